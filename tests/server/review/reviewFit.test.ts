import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { readProduct } from '../../../contracts/api/catalogue/catalogueApi.ts'
import { readReviews, writeReview } from '../../../contracts/api/catalogue/reviewApi.ts'
import type { ReviewFit } from '../../../contracts/api/entities/review.ts'
import { publishReview, setHidden } from '../../../server/review/moderateReviews.ts'
import { migrations } from '../../../server/storage/migrations/migrations.ts'
import { newId } from '../../../server/storage/newId.ts'
import { useGuestShop } from '../support/useGuestShop.ts'
import { demonstrationSeller } from '../../../server/kit/seller.ts'

const { shop, guest } = await useGuestShop()
const { db } = shop.storage
const productId = 'HARROWMID1'

const entry = {
  rating: 4,
  title: 'Dry',
  text: 'Nine days of rain.',
  nickname: 'Ines',
  email: 'ines@example.com',
} as const
const publish = async (fit?: ReviewFit): Promise<string> => {
  const body = fit === undefined ? entry : { ...entry, fit }
  const { reviewId } = await guest.done(writeReview, { params: { productId }, body })
  await db.transaction().execute((tx) =>
    publishReview(tx, reviewId, {
      now: shop.clock.now,
      newId,
      publicUrl: 'https://shop.example',
      seller: demonstrationSeller,
    }),
  )
  return reviewId
}
const fits = async () => (await guest.done(readProduct, { params: { productId } })).rating.fits
const withoutReviews = () => db.deleteFrom('review').where('product_id', '=', productId).execute()

describe('how a product fits', () => {
  test('CAT-75 counts the answers of the shown reviews, each from the moment it is published', async () => {
    await withoutReviews()
    await publish()
    expect(await fits()).toBeUndefined()
    const small = await publish('small')
    expect(await fits()).toEqual({ small: 1, trueToSize: 0, large: 0 })
    for (const fit of ['small', 'trueToSize', 'large', 'trueToSize'] as const) await publish(fit)
    expect(await fits()).toEqual({ small: 2, trueToSize: 2, large: 1 })
    await setHidden(db, small, shop.clock.now)
    expect(await fits()).toEqual({ small: 1, trueToSize: 2, large: 1 })
  })

  test('CAT-75 a review that was sent with an answer is shown with it, another one without', async () => {
    await withoutReviews()
    const [with_, without] = [await publish('large'), await publish()]
    const { reviews } = await guest.done(readReviews, { params: { productId }, query: {} })
    const fitOf = (id: string) => reviews.find(({ reviewId }) => reviewId === id)?.fit
    expect([fitOf(with_), fitOf(without)]).toEqual(['large', undefined])
  })

  test('CAT-75 an answer that is none of the three choices is refused', async () => {
    const path = writeReview.path.replace('{productId}', productId)
    const body = { ...entry, fit: 'Runs half a size small.' }
    const refused = await shop.call('POST', path, { token: guest.token, key: 'free-text', body })
    expect(refused.status).toBe(400)
    expect(refused.error?.message).toBe('The field fit of the body is missing or not of the expected form.')
  })
})

/** Runs the migration on a database whose reviews have these texts. */
const migrated = async (texts: readonly string[]) => {
  await withoutReviews()
  const words = { product_id: productId, language: 'en', rating: 5, title: 'T', text: 'T', nickname: 'N' } as const
  const rest = { place: '', written_on: '2026-01-01', up_votes: 0, down_votes: 0 }
  for (const [n, fit] of texts.entries())
    await db
      .insertInto('review')
      .values({ ...words, ...rest, id: `old-${n}`, fit: fit as ReviewFit })
      .execute()
  const steps = migrations.find(({ name }) => name === '0065-review-fit')?.steps ?? []
  // A step may run twice after a crash.
  for (const step of [...steps, ...steps]) await sql.raw(step).execute(db)
  const rows = await db.selectFrom('review').select(['id', 'fit']).where('product_id', '=', productId).execute()
  return texts.map((_, n) => rows.find(({ id }) => id === `old-${n}`)?.fit)
}

describe('the free texts of earlier reviews', () => {
  test.each<{ readonly fit: ReviewFit | null; readonly texts: readonly string[] }>([
    {
      fit: 'small',
      texts: [
        ['Half a size up', 'Order a size up', 'Size up', 'Runs small', 'Runs half a size small.', 'Too tight'],
        ['Taille une demi-pointure trop petit', 'Fällt eine halbe Nummer kleiner aus', 'Veste piccolo'],
        ['Talla medio número menos', 'Fällt klein aus, eine Nummer größer nehmen'],
      ].flat(),
    },
    {
      fit: 'large',
      texts: [
        'Half a size down',
        'Runs large',
        'Roomy',
        'Slightly roomy',
        'Taille grand',
        'Fällt groß aus',
        'Talla grande',
      ],
    },
    {
      fit: 'trueToSize',
      texts: ['True to size', 'TRUE TO SIZE.', 'Snug, as wanted', 'Taille normalement', 'Passt', 'Veste bene'],
    },
    {
      fit: null,
      texts: [
        ['Runs narrow', 'Short sleeves', 'Wide', 'Room to grow', 'Long', 'Long back', 'Slightly long', 'Loved it'],
        ['Does not run small', 'Not true to size', 'Passt nicht', 'Ne taille pas petit', 'Order a size smaller'],
      ].flat(),
    },
  ])('CAT-75 become $fit where they say so', async ({ fit, texts }) => {
    expect(Object.fromEntries((await migrated(texts)).map((found, n) => [texts[n], found]))).toEqual(
      Object.fromEntries(texts.map((text) => [text, fit])),
    )
  })

  test('CAT-75 do not touch what is one of the three choices already', async () => {
    expect(await migrated(['small', 'trueToSize', 'large'])).toEqual(['small', 'trueToSize', 'large'])
  })
})
