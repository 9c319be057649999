import { describe, expect, test } from 'vitest'
import { readReviews, writeReview } from '../../../contracts/api/catalogue/reviewApi.ts'
import { addUserMedia, createGalleryUser, createStash } from '../../../contracts/api/content/galleryApi.ts'
import type { InputOf } from '../../../contracts/api/endpoint.ts'
import { purge } from '../../../server/retention/purge.ts'
import { publishReview, rejectReview, setHidden, waitingReviews } from '../../../server/review/moderateReviews.ts'
import { newId } from '../../../server/storage/newId.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { place, sampleJpeg } from '../support/samplePictures.ts'
import { useAccountShop } from '../support/useGuestShop.ts'
import { demonstrationSeller } from '../../../server/kit/seller.ts'

const { shop, guest } = await useAccountShop()
const { db } = shop.storage
const productId = 'HARROWMID1'

const entry = { rating: 4, title: 'Dry to the hut', text: 'Nine days of rain.', nickname: 'Ines' } as const
type Entry = InputOf<typeof writeReview>['body']
const ask = (body: Partial<Entry> = {}, options = {}, of = productId) =>
  guest.ask(writeReview, { params: { productId: of }, body: { ...entry, email: 'ines@example.com', ...body } }, options)
const stash = async (file = sampleJpeg()) =>
  (await guest.done(createStash, { body: { picture: file.toString('base64') } })).id
const written = async (body: Partial<Entry> = {}, options = {}) => {
  const input = { params: { productId }, body: { ...entry, email: 'ines@example.com', ...body } }
  return (await guest.done(writeReview, input, options)).reviewId
}
const publish = (id: string) =>
  db.transaction().execute((tx) =>
    publishReview(tx, id, {
      now: shop.clock.now,
      newId,
      publicUrl: 'https://shop.example',
      seller: demonstrationSeller,
    }),
  )
const shown = async (id: string) =>
  (await guest.done(readReviews, { params: { productId }, query: {} })).reviews.find(({ reviewId }) => reviewId === id)
const photosShown = async (id: string) => (await shown(id))?.photos ?? []
const fetched = (url: string) => shop.app.request(url)

describe('API-156 a review that a shopper writes', () => {
  test('DLG-20 is shown nowhere before the shop has published it, then with its photos in their order', async () => {
    const wide = await stash(sampleJpeg({ width: 800, height: 400 }))
    const id = await written({ fit: 'trueToSize', photos: [wide, await stash()] })
    expect(await shown(id)).toBeUndefined()
    expect((await waitingReviews(db)).find((review) => review.id === id)?.pictures).toHaveLength(2)
    await publish(id)
    expect(await shown(id)).toMatchObject({ ...entry, fit: 'trueToSize', place: '', language: 'en', upVotes: 0 })
    expect((await photosShown(id)).map(({ width, height }) => [width, height])).toEqual([
      [800, 400],
      [640, 480],
    ])
    const letter = await db.selectFrom('mail').selectAll().where('recipient', '=', 'ines@example.com').execute()
    expect(letter.map(({ subject }) => subject)).toEqual(['Your review is on the page'])
  })

  test('DLG-20 in French is shown as French, and its letter is too', async () => {
    const id = await written({ email: 'odile@example.com' }, { locale: 'fr-fr' })
    await publish(id)
    expect(await shown(id)).toMatchObject({ language: 'fr' })
    const letter = await db.selectFrom('mail').selectAll().where('recipient', '=', 'odile@example.com').execute()
    expect(letter.map(({ subject }) => subject)).toEqual(['Votre avis est publié'])
  })

  test('DLG-20 its photos are published without their place, and have no address while it is not shown', async () => {
    const id = await written({ photos: [await stash()] })
    const { id: photo } = await db
      .selectFrom('review_photo')
      .select('id')
      .where('review_id', '=', id)
      .executeTakeFirstOrThrow()
    expect((await fetched(`/review-photos/${photo}`)).status).toBe(404)
    await publish(id)
    const answer = await fetched((await photosShown(id))[0]?.url ?? '')
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(Buffer.from(await answer.arrayBuffer()).includes(place)).toBe(false)
    await setHidden(db, id, shop.clock.now)
    expect((await fetched(`/review-photos/${photo}`)).status).toBe(404)
  })

  test('DLG-20 sent twice under one key is stored once, and answered alike', async () => {
    const photos = [await stash()]
    const first = await written({ title: 'Once', photos }, { key: 'review-once' })
    expect(await written({ title: 'Once', photos }, { key: 'review-once' })).toBe(first)
    expect((await waitingReviews(db)).filter(({ title }) => title === 'Once')).toHaveLength(1)
  })

  test('DLG-20 of an account is answered at the address of the account', async () => {
    const consumer = await shop.newConsumer()
    const { reviewId } = await consumer.done(writeReview, { params: { productId }, body: entry })
    const { email } = await db
      .selectFrom('written_review')
      .select('email')
      .where('id', '=', reviewId)
      .executeTakeFirstOrThrow()
    expect(email).toContain('@')
  })

  test('DLG-20 OPR-13 that was rejected is kept for thirty days, then it is deleted with its photos', async () => {
    const picture = await stash()
    const id = await written({ photos: [picture] })
    const reject = (days: number) =>
      db.transaction().execute((tx) => rejectReview(tx, id, shop.clock.now - days * 24 * 3_600_000))
    const kept = async () => (await db.selectFrom('picture').select('id').where('id', '=', picture).execute()).length
    await reject(29)
    await purge(db, shop.clock.now)
    expect([await kept(), (await waitingReviews(db)).map((review) => review.id).includes(id)]).toEqual([1, false])
    await reject(31)
    // A photo that nothing uses is deleted a day after it was sent.
    await db.updateTable('picture').set({ at: 0 }).where('id', '=', picture).execute()
    await purge(db, shop.clock.now)
    expect([await kept(), await publish(id)]).toEqual([0, false])
  })
})

