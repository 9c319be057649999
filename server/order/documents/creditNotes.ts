import type { Order } from '../../../contracts/api/entities/order.ts'
import { sum } from '../../../core/domain/money/amounts.ts'
import { leftParts, refundedSum } from '../../../core/domain/order/refundRules.ts'
import type { RefundPart } from '../../../core/domain/order/refundRules.ts'
import { refundedGroups } from '../../../core/domain/tax/taxGroup.ts'
import type { Tx } from '../../storage/Tables.ts'
import type { Credit } from '../../storage/tables/OrderTables.ts'
import type { OrderRow } from '../settleOrder.ts'
import { issueCreditNote } from './numberPapers.ts'
import { taxesOf } from './orderTaxes.ts'

type Refund = {
  /** The order before it. */
  readonly order: Order
  /** For what. */
  readonly items: Credit['items']
  readonly parts: readonly Pick<RefundPart, 'instrumentId' | 'amount'>[]
  /** What was given back or promised of the order before, minor units. */
  readonly before: number
}

/** ORD-24: what a refund gives back, by rate; the credit notes of a whole order sum to its invoice. */
export const creditOf = ({ taxes }: Pick<OrderRow, 'taxes'>, { order, items, parts, before }: Refund): Credit => {
  const groups = taxesOf(order, taxes)
  const total = sum(parts.map(({ amount }) => amount))
  return {
    total,
    taxes: groups && refundedGroups(groups, total, before),
    items: items.map(({ itemId, qty }) => ({ itemId, qty })),
    parts: parts.map(({ instrumentId, amount }) => ({ instrumentId, amount })),
  }
}

/**
 * ORD-24: the number of the credit note for a cancelled order, as it stood before; null if nothing was left of what was
 * paid.
 */
export const creditCancelled = async (tx: Tx, row: OrderRow, order: Order, now: number): Promise<string | null> => {
  const refund = { order, items: order.items, parts: leftParts(order), before: refundedSum(order) }
  return numberFor(tx, row.number, cancellationOf(row.number), creditOf(row, refund), now)
}

/** OPR-67, ORD-24: the number of the credit note for the order's nth refund of a part. */
export const creditInPart = (
  tx: Tx,
  row: OrderRow,
  { place, ...refund }: Refund & { readonly place: number },
  now: number,
): Promise<string | null> => numberFor(tx, row.number, `refund/${row.number}/${place}`, creditOf(row, refund), now)

/** ORD-24: the number of the credit note for what came back with the order's nth label; null if nothing is refunded. */
export const creditReturned = (
  tx: Tx,
  number: string,
  { place, credit }: { readonly place: number; readonly credit: Credit },
  now: number,
): Promise<string | null> => numberFor(tx, number, `return/${number}/${place}`, credit, now)

/** The id of the credit note of a cancelled order. */
export const cancellationOf = (number: string): string => `cancellation/${number}`

const numberFor = async (
  tx: Tx,
  orderNumber: string,
  cause: string,
  credit: Credit,
  now: number,
): Promise<string | null> =>
  credit.total > 0 ? (await issueCreditNote(tx, { orderNumber, cause, credit }, now)).number : null
