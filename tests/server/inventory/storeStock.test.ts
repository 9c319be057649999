import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  addItem,
  readShippingMethods,
  setBillingAddress,
  setShippingAddress,
  setShippingMethod,
  updateItem,
} from '../../../contracts/api/cartApi.ts'
import { prepareOrder } from '../../../contracts/api/orderApi.ts'
import { readAvailability } from '../../../contracts/api/productApi.ts'
import { guestShop } from '../cart/guestShop.ts'
import type { Guest } from '../cart/guestCalls.ts'
import type { GuestShop } from '../cart/guestShop.ts'
import { address, cards, payWith, place } from '../order/checkoutGuest.ts'

const [boulder, denver] = ['US001', 'US002']
let shop: GuestShop
let guest: Guest
let sku: string
let other: string

beforeAll(async () => {
  shop = await guestShop()
})
beforeEach(async () => {
  guest = await shop.newGuest()
  ;[sku = '', other = ''] = await shop.ordinarySkus(2, 5)
})
afterAll(() => shop.close())

const choose = (cartId: string, code: 'pickup' | 'sts' | 'home' | 'standard', favStoreId?: string, shippingId = 'me') =>
  guest.ask(setShippingMethod, {
    query: favStoreId === undefined ? {} : { favStoreId },
    body: { cartId, code, shippingId, shopperAppliedSM: true },
  })
const move = (cartId: string, itemId: string, action: 'pickup' | 'home', favStoreId?: string) =>
  guest.ask(updateItem, {
    params: { basketId: cartId },
    query: { action, ...(favStoreId === undefined ? {} : { favStoreId }) },
    body: { cartId, itemId },
  })
const ready = async (basketId: string, card: string = cards.good) => {
  await guest.done(setBillingAddress, { params: { basketId }, body: address })
  await payWith(guest, basketId, card)
  return guest.done(prepareOrder, { body: { basketId } })
}
const storeStocks = async (id = sku) => [
  await shop.stockOf(id),
  await shop.storeStockOf(boulder, id),
  await shop.storeStockOf(denver, id),
]

test('API-125 CAT-06 tells the pieces of a variant, or of all, in each store asked; an unknown product is PLP400', async () => {
  const { product } = shop.catalogue.variantBySku.get(sku)!
  const path = readAvailability.path.replace('{productId}', product.id)
  await shop.setStoreStock(denver, sku, 2)
  const answer = await shop.read(readAvailability, path, { body: { storeIds: [denver, 'nowhere', boulder], sku } })
  expect(answer.storeInventory).toEqual([
    { storeId: denver, quantity: 2 },
    { storeId: boulder, quantity: 5 },
  ])
  const whole = await shop.read(readAvailability, path, { body: { storeIds: [boulder] } })
  expect(whole.storeInventory[0]?.quantity).toBeGreaterThanOrEqual(5)
  expect(
    (await shop.call('POST', path.replace(product.id, 'NOSUCH'), { body: { storeIds: [boulder] } })).error?.errorId,
  ).toBe('PLP400')
})

test('CAT-06 the shelves of the stores are the same in every database', async () => {
  const rows = await shop.storage.db
    .selectFrom('store_stock')
    .select(['sku', 'available'])
    .where('store_id', '=', 'GB001')
    .orderBy('sku')
    .limit(400)
    .execute()
  expect(rows.length).toBe(400)
  expect(new Set(rows.map(({ available }) => available))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]))
})

test("SHIP-05 an order picked up in a store takes its pieces there, one shipped to the store takes the warehouse's", async () => {
  const { basketId } = await guest.withItem(sku, 2)
  expect((await choose(basketId, 'pickup', denver)).status).toBe(200)
  const answer = await place(guest, await ready(basketId))
  expect(answer.body.shipments).toMatchObject([
    { storeId: denver, shippingMethod: { code: 'pickup' }, address: { city: 'Denver' } },
  ])
  expect(await storeStocks()).toEqual([5, 5, 3])
  const second = await guest.withItem(sku, 3)
  await choose(second.basketId, 'sts', denver)
  const sent = await place(guest, await ready(second.basketId))
  expect(sent.body.shipments).toMatchObject([
    { storeId: denver, shippingMethod: { code: 'sts' }, address: { city: 'Denver' } },
  ])
  expect(await storeStocks()).toEqual([2, 5, 3])
})

