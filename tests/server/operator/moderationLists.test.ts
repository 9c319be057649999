import { describe, expect, test } from 'vitest'
import { expectRefusal } from '../support/expectRefusal.ts'
import { moderatedShop } from './moderatedShop.ts'

const { db, house, kofi, list, read, written, asked, sentPhoto, stash, trail, productId } = await moderatedShop()

describe('what waits', () => {
  test('OPR-12 API-177 API-178 is listed oldest first, with product, author, stars, words and photos', async () => {
    const before = (await list('reviews')).open
    const first = await written({ photos: [await stash(), await stash()], fit: 'small' })
    const second = await written({ title: 'Second' })
    const { items, open } = await list('reviews')
    expect(items.map(({ id }) => id).slice(-2)).toEqual([first, second])
    expect(open).toEqual({ ...before, reviews: before.reviews + 2 })
    const item = await read('reviews', first)
    expect(items.at(-2)).toEqual(item)
    expect(item).toMatchObject({
      kind: 'reviews',
      state: 'waiting',
      revision: 0,
      author: 'Ines',
      stars: 4,
      title: 'Dry to the hut',
      text: 'Nine days of rain.',
      fit: 'small',
      language: 'fr',
      products: [{ productId, path: expect.stringMatching(/^\/en-us\/p\/.*-HARROWMID1$/) }],
      photos: [
        { width: 640, height: 480 },
        { width: 640, height: 480 },
      ],
      canUndo: false,
      decisions: [],
    })
    expectRefusal(await kofi.ask('GET', 'moderation/reviews/none'), 404, 'OPR404')
  })

  test('OPR-12 about goods that are no longer sold says so', async () => {
    const id = await written()
    const withdraw = (withdrawn: boolean) =>
      db.updateTable('product').set({ withdrawn }).where('id', '=', productId).execute()
    await withdraw(true)
    expect((await read('reviews', id)).products).toMatchObject([{ productId, path: null }])
    await withdraw(false)
  })

  test.each([
    { kind: 'reviews', make: written },
    { kind: 'questions', make: () => asked() },
    { kind: 'photos', make: () => sentPhoto() },
  ] as const)('OPR-12 the list of $kind goes on where a page has ended, in every state', async ({ kind, make }) => {
    const id = await make()
    const copies = Array.from({ length: 60 }, (_, n) => ({ id: `copy-${String(n).padStart(3, '0')}`, at: n }))
    const table = { reviews: 'written_review', questions: 'asked_question', photos: 'gallery_medium' } as const
    const row = await db.selectFrom(table[kind]).selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    // Two at a time have the same moment.
    for (const copy of copies) {
      const values = { ...row, id: copy.id, at: Math.floor(copy.at / 2), picture_id: null, product_ids: '[]' }
      if (kind === 'photos')
        await db
          .insertInto('gallery_medium')
          .values({ ...values } as never)
          .execute()
      else {
        const { picture_id: _picture, product_ids: _products, ...sent } = values
        await db
          .insertInto(table[kind])
          .values(sent as never)
          .execute()
      }
    }
    const page = await list(kind)
    const rest = await list(kind, `?after=${encodeURIComponent(page.next ?? '')}`)
    const found = [...page.items, ...rest.items].map((item) => item.id).filter((each) => each.startsWith('copy-'))
    expect([page.items.length, found]).toEqual([50, copies.map((copy) => copy.id)])
    await db.deleteFrom(table[kind]).where('id', 'like', 'copy-%').execute()
    expect((await kofi.ask('GET', `moderation/${kind}?after=nowhere`)).status).toBe(400)
  })
})

test('OPR-05 OPR-13 nobody without the role orders reads or decides, and nothing is recorded', async () => {
  const id = await written()
  const stranger = await house.operator('ana@example.com', ['content', 'merchandise'])
  const calls: readonly [string, string, object?][] = [
    ['GET', 'moderation/reviews'],
    ['GET', `moderation/reviews/${id}`],
    ['POST', `moderation/reviews/${id}/publication`, { revision: 0 }],
    ['POST', `moderation/reviews/${id}/rejection`, { revision: 0, reason: 'Advertising' }],
    ['POST', `moderation/reviews/${id}/undoing`, { revision: 0 }],
  ]
  for (const [method, path, body] of calls)
    expectRefusal(await stranger.ask(method, path, body ? { body } : {}), 403, 'OPR403')
  expect([(await read('reviews', id)).state, await trail('review', id)]).toEqual(['waiting', []])
})
