import type { Tx } from '../storage/Tables.ts'

export type Letter = { readonly to: string; readonly subject: string; readonly body: string }

/** Puts a letter into the outbox in the transaction that it reports, so neither exists without the other. */
export const sendMail = async (tx: Tx, letter: Letter, now: number, newId: () => string): Promise<void> => {
  await tx
    .insertInto('mail')
    .values({ id: newId(), recipient: letter.to, subject: letter.subject, body: letter.body, sent_at: now })
    .execute()
}

/** Does as much work as `sendMail`, without a letter. */
export const sendNoMail = async (tx: Tx, { to }: Letter, now: number, newId: () => string): Promise<void> => {
  await tx.updateTable('mail').set({ recipient: to, sent_at: now }).where('id', '=', newId()).execute()
}
