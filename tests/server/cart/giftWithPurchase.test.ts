import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Basket } from '../../../contracts/api/basket.ts'
import { removeItem, setShippingMethod, updateItem } from '../../../contracts/api/cartApi.ts'
import { placeOrder } from '../../../contracts/api/orderApi.ts'
import { cancelOrder } from '../../../contracts/api/purchaseApi.ts'
import { giftSku } from '../../../server/promotion/giftWithPurchase.ts'
import { accountShop } from '../consumer/accountShop.ts'
import type { AccountShop } from '../consumer/accountShop.ts'
import { placing, readyBasket } from '../order/checkoutGuest.ts'
import type { Guest } from './guestCalls.ts'

/** Goods for so much bring the gift, minor units. */
const enough = 100_000

let shop: AccountShop
let guest: Guest
let sku: string
let price: number
beforeAll(async () => {
  shop = await accountShop()
  guest = await shop.newGuest()
  ;[sku = ''] = await shop.ordinarySkus(1, 900)
  price = shop.catalogue.variantBySku.get(sku)!.product.price.USD.current
  await shop.setStock(giftSku, 40)
})
afterAll(() => shop.close())

const many = () => Math.ceil(enough / price)
const gifts = ({ items }: Basket) =>
  items
    .filter(({ bonus }) => bonus)
    .map(({ productId, qty, price: { current, rowTotal } }) => [productId, qty, current, rowTotal])
const oneGift = [[giftSku, 1, 0, 0]]
const setQuantity = (to: Guest, { basketId }: Basket, itemId: string, qty: number) =>
  to.ask(updateItem, { params: { basketId }, query: {}, body: { cartId: basketId, itemId, qty } })
const calloutOf = ({ promoSummary }: Basket) =>
  promoSummary.find(({ promotionId }) => promotionId === 'gift-with-purchase')

test('CART-07 CART-33 goods worth the threshold bring one gift, which costs nothing and goes when they are less again', async () => {
  const basket = await guest.withItem(sku, many() - 1)
  expect([gifts(basket), calloutOf(basket)?.distanceFromConditionThreshold]).toEqual([
    [],
    enough - price * (many() - 1),
  ])
  expect(calloutOf(basket)).toMatchObject({
    level: 'PRODUCT',
    approachingDisplayLevel: 25_000,
    promotionName: expect.stringMatching(/^Gift: /),
    calloutMessage: expect.stringMatching(/\|.*\|/),
  })
  const { itemId } = basket.items[0]!
  const reached = (await setQuantity(guest, basket, itemId, many() + 1)).body
  expect([gifts(reached), calloutOf(reached)?.distanceFromConditionThreshold, reached.totals.itemSubTotal]).toEqual([
    oneGift,
    0,
    price * (many() + 1),
  ])
  const answer = (await setQuantity(guest, reached, itemId, 1)).body
  expect([gifts(answer), answer.items.length, answer.flashMessages]).toEqual([[], 1, []])
})

test('CART-33 ERR-28 the gift is not changed by the shopper; the same product bought is a line of its own', async () => {
  const basket = await guest.withItem(sku, many())
  const { itemId } = basket.items.find(({ bonus }) => bonus)!
  expect((await setQuantity(guest, basket, itemId, 2)).error?.errorId).toBe('GWP403')
  const both = await guest.add(basket.basketId, giftSku, 2)
  expect(both.items.map(({ productId, qty, bonus }) => [productId, qty, bonus])).toEqual([
    [sku, many(), false],
    [giftSku, 2, false],
    [giftSku, 1, true],
  ])
})

test('CART-33 CART-18 a gift can be declined: it stays away through every other change, and is offered again when it is earned anew', async () => {
  const basket = await guest.withItem(sku, many())
  const { itemId } = basket.items.find(({ bonus }) => bonus)!
  const declined = await guest.done(removeItem, { body: { cartId: basket.basketId, itemId } })
  expect([gifts(declined), calloutOf(declined), declined.flashMessages]).toEqual([[], undefined, []])
  const own = declined.items[0]!.itemId
  const more = (await setQuantity(guest, declined, own, many() + 2)).body
  expect([gifts(more), gifts(await guest.read(basket.basketId, { isPatchRequired: true }))]).toEqual([[], []])
  await setQuantity(guest, more, own, 1)
  expect(gifts((await setQuantity(guest, more, own, many())).body)).toEqual(oneGift)
})

test('CART-33 CART-34 no piece is given that is not there: no gift and no callout; who had it is told', async () => {
  const basket = await guest.withItem(sku, many())
  await shop.setStock(giftSku, 0)
  const answer = (await setQuantity(guest, basket, basket.items[0]!.itemId, many() + 1)).body
  expect([gifts(answer), calloutOf(answer), answer.flashMessages]).toEqual([
    [],
    undefined,
    [{ code: 'ProductLineItemFullInventoryMissing' }],
  ])
  await shop.setStock(giftSku, 2)
  expect(gifts(await guest.add(basket.basketId, giftSku, 2))).toEqual([])
  await shop.setStock(giftSku, 40)
  const repaired = await guest.read(basket.basketId, { isPatchRequired: true })
  expect([gifts(repaired), gifts(await guest.read(basket.basketId))]).toEqual([oneGift, oneGift])
})

