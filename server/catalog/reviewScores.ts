import { sql } from 'kysely'
import type { ReviewFit } from '../../contracts/api/entities/review.ts'
import { sum } from '../../core/domain/money/amounts.ts'
import type { ReviewScore, ReviewScores } from '../kit/Catalogue.ts'
import type { Db } from '../storage/Tables.ts'

/** CAT-66, CAT-75: of the shown reviews of a product, as they are at this moment. */
export const liveScore = async (db: Db, productId: string): Promise<ReviewScore> =>
  scoresOf(await counted(db).where('product_id', '=', productId).execute()).get(productId) ?? noReviews

const ageLimitMs = 2_000

/**
 * CAT-66: the same of every product. One read serves all listings of the next two seconds, by the clock that `now` is of
 * (epoch ms). Not to be used inside a transaction.
 */
export const recentScores = (db: Db): ((now: number) => Promise<ReviewScores>) => {
  let kept: Promise<ReviewScores> | undefined
  let readAt = 0
  return (now) => {
    if (kept && Math.abs(now - readAt) < ageLimitMs) return kept
    readAt = now
    const reading = counted(db).execute().then(scoresOf)
    reading.catch(() => (kept = undefined))
    return (kept = reading)
  }
}

export const noReviews: ReviewScore = { average: 0, count: 0 }

/** How many reviews of a product have the same rating and say the same of its fit. */
const counted = (db: Db) =>
  db
    .selectFrom('review')
    .select(['product_id', 'rating', 'fit', sql<number>`count(*)::int4`.as('count')])
    .where('hidden_at', 'is', null)
    .groupBy(['product_id', 'rating', 'fit'])

type Counted = {
  readonly product_id: string
  readonly rating: number
  readonly fit: string | null
  readonly count: number
}

const scoresOf = (rows: readonly Counted[]): ReviewScores => {
  const own = new Map<string, Counted[]>()
  for (const row of rows) {
    const so = own.get(row.product_id)
    if (so) so.push(row)
    else own.set(row.product_id, [row])
  }
  return new Map([...own].map(([productId, its]) => [productId, scoreOf(its)]))
}

const scoreOf = (rows: readonly Counted[]): ReviewScore => {
  const numberOf = (fit: ReviewFit) => sum(rows.filter((row) => row.fit === fit).map(({ count }) => count))
  const fits = { small: numberOf('small'), trueToSize: numberOf('trueToSize'), large: numberOf('large') }
  const count = sum(rows.map((row) => row.count))
  const average = Math.round((10 * sum(rows.map((row) => row.rating * row.count))) / count) / 10
  return { average, count, ...(sum(Object.values(fits)) > 0 ? { fits } : {}) }
}
