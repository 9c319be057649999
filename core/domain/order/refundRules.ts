import type { Order } from '../../../contracts/api/entities/order.ts'
import { allocate, share, sum } from '../money/amounts.ts'
import { isMainMethod } from '../payment/payments.ts'

type Pieces = readonly { readonly itemId: string; readonly qty: number }[]

/**
 * ORD-16: what was paid for the pieces that are back, minor units: their part of the line, less its part of the order's
 * discount, with its tax. When everything that was not e-mailed is back, what shipping cost too.
 */
export const worthOfReturned = (
  { items, totals, taxIncluded }: Pick<Order, 'items' | 'totals' | 'taxIncluded'>,
  back: Pieces,
): number => {
  const discounts = allocate(
    totals.discount,
    items.map(({ isDigitalProduct, price }) => (isDigitalProduct ? 0 : price.rowTotal)),
  )
  const worth = items.map(
    ({ price, taxTotal }, place) => price.rowTotal - (discounts[place] ?? 0) + (taxIncluded ? 0 : taxTotal),
  )
  const backOf = (itemId: string) => sum(back.filter((each) => each.itemId === itemId).map(({ qty }) => qty))
  const goods = sum(items.map(({ itemId, qty }, place) => share(worth[place] ?? 0, backOf(itemId), qty)))
  const isAll = items.every(({ itemId, qty, isDigitalProduct }) => isDigitalProduct || backOf(itemId) >= qty)
  return isAll ? goods + totals.total - sum(worth) : goods
}

/** What each instrument gets back, in the order's own order. `amount`: minor units, more than 0. */
export type RefundPart = { readonly instrumentId: string; readonly isMain: boolean; readonly amount: number }

/**
 * ORD-16: the main method gets back first what it paid, then the others; none gets more than it paid and has not got
 * back yet.
 */
export const refundParts = ({ paymentMethod }: Pick<Order, 'paymentMethod'>, owed: number): readonly RefundPart[] => {
  const sources = paymentMethod.map(({ paymentInstrumentId, payment_method_id: method, additionalData }) => ({
    instrumentId: paymentInstrumentId,
    isMain: isMainMethod(method),
    left: additionalData.amount - (additionalData.refunded ?? 0),
  }))
  const parts: RefundPart[] = []
  let open = owed
  for (const { left, ...source } of [...sources.filter(isMain), ...sources.filter((each) => !isMain(each))]) {
    const amount = Math.min(open, Math.max(0, left))
    if (amount > 0) parts.push({ ...source, amount })
    open -= amount
  }
  return parts
}

const isMain = (source: { readonly isMain: boolean }): boolean => source.isMain

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
