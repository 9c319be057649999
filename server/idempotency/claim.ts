import { inTransaction, repeatedly } from '../storage/inTransaction.ts'
import { isStorageAway } from '../storage/whenDatabaseIsThere.ts'
import type { Db, Tx } from '../storage/Tables.ts'
import { earlierAnswer } from './idempotently.ts'
import type { KeyedCall, NotDoneNow, StoredAnswer } from '../kit/handle.ts'

/** `resumed`: an earlier holder stopped halfway; the work must continue from what it finds, under the same keys. */
export type Claim = { readonly _tag: 'Claimed'; readonly holder: string; readonly resumed: boolean } | NotDoneNow

/** Longer than any network call of a step may take. */
export const leaseMs = 30_000

/**
 * For work of several transactions with a network call between them: claims the key for one holder until the lease
 * ends. Others get InFlight meanwhile. After a crash the next call with the key takes it over.
 */
export const claim = async (db: Db, call: KeyedCall, holder: string, now: number): Promise<Claim> => {
  const { payloadHash, ...names } = call
  const inserting = db
    .insertInto('idempotency')
    .values({ ...names, payload_hash: payloadHash, holder, lease_until: now + leaseMs, claimed_at: now })
    .onConflict((conflict) => conflict.columns(['subject', 'key']).doNothing())
    .returning('key')
  const fresh = await repeatedly(() => inserting.executeTakeFirst())
  return fresh ? { _tag: 'Claimed', holder, resumed: false } : takeOver(db, call, holder, now)
}

const takeOver = (db: Db, call: KeyedCall, holder: string, now: number): Promise<Claim> =>
  inTransaction(db, async (tx): Promise<Claim> => {
    const earlier = await earlierAnswer(tx, call)
    if (earlier._tag !== 'InFlight') return earlier
    const taken = await open(tx, call)
      .set({ holder, lease_until: now + leaseMs })
      .where('lease_until', '<=', now)
      .returning('key')
      .executeTakeFirst()
    return taken ? { _tag: 'Claimed', holder, resumed: true } : earlier
  })

/**
 * Stores the answer in the transaction of its change; throws, so that everything is rolled back, if the lease was lost.
 */
export const settle = async (
  tx: Tx,
  call: KeyedCall,
  holder: string,
  answer: StoredAnswer,
  now: number,
): Promise<void> => {
  const settled = await open(tx, call)
    .set({ status: answer.status, body: answer.body, settled_at: now })
    .where('holder', '=', holder)
    .returning('key')
    .executeTakeFirst()
  if (!settled) throw new Error('The claim on the key was lost before the work was settled.')
}

/**
 * Lets the next call with the key take over at once; the key stays bound to its payload. While the database is
 * unreachable it retries in the background, until the lease would be over anyway.
 */
export const letGo = async (
  db: Db,
  call: KeyedCall,
  holder: string,
  later: (work: () => Promise<void>) => void = soon,
  retriesLeft: number = leaseMs / retryMs,
): Promise<void> => {
  try {
    await open(db, call).set({ lease_until: 0 }).where('holder', '=', holder).execute()
  } catch (error) {
    if (!isStorageAway(error)) throw error
    if (retriesLeft > 0) later(() => letGo(db, call, holder, later, retriesLeft - 1))
  }
}

/**
 * Whether another caller holds the same key and is working under it: after its session has ended, a device repeats its
 * call as a new guest.
 */
export const isClaimedElsewhere = async (db: Db, subject: string, key: string, now: number): Promise<boolean> => {
  const other = await db
    .selectFrom('idempotency')
    .select('subject')
    .where('key', '=', key)
    .where('status', 'is', null)
    .where('lease_until', '>', now)
    .where('subject', '!=', subject)
    .executeTakeFirst()
  return other !== undefined
}

const open = (db: Db, call: KeyedCall) =>
  db
    .updateTable('idempotency')
    .where('subject', '=', call.subject)
    .where('key', '=', call.key)
    .where('status', 'is', null)

/** ms between two attempts to release a key. */
const retryMs = 250

/** In a moment, unless the server stops before. Nobody waits for the outcome: without it, the lease ends by itself. */
const soon = (work: () => Promise<void>): void => {
  setTimeout(() => void work().catch(() => undefined), retryMs).unref()
}
