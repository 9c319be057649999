import type { Db, Tx } from './Tables.ts'
import { insideTransaction } from './insideTransaction.ts'
import { isNameRefused } from './preparedStatements.ts'
import { sleep } from './sleep.ts'

const attempts = 5

/**
 * One short transaction. It is run again from the start, at most five times with a jittered pause, when the engine
 * reports 40001 or 40P01 or refuses the name of a prepared statement, or when it lost the race for an idempotency key
 * or for a unique constraint whose name ends in `_claim`. So `work` must have no effect except its SQL: no network, and
 * no memory kept between two runs.
 */
export const inTransaction = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  repeatedly(() => db.transaction().execute((tx) => insideTransaction(() => work(tx))))

/** A statement that needs no transaction around it, run again for the same reasons. */
export const repeatedly = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === attempts || !isWorthRepeating(error)) throw error
      await sleep(Math.random() * 10 * 2 ** attempt)
    }
  }
}

const isWorthRepeating = (error: unknown): boolean => {
  if (isNameRefused(error)) return true
  if (typeof error !== 'object' || error === null || !('code' in error)) return false
  const lostClaim = 'constraint' in error && /_claim$|^idempotency_pkey$/.test(String(error.constraint))
  return error.code === '40001' || error.code === '40P01' || (error.code === '23505' && lostClaim)
}

/** The transaction that an endpoint that changes something gets as its database; throws if it is none. */
export const asTransaction = (db: Db): Tx => {
  if (!isTransaction(db)) throw new Error('This work needs a transaction.')
  return db
}

const isTransaction = (db: Db): db is Tx => db.isTransaction
