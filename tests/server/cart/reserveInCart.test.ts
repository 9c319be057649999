import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Basket } from '../../../contracts/api/basket.ts'
import { addItem, removeItem, reserveWithItem, updateItem } from '../../../contracts/api/cartApi.ts'
import { moveToSaved } from '../../../contracts/api/saveForLaterApi.ts'
import { accountShop } from '../consumer/accountShop.ts'
import type { AccountShop } from '../consumer/accountShop.ts'
import type { Guest } from './guestCalls.ts'

const halfAnHour = 30 * 60_000
const storeId = 'US002'
let shop: AccountShop
let guest: Guest
let sku: string
let extras: string

beforeAll(async () => {
  shop = await accountShop()
})
beforeEach(async () => {
  guest = await shop.newGuest()
  await shop.storage.db.deleteFrom('stock_hold').execute()
  ;[sku, extras] = (await shop.ordinarySkus(2, 5)) as [string, string]
})
afterAll(() => shop.close())

const reserve = (who: Guest, cartId: string, productId: string, more: object = {}) =>
  who.ask(addItem, { body: { cartId, productId, qty: 2, storeId, reserve: true, ...more } })
const held = async () => {
  const rows = await shop.storage.db.selectFrom('stock_hold').select(['sku', 'qty', 'store_id', 'until']).execute()
  return Object.fromEntries(
    rows.filter(({ until }) => until > shop.clock.now).map((row) => [row.sku, `${row.qty} in ${row.store_id}`]),
  )
}
const remove = (who: Guest, cartId: string, itemId: string) => who.done(removeItem, { body: { cartId, itemId } })
const lineOf = ({ items }: Basket, productId: string) => items.find((item) => item.productId === productId)

test('CART-13 API-014 into a cart that is there: the line says how many are put aside and until when, and nothing else moves', async () => {
  const { basketId } = await guest.withItem(extras, 1)
  const until = shop.clock.now + halfAnHour
  const { body: basket, status } = await reserve(guest, basketId, sku)
  expect([status, lineOf(basket, sku)?.reservation, lineOf(basket, sku)?.pickupStoreId]).toEqual([
    200,
    { qty: 2, heldUntil: until, storeName: 'Denver, Larimer Square' },
    storeId,
  ])
  expect([lineOf(basket, extras)?.pickupStoreId, await held()]).toEqual([undefined, { [sku]: `2 in ${storeId}` }])
  shop.clock.now += 60_000
  const again = (await reserve(guest, basketId, sku, { qty: 1 })).body
  expect([lineOf(again, sku)?.reservation, await held()]).toMatchObject([
    { qty: 3, heldUntil: until + 60_000 },
    { [sku]: `3 in ${storeId}` },
  ])
})

test('CART-13 when the half hour is over nothing is held, and the line stays and says until when it was', async () => {
  const account = await shop.signedIn('consumer@example.com')
  const until = shop.clock.now + halfAnHour
  const { basketId } = (await account.ask(reserveWithItem, { query: { storeId }, body: { productId: sku, qty: 2 } }))
    .body
  shop.clock.now = until
  const later = await shop.signedIn('consumer@example.com')
  expect([lineOf(await later.read(basketId, { isPatchRequired: true }), sku), await held()]).toMatchObject([
    { qty: 2, pickupStoreId: storeId, reservation: { qty: 2, heldUntil: until } },
    {},
  ])
  await remove(later, basketId, lineOf(await later.read(basketId), sku)!.itemId)
})

test('CART-13 what the line gives up is everybody’s at once and does not come back: fewer pieces, another store, sent home, saved, taken out', async () => {
  const { basketId, items } = (
    await guest.ask(reserveWithItem, { query: { storeId }, body: { productId: sku, qty: 4 } })
  ).body
  const itemId = items[0]!.itemId
  const change = (body: object, query: object = {}) =>
    guest.done(updateItem, { params: { basketId }, query, body: { cartId: basketId, itemId, ...body } })
  await change({ qty: 2 })
  expect([(await change({ qty: 4 })).items[0]?.reservation?.qty, await held()]).toEqual([
    2,
    { [sku]: `2 in ${storeId}` },
  ])
  expect([(await change({}, { action: 'pickup', favStoreId: 'US003' })).items[0]?.reservation, await held()]).toEqual([
    undefined,
    {},
  ])
  expect((await change({}, { action: 'pickup', favStoreId: storeId })).items[0]?.reservation).toBeUndefined()
  const leaves: readonly ((line: string) => Promise<unknown>)[] = [
    (line) => remove(guest, basketId, line),
    (line) =>
      guest.done(updateItem, {
        params: { basketId },
        query: { action: 'home' },
        body: { cartId: basketId, itemId: line },
      }),
    (line) => guest.done(moveToSaved, { params: { basketId }, body: { itemId: line } }),
  ]
  for (const leave of leaves) {
    const { body } = await reserve(guest, basketId, extras)
    expect(await held()).toEqual({ [extras]: `2 in ${storeId}` })
    await leave(body.items.find(({ reservation }) => reservation)!.itemId)
    expect(await held()).toEqual({})
  }
})

