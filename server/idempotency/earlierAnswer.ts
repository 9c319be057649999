import type { Tx } from '../storage/Tables.ts'
import type { KeyedCall, NotDoneNow } from './KeyedCall.ts'

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
