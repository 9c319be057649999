import { describe, expect, test } from 'vitest'
import { applyCoupon, removeCoupon } from '../../../contracts/api/cart/cartApi.ts'
import { useGuestShop } from '../support/useGuestShop.ts'
import { expectRefusal } from '../support/expectRefusal.ts'

const { shop, guest, sku } = await useGuestShop(1)

const apply = (cartId: string, code: string) => guest.ask(applyCoupon, { body: { cartId, code } })
const remove = (cartId: string, code: string) => guest.ask(removeCoupon, { body: { cartId, code } })

describe('when the code is good', () => {
  test('CART-19 API-017 a code is trimmed and upper-cased, and its discount is taken off the order under its name', async () => {
    const { basketId, totals } = await guest.withItem(sku)
    const answer = await apply(basketId, ' welcome10 ')
    const tenth = Math.round(totals.itemSubTotal / 10)
    expect(answer.body.couponItems).toEqual([{ code: 'WELCOME10', valid: true, discount: tenth }])
    expect(answer.body.orderPromotions).toEqual([
      { promotionId: 'welcome', promotionName: '10% off your order', discount: tenth },
    ])
    expect(answer.body.totals).toMatchObject({
      discount: tenth,
      totalDiscount: tenth,
      itemSubTotal: totals.itemSubTotal,
    })
    expect((await guest.read(basketId, {}, { locale: 'fr-ca' })).orderPromotions[0]?.promotionName).toBe(
      '10 % sur votre commande',
    )
  })

  test('CART-19 API-018 a code that was removed is gone, with its discount', async () => {
    const { basketId } = await guest.withItem(sku)
    await apply(basketId, 'WELCOME10')
    const removed = await remove(basketId, 'welcome10')
    expect(removed.body.couponItems).toEqual([])
    expect(removed.body.totals.discount).toBe(0)
    expect((await guest.read(basketId)).couponItems).toEqual([])
    expectRefusal(await remove(basketId, 'welcome10'), 400, 'PRM130')
  })

  test('CART-19 FREESHIP pays for any method and says what it saved', async () => {
    const cheap = shop.catalogue.products.find(({ isDigital, price }) => !isDigital && price.USD.current < 8_000)!
      .variants[0]!.sku
    await shop.setStock(cheap, 20)
    const { basketId, totals } = await guest.withItem(cheap)
    expect(totals.shipping).toBe(600)
    const answer = await apply(basketId, 'FREESHIP')
    expect(answer.body.totals.shipping).toBe(0)
    expect(answer.body.couponItems).toEqual([{ code: 'FREESHIP', valid: true, discount: 600 }])
    expect(answer.body.shippingMethods[0]?.applicableShippingMethods.map(({ price }) => price)).toEqual([0, 0, 0, 0])
  })
})

describe('when it is refused or has run out', () => {
  test.each([
    ['NOSUCHCODE', 400, 'PRM130'],
    ['EXPIRED20', 400, 'PRM155'],
    ['SOON15', 400, 'PRM135'],
  ])('CART-19 API-017 %s is refused with %i %s and changes nothing', async (code, status, errorId) => {
    const { basketId } = await guest.withItem(sku)
    const answer = await apply(basketId, code)
    expectRefusal(answer, status, errorId)
    expect((await guest.read(basketId)).couponItems).toEqual([])
  })

  test('CART-19 API-017 twice the same is PRM416, a sixth is PRM140', async () => {
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
    expectRefusal(twice, 409, 'PRM416')
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
    expect(answer.couponItems).toEqual([{ code: 'WELCOME10', valid: false, discount: 0 }])
    expect(answer.totals.discount).toBe(0)
    await end(null)
  })

  test('CART-19 a code of ten thousand letters is refused with a message', async () => {
    const { basketId } = await guest.withItem(sku)
    const answer = await shop.call('PUT', '/cart/v1/coupon', {
      token: guest.token,
      key: 'long',
      body: { cartId: basketId, code: 'X'.repeat(10_000) },
    })
    expectRefusal(answer, 400, 'API400', { field: 'code' })
  })
})

test('CART-19 PAY-16 a gift card is money: no code takes anything off it, and six of them reach no threshold', async () => {
  const card = shop.catalogue.products.find(({ isDigital }) => isDigital)!
  const goods = shop.catalogue.products.find(({ id }) => shop.catalogue.variantBySku.get(sku)?.product.id === id)!
  await shop.setStock(card.variants[0]!.sku, 50)
  const { basketId, totals } = await guest.withItem(card.variants[0]!.sku, 6)
  expect(totals.itemSubTotal).toEqual(card.price.USD.current * 6)
  expect(totals.total).toEqual(card.price.USD.current * 6)
  for (const code of ['WELCOME10', 'TRAIL5', 'FREESHIP']) {
    const answer = await apply(basketId, code)
    expectRefusal(answer, 400, 'PRM175', {
      message: 'Codes do not apply to gift cards, and there is nothing else in your cart.',
    })
  }
  await guest.add(basketId, sku, 1)
  const both = (await apply(basketId, 'WELCOME10')).body
  const tenth = Math.round(goods.price.USD.current / 10)
  expect(both.couponItems).toEqual([{ code: 'WELCOME10', valid: true, discount: tenth }])
  expect(both.totals.discount).toEqual(tenth)
  if (goods.price.USD.current < 25_000) expect((await apply(basketId, 'PEAK25')).error?.errorId).toBe('PRM175')
  const distance = both.promoSummary.find(
    ({ promotionId }) => promotionId === 'free-standard-shipping',
  )?.distanceFromConditionThreshold
  expect(distance).toBe(Math.max(0, 10_000 - goods.price.USD.current))
})
