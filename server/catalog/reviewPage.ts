import { sql } from 'kysely'
import type { ReviewPage } from '../../contracts/api/catalogue.ts'
import type { Db } from '../storage/Tables.ts'

const reviewsPerPage = 10

/** Newest first; pages count from 1. */
export async function reviewPage(db: Db, productId: string, page: number): Promise<ReviewPage> {
  const counts = await db
    .selectFrom('review')
    .select(['rating', sql<number>`count(*)::int4`.as('count')])
    .where('product_id', '=', productId)
    .groupBy('rating')
    .execute()
  const histogram = [1, 2, 3, 4, 5].map((stars) => counts.find(({ rating }) => rating === stars)?.count ?? 0)
  const total = histogram.reduce((sum, count) => sum + count, 0)
  const points = histogram.reduce((sum, count, n) => sum + count * (n + 1), 0)
  const rows = await db
    .selectFrom('review')
    .selectAll()
    .where('product_id', '=', productId)
    .orderBy('written_on', 'desc')
    .orderBy('id')
    .limit(reviewsPerPage)
    .offset((Math.min(Math.max(page, 1), 10_000) - 1) * reviewsPerPage)
    .execute()
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
      ...(row.fit === null ? {} : { fit: row.fit }),
      upVotes: row.up_votes,
      downVotes: row.down_votes,
    })),
  }
}
