import { inTransaction } from '../storage/inTransaction.ts'
import type { Db, Tx } from '../storage/Tables.ts'
import { tokenHash } from '../session/token.ts'

/** AUTH-25: so many wrong passwords within the window lock the name for as long, whether or not it has an account. */
export const attemptLimits = { most: 5, windowMs: 15 * 60_000 } as const

/** `nth` wrong attempt, should the password turn out wrong. */
export type Attempt = { readonly _tag: 'Counted'; readonly nth: number } | { readonly _tag: 'Locked' }

/** Counted before the password is looked at: guesses that come together are counted one by one all the same. */
export function countAttempt(db: Db, email: string, now: number): Promise<Attempt> {
  const username = usernameOf(email)
  return inTransaction(db, async (tx): Promise<Attempt> => {
    await tx.insertInto('sign_in_attempt').values({ username, tried: 0, since: now, last: now }).onConflict((is) => is.column('username').doNothing()).execute()
    const row = await tx.selectFrom('sign_in_attempt').selectAll().where('username', '=', username).forUpdate().executeTakeFirstOrThrow()
    const isFull = row.tried >= attemptLimits.most
    const isOver = now - (isFull ? row.last : row.since) >= attemptLimits.windowMs
    if (isFull && !isOver) return { _tag: 'Locked' }
    const counted = isOver ? { tried: 1, since: now, last: now } : { tried: row.tried + 1, last: now }
    await tx.updateTable('sign_in_attempt').set(counted).where('username', '=', username).execute()
    return { _tag: 'Counted', nth: counted.tried }
  })
}

export async function forgetAttempts(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('sign_in_attempt').where('username', '=', usernameOf(email)).execute()
}

const usernameOf = (email: string): string => tokenHash(`sign-in ${emailKey(email)}`)

/** How an e-mail address is compared. */
export const emailKey = (email: string): string => email.trim().toLowerCase()