test('CART-13 DLG-09 reserved in another store: what was put aside in the first one is given back, and goes along to the other', async () => {
  const { basketId } = (await guest.ask(reserveWithItem, { query: { storeId }, body: { productId: sku, qty: 2 } })).body
  const { body } = await reserve(guest, basketId, extras, { storeId: 'US003' })
  expect([lineOf(body, sku)?.pickupStoreId, lineOf(body, sku)?.reservation, await held()]).toEqual([
    'US003',
    undefined,
    { [extras]: '2 in US003' },
  ])
})

test('CART-13 AUTH-07 what a guest has put aside stays so in the basket of the account, beside what the account has', async () => {
  const account = await shop.signedIn('consumer@example.com')
  const own = (await account.ask(reserveWithItem, { query: { storeId }, body: { productId: sku, qty: 1 } })).body
  const brought = (await guest.ask(reserveWithItem, { query: { storeId }, body: { productId: sku, qty: 2 } })).body
  await reserve(guest, brought.basketId, extras)
  const merged = await shop.signedIn('consumer@example.com', guest, { guestObjects: { basketId: brought.basketId } })
  const basket = await merged.read(own.basketId)
  expect([lineOf(basket, sku)?.reservation?.qty, lineOf(basket, extras)?.reservation?.qty]).toEqual([3, 2])
  expect(await held()).toEqual({ [sku]: `3 in ${storeId}`, [extras]: `2 in ${storeId}` })
})

test('CART-13 refused in words, and nothing is held: no such store, made to order, more than the store has, another’s basket', async () => {
  const { basketId } = await guest.withItem(extras, 1)
  const answerOf = async (more: object, who = guest) => (await reserve(who, basketId, sku, more)).error?.errorId
  expect([
    await answerOf({ storeId: 'nowhere' }),
    await answerOf({ recipeId: 'initials:AB' }),
    await answerOf({ qty: 6 }),
  ]).toEqual(['STR404', 'SHP404', 'INV408'])
  expect([await answerOf({}, await shop.newGuest()), await held()]).toEqual(['BSK404', {}])
})

test('CART-13 CART-17 another size in the same line is put aside in its place at once and for as long; where the store has none the first one never was anybody else’s', async () => {
  let who = await shop.signedIn('regular@example.com')
  const { basketId, items } = (await who.ask(reserveWithItem, { query: { storeId }, body: { productId: sku, qty: 2 } }))
    .body
  const [line] = items
  const turn = (productId: string) =>
    who.ask(updateItem, {
      params: { basketId },
      query: {},
      body: { cartId: basketId, itemId: line!.itemId, productId },
    })
  await shop.setStoreStock(storeId, extras, 1)
  const { status, error } = await turn(extras)
  expect([status, error?.errorId, await held()]).toEqual([409, 'INV408', { [sku]: `2 in ${storeId}` }])
  await shop.setStoreStock(storeId, extras, 5)
  const turned = (await turn(extras)).body
  expect([turned.items.map(({ itemId, reservation }) => [itemId, reservation]), await held()]).toEqual([
    [[line!.itemId, line!.reservation]],
    { [extras]: `2 in ${storeId}` },
  ])
  const other = await shop.newGuest()
  expect(
    (await other.ask(reserveWithItem, { query: { storeId }, body: { productId: extras, qty: 4 } })).error?.errorId,
  ).toBe('INV408')
  shop.clock.now += halfAnHour
  who = await shop.signedIn('regular@example.com')
  expect([(await turn(sku)).body.items[0]?.reservation, await held()]).toEqual([undefined, {}])
})

test('CART-13 CART-17 of two who want the last pieces of a size at once, one by switching to it, one of them has it', async () => {
  for (let round = 0; round < 5; round += 1) {
    await shop.storage.db.deleteFrom('stock_hold').execute()
    const one = await shop.newGuest()
    const { basketId, items } = (
      await one.ask(reserveWithItem, { query: { storeId }, body: { productId: sku, qty: 2 } })
    ).body
    await shop.setStoreStock(storeId, extras, 2)
    const other = await shop.newGuest()
    const asked = await Promise.all([
      one.ask(updateItem, {
        params: { basketId },
        query: {},
        body: { cartId: basketId, itemId: items[0]!.itemId, productId: extras },
      }),
      other.ask(reserveWithItem, { query: { storeId }, body: { productId: extras, qty: 2 } }),
    ])
    expect([asked.filter(({ status }) => status < 300).length, (await held())[extras]]).toEqual([1, `2 in ${storeId}`])
  }
})
