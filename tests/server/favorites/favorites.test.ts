import { describe, expect, test } from 'vitest'
import {
  addFavorite,
  readFavorites,
  readSharedFavorites,
  removeFavorite,
  shareFavorites,
} from '../../../contracts/api/account/wishlistApi.ts'
import type { Guest } from '../cart/guestCalls.ts'
import { useAccountShop } from '../support/useGuestShop.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { defined } from '../../../core/domain/fields/fields.ts'

const { shop } = await useAccountShop(0, { publicUrl: 'https://shop.example' })
const ids = shop.catalogue.products.map(({ id }) => id)

const entry = (id: string, favoriteId?: string) =>
  ({ body: { id, qty: 1, itemType: 'product', ...defined({ favoriteId }) } }) as const
const like = (guest: Guest, id: string, key?: string) =>
  guest.done(addFavorite, entry(id), key === undefined ? {} : { key })
const all = (guest: Guest, query: { start?: number; count?: number } = {}) => guest.done(readFavorites, { query })

describe('the list of one shopper', () => {
  test('FAV-01 FAV-04 FAV-05 API-073 a product is liked once, however often and under however many keys it is asked', async () => {
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

  test('FAV-03 FAV-10 API-072 the list is read by pages', async () => {
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

  test('FAV-17 API-072 an employee has no list to read, and nobody reads one from a place that is not a number', async () => {
    const employee = await shop.signedIn('employee@example.com')
    expectRefusal(await employee.ask(readFavorites, { query: {} }), 403, 'AUT432')
    const { token } = await shop.newGuest()
    const asked = await shop.call('GET', `${readFavorites.path}?start=first`, { token })
    expectRefusal(asked, 400, 'API400', { field: 'start' })
  })

  test('FAV-07 API-077 a favorite is removed', async () => {
    const guest = await shop.newGuest()
    const { favoriteId, items } = await like(guest, ids[0] ?? '')
    const asked = { params: { favoriteId, itemId: items[0]?.itemId ?? '' } }
    expect(await guest.ask(removeFavorite, asked)).toMatchObject({ status: 200, body: { total: 0, items: [] } })
  })

  test('FAV-07 FAV-09 API-077 removing a favorite that is not there is refused as Item not found', async () => {
    const guest = await shop.newGuest()
    const { favoriteId, items } = await like(guest, ids[0] ?? '')
    const asked = { params: { favoriteId, itemId: items[0]?.itemId ?? '' } }
    await guest.done(removeFavorite, asked)
    expect(await guest.ask(removeFavorite, asked)).toMatchObject({
      status: 404,
      error: { errorId: 'ORD404', message: 'Item not found' },
    })
  })

  test('FAV-04 API-073 a product that the shop does not sell cannot be a favorite', async () => {
    const guest = await shop.newGuest()
    expect(await guest.ask(addFavorite, entry('nothing'))).toMatchObject({ status: 404, error: { errorId: 'ORD404' } })
  })
})

describe('the list of another', () => {
  test("AUTH-32 API-073 API-075 API-076 API-077 another's list can be neither changed nor shared, nor read before it is shared", async () => {
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

  test('FAV-06 API-075 API-076 a shared list can be read only with its link', async () => {
    const owner = await shop.newGuest()
    const { favoriteId } = await like(owner, ids[0] ?? '')
    const { shareUrl } = await owner.done(shareFavorites, { params: { favoriteId }, body: {} })
    expect(shareUrl).toBe(`/en-us/favorites/${favoriteId}`)
    expect(favoriteId).toMatch(/^[0-9a-f]{64}$/)
    const read = await shop.read(readSharedFavorites, `/wishlists/v2/favorites/${favoriteId}/share`)
    expect(read).toMatchObject({ favoriteId, items: [{ id: ids[0], product: { productId: ids[0] } }] })
    const guessed = `/wishlists/v2/favorites/${favoriteId.replace(/.$/, '_')}/share`
    expectRefusal(await shop.call('GET', guessed), 404, 'API404')
  })
})

describe('letters to friends', () => {
  const lettersTo = (recipient: string) =>
    shop.storage.db.selectFrom('mail').selectAll().where('recipient', '=', recipient).orderBy('sent_at').execute()
  const shareWith = async (sharer: Guest, body: { recipients: string[]; message?: string }, locale = 'en-us') => {
    const { favoriteId } = await like(sharer, ids[0] ?? '')
    return sharer.ask(shareFavorites, { params: { favoriteId }, body }, { locale })
  }

  test('FAV-06 each recipient gets one letter with the link, the sender’s first name and the message', async () => {
    const email = 'consumer@example.com'
    const sharer = await shop.signedIn(email)
    const { db } = shop.storage
    const names = await db.selectFrom('consumer').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
    const recipients = ['ines@friends.example', 'INES@friends.example', 'tom@friends.example']
    const { body } = await shareWith(sharer, { recipients, message: 'The grey one. For the hut?' })
    for (const recipient of ['ines@friends.example', 'tom@friends.example']) {
      const letters = await lettersTo(recipient)
      expect(letters).toHaveLength(1)
      expect(letters[0]?.subject).toBe(`${names.first_name} shares favorites from Cairn with you`)
      expect(letters[0]?.body).toContain(`https://shop.example${body.shareUrl}`)
      expect(letters[0]?.body).toContain('The grey one. For the hut?')
      expect(letters[0]?.body).not.toContain(names.last_name)
    }
  })

  test('FAV-06 a guest’s letter names nobody, in the language of the site', async () => {
    await shareWith(await shop.newGuest(), { recipients: ['luc@friends.example'] }, 'fr-ca')
    const [letter] = await lettersTo('luc@friends.example')
    expect(letter?.subject).toBe('Des favoris de Cairn pour vous')
    expect(letter?.body).not.toContain('Son message')
  })

  test.each(['see https://bad.example', 'go to www.bad.example/x', 'write to me@bad.example', 'bad.example, now'])(
    'FAV-06 a message that leads out of the shop is refused in words, and no letter goes: %s',
    async (message) => {
      const answer = await shareWith(await shop.newGuest(), { recipients: ['nora@friends.example'], message })
      expectRefusal(answer, 400, 'API400')
      expect(answer.text).toContain('cannot contain a web or email address')
      expect(await lettersTo('nora@friends.example')).toEqual([])
    },
  )

  test('FAV-06 an address gets no more letters from strangers than its limit, and nobody learns that', async () => {
    const recipients = ['many@friends.example']
    for (let nth = 0; nth < 12; nth++) expect((await shareWith(await shop.newGuest(), { recipients })).status).toBe(200)
    expect(await lettersTo('many@friends.example')).toHaveLength(10)
  })
})