test('CART-33 PAY-16 a gift card earns no gift', async () => {
  const card = shop.catalogue.products.find(({ isDigital }) => isDigital)!
  const qty = Math.ceil(enough / card.price.USD.current)
  const basket = await guest.withItem(card.variants[0]!.sku, Math.min(qty, card.maxQuantity))
  expect([gifts(basket), calloutOf(basket)]).toEqual([[], undefined])
})

test('CART-33 SHIP-08 the gift goes the way the goods go, and keeps nobody from a way of delivery', async () => {
  const storeId = 'US001'
  const basket = await guest.withItem(sku, many())
  const collect = () =>
    guest.done(setShippingMethod, {
      query: { favStoreId: storeId },
      body: { cartId: basket.basketId, code: 'pickup', shippingId: 'me', shopperAppliedSM: true },
    })
  await shop.setStoreStock(storeId, giftSku, 0)
  const without = await collect()
  expect([gifts(without), without.shippingMethods.map(({ code }) => code)]).toEqual([[], ['pickup']])
  await shop.setStoreStock(storeId, giftSku, 3)
  const along = await collect()
  expect([gifts(along), along.shippingMethods.map(({ code }) => code)]).toEqual([oneGift, ['pickup']])
})

test('CART-33 AUTH-07 two baskets that become one have one gift, and two halves earn it together', async () => {
  const own = await (await shop.signedIn('consumer@example.com')).withItem(sku, many())
  const other = await shop.newGuest()
  const brought = await other.withItem(sku, many())
  const merged = await (
    await shop.signedIn('consumer@example.com', other, { guestObjects: { basketId: brought.basketId } })
  ).read(own.basketId)
  expect([gifts(own), gifts(brought), gifts(merged), merged.items.length]).toEqual([oneGift, oneGift, oneGift, 2])

  const half = await (await shop.signedIn('loyalty@example.com')).withItem(sku, many() - 1)
  const [another = ''] = (await shop.ordinarySkus(2, 900)).slice(1)
  const third = await shop.newGuest()
  const rest = await third.withItem(another, many() - 1)
  const account = await shop.signedIn('loyalty@example.com', third, { guestObjects: { basketId: rest.basketId } })
  expect([gifts(half), gifts(rest), gifts(await account.read(half.basketId, { isPatchRequired: true }))]).toEqual([
    [],
    [],
    oneGift,
  ])
})

test('CART-33 ORD-01 ORD-13 the order takes a piece of the gift, charges nothing for it, and its letter says so; cancelled, the piece goes back', async () => {
  const { basketId } = await readyBasket(guest, sku)
  const { body: basket } = await setQuantity(
    guest,
    await guest.read(basketId),
    (await guest.read(basketId)).items[0]!.itemId,
    many(),
  )
  const before = await shop.stockOf(giftSku)
  const order = await guest.done(placeOrder, placing(basket))
  expect([
    order.items.map(({ productId, bonus }) => [productId, bonus]),
    order.totals.total,
    await shop.stockOf(giftSku),
  ]).toEqual([
    [
      [sku, false],
      [giftSku, true],
    ],
    basket.totals.total,
    before - 1,
  ])
  const letter = await shop.storage.db
    .selectFrom('mail')
    .select('body')
    .where('id', '=', `confirmed/${order.orderNumber}`)
    .executeTakeFirstOrThrow()
  expect(letter.body).toMatch(/1 × Pipkin Pack, .*: a gift/)
  await guest.done(cancelOrder, { body: { orderNumber: order.orderNumber } })
  expect(await shop.stockOf(giftSku)).toBe(before)
})

test('CART-33 CART-36 whose gift is gone when the order is placed is told before anything is charged, and orders without it then', async () => {
  const { basketId } = await readyBasket(guest, sku)
  const { body: basket } = await setQuantity(
    guest,
    await guest.read(basketId),
    (await guest.read(basketId)).items[0]!.itemId,
    many(),
  )
  await shop.setStock(giftSku, 0)
  expect((await guest.ask(placeOrder, placing(basket))).error?.errorId).toBe('INV406')
  const repaired = await guest.read(basketId, { isPatchRequired: true })
  expect([gifts(repaired), repaired.totals.total, repaired.flashMessages]).toEqual([
    [],
    basket.totals.total,
    [{ code: 'ProductLineItemFullInventoryMissing' }],
  ])
  expect((await guest.done(placeOrder, placing(repaired))).items).toHaveLength(1)
})
