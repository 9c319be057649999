import { insideTransaction } from './insideTransaction.ts'
import type { Db, Tx } from './Tables.ts'

const attempts = 5

/**
 * One short transaction. It is run again from its start, at most five times with a jittered pause, when the engine
 * says 40001 or 40P01, or when it lost the race for a unique constraint whose name ends in `_claim`, or for an idempotency key.
 * So `work` must have no effect but its SQL: no network, no memory kept between two runs.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute((tx) => insideTransaction(() => work(tx)))
    } catch (error) {
      if (attempt === attempts || !isWorthRepeating(error)) throw error
      await new Promise((resume) => setTimeout(resume, Math.random() * 10 * 2 ** attempt))
    }
  }
}

function isWorthRepeating(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false
  const lostClaim = 'constraint' in error && /_claim$|^idempotency_pkey$/.test(String(error.constraint))
  return error.code === '40001' || error.code === '40P01' || (error.code === '23505' && lostClaim)
}
