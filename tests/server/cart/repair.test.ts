import { afterAll, beforeAll, expect, test } from 'vitest'
import { setShippingMethod } from '../../../contracts/api/cartApi.ts'
import type { BasketDocument } from '../../../server/cart/BasketDocument.ts'
import { guestShop } from './guestShop.ts'
import type { Guest } from './guestCalls.ts'
import type { GuestShop } from './guestShop.ts'

let shop: GuestShop
let guest: Guest
let one: string
let two: string

beforeAll(async () => {
  shop = await guestShop()
  guest = await shop.newGuest()
  ;[one = '', two = ''] = await shop.ordinarySkus(2)
})
afterAll(() => shop.close())

async function rewrite(basketId: string, change: (document: BasketDocument) => BasketDocument) {
  const { db } = shop.storage
  const { document } = await db
    .selectFrom('basket')
    .select('document')
    .where('id', '=', basketId)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('basket')
    .set({ document: JSON.stringify(change(document)) })
    .where('id', '=', basketId)
    .execute()
}

test('CART-26 CART-34 too many are cut down to what there is; the flash stays until the next change', async () => {
  const { basketId, version } = await guest.withItem(one, 5)
  await shop.setStock(one, 2)
  const answer = await guest.read(basketId, { isPatchRequired: true })
  expect([answer.items[0]?.qty, answer.flashMessages, answer.version]).toEqual([
    2,
    [{ code: 'ProductLineItemInventoryMissing' }],
    version + 1,
  ])
  expect((await guest.read(basketId)).flashMessages).toEqual(answer.flashMessages)
  expect((await guest.read(basketId, { isPatchRequired: true })).version).toBe(version + 1)
  expect((await guest.add(basketId, two)).flashMessages).toEqual([])
  await shop.setStock(one, 50)
})

test('CART-35 CART-36 what the shop no longer knows and what is sold out goes', async () => {
  const { basketId } = await guest.withItem(one)
  await guest.add(basketId, two)
  await rewrite(basketId, (document) => ({
    ...document,
    lines: document.lines.map((line) => (line.sku === one ? { ...line, sku: 'GONE' } : line)),
  }))
  await shop.setStock(two, 0)
  const answer = await guest.read(basketId, { isPatchRequired: true })
  expect([answer.items, answer.flashMessages.map(({ code }) => code).toSorted()]).toEqual([
    [],
    ['ProductItemNotAvailable', 'ProductLineItemFullInventoryMissing'],
  ])
  await shop.setStock(two, 50)
})

test('CART-26 a supply check reports and leaves the lines alone; a plain read does neither', async () => {
  const { basketId, version } = await guest.withItem(one, 5)
  await shop.setStock(one, 2)
  const answer = await guest.read(basketId, { inventorySupplyCheck: true })
  expect([answer.items[0]?.qty, answer.flashMessages, answer.version]).toEqual([
    5,
    [{ code: 'ProductLineItemInventoryMissing' }],
    version,
  ])
  expect((await guest.read(basketId)).flashMessages).toEqual([])
  await shop.setStock(one, 50)
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
  expect([answer.shippingMethods[0]?.code, answer.flashMessages]).toEqual([
    'standard',
    [{ code: 'OrderShippingMethodDowngraded' }],
  ])
})
