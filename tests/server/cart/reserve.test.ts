import { beforeEach, describe, expect, test } from 'vitest'
import { addItem, removeItem, reserveWithItem, updateItem } from '../../../contracts/api/cart/cartApi.ts'
import { setBillingAddress } from '../../../contracts/api/cart/cartDeliveryApi.ts'
import { prepareOrder } from '../../../contracts/api/cart/orderApi.ts'
import { readAvailability } from '../../../contracts/api/catalogue/productApi.ts'
import { readStores } from '../../../contracts/api/catalogue/storeApi.ts'
import { address, payWith, place } from '../order/checkoutGuest.ts'
import type { Guest } from './guestCalls.ts'
import { useGuestShop } from '../support/useGuestShop.ts'
import { expectRefusal } from '../support/expectRefusal.ts'

const halfAnHour = 30 * 60_000
const storeId = 'US002'
let guest: Guest
let other: Guest
let sku: string

const { shop } = await useGuestShop()
beforeEach(async () => {
  ;[guest, other] = [await shop.newGuest(), await shop.newGuest()]
  await shop.storage.db.deleteFrom('stock_hold').execute()
  ;[sku = ''] = await shop.ordinarySkus(1, 5)
  await shop.setStoreStock(storeId, sku, 5)
})

const reserve = (who: Guest, qty: number, at = storeId) =>
  who.ask(reserveWithItem, { query: { storeId: at }, body: { productId: sku, qty } })
const seenByOthers = async (qty: number) =>
  (
    await other.ask(addItem, {
      body: { cartId: (await other.empty()).basketId, productId: sku, qty, code: 'pickup', storeId },
    })
  ).error
const availableInStore = async (): Promise<number | undefined> => {
  const productId = shop.catalogue.variantBySku.get(sku)!.product.id
  const path = readAvailability.path.replace('{productId}', productId)
  return (await shop.read(readAvailability, path, { body: { storeIds: [storeId], sku } })).storeInventory[0]?.quantity
}

describe('the pieces that are held', () => {
  test('CART-13 API-012 a reserved item makes a cart with one line to pick up at that store', async () => {
    const answer = await reserve(guest, 2)
    expect(answer.status).toBe(201)
    expect(answer.body.items).toHaveLength(1)
    expect(answer.body.favoriteStoreId).toBe(storeId)
    expect(answer.body.items[0]).toMatchObject({ productId: sku, qty: 2, selectedShippingOption: 'pickup' })
    expect(answer.body.shippingMethods).toMatchObject([{ code: 'pickup', storeId, price: 0 }])
    expect((await guest.read(answer.body.basketId)).items).toEqual(answer.body.items)
  })

  test('CART-13 API-012 the pieces are held from everybody else, and are there for their own cart', async () => {
    const { basketId, items } = (await reserve(guest, 4)).body
    expect(await availableInStore()).toBe(1)
    expect(await shop.storeStockOf(storeId, sku)).toBe(5)
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
    expect(await seenByOthers(5)).toBeUndefined()
    expect(await availableInStore()).toBe(5)
    const { document } = await shop.storage.db
      .selectFrom('basket')
      .select('document')
      .where('id', '=', basketId)
      .executeTakeFirstOrThrow()
    expect(document.lines).toMatchObject([{ sku, qty: 5, pickupStoreId: storeId }])
  })

  test('CART-13 pieces that are removed, reduced or sent after all are no longer held', async () => {
    const { basketId, items } = (await reserve(guest, 5)).body
    const itemId = items[0]!.itemId
    await guest.done(updateItem, { params: { basketId }, query: {}, body: { cartId: basketId, itemId, qty: 2 } })
    expect(await availableInStore()).toBe(3)
    await guest.done(updateItem, { params: { basketId }, query: {}, body: { cartId: basketId, itemId, qty: 4 } })
    expect(await availableInStore()).toBe(3)
    await guest.done(removeItem, { body: { cartId: basketId, itemId } })
    expect(await availableInStore()).toBe(5)
  })

  test('CART-13 an order takes what was held once, not twice', async () => {
    const { basketId } = (await reserve(guest, 3)).body
    await guest.done(setBillingAddress, { params: { basketId }, body: address })
    await payWith(guest, basketId)
    const ready = await guest.done(prepareOrder, { body: { basketId } })
    expect((await place(guest, ready)).body.status).toBe('confirmed')
    expect(await shop.storeStockOf(storeId, sku)).toBe(2)
    expect(await availableInStore()).toBe(2)
  })
})

describe('who gets them', () => {
  test('CART-13 when two shoppers reserve the last pieces at once, one gets them', async () => {
    const answers = await Promise.all([reserve(guest, 3), reserve(other, 3)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(await availableInStore()).toBe(2)
  })

  test('CART-13 the same key reserves once', async () => {
    const ask = () =>
      guest.ask(reserveWithItem, { query: { storeId }, body: { productId: sku, qty: 2 } }, { key: 'reserve-once' })
    const [first, second] = [await ask(), await ask()]
    expect(second.replayed).toBe(true)
    expect(second.body.basketId).toEqual(first.body.basketId)
    expect(await availableInStore()).toBe(3)
  })

  test('CART-13 API-012 STR404 for an unknown store and for one abroad, and nothing is held', async () => {
    const abroad = (await shop.read(readStores, `${readStores.path}?country=GB`))[0]?.storeId ?? ''
    for (const at of ['nowhere', abroad]) {
      const answer = await reserve(guest, 1, at)
      expectRefusal(answer, 404, 'STR404', { field: 'storeId' })
    }
    expect(await shop.storage.db.selectFrom('stock_hold').selectAll().execute()).toEqual([])
  })
})
