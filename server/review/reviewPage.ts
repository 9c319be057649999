import { sql } from 'kysely'
import type {
  flagReview as flagEndpoint,
  translateReview as translateEndpoint,
} from '../../contracts/api/catalogue/reviewApi.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import type { ReviewPage } from '../../contracts/api/entities/review.ts'
import { defined } from '../../core/domain/fields/fields.ts'
import { readFit } from '../../core/domain/product/reviewFit.ts'
import { sum } from '../../core/domain/money/amounts.ts'
import { answer, refuse } from '../kit/answer.ts'
import type { Context, SignedCaller } from '../kit/Context.ts'
import type { Result } from '../kit/handle.ts'
import type { Db } from '../storage/Tables.ts'
import { photosOf } from './reviewPhotos.ts'
import { votesOn } from './votes.ts'

const reviewsPerPage = 10

/** CAT-20: newest first; pages count from 1. */
export const reviewPage = async (db: Db, productId: string, page: number): Promise<ReviewPage> => {
  const shown = db.selectFrom('review').where('product_id', '=', productId).where('hidden_at', 'is', null)
  const counts = await shown
    .select(['rating', sql<number>`count(*)::int4`.as('count')])
    .groupBy('rating')
    .execute()
  const histogram = [1, 2, 3, 4, 5].map((stars) => counts.find(({ rating }) => rating === stars)?.count ?? 0)
  const total = sum(histogram)
  const points = sum(histogram.map((count, n) => count * (n + 1)))
  const rows = await shown
    .selectAll()
    .orderBy('written_on', 'desc')
    .orderBy('id')
    .limit(reviewsPerPage)
    .offset((Math.min(Math.max(page, 1), 10_000) - 1) * reviewsPerPage)
    .execute()
  const ids = rows.map(({ id }) => id)
  const votes = await votesOn(db, ids)
  const translations = await translationsOf(db, ids)
  const photos = await photosOf(db, ids)
  return {
    total,
    average: total === 0 ? 0 : Math.round((points / total) * 10) / 10,
    histogram,
    reviews: rows.map((row) => ({
      reviewId: row.id,
      rating: row.rating,
      title: row.title,
      text: row.text,
      nickname: row.nickname,
      place: row.place,
      date: row.written_on,
      language: row.language,
      translations: translations.filter(({ review_id: id }) => id === row.id).map(({ language }) => language),
      ...defined({ fit: readFit(row.fit), photos: listed(photos(row.id)) }),
      upVotes: row.up_votes + votes(row.id).up,
      downVotes: row.down_votes + votes(row.id).down,
    })),
  }
}

/** Nothing instead of an empty list. */
const listed = <Item>(items: readonly Item[]): readonly Item[] | undefined => (items.length === 0 ? undefined : items)

const translationsOf = async (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('review_translation')
        .select(['review_id', 'language'])
        .where('review_id', 'in', ids)
        .orderBy('language')
        .execute()

/** Whether the product has a review with this id that is shown. */
export const isShown = async (db: Db, productId: string, reviewId: string): Promise<boolean> =>
  (await db
    .selectFrom('review')
    .select('id')
    .where('id', '=', reviewId)
    .where('product_id', '=', productId)
    .where('hidden_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** CAT-21: stored for the shop's staff, once for each caller; the review stays until they hide it. */
export const flagReview = async (
  { params: { productId, reviewId }, body }: InputOf<typeof flagEndpoint>,
  { subject }: SignedCaller,
  { db, now }: Context,
): Promise<Result<typeof flagEndpoint>> => {
  if (!(await isShown(db, productId, reviewId))) return refuse('API404', { field: 'reviewId' })
  await db
    .insertInto('review_flag')
    .values({ review_id: reviewId, flagger: subject, reason: body.reason ?? null, at: now })
    .onConflict((is) => is.columns(['review_id', 'flagger']).doNothing())
    .execute()
  return answer({ success: true })
}

/** CAT-22: to the language of this locale, if the shop has a translation of it. */
export const translateReview = async (
  { params: { reviewId }, body }: InputOf<typeof translateEndpoint>,
  db: Db,
): Promise<Result<typeof translateEndpoint>> => {
  const language = body.locale.slice(0, 2).toLowerCase()
  const translated = await db
    .selectFrom('review_translation')
    .innerJoin('review', 'review.id', 'review_translation.review_id')
    .select(['review_translation.title', 'review_translation.text', 'review_translation.language'])
    .where('review_id', '=', reviewId)
    .where('hidden_at', 'is', null)
    .execute()
  const found = translated.find((each) => each.language === language)
  return found ? answer({ title: found.title, text: found.text }) : refuse('API404', { field: 'locale' })
}
