import type { Tx } from '../storage/Tables.ts'

/** One letter in two parts that say the same: `body` as plain text, `html` as a whole page. Made by `writeLetter`. */
export type Letter = {
  readonly to: string
  readonly subject: string
  readonly body: string
  readonly html: string
  /** The address that ends what it is a part of. */
  readonly unsubscribe?: string
}

/**
 * Puts a letter into the outbox, from where `watchLetters` sends it, in the transaction that it reports, so neither
 * exists without the other. A letter with an id that the outbox has already is not written again.
 */
export const sendMail = async (tx: Tx, letter: Letter, now: number, newId: () => string): Promise<void> => {
  const { to, subject, body, html, unsubscribe = null } = letter
  await tx
    .insertInto('mail')
    .values({ id: newId(), recipient: to, subject, body, html, unsubscribe, sent_at: now })
    .onConflict((is) => is.column('id').doNothing())
    .execute()
}

/** Does as much work as `sendMail`, without a letter. */
export const sendNoMail = async (tx: Tx, { to }: Letter, now: number, newId: () => string): Promise<void> => {
  await tx.updateTable('mail').set({ recipient: to, sent_at: now }).where('id', '=', newId()).execute()
}
