import { describe, expect, test } from 'vitest'
import { moveToSaved, readSaved, removeSaved, saveForLater } from '../../../contracts/api/cart/saveForLaterApi.ts'
import { mergeGuestSaved } from '../../../server/saved/savedList.ts'
import { inTransaction } from '../../../server/storage/inTransaction.ts'
import type { Guest } from '../cart/guestCalls.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { useGuestShop } from '../support/useGuestShop.ts'

const { shop, skus } = await useGuestShop(4)

const sku = (place: number) => skus[place] ?? ''
const entry = (productId: string, qty = 1, itemId?: string) =>
  ({
    body: {
      productId,
      pdpUrl: '/en-us/p/x',
      available: true,
      qty,
      type: 'product',
      saveForLater: itemId === undefined ? {} : { itemId },
    },
  }) as const
const saved = (guest: Guest, query: { start?: number; count?: number } = {}) => guest.done(readSaved, { query })
const answerOf = (list: { readonly items: readonly { readonly productId: string; readonly qty: number }[] }) =>
  list.items.map(({ productId, qty }) => `${productId}×${qty}`).toSorted()

test('FAV-13 API-031 a line leaves the cart and is saved in one step, once a key', async () => {
  const guest = await shop.newGuest()
  const basket = await guest.withItem(sku(0), 3)
  const asked = { params: { basketId: basket.basketId }, body: { itemId: basket.items[0]?.itemId ?? '' } }
  const moved = await guest.done(moveToSaved, asked, { key: 'move' })
  expect(moved.cart.items).toEqual([])
  expect(answerOf(moved.saveForLater)).toEqual([`${sku(0)}×3`])
  expect((await guest.ask(moveToSaved, asked, { key: 'move' })).replayed).toBe(true)
  expect(answerOf(await saved(guest))).toEqual([`${sku(0)}×3`])
})

test('FAV-13 API-031 a line that is saved already, or of another basket, is not there to be saved', async () => {
  const guest = await shop.newGuest()
  const basket = await guest.withItem(sku(0), 3)
  const asked = { params: { basketId: basket.basketId }, body: { itemId: basket.items[0]?.itemId ?? '' } }
  await guest.done(moveToSaved, asked)
  expect((await guest.ask(moveToSaved, asked)).error?.errorId).toBe('ORD404')
  const other = await shop.newGuest()
  expect((await other.ask(moveToSaved, asked)).error?.errorId).toBe('BSK404')
  expect(answerOf(await saved(guest))).toEqual([`${sku(0)}×3`])
})

describe('API-030 when something is saved from its page', () => {
  test('FAV-12 an item that is saved again gets the sum of both quantities', async () => {
    const guest = await shop.newGuest()
    await guest.done(saveForLater, entry(sku(0), 2))
    const { items } = await guest.done(saveForLater, entry(sku(0), 3))
    expect(answerOf({ items })).toEqual([`${sku(0)}×5`])
  })

  test('FAV-12 an item that is saved with its itemId has the new quantity', async () => {
    const guest = await shop.newGuest()
    const { items } = await guest.done(saveForLater, entry(sku(0), 5))
    expect(answerOf(await guest.done(saveForLater, entry(sku(0), 1, items[0]?.itemId)))).toEqual([`${sku(0)}×1`])
  })

  test('FAV-12 saving an unknown product is ORD404', async () => {
    const guest = await shop.newGuest()
    expectRefusal(await guest.ask(saveForLater, entry('nothing')), 404, 'ORD404')
    expect(answerOf(await saved(guest))).toEqual([])
  })
})