describe('API-156 a review is refused', () => {
  test.each([
    { because: 'it is too long', body: { text: 'x'.repeat(1_001) }, status: 400, error: 'REV410', field: 'text' },
    { because: 'its address is none', body: { email: 'ines' }, status: 400, error: 'AUT453', field: 'email' },
    { because: 'nobody sent its photo', body: { photos: ['none'] }, status: 404, error: 'API404', field: 'photos' },
  ])('CAT-25 DLG-20 because $because', async ({ body, status, error, field }) => {
    expectRefusal(await ask(body), status, error, { field })
  })

  test('DLG-20 because nobody knows the product', async () => {
    expectRefusal(await ask({}, {}, 'NOSUCH99'), 404, 'PLP400', { field: 'productId' })
  })

  test('DLG-20 because a guest names no address', async () => {
    const refused = await guest.ask(writeReview, { params: { productId }, body: entry })
    expectRefusal(refused, 400, 'AUT453', { field: 'email' })
  })

  test('DLG-20 because its photo is another review’s, or a gallery’s', async () => {
    const photo = await stash()
    await written({ photos: [photo] })
    expectRefusal(await ask({ photos: [photo] }), 404, 'API404', { field: 'photos' })
    const stashId = await stash()
    const { id: userId } = await guest.done(createGalleryUser, { body: { name: 'Wren' } })
    await guest.done(addUserMedia, { params: { userId }, body: { stashId, caption: 'On the way' } })
    expectRefusal(await ask({ photos: [stashId] }), 404, 'API404', { field: 'photos' })
  })

  test('DLG-20 because it has five photos, or six stars', async () => {
    const path = writeReview.path.replace('{productId}', productId)
    const send = (body: object, key: string) => shop.call('POST', path, { token: guest.token, key, body })
    const five = await send({ ...entry, email: 'ines@example.com', photos: ['1', '2', '3', '4', '5'] }, 'five')
    expect(five.error?.message).toBe('The field photos of the body is missing or not of the expected form.')
    const six = await send({ ...entry, email: 'ines@example.com', rating: 6 }, 'six')
    expect(six.error?.message).toBe('The field rating of the body is missing or not of the expected form.')
  })
})

test('DLG-20 AUTH-05 a review that nobody looks at is deleted after 180 days with its photos, a shown one is kept', async () => {
  const [lost, kept] = [await stash(), await stash()]
  const waits = await written({ photos: [lost] })
  const stays = await written({ photos: [kept] })
  await publish(stays)
  await purge(db, shop.clock.now + 181 * 24 * 3_600_000)
  expect((await waitingReviews(db)).map(({ id }) => id)).not.toContain(waits)
  const pictures = await db.selectFrom('picture').select('id').execute()
  expect(pictures.map(({ id }) => id)).toContain(kept)
  expect(pictures.map(({ id }) => id)).not.toContain(lost)
})
