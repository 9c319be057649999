import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addItem, removeItem, reserveWithItem, setBillingAddress, updateItem } from '../../../contracts/api/cartApi.ts'
import { prepareOrder } from '../../../contracts/api/orderApi.ts'
import { readAvailability } from '../../../contracts/api/productApi.ts'
import { readStores } from '../../../contracts/api/storeApi.ts'
import { address, payWith, place } from '../order/checkoutGuest.ts'
import { guestShop } from './guestShop.ts'
import type { Guest } from './guestCalls.ts'
import type { GuestShop } from './guestShop.ts'

const halfAnHour = 30 * 60_000
const storeId = 'US002'
let shop: GuestShop
let guest: Guest
let other: Guest
let sku: string

beforeAll(async () => {
  shop = await guestShop()
})
beforeEach(async () => {
  ;[guest, other] = [await shop.newGuest(), await shop.newGuest()]
  await shop.storage.db.deleteFrom('stock_hold').execute()
  ;[sku = ''] = await shop.ordinarySkus(1, 5)
  await shop.setStoreStock(storeId, sku, 5)
})
afterAll(() => shop.close())

const reserve = (who: Guest, qty: number, at = storeId) =>
  who.ask(reserveWithItem, { query: { storeId: at }, body: { productId: sku, qty } })
const seenByOthers = async (qty: number) =>
  (
    await other.ask(addItem, {
      body: { cartId: (await other.empty()).basketId, productId: sku, qty, code: 'pickup', storeId },
    })
  ).error
const shown = async (): Promise<number | undefined> => {
  const productId = shop.catalogue.variantBySku.get(sku)!.product.id
  const path = readAvailability.path.replace('{productId}', productId)
  return (await shop.read(readAvailability, path, { body: { storeIds: [storeId], sku } })).storeInventory[0]?.quantity
}

test('CART-13 a reserved item makes a cart with one line to pick up at that store', async () => {
  const answer = await reserve(guest, 2)
  expect([answer.status, answer.body.items.length, answer.body.favoriteStoreId]).toEqual([201, 1, storeId])
  expect(answer.body.items[0]).toMatchObject({ productId: sku, qty: 2, selectedShippingOption: 'pickup' })
  expect(answer.body.shippingMethods).toMatchObject([{ code: 'pickup', storeId, price: 0 }])
  expect((await guest.read(answer.body.basketId)).items).toEqual(answer.body.items)
})

test('CART-13 the pieces are held from everybody else, and are there for their own cart', async () => {
  const { basketId, items } = (await reserve(guest, 4)).body
  expect([await shown(), await shop.storeStockOf(storeId, sku)]).toEqual([1, 5])
  expect(await seenByOthers(2)).toMatchObject({ errorId: 'INV408', maxAllowedQty: 1 })
  expect((await reserve(other, 2)).error).toMatchObject({ errorId: 'INV408', maxAllowedQty: 1 })
  expect((await reserve(other, 1)).status).toBe(201)
  expect(items[0]?.stock).toBe(5)
  expect((await guest.read(basketId, { isPatchRequired: true })).items[0]).toMatchObject({ qty: 4, stock: 4 })
  expect(await seenByOthers(1)).toMatchObject({ errorId: 'INV700' })
})

test('CART-13 after thirty minutes they are everybody’s again, and the line stays', async () => {
  const { basketId } = (await reserve(guest, 5)).body
  shop.clock.now += halfAnHour - 1
  other = await shop.newGuest()
  expect(await seenByOthers(1)).toMatchObject({ errorId: 'INV700' })
  shop.clock.now += 1
  expect([await seenByOthers(5), await shown()]).toEqual([undefined, 5])
  const { document } = await shop.storage.db
    .selectFrom('basket')
    .select('document')
    .where('id', '=', basketId)
    .executeTakeFirstOrThrow()
  expect(document.lines).toMatchObject([{ sku, qty: 5, pickupStoreId: storeId }])
})

test('CART-13 what is taken out of the cart, made fewer or sent after all is held no longer', async () => {
  const { basketId, items } = (await reserve(guest, 5)).body
  const itemId = items[0]!.itemId
  await guest.done(updateItem, { params: { basketId }, query: {}, body: { cartId: basketId, itemId, qty: 2 } })
  expect(await shown()).toBe(3)
  await guest.done(updateItem, { params: { basketId }, query: {}, body: { cartId: basketId, itemId, qty: 4 } })
  expect(await shown()).toBe(3)
  await guest.done(removeItem, { body: { cartId: basketId, itemId } })
  expect(await shown()).toBe(5)
})

test('CART-13 an order takes what was held once, not twice', async () => {
  const { basketId } = (await reserve(guest, 3)).body
  await guest.done(setBillingAddress, { params: { basketId }, body: address })
  await payWith(guest, basketId)
  const ready = await guest.done(prepareOrder, { body: { basketId } })
  expect((await place(guest, ready)).body.status).toBe('confirmed')
  expect([await shop.storeStockOf(storeId, sku), await shown()]).toEqual([2, 2])
})

test('CART-13 of two who reserve the last pieces at once one has them', async () => {
  const answers = await Promise.all([reserve(guest, 3), reserve(other, 3)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect(await shown()).toBe(2)
})

test('CART-13 the same key reserves once', async () => {
  const ask = () =>
    guest.ask(reserveWithItem, { query: { storeId }, body: { productId: sku, qty: 2 } }, { key: 'reserve-once' })
  const [first, second] = [await ask(), await ask()]
  expect([second.replayed, second.body.basketId, await shown()]).toEqual([true, first.body.basketId, 3])
})

test('CART-13 STR404 for a store nobody knows and for one abroad; nothing is held then', async () => {
  const abroad = (await shop.read(readStores, `${readStores.path}?country=GB`))[0]?.storeId ?? ''
  for (const at of ['nowhere', abroad]) {
    const answer = await reserve(guest, 1, at)
    expect([answer.status, answer.error?.errorId, answer.error?.field]).toEqual([404, 'STR404', 'storeId'])
  }
  expect(await shop.storage.db.selectFrom('stock_hold').selectAll().execute()).toEqual([])
})
