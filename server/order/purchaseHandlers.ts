import { readPurchase, readPurchaseHistory } from '../../contracts/api/purchaseApi.ts'
import type { OrderSummary } from '../../contracts/api/purchase.ts'
import type { Order } from '../../contracts/api/order.ts'
import { answer, refuse } from '../http/answer.ts'
import { handle } from '../http/handle.ts'
import type { Handler } from '../http/handle.ts'

const largestPage = 50
const usualPage = 10

/** Orders of the signed-in consumer, once they are confirmed. */
export const purchaseHandlers: readonly Handler[] = [
  /** ORD-04: newest first; a page outside what there is has no orders. */
  handle(readPurchaseHistory, async ({ body }, caller, { db }) => {
    const size = Math.min(Math.max(body.pageSize ?? usualPage, 1), largestPage)
    const page = Math.min(Math.max(body.page ?? 1, 1), 1_000_000)
    const all = await db.selectFrom('orders').select('number').where('subject', '=', caller.subject).where('status', '=', 'confirmed').execute()
    const rows = await db
      .selectFrom('orders')
      .select('document')
      .where('subject', '=', caller.subject)
      .where('status', '=', 'confirmed')
      .orderBy('created_at', 'desc')
      .orderBy('number', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute()
    return answer({ total: all.length, orders: rows.map(({ document }) => summaryOf(document)) })
  }),
  /** ORD-05, AUTH-32: another's order is not there. */
  handle(readPurchase, async ({ params }, caller, { db }) => {
    const row = await db
      .selectFrom('orders')
      .select('document')
      .where('number', '=', params.orderId)
      .where('subject', '=', caller.subject)
      .where('status', '=', 'confirmed')
      .executeTakeFirst()
    return row ? answer(row.document) : refuse('ORD409')
  }),
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
