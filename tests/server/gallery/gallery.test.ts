import { describe, expect, test } from 'vitest'
import {
  readCategoryMedia,
  readCustomerMedia,
  readGallery,
  readMediaStreams,
  readStreamMedia,
  readStreamsMedia,
  reportMedia,
} from '../../../contracts/api/content/galleryApi.ts'
import { importGallery } from '../../../server/gallery/seed/importGallery.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { useGuestShop } from '../support/useGuestShop.ts'

const { shop, guest } = await useGuestShop()
await importGallery(shop.storage.db, shop.catalogue)

const productId = 'HARROWMID1'
const idsOf = ({ data }: { readonly data: readonly { readonly id: string }[] }) => data.map(({ id }) => id)
const stream = (streamId: string, query = {}, locale: 'en-us' | 'fr-fr' = 'en-us') =>
  guest.done(readStreamMedia, { params: { streamId }, query }, { locale })

describe('a list of media', () => {
  test('API-147 CAT-05 of a product’s stream has its pictures with caption, name and products', async () => {
    const { data } = await stream(productId)
    expect(data.length).toBeGreaterThan(2)
    for (const medium of data) {
      expect(medium.products.map((product) => product.productId)).toContain(productId)
      expect(medium.caption.length * medium.user.length * medium.width * medium.height).toBeGreaterThan(0)
    }
  })

  test('API-147 names the products in the language of the reader', async () => {
    const [english] = (await stream(productId)).data
    const [french] = (await stream(productId, {}, 'fr-fr')).data
    expect(english?.products[0]?.path).toMatch(/^\/en-us\/p\/.+-HARROWMID1$/)
    expect(french?.products[0]?.path).toMatch(/^\/fr-fr\/p\/.+-HARROWMID1$/)
  })

  test('API-147 of a stream that nobody has filled is empty', async () => {
    expect(await stream('no-such-stream')).toEqual({ data: [] })
  })

  test('API-147 CMS-57 is narrowed by a filter', async () => {
    const all = await stream('open-bench')
    expect(idsOf(await stream('open-bench', { filter: 'resoled' }))).toEqual(idsOf(all))
    expect(await stream('open-bench', { filter: 'no-such' })).toEqual({ data: [] })
  })

  test('API-143 pages come after each other, newest first, and none is shown twice', async () => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page: { data: readonly { id: string }[]; cursor?: string } = await guest.done(readGallery, {
        query: { limit: 50, ...(cursor === undefined ? {} : { cursor }) },
      })
      seen.push(...idsOf(page))
      cursor = page.cursor
    } while (cursor !== undefined)
    const kept = await shop.storage.db
      .selectFrom('gallery_medium')
      .select('id')
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .execute()
    expect(seen).toEqual(kept.map(({ id }) => id))
  })

  test('API-143 has twenty entries unless more are asked for', async () => {
    expect((await guest.done(readGallery, { query: {} })).data).toHaveLength(20)
    expect((await guest.done(readGallery, { query: { limit: 3 } })).data).toHaveLength(3)
  })

  test('API-144 API-148 of categories and of streams have what belongs to one', async () => {
    const categories = idsOf(await guest.done(readCategoryMedia, { query: {} }))
    expect(categories).toEqual(idsOf(await stream('open-bench')))
    expect(await guest.done(readCategoryMedia, { query: { filter: 'no-such' } })).toEqual({ data: [] })
    expect((await guest.done(readStreamsMedia, { query: {} })).data).toHaveLength(20)
  })

  test('API-145 of a customer has only their pictures', async () => {
    const { data } = await guest.done(readCustomerMedia, { params: { customerId: 'GU-1' }, query: { limit: 50 } })
    expect(new Set(data.map(({ user }) => user))).toEqual(new Set(['Wren H.']))
  })

  test('API-146 the streams of a picture are named after their products', async () => {
    const { data } = await guest.done(readMediaStreams, { params: { mediaId: `GM-${productId}-1` }, query: {} })
    expect(data).toEqual([{ id: productId, title: 'Harrow Mid' }])
  })

  test('API-143 every picture of a list can be seen', async () => {
    for (const { url } of (await stream(productId)).data) {
      const picture = await shop.app.request(url)
      expect(picture.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
      expect(await picture.text()).toMatch(/^<svg .*<\/svg>$/s)
    }
  })
})

describe('a list is refused in words', () => {
  test.each([0, 51])('API-143 API-144 API-147 API-148 for a page of %i', async (limit) => {
    const params = { streamId: productId }
    for (const refused of [
      await guest.ask(readGallery, { query: { limit } }),
      await guest.ask(readCategoryMedia, { query: { limit } }),
      await guest.ask(readStreamMedia, { params, query: { limit } }),
      await guest.ask(readStreamsMedia, { query: { limit } }),
    ])
      expectRefusal(refused, 400, 'API400', { field: 'limit', message: 'A page has 1 to 50 pictures.' })
  })

  test('API-143 for a cursor that is none', async () => {
    const refused = await guest.ask(readGallery, { query: { cursor: 'x' } }, { locale: 'fr-fr' })
    expectRefusal(refused, 400, 'API400', { field: 'cursor', message: 'Cet endroit de la liste est inconnu.' })
  })

  test('API-145 API-146 for a customer or a picture that nobody knows', async () => {
    const customer = await guest.ask(readCustomerMedia, { params: { customerId: 'nobody' }, query: {} })
    expectRefusal(customer, 404, 'API404', { field: 'customerId' })
    const picture = await guest.ask(readMediaStreams, { params: { mediaId: 'none' }, query: {} })
    expectRefusal(picture, 404, 'API404', { field: 'mediaId', message: 'There is no such picture.' })
  })
})

test('API-149 a report is kept with its reason, and the picture stays until somebody hides it', async () => {
  const mediaId = `GM-${productId}-2`
  const { id } = await guest.done(reportMedia, { params: { mediaId }, body: { reason: 'That is my garden.' } })
  const kept = await shop.storage.db.selectFrom('gallery_report').selectAll().execute()
  expect(kept).toEqual([{ id, medium_id: mediaId, reason: 'That is my garden.', at: shop.clock.now }])
  expect(idsOf(await stream(productId))).toContain(mediaId)
  expectRefusal(await guest.ask(reportMedia, { params: { mediaId: 'none' }, body: {} }), 404, 'API404')
})
