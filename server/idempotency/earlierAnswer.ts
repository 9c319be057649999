import type { Db, Tx } from '../storage/Tables.ts'
import type { KeyedCall, NotDoneNow } from './KeyedCall.ts'

/** Whether a call has begun under this key, whatever became of it. */
export const isKeyTaken = async (db: Db, subject: string, key: string): Promise<boolean> =>
  (await db
    .selectFrom('idempotency')
    .select('key')
    .where('subject', '=', subject)
    .where('key', '=', key)
    .executeTakeFirst()) !== undefined

/** What a key that is already in the table says to the call that came with it. */
export async function earlierAnswer(tx: Tx, call: KeyedCall): Promise<NotDoneNow> {
  const row = await tx
    .selectFrom('idempotency')
    .select(['payload_hash', 'status', 'body'])
    .where('subject', '=', call.subject)
    .where('key', '=', call.key)
    .executeTakeFirstOrThrow()
  if (row.payload_hash !== call.payloadHash) return { _tag: 'OtherPayload' }
  if (row.status === null || row.body === null) return { _tag: 'InFlight' }
  return { _tag: 'Replayed', answer: { status: row.status, body: row.body } }
}
