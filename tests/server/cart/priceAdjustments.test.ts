import { describe, expect, test } from 'vitest'
import { agentLogin } from '../../../contracts/api/account/authApi.ts'
import type { Basket } from '../../../contracts/api/entities/basket.ts'
import { applyCoupon, removeItem, updateItem } from '../../../contracts/api/cart/cartApi.ts'
import { setBillingAddress, setShippingAddress } from '../../../contracts/api/cart/cartDeliveryApi.ts'
import {
  addPriceAdjustment,
  changePriceAdjustment,
  removePriceAdjustment,
} from '../../../contracts/api/cart/priceAdjustmentApi.ts'
import { prepareOrder } from '../../../contracts/api/cart/orderApi.ts'
import { trackOrder } from '../../../contracts/api/cart/purchaseApi.ts'
import { demonstrationPassword } from '../../../server/demonstration/demonstrationAccounts.ts'
import { address, payWith, place } from '../order/checkoutGuest.ts'
import type { Guest } from './guestCalls.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { useAccountShop } from '../support/useGuestShop.ts'

const { shop, skus } = await useAccountShop(2)
const [sku, other] = skus

const tenPercent = { type: 'PERCENT', value: 10, reason: 'Scratched' } as const
const bringAgent = (guest: Guest) =>
  guest.done(agentLogin, { body: { username: 'agent@example.com', password: demonstrationPassword, storeId: 'US001' } })

/** A shopper in a store with two pieces in the cart, and an agent. */
const served = async (qty = 2) => {
  const guest = await shop.newGuest()
  await bringAgent(guest)
  const basket = await guest.withItem(sku, qty)
  const { basketId, items } = basket
  const itemId = items[0]!.itemId
  const add = (entry: object, key?: string) =>
    guest.ask(
      addPriceAdjustment,
      { params: { basketId }, body: { itemId, ...tenPercent, ...entry } },
      key === undefined ? {} : { key },
    )
  return { guest, basket, basketId, itemId, worth: items[0]!.price.rowTotal, add }
}
const lineOf = ({ items }: Basket) => items[0]!

describe('adding, changing and taking off', () => {
  test('CART-24 API-039 API-040 API-041 added, changed and taken off by its id: the line, the list and the figures say so exactly, and the same key does it once', async () => {
    const { guest, basketId, itemId, worth, add } = await served()
    const { body: first } = await add({}, 'once')
    const amount = Math.round(worth / 10)
    const { adjustmentId } = lineOf(first).priceAdjustment!
    expect(lineOf(first)).toMatchObject({
      priceAdjustment: { ...tenPercent, amount },
      price: { rowTotal: worth - amount },
    })
    expect(first.priceAdjustments).toEqual([expect.objectContaining({ adjustmentId, itemId, ...tenPercent })])
    expect(first.totals.itemSubTotal).toEqual(worth - amount)
    expect(first.totals.totalDiscount - (first.totals.itemTotal - worth)).toEqual(amount)
    expect((await add({}, 'once')).body).toEqual(first)
    const params = { basketId, adjustmentId }
    const changed = await guest.done(changePriceAdjustment, {
      params,
      body: { type: 'AMOUNT', value: 701, reason: ' Last pair ' },
    })
    expect(lineOf(changed)).toMatchObject({
      priceAdjustment: { adjustmentId, amount: 701, reason: 'Last pair' },
      price: { rowTotal: worth - 701 },
    })
    const tooMuch = await guest.ask(changePriceAdjustment, { params, body: { ...tenPercent, value: 31 } })
    expectRefusal(tooMuch, 400, 'PRC400')
    expect(lineOf(await guest.read(basketId)).priceAdjustment).toEqual(lineOf(changed).priceAdjustment)
    const without = await guest.done(removePriceAdjustment, { params })
    expect(lineOf(without).price.rowTotal).toEqual(worth)
    expect(lineOf(without).priceAdjustment).toBeUndefined()
    expect(without.priceAdjustments).toEqual([])
    expectRefusal(await guest.ask(removePriceAdjustment, { params }), 404, 'ORD404')
  })

  test('CART-24 AUTH-24 AUTH-32 API-039 API-040 API-041 only with an agent at hand, for ten minutes, at the basket of that shopper', async () => {
    const { basketId, itemId } = await served()
    const stranger = await shop.newGuest()
    const body = { itemId, ...tenPercent }
    const params = { basketId, adjustmentId: 'any' }
    for (const attempt of [
      await stranger.ask(addPriceAdjustment, { params: { basketId }, body }),
      await stranger.ask(changePriceAdjustment, { params, body }),
      await stranger.ask(removePriceAdjustment, { params }),
    ])
      expectRefusal(attempt, 403, 'AUT432')
    await bringAgent(stranger)
    expect((await stranger.ask(addPriceAdjustment, { params: { basketId }, body })).error?.errorId).toBe('BSK404')
    const agent = await shop.newGuest()
    const token = (await bringAgent(agent)).accessToken
    expect((await shop.asGuest(token).ask(addPriceAdjustment, { params: { basketId }, body })).error?.errorId).toBe(
      'BSK404',
    )
    const late = await served()
    await shop.storage.db
      .updateTable('session')
      .set({ expires_at: shop.clock.now })
      .where('kind', '=', 'agent')
      .execute()
    expect((await late.add({})).error?.errorId).toBe('AUT432')
  })

  test('CART-24 API-039 PRC400 an adjustment above the limit, without a figure or reason, on a gift card or no line is refused with a message', async () => {
    const { guest, basketId, worth, add } = await served()
    const answerOf = async (entry: object) => (await add(entry)).error?.errorId
    expect(await answerOf({ value: 30.01 })).toBe('PRC400')
    expect(await answerOf({ type: 'AMOUNT', value: Math.round(worth * 0.3) + 1 })).toBe('PRC400')
    expect(await answerOf({ value: 0 })).toBe('PRC400')
    expect(await answerOf({ reason: '  ' })).toBe('PRC400')
    expect((await add({ value: 31 })).error?.message).toBe(
      'At most 30 % can be taken off a line, and nothing off a gift card.',
    )
    const ofNoLine = await guest.ask(addPriceAdjustment, { params: { basketId }, body: tenPercent })
    expect(await answerOf({ itemId: 'no' })).toBe('ORD404')
    expect(ofNoLine.error?.errorId).toBe('ORD404')
    const card = shop.catalogue.products.find(({ isDigital }) => isDigital)!.variants[0]!.sku
    const { items } = await guest.add(basketId, card)
    expect(await answerOf({ itemId: items.find(({ productId }) => productId === card)!.itemId })).toBe('PRC400')
  })
})

