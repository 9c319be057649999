import { sql } from 'kysely'
import type { Db } from '../storage/Tables.ts'

/** Visitors who saw a variant first, and those of them who placed an order afterwards. */
export type VariantCount = { readonly variantId: string; readonly exposures: number; readonly conversions: number }

/** OPR-58: of those who saw it first on one day. `dayAt`: when that day begins in UTC, epoch ms. */
export type DayCount = VariantCount & { readonly dayAt: number }

/**
 * SEG-12: by experiment, variant and day, of all experiments or of one. An order counts once for each visitor, also one
 * that an account placed; it counts for the day on which the visitor saw the variant, whenever it was placed.
 */
export const experimentCounts = async (
  db: Db,
  experienceId: string | null = null,
): Promise<ReadonlyMap<string, readonly DayCount[]>> => {
  const { rows } = await sql<DayCount & { readonly experienceId: string }>`
    with seen as (
      select
        experience_id,
        variant_id,
        at - at % ${sql.lit(dayLength)} as day_at,
        case when exists (
          select 1
          from experiment_visitor
          join orders on orders.subject = experiment_visitor.subject
          where
            experiment_visitor.visitor = experiment_exposure.visitor and orders.confirmed_at >= experiment_exposure.at
        ) then 1 else 0 end as ordered
      from experiment_exposure
      ${experienceId === null ? sql`` : sql`where experience_id = ${experienceId}`}
    )
    select
      experience_id as "experienceId",
      variant_id as "variantId",
      day_at as "dayAt",
      count(*)::int4 as exposures,
      sum(ordered)::int4 as conversions
    from seen
    group by experience_id, variant_id, day_at
    order by experience_id, variant_id, day_at`.execute(db)
  const counts = new Map<string, DayCount[]>()
  for (const { experienceId: key, dayAt, ...count } of rows) {
    const own = counts.get(key) ?? []
    own.push({ ...count, dayAt: Number(dayAt) })
    counts.set(key, own)
  }
  return counts
}

/** A day, in ms. */
export const dayLength = 86_400_000
