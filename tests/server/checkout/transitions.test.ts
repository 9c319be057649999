import { describe, expect, test } from 'vitest'
import { addItem } from '../../../contracts/api/cart/cartApi.ts'
import { setShippingAddress, setShippingMethod } from '../../../contracts/api/cart/cartDeliveryApi.ts'
import type { Basket } from '../../../contracts/api/entities/basket.ts'
import type { ShippingMethodCode } from '../../../contracts/api/entities/shippingMethod.ts'
import { flashText } from '../../../ui/src/cart/parts/CartFlashes.tsx'
import { copiesIn } from '../codes/support/copies.ts'
import type { Guest } from '../cart/guestCalls.ts'
import { address } from '../order/checkoutGuest.ts'
import { useGuestShop } from '../support/useGuestShop.ts'

const { shop, sku } = await useGuestShop(1)

const store = 'US002'
const choose = (guest: Guest, { basketId }: Basket, code: ShippingMethodCode, favStoreId = store) =>
  guest.done(setShippingMethod, {
    query: code === 'pickup' || code === 'sts' ? { favStoreId } : {},
    body: { cartId: basketId, code, shippingId: 'me', shopperAppliedSM: true },
  })
const giveAddress = (guest: Guest, { basketId }: Basket, changed: object = {}) =>
  guest.done(setShippingAddress, {
    params: { basketId },
    body: { addresses: [{ ...address, ...changed }], context: 'checkout' },
  })

type Case = {
  readonly id: string
  readonly flash: string
  readonly chosen: readonly ShippingMethodCode[]
  readonly hasAddress: boolean
  /** How many pieces are left where. */
  readonly left: { readonly warehouse: number; readonly store: number }
  readonly becomes: string
  readonly says: string
}

const cases: readonly Case[] = [
  {
    id: 'SHIP-11',
    flash: 'PickupToHome',
    chosen: ['pickup'],
    hasAddress: true,
    left: { warehouse: 9, store: 0 },
    becomes: 'standard',
    says: 'The delivery method changed from Pickup in store to Ship to home.',
  },
  {
    id: 'SHIP-12',
    flash: 'PickupToStore',
    chosen: ['pickup'],
    hasAddress: false,
    left: { warehouse: 9, store: 0 },
    becomes: 'sts',
    says: 'The delivery method changed from Pickup in store to Ship to store.',
  },
  {
    id: 'SHIP-14',
    flash: 'StoreToPickup',
    chosen: ['sts'],
    hasAddress: false,
    left: { warehouse: 0, store: 9 },
    becomes: 'pickup',
    says: 'The delivery method changed from Ship to store to Pickup in store.',
  },
  {
    id: 'SHIP-15',
    flash: 'HomeToPickup',
    chosen: ['pickup', 'standard'],
    hasAddress: true,
    left: { warehouse: 0, store: 9 },
    becomes: 'pickup',
    says: 'The delivery method changed from Ship to home to Pickup in store.',
  },
]

describe('when the goods are no longer where they were to come from', () => {
  test.each(cases.map((each) => [each.id, each.flash, each] as const))(
    '%s %s: the goods go the other way, keep their line, and the shopper reads so',
    async (_id, flash, { chosen, hasAddress, left, becomes, says }) => {
      await shop.setStock(sku, 9)
      await shop.setStoreStock(store, sku, 9)
      const guest = await shop.newGuest()
      const basket = await guest.withItem(sku, 2)
      for (const code of chosen) await choose(guest, basket, code)
      if (hasAddress) await giveAddress(guest, basket)
      await shop.setStock(sku, left.warehouse)
      await shop.setStoreStock(store, sku, left.store)
      const answer = await guest.read(basket.basketId, { isPatchRequired: true })
      expect(answer.flashMessages).toEqual([{ code: flash }])
      expect(answer.shippingMethods.map(({ code }) => code)).toEqual([becomes])
      expect(answer.items.map(({ qty }) => qty)).toEqual([2])
      expect(flashText(copiesIn('en').cart, { code: flash, message: '', shipmentId: null }, false)).toBe(says)
      expect((await guest.read(basket.basketId, { isPatchRequired: true })).version).toBe(answer.version)
    },
  )

  test('SHIP-13 StoreToHome: the store has closed, and they do not go to another one unasked', async () => {
    await shop.setStock(sku, 9)
    const guest = await shop.newGuest()
    const basket = await guest.withItem(sku, 2)
    await choose(guest, basket, 'sts')
    const { db } = shop.storage
    const closed = await db.deleteFrom('store').where('id', '=', store).returningAll().executeTakeFirstOrThrow()
    const answer = await guest.read(basket.basketId, { isPatchRequired: true })
    expect(answer.flashMessages).toEqual([{ code: 'StoreToHome' }])
    expect(answer.shippingMethods.map(({ code }) => code)).toEqual(['standard'])
    await db
      .insertInto('store')
      .values({ ...closed, document: JSON.stringify(closed.document) })
      .execute()
  })

  test('SHIP-15 they are never sent to a store that the shopper has not named', async () => {
    await shop.setStock(sku, 9)
    const guest = await shop.newGuest()
    const basket = await guest.withItem(sku, 2)
    await shop.setStock(sku, 1)
    const answer = await guest.read(basket.basketId, { isPatchRequired: true })
    expect(answer.flashMessages).toEqual([{ code: 'ProductLineItemInventoryMissing' }])
    expect(answer.shippingMethods.map(({ code }) => code)).toEqual(['standard'])
  })
})

test('CART-37 a made-to-order item cannot go to a PO box, and its shipment’s flash stays as long as that is so', async () => {
  await shop.setStock(sku, 9)
  const guest = await shop.newGuest()
  const basket = await guest.withItem(sku)
  await giveAddress(guest, basket, { addressLine1: 'PO Box 12' })
  const madeToOrder = shop.catalogue.products.find(({ customisable }) => customisable)?.variants[0]?.sku ?? ''
  await shop.setStock(madeToOrder, 9)
  const answer = await guest.done(addItem, {
    body: { cartId: basket.basketId, productId: madeToOrder, qty: 1, recipeId: 'recipe-1' },
  })
  expect(answer.flashMessages).toEqual([{ code: 'InvalidShippingAddress', shipmentId: 'customs' }])
  expect((await guest.read(basket.basketId)).flashMessages).toEqual(answer.flashMessages)
  expect((await giveAddress(guest, basket)).flashMessages).toEqual([])
})
