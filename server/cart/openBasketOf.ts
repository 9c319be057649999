import type { Db } from '../storage/Tables.ts'

/** The basket a subject is filling, so that a device that has lost its log finds it again. The newest, when there are several. */
export async function openBasketOf(db: Db, subject: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('basket')
    .select('id')
    .where('subject', '=', subject)
    .where('status', '=', 'open')
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}
