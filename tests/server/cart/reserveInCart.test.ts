import { beforeEach, describe, expect, test } from 'vitest'
import type { Basket } from '../../../contracts/api/entities/basket.ts'
import { addItem, removeItem, reserveWithItem, updateItem } from '../../../contracts/api/cart/cartApi.ts'
import { moveToSaved } from '../../../contracts/api/cart/saveForLaterApi.ts'
import type { Guest } from './guestCalls.ts'
import { useAccountShop } from '../support/useGuestShop.ts'

const halfAnHour = 30 * 60_000
const storeId = 'US002'
let guest: Guest
let sku: string
let extras: string

const { shop } = await useAccountShop()
beforeEach(async () => {
  guest = await shop.newGuest()
  await shop.storage.db.deleteFrom('stock_hold').execute()
  ;[sku, extras] = (await shop.ordinarySkus(2, 5)) as [string, string]
})

const reserve = (who: Guest, cartId: string, productId: string, more: object = {}) =>
  who.ask(addItem, { body: { cartId, productId, qty: 2, storeId, reserve: true, ...more } })
const heldPieces = async () => {
  const rows = await shop.storage.db.selectFrom('stock_hold').select(['sku', 'qty', 'store_id', 'until']).execute()
  return Object.fromEntries(
    rows.filter(({ until }) => until > shop.clock.now).map((row) => [row.sku, `${row.qty} in ${row.store_id}`]),
  )
}
const remove = (who: Guest, cartId: string, itemId: string) => who.done(removeItem, { body: { cartId, itemId } })
const lineOf = ({ items }: Basket, productId: string) => items.find((item) => item.productId === productId)

describe('for half an hour', () => {
  test('CART-13 API-014 reserving into an existing cart shows on the line how many are reserved and until when, and changes nothing else', async () => {
    const { basketId } = await guest.withItem(extras, 1)
    const until = shop.clock.now + halfAnHour
    const { body: basket, status } = await reserve(guest, basketId, sku)
    expect(status).toBe(200)
    expect(lineOf(basket, sku)?.reservation).toEqual({ qty: 2, heldUntil: until, storeName: 'Denver, Larimer Square' })
    expect(lineOf(basket, sku)?.pickupStoreId).toEqual(storeId)
    expect(lineOf(basket, extras)?.pickupStoreId).toBeUndefined()
    expect(await heldPieces()).toEqual({ [sku]: `2 in ${storeId}` })
    shop.clock.now += 60_000
    const again = (await reserve(guest, basketId, sku, { qty: 1 })).body
    expect(lineOf(again, sku)?.reservation).toMatchObject({ qty: 3, heldUntil: until + 60_000 })
    expect(await heldPieces()).toEqual({ [sku]: `3 in ${storeId}` })
  })

  test('CART-13 after the half hour nothing is held, and the line stays and says until when it was', async () => {
    const account = await shop.signedIn('consumer@example.com')
    const until = shop.clock.now + halfAnHour
    const { basketId } = (await account.ask(reserveWithItem, { query: { storeId }, body: { productId: sku, qty: 2 } }))
      .body
    shop.clock.now = until
    const later = await shop.signedIn('consumer@example.com')
    expect(lineOf(await later.read(basketId, { isPatchRequired: true }), sku)).toMatchObject({
      qty: 2,
      pickupStoreId: storeId,
      reservation: { qty: 2, heldUntil: until },
    })
    expect(await heldPieces()).toEqual({})
    await remove(later, basketId, lineOf(await later.read(basketId), sku)!.itemId)
  })

  test('CART-13 released pieces are free at once and do not come back: fewer pieces, another store, sent home, saved, removed', async () => {
    const { basketId, items } = (
      await guest.ask(reserveWithItem, { query: { storeId }, body: { productId: sku, qty: 4 } })
    ).body
    const itemId = items[0]!.itemId
    const change = (body: object, query: object = {}) =>
      guest.done(updateItem, { params: { basketId }, query, body: { cartId: basketId, itemId, ...body } })
    await change({ qty: 2 })
    expect((await change({ qty: 4 })).items[0]?.reservation?.qty).toBe(2)
    expect(await heldPieces()).toEqual({ [sku]: `2 in ${storeId}` })
    expect((await change({}, { action: 'pickup', favStoreId: 'US003' })).items[0]?.reservation).toBeUndefined()
    expect(await heldPieces()).toEqual({})
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
      expect(await heldPieces()).toEqual({ [extras]: `2 in ${storeId}` })
      await leave(body.items.find(({ reservation }) => reservation)!.itemId)
      expect(await heldPieces()).toEqual({})
    }
  })
})

