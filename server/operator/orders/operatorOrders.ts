import type { OrderStatus } from '../../../contracts/api/entities/order.ts'
import type { OperatorOrder, OperatorOrderRow, OrderQueue } from '../../../contracts/api/operator/operatorOrder.ts'
import { defined } from '../../../core/domain/fields/fields.ts'
import { invoiceIfIssued } from '../../order/documents/numberPapers.ts'
import { ownNumber } from '../../order/documents/orderPapers.ts'
import { ordersNamed } from '../../order/orderNames.ts'
import type { OrderRow } from '../../order/settleOrder.ts'
import { trackedOrder } from '../../order/trackedOrder.ts'
import type { Db } from '../../storage/Tables.ts'

/** The beginning of an order's number: CN-7K4. */
const isNumber = (typed: string): boolean => /^cn-|\d/i.test(typed)

/** One page of the list. */
const ordersAtOnce = 50

type Asked = { readonly queue?: OrderQueue; readonly search?: string; readonly before?: string }

/** OPR-10, OPR-66: a page of confirmed orders, the newest first. */
export const listOrders = async (
  db: Db,
  { queue, search = '', before }: Asked,
): Promise<{ readonly orders: readonly OperatorOrderRow[]; readonly next?: string }> => {
  let found = confirmed(db).selectAll('orders')
  if (queue === 'refundOwed') found = found.where('number', 'in', owing(db))
  else if (queue !== undefined) found = found.where('status', 'in', statusesOf[queue])
  const typed = search.trim()
  const escaped = typed.replaceAll(/[\\%_]/g, String.raw`\$&`)
  if (typed.includes('@')) found = found.where('email', 'ilike', `${escaped}%`)
  else if (isNumber(typed)) found = found.where('number', 'like', `${escaped.toUpperCase()}%`)
  else if (typed !== '') found = found.where('number', 'in', ordersNamed(db, typed))
  const last = before === undefined ? undefined : await confirmedOrder(db, before)
  if (last)
    found = found.where((is) =>
      is.or([
        is('created_at', '<', last.created_at),
        is.and([is('created_at', '=', last.created_at), is('number', '<', last.number)]),
      ]),
    )
  const rows = await found
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .limit(ordersAtOnce + 1)
    .execute()
  const page = rows.slice(0, ordersAtOnce)
  const owed = await owingAmong(db, page)
  return {
    orders: page.map((row) => rowOf(row, owed.has(row.number))),
    ...defined({ next: rows.length > ordersAtOnce ? page.at(-1)?.number : undefined }),
  }
}

/** By its number in whatever case; undefined: there is none that was placed. */
export const confirmedOrder = (db: Db, number: string): Promise<OrderRow | undefined> =>
  confirmed(db).selectAll('orders').where('number', '=', number.trim().toUpperCase()).executeTakeFirst()

/** OPR-10, ORD-23, ORD-24: the order with its steps, returns, refund and papers. */
export const operatorOrder = async (db: Db, row: OrderRow): Promise<OperatorOrder> => ({
  order: await trackedOrder(db, row),
  locale: row.locale,
  isRefundOwed: (await owingAmong(db, [row])).has(row.number),
  reason: row.cancel_reason,
  invoice: await numberIfIssued(db, row),
})

const numberIfIssued = async (db: Db, { number, document }: OrderRow): Promise<OperatorOrder['invoice']> => {
  const paper = await invoiceIfIssued(db, number)
  return paper === 'waiting' ? null : (paper ?? ownNumber(document))
}

const statusesOf: Readonly<Record<Exclude<OrderQueue, 'refundOwed'>, readonly OrderStatus[]>> = {
  toPack: ['confirmed', 'processing'],
  sent: ['shipped', 'ready_for_pickup'],
  delivered: ['delivered'],
  returning: ['return_requested', 'returned'],
  cancelled: ['cancelled'],
}

const confirmed = (db: Db) => db.selectFrom('orders').where('confirmed_at', 'is not', null)

/** The numbers of the orders for which the payment provider has still to give money back. */
const owing = (db: Db) =>
  db
    .selectFrom('orders')
    .select('number')
    .where('status', '=', 'cancelled')
    .where('charge_id', 'is not', null)
    .where('refund_id', 'is', null)
    .union(
      db
        .selectFrom('order_return')
        .select('order_number as number')
        .where('owed', '>', 0)
        .where('refund_id', 'is', null),
    )
    .union(
      db
        .selectFrom('order_refund')
        .select('order_number as number')
        .where('owed', '>', 0)
        .where('refund_id', 'is', null),
    )

const owingAmong = async (db: Db, rows: readonly Pick<OrderRow, 'number'>[]): Promise<ReadonlySet<string>> => {
  if (rows.length === 0) return new Set()
  const found = await db
    .selectFrom('orders')
    .select('number')
    .where(
      'number',
      'in',
      rows.map(({ number }) => number),
    )
    .where('number', 'in', owing(db))
    .execute()
  return new Set(found.map(({ number }) => number))
}

const rowOf = ({ number, status, currency, total, document }: OrderRow, isRefundOwed: boolean): OperatorOrderRow => {
  const { placedAt, shipments, billingAddress, totals } = document
  const { firstName = '', lastName = '' } =
    shipments.find(({ address }) => address !== undefined)?.address ?? billingAddress ?? {}
  return {
    orderNumber: number,
    placedAt,
    name: `${firstName} ${lastName}`.trim(),
    pieces: totals.totalUnits,
    status,
    isRefundOwed,
    shipments: shipments.map(({ shippingMethod: { code }, address }) => ({
      code,
      ...defined({ city: address?.city }),
    })),
    total,
    currency,
  }
}
