import { describe, expect, test } from 'vitest'
import { agentLogin } from '../../../contracts/api/account/authApi.ts'
import type { Basket } from '../../../contracts/api/entities/basket.ts'
import { addItem, createCartWithItem, removeItem, updateItem } from '../../../contracts/api/cart/cartApi.ts'
import { addPriceAdjustment } from '../../../contracts/api/cart/priceAdjustmentApi.ts'
import { moveToSaved, readSaved, removeSaved } from '../../../contracts/api/cart/saveForLaterApi.ts'
import { demonstrationPassword } from '../../../server/demonstration/demonstrationAccounts.ts'
import type { Guest } from './guestCalls.ts'
import { useAccountShop } from '../support/useGuestShop.ts'

const agreed = { type: 'PERCENT', value: 10, reason: 'Scratched' } as const
const { shop, skus } = await useAccountShop(2)
const [sku, stranger] = skus
/** Another variant of the same product. */
const variant = shop.catalogue.variantBySku.get(sku)!.product.variants[1]!.sku
await shop.setStock(variant, 50)

/** Two pieces that an agent, who has left by now, has adjusted. */
const agreedBasket = async () => {
  const guest = await shop.newGuest()
  await guest.done(agentLogin, {
    body: { username: 'agent@example.com', password: demonstrationPassword, storeId: 'US001' },
  })
  const { basketId, items } = await guest.withItem(sku, 2)
  const itemId = items[0]!.itemId
  await guest.done(addPriceAdjustment, { params: { basketId }, body: { itemId, ...agreed } })
  await shop.storage.db.updateTable('session').set({ expires_at: shop.clock.now }).where('kind', '=', 'agent').execute()
  return { guest, basketId, itemId }
}
const on = ({ items }: Basket, productId: string) =>
  items.find((item) => item.productId === productId)?.priceAdjustment?.value
const remove = (guest: Guest, cartId: string, itemId: string) => guest.done(removeItem, { body: { cartId, itemId } })
const setPrice = (current: number) => {
  const { product } = shop.catalogue.variantBySku.get(sku)!
  Object.assign(product.price.USD, { current })
}

describe('a line that leaves or is switched', () => {
  test('CART-24 CART-29 an agreed price waits for its line to return, as this variant or another of the product, and for nothing else', async () => {
    const { guest, basketId, itemId } = await agreedBasket()
    await remove(guest, basketId, itemId)
    expect(on(await guest.add(basketId, stranger), stranger)).toBeUndefined()
    const back = await guest.add(basketId, variant, 2)
    const line = back.items.find(({ productId }) => productId === variant)!
    expect(on(back, variant)).toBe(10)
    expect(line.priceAdjustment?.amount).toEqual(Math.round(line.price.current * 0.2))
    expect(on(await guest.add(basketId, sku), sku)).toBeUndefined()
  })

  test('CART-24 API-016 the line switched in one call keeps it within its product, and loses it with another', async () => {
    const { guest, basketId, itemId } = await agreedBasket()
    const turn = (productId: string) =>
      guest.done(updateItem, { params: { basketId }, query: {}, body: { cartId: basketId, itemId, productId } })
    expect(on(await turn(variant), variant)).toBe(10)
    expect(on(await turn(stranger), stranger)).toBeUndefined()
    expect(on(await guest.add(basketId, sku), sku)).toBe(10)
  })

  test('CART-24 API-016 a line switched into one that is there already leaves what was agreed waiting in the cart, as one that was taken out does', async () => {
    const { guest, basketId, itemId } = await agreedBasket()
    await guest.add(basketId, variant)
    const both = await guest.done(updateItem, {
      params: { basketId },
      query: {},
      body: { cartId: basketId, itemId, productId: variant },
    })
    expect(both.items.map(({ productId, qty, priceAdjustment }) => [productId, qty, priceAdjustment])).toEqual([
      [variant, 1, undefined],
    ])
    expect(on(await guest.add(basketId, sku), sku)).toBe(10)
  })

  test('CART-24 at another price nothing was agreed', async () => {
    const { guest, basketId, itemId } = await agreedBasket()
    const { current } = shop.catalogue.variantBySku.get(sku)!.product.price.USD
    await remove(guest, basketId, itemId)
    setPrice(current + 100)
    expect(on(await guest.add(basketId, sku), sku)).toBeUndefined()
    setPrice(current)
  })
})

describe('a line saved for later', () => {
  test('CART-24 FAV-13 the saved list says what was agreed on a line saved for later', async () => {
    const { guest, basketId, itemId } = await agreedBasket()
    const { cart, saveForLater } = await guest.done(moveToSaved, { params: { basketId }, body: { itemId } })
    expect(cart.items).toEqual([])
    expect(saveForLater.items[0]?.priceAdjustment).toEqual({ ...agreed, holds: true })
  })

  test('CART-24 FAV-13 a saved line keeps its agreed price in any cart of its shopper, and in no other shopper’s', async () => {
    const { guest, basketId, itemId } = await agreedBasket()
    const { saveForLater } = await guest.done(moveToSaved, { params: { basketId }, body: { itemId } })
    expect(on(await guest.add(basketId, sku), sku)).toBeUndefined()
    const savedItemId = saveForLater.items[0]!.itemId
    const back = (who: Guest, productId: string) =>
      who.done(createCartWithItem, { query: {}, body: { productId, qty: 2, savedItemId } })
    expect(on(await back(guest, sku), sku)).toBe(10)
    expect(on(await back(guest, stranger), stranger)).toBeUndefined()
    expect(on(await back(await shop.newGuest(), sku), sku)).toBeUndefined()
    const other = await guest.empty()
    expect(on(await guest.done(addItem, { body: { cartId: other.basketId, productId: sku, savedItemId } }), sku)).toBe(
      10,
    )
  })

  test('CART-24 AUTH-07 an agreed price is kept when the lists are merged, and the list reports when the price has changed', async () => {
    const { guest, basketId, itemId } = await agreedBasket()
    await guest.done(moveToSaved, { params: { basketId }, body: { itemId } })
    const account = await shop.signedIn('consumer@example.com', guest)
    const list = await account.done(readSaved, { query: {} })
    expect(list.items[0]?.priceAdjustment?.holds).toBe(true)
    const { current } = shop.catalogue.variantBySku.get(sku)!.product.price.USD
    setPrice(current + 100)
    const later = await account.done(readSaved, { query: {} })
    const own = await account.empty()
    const back = await account.done(addItem, {
      body: { cartId: own.basketId, productId: sku, savedItemId: list.items[0]!.itemId },
    })
    expect(later.items[0]?.priceAdjustment?.holds).toBe(false)
    expect(on(back, sku)).toBeUndefined()
    setPrice(current)
    await account.done(removeSaved, { params: { saveForlaterId: list.saveForLaterId, itemId: list.items[0]!.itemId } })
  })
})
