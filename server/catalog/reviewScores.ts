import { sql } from 'kysely'
import type { FitCounts, ReviewFit } from '../../contracts/api/entities/review.ts'
import { sum } from '../../core/domain/money/amounts.ts'
import type { Db } from '../storage/Tables.ts'

/** `average` of 1 to 5 stars with one decimal; `fits`: absent where nobody has said how it fits. */
export type ReviewScore = { readonly average: number; readonly count: number; readonly fits?: FitCounts }

/** CAT-66, CAT-75: of the shown reviews of a product, as they are at this moment. */
export const liveScore = async (db: Db, productId: string): Promise<ReviewScore> =>
  scoresOf(await counted(db).where('product_id', '=', productId).execute()).get(productId) ?? noReviews

/** The same of every product that has reviews. */
export const readScores = async (db: Db): Promise<ReadonlyMap<string, ReviewScore>> =>
  scoresOf(await counted(db).execute())

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

const scoresOf = (rows: readonly Counted[]): ReadonlyMap<string, ReviewScore> => {
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
