import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyCoupon, removeCoupon } from '../../../contracts/api/cartApi.ts'
import { guestShop } from './guestShop.ts'
import type { Guest } from './guestCalls.ts'
import type { GuestShop } from './guestShop.ts'

let shop: GuestShop
let guest: Guest
let sku: string

beforeAll(async () => {
  shop = await guestShop()
  guest = await shop.newGuest()
  ;[sku = ''] = await shop.ordinarySkus(1)
})
afterAll(() => shop.close())

const apply = (cartId: string, code: string) => guest.ask(applyCoupon, { body: { cartId, code } })
const remove = (cartId: string, code: string) => guest.ask(removeCoupon, { body: { cartId, code } })

test('CART-19 a code is trimmed, upper-cased, taken off the order and named; removed it is gone', async () => {
  const { basketId, totals } = await guest.withItem(sku)
  const answer = await apply(basketId, ' welcome10 ')
  const tenth = Math.round(totals.itemSubTotal / 10)
  expect(answer.body.couponItems).toEqual([{ code: 'WELCOME10', valid: true, discount: tenth }])
  expect(answer.body.orderPromotions).toEqual([
    { promotionId: 'welcome', promotionName: '10% off your order', discount: tenth },
  ])
  expect(answer.body.totals).toMatchObject({ discount: tenth, totalDiscount: tenth, itemSubTotal: totals.itemSubTotal })
  expect((await guest.read(basketId, {}, { locale: 'fr-ca' })).orderPromotions[0]?.promotionName).toBe(
    '10 % sur votre commande',
  )
  const gone = await remove(basketId, 'welcome10')
  expect([gone.body.couponItems, gone.body.totals.discount]).toEqual([[], 0])
  expect((await remove(basketId, 'welcome10')).error?.errorId).toBe('PRM130')
})

test('CART-19 FREESHIP pays for any method and says what it saved', async () => {
  const cheap = shop.catalogue.products.find(({ isDigital, price }) => !isDigital && price.USD.current < 8_000)!
    .variants[0]!.sku
  await shop.setStock(cheap, 20)
  const { basketId, totals } = await guest.withItem(cheap)
  expect(totals.shipping).toBe(600)
  const answer = await apply(basketId, 'FREESHIP')
  expect([answer.body.totals.shipping, answer.body.couponItems]).toEqual([
    0,
    [{ code: 'FREESHIP', valid: true, discount: 600 }],
  ])
  expect(answer.body.shippingMethods[0]?.applicableShippingMethods.map(({ price }) => price)).toEqual([0, 0, 0, 0])
})

test.each([
  ['NOSUCHCODE', 400, 'PRM130'],
  ['EXPIRED20', 400, 'PRM155'],
  ['SOON15', 400, 'PRM135'],
])('CART-19 %s is refused with %i %s and changes nothing', async (code, status, errorId) => {
  const { basketId } = await guest.withItem(sku)
  const answer = await apply(basketId, code)
  expect([answer.status, answer.error?.errorId]).toEqual([status, errorId])
  expect((await guest.read(basketId)).couponItems).toEqual([])
})

test('CART-19 twice the same is PRM416, a sixth is PRM140', async () => {
  const { basketId } = await guest.withItem(sku)
  const rows = [1, 2, 3, 4, 5].map((figure) => ({
    code: `FIVER${figure}`,
    promotion_id: `five-${figure}`,
    name: 'One off',
    french_name: 'Un de moins',
    benefit: 'amountOffOrder' as const,
    amount: 100,
    valid_from: null,
    valid_to: null,
    once: false,
    threshold: null,
  }))
  await shop.storage.db.insertInto('coupon').values(rows).execute()
  for (const { code } of rows) expect((await apply(basketId, code)).status).toBe(200)
  const twice = await apply(basketId, 'FIVER3')
  expect([twice.status, twice.error?.errorId]).toEqual([409, 'PRM416'])
  expect((await apply(basketId, 'WELCOME10')).error?.errorId).toBe('PRM140')
  expect((await guest.read(basketId)).totals.discount).toBe(500)
})

test('CART-19 a code that has run out meanwhile stays, marked, and takes nothing off', async () => {
  const { basketId } = await guest.withItem(sku)
  await apply(basketId, 'WELCOME10')
  const end = (valid_to: number | null) =>
    shop.storage.db.updateTable('coupon').set({ valid_to }).where('code', '=', 'WELCOME10').execute()
  await end(shop.clock.now)
  const answer = await guest.read(basketId)
  expect([answer.couponItems, answer.totals.discount]).toEqual([[{ code: 'WELCOME10', valid: false, discount: 0 }], 0])
  await end(null)
})

test('CART-19 a code of ten thousand letters is refused in words', async () => {
  const { basketId } = await guest.withItem(sku)
  const answer = await shop.call('PUT', '/cart/v1/coupon', {
    token: guest.token,
    key: 'long',
    body: { cartId: basketId, code: 'X'.repeat(10_000) },
  })
  expect([answer.status, answer.error?.errorId, answer.error?.field]).toEqual([400, 'API400', 'code'])
})

test('CART-19 PAY-16 a gift card is money: no code takes anything off it, and six of them reach no threshold', async () => {
  const card = shop.catalogue.products.find(({ isDigital }) => isDigital)!
  const goods = shop.catalogue.products.find(({ id }) => shop.catalogue.variantBySku.get(sku)?.product.id === id)!
  await shop.setStock(card.variants[0]!.sku, 50)
  const { basketId, totals } = await guest.withItem(card.variants[0]!.sku, 6)
  expect([totals.itemSubTotal, totals.total]).toEqual([card.price.USD.current * 6, card.price.USD.current * 6])
  for (const code of ['WELCOME10', 'TRAIL5', 'FREESHIP']) {
    const answer = await apply(basketId, code)
    expect([answer.status, answer.error?.errorId, answer.error?.message]).toEqual([
      400,
      'PRM175',
      'Codes do not apply to gift cards, and there is nothing else in your cart.',
    ])
  }
  await guest.add(basketId, sku, 1)
  const both = (await apply(basketId, 'WELCOME10')).body
  const tenth = Math.round(goods.price.USD.current / 10)
  expect([both.couponItems, both.totals.discount]).toEqual([
    [{ code: 'WELCOME10', valid: true, discount: tenth }],
    tenth,
  ])
  if (goods.price.USD.current < 25_000) expect((await apply(basketId, 'PEAK25')).error?.errorId).toBe('PRM175')
  const distance = both.promoSummary.find(
    ({ promotionId }) => promotionId === 'free-standard-shipping',
  )?.distanceFromConditionThreshold
  expect(distance).toBe(Math.max(0, 10_000 - goods.price.USD.current))
})
