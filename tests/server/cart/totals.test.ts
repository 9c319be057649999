import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyCoupon, createCartWithItem } from '../../../contracts/api/cart/cartApi.ts'
import { setShippingAddress, setShippingMethod } from '../../../contracts/api/cart/cartDeliveryApi.ts'
import type { Basket } from '../../../contracts/api/entities/basket.ts'
import { discountPercentage } from '../../../core/domain/totals/discount.ts'
import { useGuestShop } from '../support/useGuestShop.ts'

const { shop } = await useGuestShop()
const reduced = shop.catalogue.products.filter(({ price }) => price.USD.current < price.USD.original)
const digital = shop.catalogue.products.filter(({ isDigital }) => isDigital)
const skus = [
  ...(await shop.ordinarySkus(5)),
  ...[...reduced.slice(0, 3), ...digital.slice(0, 1)].map(({ variants }) => variants[0]!.sku),
]
for (const sku of skus) await shop.setStock(sku, 900)

/** CART-04, checked for one basket. */
const expectConsistent = ({ totals, items, couponItems, taxIncluded, totalItems }: Basket) => {
  const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0)
  expect(totals.itemTotal).toBe(sum(items.map(({ price, qty }) => price.original * qty)))
  expect(totals.itemSubTotal).toBe(sum(items.map(({ price }) => price.rowTotal)))
  expect(totals.totalDiscount).toBe(totals.itemTotal - totals.itemSubTotal + totals.discount)
  expect(totals.total).toBe(totals.itemSubTotal - totals.discount + totals.shipping + (taxIncluded ? 0 : totals.tax))
  expect(totals.totalWithoutTax).toEqual(totals.total - totals.tax)
  expect(totals.netAmount).toEqual(totals.total - totals.tax)
  expect(totals.taxAmount).toEqual(totals.tax)
  expect(totals.remainingToPay).toBe(totals.total - totals.appliedRewards)
  expect(totals.totalUnits).toEqual(sum(items.map(({ qty }) => qty)))
  expect(totalItems).toEqual(totals.totalUnits)
  expect(totals.totalDiscountPercentage).toBe(discountPercentage(totals.totalDiscount, totals.itemTotal))
  expect(sum(items.map(({ taxTotal }) => taxTotal))).toBeLessThanOrEqual(totals.tax)
  expect(sum(couponItems.filter(({ code }) => code !== 'FREESHIP').map(({ discount }) => discount))).toBe(
    totals.discount,
  )
  expect(totals.discount).toBeLessThanOrEqual(
    sum(items.map(({ price, isDigitalProduct }) => (isDigitalProduct ? 0 : price.rowTotal))),
  )
  for (const figure of Object.values(totals)) expect(figure).toBeGreaterThanOrEqual(0)
  expect(discountPercentage(totals.totalDiscount, totals.itemTotal)).toBeLessThanOrEqual(100)
}

const places = {
  'en-us': [
    { country: 'US', province: 'CA', postalCode: '93514' },
    { country: 'US', province: 'OR', postalCode: '97201' },
  ],
  'fr-ca': [{ country: 'CA', province: 'QC', postalCode: 'H2X 1Y4' }],
  'en-gb': [{ country: 'GB', postalCode: 'SW1A 1AA' }],
  'de-de': [
    { country: 'DE', postalCode: '10115' },
    { country: 'IT', postalCode: '00100', province: 'MI' },
  ],
} as const

test('CART-02 CART-03 CART-04 the figures of every basket agree with each other and with its lines', async () => {
  const locale = fc.constantFrom('en-us', 'fr-ca', 'en-gb', 'de-de')
  const lines = fc.array(fc.tuple(fc.nat(8), fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 4 })
  const codes = fc.subarray(['WELCOME10', 'FREESHIP', 'ONCE5'])
  const method = fc.constantFrom(null, 'standard', 'home', 'pickup')
  await fc.assert(
    fc.asyncProperty(
      locale,
      lines,
      codes,
      method,
      fc.option(fc.nat(1)),
      async (where, wanted, coupons, code, place) => {
        const guest = await shop.newGuest()
        const how = { locale: where }
        const [[first, qty], ...others] = wanted as [[number, number], ...[number, number][]]
        let basket = await guest.done(
          createCartWithItem,
          { query: {}, body: { productId: skus[first % skus.length]!, qty } },
          how,
        )
        const { basketId } = basket
        expectConsistent(basket)
        for (const [which, more] of others)
          expectConsistent((basket = await guest.add(basketId, skus[which % skus.length]!, more, how)))
        const hasGoods = basket.items.some(({ isDigitalProduct }) => !isDigitalProduct)
        for (const coupon of hasGoods ? coupons : [])
          expectConsistent((basket = await guest.done(applyCoupon, { body: { cartId: basketId, code: coupon } }, how)))
        if (code !== null) {
          const answer = await guest.ask(
            setShippingMethod,
            { query: {}, body: { cartId: basketId, code, shippingId: 'me', shopperAppliedSM: true } },
            how,
          )
          if (answer.status === 200) expectConsistent((basket = answer.body))
        }
        if (place !== null) {
          const address = places[where][place % places[where].length]!
          basket = await guest.done(
            setShippingAddress,
            { params: { basketId }, body: { addresses: [address], context: 'estimate' } },
            how,
          )
          expectConsistent(basket)
        }
        expect({ ...(await guest.read(basketId, {}, how)), flashMessages: [] }).toEqual({
          ...basket,
          flashMessages: [],
        })
      },
    ),
    { numRuns: 30 },
  )
}, 60_000)

test('CART-04 Europe has its tax in the prices, and the total does not move with it', async () => {
  const guest = await shop.newGuest()
  const basket = await guest.withItem(skus[0]!, 1, { locale: 'de-de' })
  const { basketId, totals } = basket
  expect(totals.tax).toBe(Math.round((totals.total * 1900) / 11_900))
  const address = { country: 'IT', postalCode: '00100', province: 'MI' }
  const answer = await guest.done(
    setShippingAddress,
    { params: { basketId }, body: { addresses: [address], context: 'estimate' } },
    { locale: 'de-de' },
  )
  expect(answer.totals.total).toEqual(totals.total)
  expect(answer.totals.tax).toEqual(Math.round((totals.total * 2200) / 12_200))
})
