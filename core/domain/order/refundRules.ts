import type { Order } from '../../../contracts/api/entities/order.ts'
import { allocate, share, sum } from '../money/amounts.ts'
import { isMainMethod } from '../payment/payments.ts'

export type LinePieces = readonly { readonly itemId: string; readonly qty: number }[]

/**
 * ORD-16: what was paid for the pieces that are back, minor units: their part of the line, less its part of the order's
 * discount, with its tax. When everything that was not e-mailed is back, what shipping cost too. No more pieces of a line
 * count than were bought.
 */
export const worthOfReturned = (
  { items, totals, taxIncluded }: Pick<Order, 'items' | 'totals' | 'taxIncluded'>,
  back: LinePieces,
): number => {
  const discounts = allocate(
    totals.discount,
    items.map(({ isDigitalProduct, price }) => (isDigitalProduct ? 0 : price.rowTotal)),
  )
  const worth = items.map(
    ({ price, taxTotal }, place) => price.rowTotal - (discounts[place] ?? 0) + (taxIncluded ? 0 : taxTotal),
  )
  const backOf = (itemId: string) => countOf(back, itemId)
  const goods = sum(items.map(({ itemId, qty }, place) => share(worth[place] ?? 0, Math.min(backOf(itemId), qty), qty)))
  const isAll = items.every(({ itemId, qty, isDigitalProduct }) => isDigitalProduct || backOf(itemId) >= qty)
  return isAll ? goods + totals.total - sum(worth) : goods
}

/** OPR-67: what more pieces are worth, when those of `before` were given back already. */
export const worthOfMore = (
  order: Pick<Order, 'items' | 'totals' | 'taxIncluded'>,
  more: LinePieces,
  before: LinePieces,
): number => worthOfReturned(order, [...before, ...more]) - worthOfReturned(order, before)

/** OPR-67: the pieces of each line that are left without these. What was e-mailed is not given back piece by piece. */
export const piecesLeft = ({ items }: Pick<Order, 'items'>, gone: LinePieces): LinePieces =>
  items
    .map(({ itemId, qty, isDigitalProduct }) => ({ itemId, qty: isDigitalProduct ? 0 : qty - countOf(gone, itemId) }))
    .filter(({ qty }) => qty > 0)

const countOf = (pieces: LinePieces, itemId: string): number =>
  sum(pieces.filter((each) => each.itemId === itemId).map(({ qty }) => qty))

/** What each instrument gets back, in the order's own order. `amount`: minor units, more than 0. */
export type RefundPart = { readonly instrumentId: string; readonly isMain: boolean; readonly amount: number }

/** What each instrument has paid and not got back yet. */
export const leftParts = ({ paymentMethod }: Pick<Order, 'paymentMethod'>): readonly RefundPart[] =>
  paymentMethod
    .map(({ paymentInstrumentId, payment_method_id: method, additionalData }) => ({
      instrumentId: paymentInstrumentId,
      isMain: isMainMethod(method),
      amount: Math.max(0, additionalData.amount - (additionalData.refunded ?? 0)),
    }))
    .filter(({ amount }) => amount > 0)

/**
 * ORD-16: the main method gets back first what it paid, then the others; none gets more than it paid and has not got
 * back yet.
 */
export const refundParts = (order: Pick<Order, 'paymentMethod'>, owed: number): readonly RefundPart[] => {
  const sources = leftParts(order)
  const parts: RefundPart[] = []
  let open = owed
  for (const source of [...sources.filter(isMain), ...sources.filter((each) => !isMain(each))]) {
    const amount = Math.min(open, source.amount)
    if (amount > 0) parts.push({ ...source, amount })
    open -= amount
  }
  return parts
}

const isMain = (source: { readonly isMain: boolean }): boolean => source.isMain

/** What was given back already, minor units. */
export const refundedSum = ({ paymentMethod }: Pick<Order, 'paymentMethod'>): number =>
  sum(paymentMethod.map(({ additionalData: { refunded = 0 } }) => refunded))

/** The order after these refunds. */
export const withRefunds = (order: Order, parts: readonly RefundPart[]): Order => ({
  ...order,
  paymentMethod: order.paymentMethod.map((instrument) => {
    const part = parts.find(({ instrumentId }) => instrumentId === instrument.paymentInstrumentId)
    const { refunded = 0 } = instrument.additionalData
    return part === undefined
      ? instrument
      : { ...instrument, additionalData: { ...instrument.additionalData, refunded: refunded + part.amount } }
  }),
})
