import { repeatedly } from '../kit/repeatedly.ts'
import type { Log } from '../kit/requestLog.ts'
import type { Db } from '../storage/Tables.ts'
import { retention } from './retention.ts'

const usualEveryMs = 10 * 60_000

/** Rows per statement, and statements per rule in one run: no change waits long for it. */
export type Portion = { readonly rows: number; readonly times: number }
const usualPortion: Portion = { rows: 500, times: 40 }

/**
 * Deletes what has expired, in small portions; several processes may do so at once, since a row is deleted once.
 * Returns the number of deleted rows by rule.
 */
export const purge = async (
  db: Db,
  now: number,
  { rows, times }: Portion = usualPortion,
): Promise<Readonly<Record<string, number>>> => {
  const gone: Record<string, number> = {}
  for (const { name, remove } of retention) {
    for (let turn = 0; turn < times; turn += 1) {
      const { numAffectedRows = 0n } = await remove(now, rows).execute(db)
      gone[name] = (gone[name] ?? 0) + Number(numAffectedRows)
      if (numAffectedRows < rows) break
    }
  }
  return gone
}

/** Purges periodically. Returns a function that stops it after the current run. What failed is done in the next run. */
export const watchRetention = (
  db: Db,
  now: () => number,
  log: Log,
  everyMs: number = usualEveryMs,
): (() => Promise<void>) => repeatedly(() => purge(db, now()), everyMs, log)
