import { describe, expect, test } from 'vitest'
import {
  addFavorite,
  readFavorites,
  readSharedFavorites,
  removeFavorite,
  shareFavorites,
} from '../../../contracts/api/account/wishlistApi.ts'
import type { Guest } from '../cart/guestCalls.ts'
import { useGuestShop } from '../support/useGuestShop.ts'
import { expectRefusal } from '../support/expectRefusal.ts'

const { shop } = await useGuestShop()
const ids = shop.catalogue.products.map(({ id }) => id)

const entry = (id: string, favoriteId?: string) =>
  ({ body: { id, qty: 1, itemType: 'product', ...(favoriteId === undefined ? {} : { favoriteId }) } }) as const
const like = (guest: Guest, id: string, key?: string) =>
  guest.done(addFavorite, entry(id), key === undefined ? {} : { key })
const all = (guest: Guest, query: { start?: number; count?: number } = {}) => guest.done(readFavorites, { query })

describe('the list of one shopper', () => {
  test('FAV-01 FAV-04 FAV-05 a product is liked once, however often and under however many keys it is asked', async () => {
    const guest = await shop.newGuest()
    const [first = '', second = ''] = ids
    await Promise.all(
      [like(guest, first), like(guest, first), like(guest, first, 'same'), like(guest, first, 'same')].map((asked) =>
        asked.catch(() => null),
      ),
    )
    await like(guest, first)
    shop.clock.now += 1
    const list = await like(guest, second)
    expect(list).toMatchObject({ total: 2, items: [{ id: second }, { id: first }] })
    expect((await all(guest)).items.map(({ product }) => product?.productId)).toEqual([second, first])
  })

  test('FAV-03 FAV-10 the list is read by pages', async () => {
    const guest = await shop.newGuest()
    for (const id of ids.slice(0, 5)) await like(guest, id)
    const whole = await all(guest)
    const pages = [
      await all(guest, { start: 0, count: 2 }),
      await all(guest, { start: 2, count: 2 }),
      await all(guest, { start: 4, count: 2 }),
    ]
    expect(pages.map(({ items, total }) => [items.length, total])).toEqual([
      [2, 5],
      [2, 5],
      [1, 5],
    ])
    expect(pages.flatMap(({ items }) => items)).toEqual(whole.items)
    expect((await all(guest, { start: -3, count: -1 })).items).toEqual([])
  })

  test('FAV-07 a favorite is removed', async () => {
    const guest = await shop.newGuest()
    const { favoriteId, items } = await like(guest, ids[0] ?? '')
    const asked = { params: { favoriteId, itemId: items[0]?.itemId ?? '' } }
    expect(await guest.ask(removeFavorite, asked)).toMatchObject({ status: 200, body: { total: 0, items: [] } })
  })

  test('FAV-07 FAV-09 removing a favorite that is not there is refused as Item not found', async () => {
    const guest = await shop.newGuest()
    const { favoriteId, items } = await like(guest, ids[0] ?? '')
    const asked = { params: { favoriteId, itemId: items[0]?.itemId ?? '' } }
    await guest.done(removeFavorite, asked)
    expect(await guest.ask(removeFavorite, asked)).toMatchObject({
      status: 404,
      error: { errorId: 'ORD404', message: 'Item not found' },
    })
  })

  test('FAV-04 a product that the shop does not sell cannot be a favorite', async () => {
    const guest = await shop.newGuest()
    expect(await guest.ask(addFavorite, entry('nothing'))).toMatchObject({ status: 404, error: { errorId: 'ORD404' } })
  })
})

describe('the list of another', () => {
  test("AUTH-32 another's list can be neither changed nor shared, nor read before it is shared", async () => {
    const [owner, other] = [await shop.newGuest(), await shop.newGuest()]
    const { favoriteId, items } = await like(owner, ids[0] ?? '')
    await like(other, ids[1] ?? '')
    const asked = await Promise.all([
      other.ask(addFavorite, entry(ids[2] ?? '', favoriteId)),
      other.ask(removeFavorite, { params: { favoriteId, itemId: items[0]?.itemId ?? '' } }),
      other.ask(shareFavorites, { params: { favoriteId }, body: {} }),
      other.ask(readSharedFavorites, { params: { favoriteId } }),
    ])
    for (const answer of asked) expectRefusal(answer, 404, 'API404')
    expect((await all(owner)).items).toMatchObject([{ id: ids[0] }])
  })

  test('FAV-06 a shared list can be read only with its link', async () => {
    const owner = await shop.newGuest()
    const { favoriteId } = await like(owner, ids[0] ?? '')
    const { shareUrl } = await owner.done(shareFavorites, { params: { favoriteId }, body: {} })
    expect(shareUrl).toBe(`/en-us/favorites/${favoriteId}`)
    expect(favoriteId).toMatch(/^[0-9a-f]{64}$/)
    const read = await shop.read(readSharedFavorites, `/wishlists/v2/favorites/${favoriteId}/share`)
    expect(read).toMatchObject({ favoriteId, items: [{ id: ids[0], product: { productId: ids[0] } }] })
    expect((await shop.call('GET', `/wishlists/v2/favorites/${favoriteId.replace(/.$/, '_')}/share`)).status).toBe(404)
  })
})