test('SHIP-05 a refused payment puts the pieces back on the shelf they came from', async () => {
  const { basketId, items } = await guest.withItem(sku, 2)
  await guest.add(basketId, other)
  await move(basketId, items[0]!.itemId, 'pickup', denver)
  await guest.done(setShippingAddress, { params: { basketId }, body: { addresses: [address], context: 'checkout' } })
  expect((await place(guest, await ready(basketId, cards.declined))).error?.errorId).toBe('PAY400')
  expect([await storeStocks(), await storeStocks(other)]).toEqual([
    [5, 5, 5],
    [5, 5, 5],
  ])
})

test('SHIP-05 pickup where the store has not got all of it is SHP404; ship to store is not', async () => {
  await shop.setStoreStock(denver, sku, 1)
  const { basketId } = await guest.withItem(sku, 2)
  const refused = await choose(basketId, 'pickup', denver)
  expect([refused.status, refused.error?.errorId, refused.error?.field]).toEqual([404, 'SHP404', 'favStoreId'])
  expect((await choose(basketId, 'sts', denver)).status).toBe(200)
})

test('SHIP-23 one line is picked up in a store, the others are sent; it can be sent after all', async () => {
  const { basketId, items } = await guest.withItem(sku, 2)
  await guest.add(basketId, other)
  const picked = (await move(basketId, items[0]!.itemId, 'pickup', denver)).body
  expect(picked.items.map(({ shippingId, pickupStoreId }) => [shippingId, pickupStoreId])).toEqual([
    ['pickup', denver],
    ['me', undefined],
  ])
  expect(picked.shippingMethods.map(({ shippingId, code, storeId }) => [shippingId, code, storeId])).toEqual([
    ['me', 'standard', undefined],
    ['pickup', 'pickup', denver],
  ])
  const listed = await guest.done(readShippingMethods, {
    params: { basketId, shippingId: 'pickup' },
    query: { favStoreId: boulder },
  })
  expect(listed.applicableShippingMethods.map(({ code, storeId }) => [code, storeId])).toEqual([
    ['pickup', denver],
    ['standard', undefined],
  ])
  const again = await guest.add(basketId, sku)
  const back = (await move(basketId, items[0]!.itemId, 'home')).body
  expect([
    again.items.length,
    back.items.map(({ productId, qty, shippingId }) => [productId, qty, shippingId]),
  ]).toEqual([
    3,
    [
      [other, 1, 'me'],
      [sku, 3, 'me'],
    ],
  ])
})

test('DLG-09 SHIP-22 one store for the whole cart: with another store every line to pick up goes there', async () => {
  const { basketId, items } = await guest.withItem(sku)
  await move(basketId, items[0]!.itemId, 'pickup', denver)
  const { body } = await guest.ask(addItem, {
    body: { cartId: basketId, productId: other, code: 'pickup', storeId: boulder },
  })
  expect([body.favoriteStoreId, ...body.items.map(({ pickupStoreId }) => pickupStoreId)]).toEqual([
    boulder,
    boulder,
    boulder,
  ])
  expect((await choose(basketId, 'pickup', denver)).body.items.map(({ pickupStoreId }) => pickupStoreId)).toEqual([
    denver,
    denver,
  ])
})

test('SHIP-11 what the store can no longer give is sent instead, and the flash says so', async () => {
  const { basketId, items } = await guest.withItem(sku, 2)
  await move(basketId, items[0]!.itemId, 'pickup', denver)
  await shop.setStoreStock(denver, sku, 1)
  const read = await guest.read(basketId, { isPatchRequired: true })
  expect([read.flashMessages, read.items[0]?.selectedShippingOption]).toEqual([[{ code: 'PickupToHome' }], 'standard'])
  const whole = await guest.withItem(other, 2)
  await choose(whole.basketId, 'pickup', denver)
  const more = await guest.done(updateItem, {
    params: { basketId: whole.basketId },
    query: {},
    body: { cartId: whole.basketId, itemId: whole.items[0]!.itemId, qty: 5 },
  })
  expect([more.flashMessages, more.shippingMethods[0]?.code]).toEqual([[], 'pickup'])
  await guest.done(setShippingAddress, {
    params: { basketId: whole.basketId },
    body: { addresses: [address], context: 'checkout' },
  })
  await shop.setStoreStock(denver, other, 4)
  expect((await guest.read(whole.basketId, { isPatchRequired: true })).flashMessages).toEqual([
    { code: 'PickupToHome' },
  ])
})
