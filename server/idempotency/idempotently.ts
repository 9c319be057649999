import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Endpoint } from '../../contracts/api/endpoint.ts'
import { isRecord } from '../../core/domain/fields/fields.ts'
import { canonical } from '../../core/domain/log/chainHash.ts'
import type { KeyedCall, NotDoneNow, StoredAnswer } from '../kit/handle.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import type { Db, Tx } from '../storage/Tables.ts'

export type Outcome = { readonly _tag: 'Done'; readonly answer: StoredAnswer } | NotDoneNow

/**
 * Runs `work` once per key. The key's row is written in the transaction of the change, so neither exists without the
 * other. A refusal (4xx) is stored too, and changes made before it are rolled back. An exception stores nothing: the
 * key remains unused. Callers that arrive while the first is working wait for it and get its answer.
 */
export const idempotently = (
  db: Db,
  call: KeyedCall,
  now: number,
  work: (tx: Tx) => Promise<StoredAnswer>,
): Promise<Outcome> =>
  inTransaction(db, async (tx): Promise<Outcome> => {
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

/** Whether a call has begun under this key, whatever its outcome. */
export const isKeyTaken = async (db: Db, subject: string, key: string): Promise<boolean> =>
  (await db
    .selectFrom('idempotency')
    .select('key')
    .where('subject', '=', subject)
    .where('key', '=', key)
    .executeTakeFirst()) !== undefined

/** What an existing key means for a call that arrives with it. */
export const earlierAnswer = async (tx: Tx, call: KeyedCall): Promise<NotDoneNow> => {
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

/**
 * Identifies what a call asks for: SHA-256 over the canonical JSON of method, path and input. Rows with it live
 * forever, so the endpoint's secret fields are left out: a card number could be guessed from a stored hash. A key never
 * comes with two cards (PAY-01: each card typed is a separate change).
 */
export const payloadHash = (
  endpoint: Endpoint,
  { params = null, query = null, body = null }: { params?: unknown; query?: unknown; body?: unknown },
): string => {
  const payload = endpoint.secrets === undefined ? body : without(endpoint.secrets, body)
  return createHash('sha256')
    .update(canonical([endpoint.method, endpoint.path, params, query, payload]))
    .digest('base64url')
}

const without = (paths: readonly string[], body: unknown): unknown => {
  const rest: unknown = structuredClone(body)
  for (const path of paths) drop(rest, path.split('.'))
  return rest
}

const drop = (from: unknown, path: readonly string[]): void => {
  const holder = path.slice(0, -1).reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), from)
  const last = path.at(-1)
  if (isRecord(holder) && last !== undefined) Reflect.deleteProperty(holder, last)
}
