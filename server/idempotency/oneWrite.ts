import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { isRecord } from '../../core/domain/fields/fields.ts'
import type { Db } from '../storage/Tables.ts'
import type { KeyedCall, StoredAnswer } from '../kit/handle.ts'

/** SQL: whether the key has been used. */
export const isKeyUsed = ({ subject, key }: KeyedCall): RawBuilder<boolean> =>
  sql`exists (select 1 from idempotency where subject = ${subject} and key = ${key})`

/**
 * Writes the change and the key's row in one statement, so that neither exists without the other. `change` is an update
 * that returns a column `id` of one row, or of none if another call was quicker. False: nothing was written, because of
 * that or because the key has been used meanwhile.
 */
export const writeWithKey = async (
  db: Db,
  change: RawBuilder<unknown>,
  call: KeyedCall,
  { status, body }: StoredAnswer,
  now: number,
): Promise<boolean> => {
  const { subject, key, endpoint, payloadHash } = call
  const writing = sql`
    with changed as (${change})
    insert into idempotency (
      subject, key, endpoint, payload_hash, status, body, holder, lease_until, claimed_at, settled_at
    )
    select
      ${subject}::text, ${key}::text, ${endpoint}::text, ${payloadHash}::text, ${status}::int4, ${body}::text,
      ''::text, 0::int8, ${now}::int8, ${now}::int8
    from changed
    returning key`
  try {
    return (await writing.execute(db)).rows.length > 0
  } catch (error) {
    if (lostTheRace(error)) return false
    throw error
  }
}

/** A refusal changes nothing, so only its key's row is written. False: the key has been used meanwhile. */
export const keepRefusal = async (
  db: Db,
  { payloadHash, ...names }: KeyedCall,
  answer: StoredAnswer,
  now: number,
): Promise<boolean> => {
  const kept = await db
    .insertInto('idempotency')
    .values({
      ...names,
      payload_hash: payloadHash,
      ...answer,
      holder: '',
      lease_until: 0,
      claimed_at: now,
      settled_at: now,
    })
    .onConflict((conflict) => conflict.columns(['subject', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  return kept !== undefined
}

/** 23505: the key exists; 40001, 40P01: the engine had to choose. In each case the statement has done nothing. */
const lostTheRace = (error: unknown): boolean =>
  isRecord(error) && ['23505', '40001', '40P01'].includes(String(error['code']))
