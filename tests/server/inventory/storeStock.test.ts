import { beforeEach, describe, expect, test } from 'vitest'
import { addItem, updateItem } from '../../../contracts/api/cart/cartApi.ts'
import {
  readShippingMethods,
  setBillingAddress,
  setShippingAddress,
  setShippingMethod,
} from '../../../contracts/api/cart/cartDeliveryApi.ts'
import { prepareOrder } from '../../../contracts/api/cart/orderApi.ts'
import { readAvailability } from '../../../contracts/api/catalogue/productApi.ts'
import type { Guest } from '../cart/guestCalls.ts'
import { address, cards, payWith, place } from '../order/checkoutGuest.ts'
import { useGuestShop } from '../support/useGuestShop.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { defined } from '../../../core/domain/fields/fields.ts'

const [boulder, denver] = ['US001', 'US002']
let guest: Guest
let sku: string
let other: string

const { shop } = await useGuestShop()
beforeEach(async () => {
  guest = await shop.newGuest()
  ;[sku = '', other = ''] = await shop.ordinarySkus(2, 5)
})

const choose = (cartId: string, code: 'pickup' | 'sts' | 'home' | 'standard', favStoreId?: string, shippingId = 'me') =>
  guest.ask(setShippingMethod, {
    query: favStoreId === undefined ? {} : { favStoreId },
    body: { cartId, code, shippingId, shopperAppliedSM: true },
  })
const move = (cartId: string, itemId: string, action: 'pickup' | 'home', favStoreId?: string) =>
  guest.ask(updateItem, {
    params: { basketId: cartId },
    query: { action, ...defined({ favStoreId }) },
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

describe('when the shelves of stores are asked about', () => {
  test('API-125 CAT-06 returns the pieces of a variant in each store that was asked about', async () => {
    const { product } = shop.catalogue.variantBySku.get(sku)!
    const path = readAvailability.path.replace('{productId}', product.id)
    await shop.setStoreStock(denver, sku, 2)
    const answer = await shop.read(readAvailability, path, { body: { storeIds: [denver, 'nowhere', boulder], sku } })
    expect(answer.storeInventory).toEqual([
      { storeId: denver, quantity: 2 },
      { storeId: boulder, quantity: 5 },
    ])
  })

  test('API-125 CAT-06 returns the pieces of all variants when none is named', async () => {
    const { product } = shop.catalogue.variantBySku.get(sku)!
    const path = readAvailability.path.replace('{productId}', product.id)
    const whole = await shop.read(readAvailability, path, { body: { storeIds: [boulder] } })
    expect(whole.storeInventory[0]?.quantity).toBeGreaterThanOrEqual(5)
  })

  test('API-125 CAT-06 the pieces of an unknown product are PLP400', async () => {
    const path = readAvailability.path.replace('{productId}', 'NOSUCH')
    expect((await shop.call('POST', path, { body: { storeIds: [boulder] } })).error?.errorId).toBe('PLP400')
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
})

describe('when an order is picked up', () => {
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
    expect(await storeStocks()).toEqual([5, 5, 5])
    expect(await storeStocks(other)).toEqual([5, 5, 5])
  })

  test('SHIP-05 pickup where the store has not got all of it is SHP404', async () => {
    await shop.setStoreStock(denver, sku, 1)
    const { basketId } = await guest.withItem(sku, 2)
    const refused = await choose(basketId, 'pickup', denver)
    expectRefusal(refused, 404, 'SHP404', { field: 'favStoreId' })
  })

  test('SHIP-05 a product may be sent to a store that has not got all of it', async () => {
    await shop.setStoreStock(denver, sku, 1)
    const { basketId } = await guest.withItem(sku, 2)
    expect((await choose(basketId, 'sts', denver)).status).toBe(200)
  })
})

test('SHIP-23 one line is picked up in a store and the others are sent', async () => {
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
})

test('SHIP-23 a line that was to be picked up can be sent after all, and joins its twin', async () => {
  const { basketId, items } = await guest.withItem(sku, 2)
  await guest.add(basketId, other)
  await move(basketId, items[0]!.itemId, 'pickup', denver)
  const again = await guest.add(basketId, sku)
  const back = (await move(basketId, items[0]!.itemId, 'home')).body
  expect(again.items).toHaveLength(3)
  expect(back.items.map(({ productId, qty, shippingId }) => [productId, qty, shippingId])).toEqual([
    [other, 1, 'me'],
    [sku, 3, 'me'],
  ])
})

test('DLG-09 SHIP-22 one store for the whole cart: with another store every line to pick up goes there', async () => {
  const { basketId, items } = await guest.withItem(sku)
  await move(basketId, items[0]!.itemId, 'pickup', denver)
  const { body } = await guest.ask(addItem, {
    body: { cartId: basketId, productId: other, code: 'pickup', storeId: boulder },
  })
  expect(body.favoriteStoreId).toBe(boulder)
  expect(body.items.map(({ pickupStoreId }) => pickupStoreId)).toEqual([boulder, boulder])
  expect((await choose(basketId, 'pickup', denver)).body.items.map(({ pickupStoreId }) => pickupStoreId)).toEqual([
    denver,
    denver,
  ])
})

test('SHIP-11 pieces that the store no longer has are sent instead, and the flash says so', async () => {
  const { basketId, items } = await guest.withItem(sku, 2)
  await move(basketId, items[0]!.itemId, 'pickup', denver)
  await shop.setStoreStock(denver, sku, 1)
  const read = await guest.read(basketId, { isPatchRequired: true })
  expect(read.flashMessages).toEqual([{ code: 'PickupToHome' }])
  expect(read.items[0]?.selectedShippingOption).toBe('standard')
  const whole = await guest.withItem(other, 2)
  await choose(whole.basketId, 'pickup', denver)
  const more = await guest.done(updateItem, {
    params: { basketId: whole.basketId },
    query: {},
    body: { cartId: whole.basketId, itemId: whole.items[0]!.itemId, qty: 5 },
  })
  expect(more.flashMessages).toEqual([])
  expect(more.shippingMethods[0]?.code).toBe('pickup')
  await guest.done(setShippingAddress, {
    params: { basketId: whole.basketId },
    body: { addresses: [address], context: 'checkout' },
  })
  await shop.setStoreStock(denver, other, 4)
  expect((await guest.read(whole.basketId, { isPatchRequired: true })).flashMessages).toEqual([
    { code: 'PickupToHome' },
  ])
})
