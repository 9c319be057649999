import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyCoupon } from '../../../contracts/api/cart/cartApi.ts'
import { setShippingMethod } from '../../../contracts/api/cart/cartDeliveryApi.ts'
import { addPaymentInstrument } from '../../../contracts/api/cart/cartPaymentApi.ts'
import { placeOrder } from '../../../contracts/api/cart/orderApi.ts'
import type { Order } from '../../../contracts/api/entities/order.ts'
import { sum } from '../../../core/domain/money/amounts.ts'
import { taxesAt } from '../../../core/domain/tax/taxRate.ts'
import { fallbackLocale } from '../../../server/kit/siteLocale.ts'
import { basketTotals } from '../../../core/domain/totals/basketTotals.ts'
import { demonstrationPin } from '../../../server/giftcard/importGiftCards.ts'
import { orderSums } from '../../../server/order/letters/orderParts.ts'
import { californian, placing, readyBasket } from '../order/checkoutGuest.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { letterShop, sumsIn } from './letterShop.ts'

const shop = await closeAfterAll(letterShop())

describe('an order with a code, a free gift, a gift card and a pickup', () => {
  test('ORD-14 its receipt names each discount and what paid, and the sums add up to what was charged', async () => {
    const consumer = await shop.newConsumer()
    const { basketId } = await readyBasket(consumer, shop.sku, { qty: 20, to: californian })
    await consumer.done(applyCoupon, { body: { cartId: basketId, code: 'WELCOME10' } })
    await consumer.done(setShippingMethod, {
      query: { favStoreId: 'US001' },
      body: { cartId: basketId, code: 'pickup', shippingId: 'me', shopperAppliedSM: true },
    })
    const basket = await consumer.done(addPaymentInstrument, {
      params: { basketId },
      body: { payment_method_id: 'GIFT_CARD', giftCard: { cardNumber: '6006000000000019', pin: demonstrationPin } },
    })
    expect(basket.items.some(({ bonus }) => bonus)).toBe(true)
    const order = await consumer.done(placeOrder, placing(basket))
    const letter = await shop.letterOf(order.orderNumber, 'confirmed')
    const { parts, total, paid } = sumsIn(letter.body)
    expect(parts).toEqual([
      { name: 'Subtotal', amount: order.totals.itemSubTotal },
      { name: basket.orderPromotions[0]?.promotionName, amount: -order.totals.discount },
      { name: 'Shipping', amount: 0 },
      { name: 'Tax', amount: order.totals.tax },
    ])
    expect(order.totals.discount).toBeGreaterThan(0)
    expect(sum(parts.map(({ amount }) => amount))).toBe(total)
    expect(total).toBe(order.totals.total)
    expect(paid).toHaveLength(2)
    expect(paid).toContainEqual({ name: 'Paid with Gift card ending 0019', amount: 5_000 })
    expect(sum(paid.map(({ amount }) => amount))).toBe(total)
    expect(letter.body).toMatch(/: a gift$/m)
    await shop.expectSound(letter)
  })
})

const places = [
  { country: 'DE' },
  { country: 'GB' },
  { country: 'CA', province: 'QC' },
  { country: 'US', province: 'CA' },
  { country: 'US' },
]

describe('any order', () => {
  const charged = fc
    .record({
      lines: fc.array(
        fc.record({
          quantity: fc.integer({ min: 1, max: 9 }),
          unitCurrent: fc.integer({ min: 0, max: 90_000 }),
          unitOriginal: fc.integer({ min: 0, max: 90_000 }),
          isGiftCard: fc.boolean(),
        }),
        { minLength: 1, maxLength: 6 },
      ),
      orderDiscounts: fc.array(
        fc.record({ kind: fc.constant('amount' as const), minor: fc.integer({ min: 0, max: 50_000 }) }),
        { maxLength: 3 },
      ),
      shipping: fc.record({ price: fc.integer({ min: 0, max: 3_000 }), discount: fc.integer({ min: 0, max: 3_000 }) }),
      taxes: fc.constantFrom(...places.map(taxesAt)),
      taxIncluded: fc.boolean(),
    })
    .map((input) => ({ input, priced: basketTotals(input) }))

  test('ORD-14 the parts of its sums add up to the total, whether tax is included and whether its discounts have names', async () => {
    const { orderNumber } = await shop.orderOf(await shop.newConsumer())
    const { document } = await shop.storage.db
      .selectFrom('orders')
      .select('document')
      .where('number', '=', orderNumber)
      .executeTakeFirstOrThrow()
    fc.assert(
      fc.property(
        charged,
        fc.constantFrom('all', 'some', 'none', 'wrong'),
        fc.boolean(),
        ({ input, priced }, named, isKept) => {
          const order: Order = { ...document, totals: priced.totals, taxIncluded: input.taxIncluded }
          const discounts = priced.orderDiscounts
            .map((discount, place) => ({
              name: `Code ${place}`,
              discount: named === 'wrong' ? discount * 2 : discount,
            }))
            .slice(named === 'some' ? 1 : 0)
          const sums = orderSums(
            order,
            { discounts: named === 'none' ? null : discounts, taxes: isKept ? priced.taxGroups : null },
            fallbackLocale,
          )
          const parts = sums.filter(({ role }) => role === 'part')
          expect(sum(parts.map(({ amount }) => amount))).toBe(priced.totals.total)
          const included = sums.filter(({ role }) => role === 'included')
          if (input.taxIncluded) expect(sum(included.map(({ amount }) => amount))).toBe(priced.totals.tax)
          expect(sums.filter(({ role }) => role === 'total').map(({ amount }) => amount)).toEqual([priced.totals.total])
          if (named === 'all' && priced.orderDiscounts.every((discount) => discount > 0))
            expect(parts.filter(({ name }) => name.startsWith('Code'))).toHaveLength(priced.orderDiscounts.length)
        },
      ),
    )
  })
})
