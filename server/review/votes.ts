import { sql } from 'kysely'
import type { Vote } from '../../contracts/api/catalogue/reviewApi.ts'
import type { Db } from '../storage/Tables.ts'

/** What is voted on: the id of a review or of an answer. */
export type Votes = { readonly up: number; readonly down: number }

/** CAT-21, CAT-24: everybody has one vote on a subject; the latest counts. `at` in epoch ms. */
export const castVote = async (
  db: Db,
  { subject, voter, vote, at }: { subject: string; voter: string; vote: Vote; at: number },
): Promise<void> => {
  await db
    .insertInto('review_vote')
    .values({ subject, voter, vote, at })
    .onConflict((is) => is.columns(['subject', 'voter']).doUpdateSet({ vote, at }))
    .execute()
}

/** The votes on each of these subjects. */
export const votesOn = async (db: Db, subjects: readonly string[]): Promise<(subject: string) => Votes> => {
  if (subjects.length === 0) return () => ({ up: 0, down: 0 })
  const rows = await db
    .selectFrom('review_vote')
    .select(['subject', 'vote', sql<number>`count(*)::int4`.as('count')])
    .where('subject', 'in', subjects)
    .groupBy(['subject', 'vote'])
    .execute()
  const counted = (subject: string, vote: Vote): number =>
    rows.find((row) => row.subject === subject && row.vote === vote)?.count ?? 0
  return (subject) => ({ up: counted(subject, 'up'), down: counted(subject, 'down') })
}
