import { emailKey } from '../consumer/signInAttempts.ts'
import type { Tx } from '../storage/Tables.ts'
import { countAgainst, tryOf } from './countAgainst.ts'

/**
 * Whether one more letter may go to an address that nobody has shown to be theirs: nobody’s mailbox is filled by somebody else.
 * Counted in the transaction of the letter, with which it is undone.
 */
export const letterAllowed = async (tx: Tx, email: string, now: number): Promise<boolean> =>
  (await countAgainst(tx, [tryOf('unconfirmed-letter', emailKey(email))], now))._tag === 'Counted'
