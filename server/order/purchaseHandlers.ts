import {
  cancelOrder as cancel,
  createReturnLabel,
  downloadInvoice,
  readPurchase,
  readPurchaseHistory,
  resendGiftCardEmail,
  trackOrder,
} from '../../contracts/api/purchaseApi.ts'
import type { OrderSummary } from '../../contracts/api/purchase.ts'
import type { Order } from '../../contracts/api/order.ts'
import { answer, refuse } from '../http/answer.ts'
import { resendGiftCard } from '../giftcard/resendGiftCard.ts'
import { handle, handleInSteps } from '../http/handle.ts'
import type { Handler } from '../http/handle.ts'
import type { ReachProvider } from '../payment/paymentHandlers.ts'
import type { Tx } from '../storage/Tables.ts'
import { cancelOrder } from './cancelOrder.ts'
import { invoicePdf } from './documents/invoicePdf.ts'
import { reachOrder } from './reachOrder.ts'
import { createReturnLabel as returnLabel } from './returnLabel.ts'
import { toStranger, trackedOrder } from './trackedOrder.ts'

const largestPage = 50
const usualPage = 10

/** Orders from the moment they were confirmed, whatever became of them. */
export const purchaseHandlers = (reach: ReachProvider): readonly Handler[] => [
  /** ORD-04: newest first; a page outside what there is has no orders. */
  handle(readPurchaseHistory, async ({ body }, caller, { db }) => {
    const size = Math.min(Math.max(body.pageSize ?? usualPage, 1), largestPage)
    const page = Math.min(Math.max(body.page ?? 1, 1), 1_000_000)
    const own = db.selectFrom('orders').where('subject', '=', caller.subject).where('confirmed_at', 'is not', null)
    const all = await own.select('number').execute()
    const rows = await own
      .select('document')
      .orderBy('created_at', 'desc')
      .orderBy('number', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute()
    return answer({ total: all.length, orders: rows.map(({ document }) => summaryOf(document)) })
  }),
  /** ORD-05, AUTH-32: another's order is not in one's history. */
  handle(readPurchase, async ({ params }, caller, { db }) => {
    const row = await reachOrder(db, params.orderId, { subject: caller.subject })
    return '_tag' in row ? refuse('OHS4004') : answer(await trackedOrder(db, row))
  }),
  /** ORD-06 */
  handle(downloadInvoice, async ({ body }, caller, { db, locale }) => {
    const row = await reachOrder(db, body.orderId, { subject: caller.subject })
    return '_tag' in row ? row : answer(await invoicePdf(row.document, locale), `invoice-${row.number}.pdf`)
  }),
  /** ORD-07 */
  handle(createReturnLabel, async (input, caller, context) => returnLabel({ ...context, caller }, input)),
  /** ORD-08 */
  handle(trackOrder, async ({ body: { orderNumber, email, postalCode } }, _caller, { db }) => {
    const row = await reachOrder(db, orderNumber, { email, postalCode })
    return '_tag' in row ? row : answer(toStranger(await trackedOrder(db, row)))
  }),
  /** ORD-10 */
  handle(resendGiftCardEmail, async ({ body }, { subject }, context) => {
    const refusal = await resendGiftCard(context.db as Tx, { ...body, subject }, context)
    return refusal ?? answer({ success: true as const })
  }),
  /** ORD-09 */
  handleInSteps(cancel, async (input, caller, context, step) =>
    cancelOrder({ ...context, caller }, input, step, reach(context.db)),
  ),
]

const summaryOf = ({ orderNumber, status, placedAt, currency, totals, items }: Order): OrderSummary => ({
  orderNumber,
  status,
  placedAt,
  currency,
  total: totals.total,
  totalUnits: totals.totalUnits,
  pictures: items.map(({ productImageURL }) => productImageURL).slice(0, 4),
})
