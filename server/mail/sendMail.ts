import type { Tx } from '../storage/Tables.ts'

export type Letter = { readonly to: string; readonly subject: string; readonly body: string }

/** Puts a letter into the outbox, in the transaction of what it tells: one cannot be there without the other. */
export async function sendMail(tx: Tx, letter: Letter, now: number, newId: () => string): Promise<void> {
  await tx
    .insertInto('mail')
    .values({ id: newId(), recipient: letter.to, subject: letter.subject, body: letter.body, sent_at: now })
    .execute()
}

/** As much work as `sendMail`, and no letter. */
export async function sendNoMail(tx: Tx, { to }: Letter, now: number, newId: () => string): Promise<void> {
  await tx.updateTable('mail').set({ recipient: to, sent_at: now }).where('id', '=', newId()).execute()
}
