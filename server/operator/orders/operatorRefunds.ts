import type { OrderRefunds, RefundWanted } from '../../../contracts/api/operator/operatorOrder.ts'
import type { Order } from '../../../contracts/api/entities/order.ts'
import { formatMoney } from '../../../core/domain/money/formatMoney.ts'
import type { LinePieces } from '../../../core/domain/order/refundRules.ts'
import { refuse } from '../../kit/answer.ts'
import type { Refusal } from '../../kit/answer.ts'
import { amountFor, refundableOf, refundInPart } from '../../order/partRefunds.ts'
import type { Refundable } from '../../order/partRefunds.ts'
import type { Happening, OrderRow } from '../../order/settleOrder.ts'
import type { Db, Tx } from '../../storage/Tables.ts'

/** OPR-67: what can still be given back, and what operators gave back. */
export const readRefunds = async (db: Db, row: OrderRow): Promise<OrderRefunds> => {
  const { left, pieces, given } = await refundableOf(db, row)
  const refunds = await db
    .selectFrom('order_refund')
    .selectAll()
    .where('order_number', '=', row.number)
    .orderBy('place')
    .execute()
  return {
    left,
    pieces,
    given,
    refunds: refunds.map(({ amount, reason, made_by: by, at, items, owed, refund_id: refundId }) => ({
      amount,
      reason,
      by,
      at,
      items,
      isOwed: owed !== null && refundId === null,
    })),
  }
}

type Asked = RefundWanted & { readonly by: string }

/** OPR-67, OPR-68: of an order whose row is locked. Returns what the audit trail says of it. */
export const refundAsked = async (
  tx: Tx,
  row: OrderRow,
  { seen, reason, items = [], amount, by }: Asked,
  happening: Happening,
  newId: () => string,
): Promise<Refusal | Readonly<Record<string, string>>> => {
  if (reason.trim() === '') return fault('reason', 'Write why money is given back.')
  if (items.length > 0 === (amount !== undefined))
    return fault('amount', 'Choose pieces or name an amount, one of the two.')
  const state = await refundableOf(tx, row)
  if (state.left === 0) return nothingLeft
  if (seen !== state.left) return refuse('OPR409')
  const money = (minor: number) => formatMoney(minor, row.currency, 'en-us')
  if (amount !== undefined && (amount <= 0 || amount > state.left))
    return fault('amount', `The amount must be more than 0, and ${money(state.left)} at most.`)
  const wrong = wrongPieces(row.document, state, items)
  if (wrong) return fault('items', wrong)
  const given = amount ?? amountFor(row.document, state, items)
  if (given === 0) return nothingLeft
  await refundInPart(tx, row, { items, amount: given, reason: reason.trim(), by }, happening, newId)
  return {
    refunded: money(given),
    reason: reason.trim(),
    ...(items.length > 0 ? { pieces: piecesText(row.document, items) } : {}),
  }
}

const nothingLeft = refuse('OPR412', { message: 'There is nothing left to give back for this. Nothing was changed.' })

const fault = (field: string, message: string): Refusal => refuse('OPR400', { field, message })

const wrongPieces = (order: Order, { pieces }: Refundable, items: LinePieces): string | undefined => {
  if (new Set(items.map(({ itemId }) => itemId)).size < items.length) return 'A line is named twice.'
  for (const { itemId, qty } of items) {
    const line = order.items.find((item) => item.itemId === itemId)
    if (!line) return 'The order has no such line.'
    if (line.isDigitalProduct) return `${line.name} was e-mailed. Name an amount instead.`
    const left = pieces.find((each) => each.itemId === itemId)?.qty ?? 0
    if (qty > left) return `${line.name}: the price of ${left} can be given back, not of ${qty}.`
  }
  return undefined
}

const piecesText = (order: Order, items: LinePieces): string =>
  items
    .map(({ itemId, qty }) => `${qty} × ${order.items.find((item) => item.itemId === itemId)?.productId ?? itemId}`)
    .join(', ')