describe('what comes of an adjustment', () => {
  test('CART-24 with fewer pieces the most that may be taken off is less', async () => {
    const { guest, basketId, itemId, worth, add } = await served(4)
    await add({ type: 'AMOUNT', value: Math.round(worth * 0.3) })
    const params = { basketId }
    const fewer = await guest.done(updateItem, { params, query: {}, body: { cartId: basketId, itemId, qty: 1 } })
    expect(lineOf(fewer).price.rowTotal).toBe(
      lineOf(fewer).price.current - Math.round(lineOf(fewer).price.current * 0.3),
    )
  })

  test('CART-24 another product in the line does not have its adjustment, and a removed line takes its own along', async () => {
    const { guest, basketId, itemId, add } = await served(4)
    await add({})
    const params = { basketId }
    const another = await guest.done(updateItem, {
      params,
      query: {},
      body: { cartId: basketId, itemId, productId: other },
    })
    expect(lineOf(another).productId).toEqual(other)
    expect(lineOf(another).priceAdjustment).toBeUndefined()
    await add({})
    expect((await guest.done(removeItem, { body: { cartId: basketId, itemId } })).priceAdjustments).toEqual([])
  })

  test('CART-24 AUTH-07 a price that an agent agreed with a guest moves to the account, even onto an existing line', async () => {
    const account = await shop.signedIn('consumer@example.com')
    await account.withItem(sku, 1)
    const { guest, basketId, add } = await served()
    await add({})
    const { tokens } = await shop.signedIn('consumer@example.com', guest, { guestObjects: { basketId } })
    const merged = await account.read(tokens.basketId!)
    expect(lineOf(merged)).toMatchObject({ qty: 3, priceAdjustment: tenPercent })
  })

  test('CART-24 ORD-01 ORD-05 a coupon counts from what is left, the order is charged so, and shows it for ever', async () => {
    const { guest, basketId, worth, add } = await served()
    await add({})
    await guest.done(applyCoupon, { body: { cartId: basketId, code: 'WELCOME10' } })
    await guest.done(setShippingAddress, { params: { basketId }, body: { addresses: [address], context: 'checkout' } })
    await guest.done(setBillingAddress, { params: { basketId }, body: address })
    await payWith(guest, basketId)
    const ready = await guest.done(prepareOrder, { body: { basketId } })
    const left = worth - Math.round(worth / 10)
    expect(ready.totals).toMatchObject({ itemSubTotal: left, discount: Math.round(left / 10) })
    const { body: order } = await place(guest, ready)
    expect(order.totals.total).toBe(ready.totals.total)
    expect(order.items[0]?.priceAdjustment).toMatchObject(tenPercent)
    const tracked = await guest.done(trackOrder, { body: { orderNumber: order.orderNumber, email: address.email! } })
    expect(tracked.items[0]?.priceAdjustment).toMatchObject({ ...tenPercent, amount: worth - left })
    expect(JSON.stringify(tracked)).not.toContain('agentId')
  })
})
