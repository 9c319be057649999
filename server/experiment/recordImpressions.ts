import type { VariantDecision } from '../../contracts/content/audience.ts'
import type { Db } from '../storage/Tables.ts'

/**
 * SEG-12: stores what a visitor has seen, each experiment once for ever: the first variant stays. `subject`: who called,
 * by which orders are counted for the visitor.
 */
export const recordImpressions = async (
  db: Db,
  { visitor, subject }: { readonly visitor: string; readonly subject: string | null },
  seen: readonly VariantDecision[],
  now: number,
): Promise<void> => {
  if (seen.length === 0) return
  const rows = new Map(
    seen.map(({ experienceId, variantId }) => [
      experienceId,
      { visitor, experience_id: experienceId, variant_id: variantId, at: now },
    ]),
  )
  await db
    .insertInto('experiment_exposure')
    .values([...rows.values()])
    .onConflict((is) => is.columns(['visitor', 'experience_id']).doNothing())
    .execute()
  if (subject === null) return
  await db
    .insertInto('experiment_visitor')
    .values({ visitor, subject })
    .onConflict((is) => is.columns(['visitor', 'subject']).doNothing())
    .execute()
}
