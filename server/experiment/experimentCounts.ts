import { sql } from 'kysely'
import type { Db } from '../storage/Tables.ts'

/** Visitors who saw a variant first, and those of them who placed an order afterwards. */
export type VariantCount = {
  readonly experienceId: string
  readonly variantId: string
  readonly exposures: number
  readonly conversions: number
}

/** SEG-12: by experiment and variant. An order counts once for each visitor, also one that an account placed. */
export const experimentCounts = async (db: Db): Promise<readonly VariantCount[]> => {
  const { rows } = await sql<VariantCount>`
    select
      experience_id as "experienceId",
      variant_id as "variantId",
      count(*)::int4 as exposures,
      sum(case when exists (
        select 1
        from experiment_visitor
        join orders on orders.subject = experiment_visitor.subject
        where experiment_visitor.visitor = experiment_exposure.visitor and orders.confirmed_at >= experiment_exposure.at
      ) then 1 else 0 end)::int4 as conversions
    from experiment_exposure
    group by experience_id, variant_id
    order by experience_id, variant_id`.execute(db)
  return rows
}
