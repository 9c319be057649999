import type { Selectable } from 'kysely'
import type { Db } from '../storage/Tables.ts'
import type { LetterState, MailTables } from '../storage/tables/ServiceTables.ts'
import { longestWait } from './smtp/retryPause.ts'

type StoredMail = Selectable<MailTables['mail']>

/** OPS-10: what an operator asks of the outbox; newest first. */
export const lettersIn = (
  db: Db,
  states: readonly LetterState[],
  most: number,
): Promise<readonly Omit<StoredMail, 'body' | 'html'>[]> =>
  db
    .selectFrom('mail')
    .select(['id', 'recipient', 'subject', 'sent_at', 'unsubscribe', 'state', 'due_at', 'attempts', 'holder'])
    .select(['give_up_at', 'taken_at', 'fault'])
    .where('state', 'in', states)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

export const findLetter = (db: Db, id: string): Promise<StoredMail | undefined> =>
  db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * OPS-10: has letters tried again as if they had just been written: one by its id, or (null) all that have failed. One
 * that has left, or is being sent, is left alone. Returns how many will be tried.
 */
export const retryLetters = async (db: Db, id: string | null, now: number): Promise<number> => {
  const retried = db
    .updateTable('mail')
    .set({ state: 'waiting', due_at: now, attempts: 0, give_up_at: now + longestWait })
    .where('state', 'in', id === null ? ['failed'] : ['failed', 'waiting'])
  const { numUpdatedRows } = await (id === null ? retried : retried.where('id', '=', id)).executeTakeFirst()
  return Number(numUpdatedRows)
}

type Left = { readonly count: number; readonly oldestSeconds: number }

/** OPS-08: letters that have not left, with the age of the oldest. One that is being sent still waits. `now`: epoch ms */
export const lettersLeft = async (db: Db, now: number): Promise<Readonly<Record<'waiting' | 'failed', Left>>> => {
  const leftIn = async (states: readonly LetterState[]): Promise<Left> => {
    const { count, oldest } = await db
      .selectFrom('mail')
      .select((of) => [of.fn.countAll<string>().as('count'), of.fn.min('sent_at').as('oldest')])
      .where('state', 'in', states)
      .executeTakeFirstOrThrow()
    return { count: Number(count), oldestSeconds: oldest === null ? 0 : Math.max(0, (now - Number(oldest)) / 1_000) }
  }
  return { waiting: await leftIn(['waiting', 'sending']), failed: await leftIn(['failed']) }
}
