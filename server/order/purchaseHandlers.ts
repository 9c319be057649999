import { asTransaction } from '../storage/inTransaction.ts'
import type { Order } from '../../contracts/api/entities/order.ts'
import type { OrderSummary } from '../../contracts/api/entities/purchase.ts'
import {
  cancelOrder as cancel,
  createReturnLabel,
  downloadInvoice,
  readPurchase,
  readPurchaseHistory,
  resendGiftCardEmail,
  resendOrderEmail,
  trackOrder,
} from '../../contracts/api/cart/purchaseApi.ts'
import { newGiftCardSecret } from '../giftcard/findGiftCard.ts'
import { giftCardLetter } from '../giftcard/giftCardLetter.ts'
import { kept } from '../giftcard/issueGiftCards.ts'
import { answer, refuse } from '../kit/answer.ts'
import type { Refusal } from '../kit/answer.ts'
import type { Context } from '../kit/Context.ts'
import { handle, handleInSteps } from '../kit/handle.ts'
import type { Handler } from '../kit/handle.ts'
import { sendMail } from '../mail/sendMail.ts'
import type { ReachProvider } from '../payment/paymentHandlers.ts'
import type { Tx } from '../storage/Tables.ts'
import { cancelOrder } from './cancelOrder.ts'
import { creditNoteFile, invoiceFile } from './documents/orderPapers.ts'
import { resendLetters } from './resendLetters.ts'
import { reachOrder, reachPapers, toStranger, trackedOrder } from './trackedOrder.ts'
import type { Proof } from './trackedOrder.ts'
import { createReturnLabel as returnLabel } from './returnLabel.ts'

const largestPage = 50
const usualPage = 10

/** Every order that was ever confirmed, whatever happened to it later. */
export const purchaseHandlers = (reach: ReachProvider): readonly Handler[] => [
  /** ORD-04: newest first; a page beyond the last has no orders. */
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
  handle(readPurchase, async ({ params }, caller, { db, locale }) => {
    const row = await reachOrder(db, params.orderId, { subject: caller.subject })
    return '_tag' in row ? refuse('OHS4004') : answer(await trackedOrder(db, row, locale))
  }),
  /** ORD-06, ORD-15, ORD-24 */
  handle(downloadInvoice, async ({ body }, caller, { db, now, locale, seller }) => {
    const row = await reachPapers(db, body.orderId, { ...body, subject: caller.subject })
    if ('_tag' in row) return row
    const { creditNote: wanted } = body
    if (wanted === undefined)
      return answer(await invoiceFile(db, row, { now, locale, seller }), `invoice-${row.number}.pdf`)
    const creditNote = await creditNoteFile(db, row, wanted, { now, locale, seller })
    return creditNote === null ? refuse('ORD409') : answer(creditNote, `credit-note-${wanted}.pdf`)
  }),
  /** ORD-07 */
  handle(createReturnLabel, async (input, caller, context) => returnLabel({ ...context, caller }, input)),
  /** ORD-08 */
  handle(trackOrder, async ({ body: { orderNumber, email, postalCode } }, _caller, { db, locale }) => {
    const row = await reachOrder(db, orderNumber, { email, postalCode })
    if ('_tag' in row) return row
    return answer(toStranger(await trackedOrder(db, row, locale), { knowsPostalCode: postalCode !== undefined }))
  }),
  /** ORD-10 */
  handle(resendGiftCardEmail, async ({ body }, { subject }, context) => {
    const refusal = await resendGiftCard(asTransaction(context.db), { ...body, subject }, context)
    return refusal ?? answer({ success: true as const })
  }),
  /** ORD-19 */
  handle(resendOrderEmail, async ({ body }, { subject }, context) => {
    const sent = await resendLetters(asTransaction(context.db), { ...body, subject }, context)
    return '_tag' in sent ? sent : answer(sent)
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

/**
 * ORD-10: sends the letters of an item again. The server does not know the numbers, so the cards get new ones with the
 * same balance, and the old letters stop working. GFO404 = no gift card of this order, GFO405 = used up already.
 */
const resendGiftCard = async (
  tx: Tx,
  { orderId, itemId, ...proof }: Proof & { readonly orderId: string; readonly itemId: string },
  { now, newId, locale, publicUrl, seller }: Pick<Context, 'now' | 'newId' | 'locale' | 'publicUrl' | 'seller'>,
): Promise<Refusal | undefined> => {
  const order = await reachPapers(tx, orderId, proof)
  if ('_tag' in order) return order
  const item: Order['items'][number] | undefined = order.document.items.find((each) => each.itemId === itemId)
  const rows = await tx
    .selectFrom('gift_card')
    .select(['id', 'balance'])
    .where('order_number', '=', order.number)
    .where('item_id', '=', itemId)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (!item || rows.length === 0) return refuse('GFO404')
  const left = rows.filter(({ balance }) => balance > 0)
  if (left.length === 0) return refuse('GFO405')
  for (const { id, balance } of left) {
    const secret = newGiftCardSecret()
    await tx.updateTable('gift_card').set(kept(secret)).where('id', '=', id).execute()
    await sendMail(
      tx,
      giftCardLetter(order.document, { ...item, price: { ...item.price, original: balance } }, secret, {
        locale,
        publicUrl,
        seller,
      }),
      now,
      newId,
    )
  }
  return undefined
}
