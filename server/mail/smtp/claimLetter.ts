import type { Selectable } from 'kysely'
import type { Db } from '../../storage/Tables.ts'
import type { MailTables } from '../../storage/tables/ServiceTables.ts'
import type { Posted } from './postMessage.ts'
import { longestWait, mostAttempts, retryPause } from './retryPause.ts'
import { smtpTimes } from './postMessage.ts'

export type ClaimedLetter = Selectable<MailTables['mail']> & { readonly holder: string; readonly due_at: number }

/** How long a letter is one process's own: longer than a server may take over it. ms */
export const claimMs = smtpTimes.letter + 60_000

/** Of so many letters that are due, each process takes one by chance, so that they seldom want the same. */
const choices = 20

/**
 * OPS-09: makes one letter that is due this holder's own, and commits that before anything is sent. A claim that has
 * ended is like none: nobody knows whether its letter was taken, so it is due again (decision 59). Null = none is due.
 */
export const claimLetter = async (
  db: Db,
  holder: string,
  now: number,
  chance: () => number,
): Promise<ClaimedLetter | null> => {
  for (;;) {
    const due = await db
      .selectFrom('mail')
      .select(['id', 'due_at'])
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(choices)
      .execute()
    const row = due[Math.floor(chance() * due.length)]
    if (row === undefined) return null
    const claimed = await db
      .updateTable('mail')
      .set((its) => ({ state: 'sending', holder, due_at: now + claimMs, attempts: its('attempts', '+', 1) }))
      .where('id', '=', row.id)
      .where('due_at', '=', row.due_at)
      .returningAll()
      .executeTakeFirst()
    if (claimed) return { ...claimed, holder, due_at: now + claimMs }
  }
}

/** Whether its time is over, however often it was tried. */
export const isTooOld = ({ sent_at: writtenAt, give_up_at: giveUpAt }: ClaimedLetter, now: number): boolean =>
  now >= (giveUpAt ?? writtenAt + longestWait)

/** What becomes of a letter: `failed` is never tried again by itself. */
export type LetterFate = (typeof letterFates)[number]
export const letterFates = ['sent', 'later', 'failed', 'away'] as const

/** OPS-08: what an answer means for the letter. */
export const fateOf = ({ attempts }: Pick<ClaimedLetter, 'attempts'>, { _tag }: Posted): LetterFate => {
  if (_tag === 'taken') return 'sent'
  if (_tag === 'away') return 'away'
  return _tag === 'refused' || attempts >= mostAttempts ? 'failed' : 'later'
}

/**
 * Writes down what became of it. Nothing is written, and false returned, if its claim has ended and somebody else has
 * it. A try at which the server took no letter at all does not count.
 */
export const settleLetter = async (
  db: Db,
  { id, holder, attempts }: ClaimedLetter,
  fate: LetterFate,
  reply: string,
  now: number,
  chance: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set({ holder: null, ...fateRows[fate]({ attempts, reply, now, chance }) })
    .where('id', '=', id)
    .where('holder', '=', holder)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type Facts = { readonly attempts: number; readonly reply: string; readonly now: number; readonly chance: number }

const fateRows = {
  sent: ({ now }) => ({ state: 'sent', due_at: null, taken_at: now, fault: null }),
  failed: ({ reply }) => ({ state: 'failed', due_at: null, fault: reply }),
  later: ({ attempts, reply, now, chance }) => ({
    state: 'waiting',
    due_at: now + retryPause(attempts, chance),
    fault: reply,
  }),
  away: ({ attempts, now }) => ({ state: 'waiting', due_at: now, attempts: attempts - 1 }),
} as const satisfies Readonly<Record<LetterFate, (facts: Facts) => Partial<Selectable<MailTables['mail']>>>>