test('FAV-11 FAV-15 API-074 the list is read by pages, and says what can be had', async () => {
  const guest = await shop.newGuest()
  for (const place of [0, 1, 2]) await guest.done(saveForLater, entry(sku(place)))
  await shop.setStock(sku(1), 0)
  const all = await saved(guest)
  expect(all.total).toBe(3)
  expect(all.items.find(({ productId }) => productId === sku(1))).toMatchObject({
    available: false,
    stock: 0,
    pageUrl: expect.stringMatching(/^\/en-us\/p\//) as string,
  })
  const first = await saved(guest, { start: 0, count: 2 })
  const second = await saved(guest, { start: 2, count: 2 })
  expect([...first.items, ...second.items]).toEqual(all.items)
  await shop.setStock(sku(1), 50)
})

test('FAV-15 API-074 the list is read by nobody without a token, and from no place that is not a number', async () => {
  const { token } = await shop.newGuest()
  expectRefusal(await shop.call('GET', readSaved.path), 401, 'AUT404')
  expectRefusal(await shop.call('GET', `${readSaved.path}?count=many`, { token }), 400, 'API400', { field: 'count' })
})

const gift = (message: string) => ({ email: 'robin@example.com', to: 'Robin', message })
const giftEntry = (message: string) => ({ body: { ...entry(sku(0)).body, giftOption: gift(message) } })

test('FAV-12 CART-16 gifts with messages that differ at the very end are saved separately', async () => {
  const guest = await shop.newGuest()
  const long = '雪'.repeat(249)
  for (const end of ['a', 'b', 'a']) await guest.done(saveForLater, giftEntry(`${long}${end}`))
  const { items } = await guest.done(saveForLater, giftEntry(`${long}a`))
  expect(items.map(({ qty, giftOption }) => `${giftOption?.message.at(-1)}×${qty}`).toSorted()).toEqual(['a×3', 'b×1'])
})

test('CART-14 half a gift option is saved as none', async () => {
  const guest = await shop.newGuest()
  await guest.done(saveForLater, giftEntry('whole'))
  const { items } = await guest.done(saveForLater, giftEntry(' '))
  expect(items.map(({ qty, giftOption }) => `${giftOption?.message ?? 'none'}×${qty}`).toSorted()).toEqual([
    'none×1',
    'whole×1',
  ])
})

test('FAV-12 AUTH-07 an item saved under the shorter key of an earlier build is found and grows, also when a guest signs in', async () => {
  const [guest, own] = [await shop.newGuest(), await shop.newGuest()]
  const entered = giftEntry('m'.repeat(200))
  const { saveForLaterId: ownList } = await own.done(saveForLater, entered)
  const { db } = shop.storage
  await db
    .updateTable('saved_item')
    .set({ line_key: 'as an earlier build cut it' })
    .where('list_id', '=', ownList)
    .execute()
  expect(answerOf(await own.done(saveForLater, entered))).toEqual([`${sku(0)}×2`])
  const { saveForLaterId: guestList } = await guest.done(saveForLater, { body: { ...entered.body, qty: 5 } })
  const [from, to] = await Promise.all(
    [guestList, ownList].map(
      async (id) =>
        (await db.selectFrom('saved_list').select('subject').where('id', '=', id).executeTakeFirstOrThrow()).subject,
    ),
  )
  await inTransaction(db, (tx) => mergeGuestSaved(tx, from ?? '', to ?? ''))
  expect(answerOf(await saved(own))).toEqual([`${sku(0)}×5`])
})

test('FAV-14 API-032 one is removed by its owner alone', async () => {
  const [guest, other] = [await shop.newGuest(), await shop.newGuest()]
  const { saveForLaterId, items } = await guest.done(saveForLater, entry(sku(0)))
  await other.done(saveForLater, entry(sku(1)))
  const asked = { params: { saveForlaterId: saveForLaterId, itemId: items[0]?.itemId ?? '' } }
  expect(await other.ask(removeSaved, asked)).toMatchObject({
    status: 404,
    error: { errorId: 'ORD404', message: 'Item not found' },
  })
  expect(answerOf(await guest.done(removeSaved, asked))).toEqual([])
  expect((await guest.ask(removeSaved, asked)).error?.message).toBe('Item not found')
})

test('AUTH-07 a guest’s saved items join the account’s, once, however often they are merged', async () => {
  const [guest, own] = [await shop.newGuest(), await shop.newGuest()]
  const { saveForLaterId: guestList } = await guest.done(saveForLater, entry(sku(0), 2))
  await guest.done(saveForLater, entry(sku(1), 1))
  const { saveForLaterId: ownList } = await own.done(saveForLater, entry(sku(0), 1))
  const { db } = shop.storage
  const subjectOf = async (id: string) =>
    (await db.selectFrom('saved_list').select('subject').where('id', '=', id).executeTakeFirstOrThrow()).subject
  const [from, to] = [await subjectOf(guestList), await subjectOf(ownList)]
  for (let n = 0; n < 2; n++) await inTransaction(db, (tx) => mergeGuestSaved(tx, from, to))
  expect(answerOf(await saved(own))).toEqual([`${sku(0)}×2`, `${sku(1)}×1`])
  expect(answerOf(await saved(guest))).toEqual([])
})