describe('in another store or another basket', () => {
  test('CART-13 DLG-09 reserving in another store gives back what the first store held and moves it to the other', async () => {
    const { basketId } = (await guest.ask(reserveWithItem, { query: { storeId }, body: { productId: sku, qty: 2 } }))
      .body
    const { body } = await reserve(guest, basketId, extras, { storeId: 'US003' })
    expect(lineOf(body, sku)?.pickupStoreId).toBe('US003')
    expect(lineOf(body, sku)?.reservation).toBeUndefined()
    expect(await heldPieces()).toEqual({ [extras]: '2 in US003' })
  })

  test('CART-13 AUTH-07 a guest’s reservation stays in the basket of the account, next to what the account has', async () => {
    const account = await shop.signedIn('consumer@example.com')
    const own = (await account.ask(reserveWithItem, { query: { storeId }, body: { productId: sku, qty: 1 } })).body
    const brought = (await guest.ask(reserveWithItem, { query: { storeId }, body: { productId: sku, qty: 2 } })).body
    await reserve(guest, brought.basketId, extras)
    const merged = await shop.signedIn('consumer@example.com', guest, { guestObjects: { basketId: brought.basketId } })
    const basket = await merged.read(own.basketId)
    expect(lineOf(basket, sku)?.reservation?.qty).toBe(3)
    expect(lineOf(basket, extras)?.reservation?.qty).toBe(2)
    expect(await heldPieces()).toEqual({ [sku]: `3 in ${storeId}`, [extras]: `2 in ${storeId}` })
  })

  test('CART-13 a refusal has a message and holds nothing: no such store, made to order, more than the store has, another’s basket', async () => {
    const { basketId } = await guest.withItem(extras, 1)
    const answerOf = async (more: object, who = guest) => (await reserve(who, basketId, sku, more)).error?.errorId
    expect(await answerOf({ storeId: 'nowhere' })).toBe('STR404')
    expect(await answerOf({ recipeId: 'initials:AB' })).toBe('SHP404')
    expect(await answerOf({ qty: 6 })).toBe('INV408')
    expect(await answerOf({}, await shop.newGuest())).toBe('BSK404')
    expect(await heldPieces()).toEqual({})
  })
})

describe('when the size is switched', () => {
  /** Two reserved pieces, and how to switch their line to another size. */
  const reserveToTurn = async (who: Guest) => {
    const { basketId, items } = (
      await who.ask(reserveWithItem, { query: { storeId }, body: { productId: sku, qty: 2 } })
    ).body
    const line = items[0]!
    const turn = (productId: string, by = who) =>
      by.ask(updateItem, {
        params: { basketId },
        query: {},
        body: { cartId: basketId, itemId: line.itemId, productId },
      })
    return { line, turn }
  }

  test('CART-13 CART-17 the first size stays reserved when the store has too few of the other one', async () => {
    const { turn } = await reserveToTurn(await shop.newGuest())
    await shop.setStoreStock(storeId, extras, 1)
    const { status, error } = await turn(extras)
    expect(status).toBe(409)
    expect(error?.errorId).toBe('INV408')
    expect(await heldPieces()).toEqual({ [sku]: `2 in ${storeId}` })
  })

  test('CART-13 CART-17 another size in the same line is reserved in its place at once, and for as long', async () => {
    const { line, turn } = await reserveToTurn(await shop.signedIn('regular@example.com'))
    await shop.setStoreStock(storeId, extras, 5)
    const turned = (await turn(extras)).body
    expect(turned.items.map(({ itemId, reservation }) => [itemId, reservation])).toEqual([
      [line.itemId, line.reservation],
    ])
    expect(await heldPieces()).toEqual({ [extras]: `2 in ${storeId}` })
    const other = await shop.newGuest()
    expect(
      (await other.ask(reserveWithItem, { query: { storeId }, body: { productId: extras, qty: 4 } })).error?.errorId,
    ).toBe('INV408')
    shop.clock.now += halfAnHour
    const later = await shop.signedIn('regular@example.com')
    expect((await turn(sku, later)).body.items[0]?.reservation).toBeUndefined()
    expect(await heldPieces()).toEqual({})
  })

  test('CART-13 CART-17 of two shoppers who want the last pieces of a size, one by switching, exactly one gets them', async () => {
    for (let round = 0; round < 5; round += 1) {
      await shop.storage.db.deleteFrom('stock_hold').execute()
      const one = await shop.newGuest()
      const { basketId, items } = (
        await one.ask(reserveWithItem, { query: { storeId }, body: { productId: sku, qty: 2 } })
      ).body
      await shop.setStoreStock(storeId, extras, 2)
      const other = await shop.newGuest()
      const answers = await Promise.all([
        one.ask(updateItem, {
          params: { basketId },
          query: {},
          body: { cartId: basketId, itemId: items[0]!.itemId, productId: extras },
        }),
        other.ask(reserveWithItem, { query: { storeId }, body: { productId: extras, qty: 2 } }),
      ])
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
      expect((await heldPieces())[extras]).toBe(`2 in ${storeId}`)
    }
  })
})
