import { sql } from 'kysely'
import { inTransaction } from '../storage/inTransaction.ts'
import type { Db, Tx } from '../storage/Tables.ts'
import { earlierAnswer } from './earlierAnswer.ts'
import type { KeyedCall, NotDoneNow, StoredAnswer } from './KeyedCall.ts'

export type Outcome = { readonly _tag: 'Done'; readonly answer: StoredAnswer } | NotDoneNow

/**
 * Runs `work` once per key: the key's row is written in the same transaction as the change, so one cannot be there
 * without the other. A refusal (4xx) is stored as well, and whatever the work had changed before it is undone.
 * An exception stores nothing; the key is as if it had never been used. Callers that come while the first is at work
 * wait for it and get its answer.
 */
export function idempotently(
  db: Db,
  call: KeyedCall,
  now: number,
  work: (tx: Tx) => Promise<StoredAnswer>,
): Promise<Outcome> {
  return inTransaction(db, async (tx): Promise<Outcome> => {
    const { payloadHash, ...names } = call
    const fresh = await tx
      .insertInto('idempotency')
      .values({ ...names, payload_hash: payloadHash, holder: '', lease_until: 0, claimed_at: now })
      .onConflict((conflict) => conflict.columns(['subject', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst()
    if (!fresh) return earlierAnswer(tx, call)
    await sql`savepoint work`.execute(tx)
    const answer = await work(tx)
    if (answer.status >= 400) await sql`rollback to savepoint work`.execute(tx)
    await tx
      .updateTable('idempotency')
      .set({ status: answer.status, body: answer.body, settled_at: now })
      .where('subject', '=', call.subject)
      .where('key', '=', call.key)
      .execute()
    return { _tag: 'Done', answer }
  })
}
