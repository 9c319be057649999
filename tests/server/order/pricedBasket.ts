import fc from 'fast-check'
import type { Order } from '../../../contracts/api/entities/order.ts'
import type { basketTotals } from '../../../core/domain/totals/basketTotals.ts'

type Basket = Parameters<typeof basketTotals>[0]

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 6 }),
  unitCurrent: fc.integer({ min: 0, max: 90_000 }),
  unitOriginal: fc.integer({ min: 0, max: 90_000 }),
})

/** What totals are made of: up to four lines with discounts, shipping and one tax, minor units. */
export const anyBasket = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  orderDiscounts: fc.array(fc.record({ kind: fc.constant('amount' as const), minor: fc.nat(50_000) }), {
    maxLength: 2,
  }),
  shipping: fc.record({ price: fc.nat(3_000), discount: fc.nat(3_000) }),
  taxes: fc.nat(25_000).map((rate) => [{ tax: 'VAT' as const, rate }]),
  taxIncluded: fc.boolean(),
})

/** The lines of an order for this basket, each like the sample; their ids are their places. */
export const itemsOf = (
  [sample]: Order['items'],
  basket: Basket,
  { lines }: ReturnType<typeof basketTotals>,
): Order['items'] => {
  if (!sample) throw new Error('The sample has a line.')
  return basket.lines.map(({ quantity }, place) => {
    const { rowTotal = 0, tax: taxTotal = 0 } = lines[place] ?? {}
    return { ...sample, itemId: `${place}`, qty: quantity, taxTotal, price: { ...sample.price, rowTotal } }
  })
}
