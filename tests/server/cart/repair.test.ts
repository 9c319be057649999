import { describe, expect, test } from 'vitest'
import { setShippingMethod } from '../../../contracts/api/cart/cartDeliveryApi.ts'
import type { BasketDocument } from '../../../server/storage/tables/BasketTables.ts'
import { useGuestShop } from '../support/useGuestShop.ts'
import { rewriteBasket } from './rewriteBasket.ts'

const { shop, guest, skus } = await useGuestShop(2)
const [one, two] = skus

const rewrite = (basketId: string, change: (document: BasketDocument) => BasketDocument) =>
  rewriteBasket(shop.storage.db, basketId, change)

test('CART-26 CART-34 too many pieces are cut down to what there is, once', async () => {
  const { basketId, version } = await guest.withItem(one, 5)
  await shop.setStock(one, 2)
  const answer = await guest.read(basketId, { isPatchRequired: true })
  expect(answer.items[0]?.qty).toBe(2)
  expect(answer.flashMessages).toEqual([{ code: 'ProductLineItemInventoryMissing' }])
  expect(answer.version).toEqual(version + 1)
  expect((await guest.read(basketId, { isPatchRequired: true })).version).toBe(version + 1)
  await shop.setStock(one, 50)
})

test('CART-26 CART-34 the message about it stays until the next change', async () => {
  const { basketId } = await guest.withItem(one, 5)
  await shop.setStock(one, 2)
  const answer = await guest.read(basketId, { isPatchRequired: true })
  expect((await guest.read(basketId)).flashMessages).toEqual(answer.flashMessages)
  expect((await guest.add(basketId, two)).flashMessages).toEqual([])
  await shop.setStock(one, 50)
})

test('CART-35 CART-36 unknown and sold-out items are removed', async () => {
  const { basketId } = await guest.withItem(one)
  await guest.add(basketId, two)
  await rewrite(basketId, (document) => ({
    ...document,
    lines: document.lines.map((line) => (line.sku === one ? { ...line, sku: 'GONE' } : line)),
  }))
  await shop.setStock(two, 0)
  const answer = await guest.read(basketId, { isPatchRequired: true })
  expect(answer.items).toEqual([])
  expect(answer.flashMessages.map(({ code }) => code).toSorted()).toEqual([
    'ProductItemNotAvailable',
    'ProductLineItemFullInventoryMissing',
  ])
  await shop.setStock(two, 50)
})

describe('when nothing is to be repaired', () => {
  test('CART-26 a supply check reports what is missing and leaves the lines alone', async () => {
    const { basketId, version } = await guest.withItem(one, 5)
    await shop.setStock(one, 2)
    const answer = await guest.read(basketId, { inventorySupplyCheck: true })
    expect(answer.items[0]?.qty).toBe(5)
    expect(answer.flashMessages).toEqual([{ code: 'ProductLineItemInventoryMissing' }])
    expect(answer.version).toEqual(version)
    await shop.setStock(one, 50)
  })

  test('CART-26 a plain read neither reports what is missing nor repairs it', async () => {
    const { basketId, version } = await guest.withItem(one, 5)
    await shop.setStock(one, 2)
    const answer = await guest.read(basketId)
    expect(answer.items[0]?.qty).toBe(5)
    expect(answer.flashMessages).toEqual([])
    expect(answer.version).toBe(version)
    await shop.setStock(one, 50)
  })
})

test('CART-26 CART-40 a method that is not offered any more becomes standard', async () => {
  const { basketId } = await guest.withItem(one)
  await guest.done(setShippingMethod, {
    query: {},
    body: { cartId: basketId, code: 'home', shippingId: 'me', shopperAppliedSM: true },
  })
  await rewrite(basketId, (document) => ({
    ...document,
    shippingAddress: { country: 'US', province: 'HI', postalCode: '96801' },
  }))
  const answer = await guest.read(basketId, { isPatchRequired: true })
  expect(answer.shippingMethods[0]?.code).toBe('standard')
  expect(answer.flashMessages).toEqual([{ code: 'OrderShippingMethodDowngraded' }])
})
