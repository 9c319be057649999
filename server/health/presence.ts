import { hostname } from 'node:os'
import { repeatedly } from '../kit/repeatedly.ts'
import type { Log } from '../kit/requestLog.ts'
import { newId } from '../storage/newId.ts'
import type { Db } from '../storage/Tables.ts'
import type { ProcessFigures } from '../storage/tables/ProcessTables.ts'

export type Presence = {
  /** Counts what is logged. */
  readonly note: Log
  /** Writes it down every `everyMs`, for as long as the process serves; returns what ends that. */
  readonly keep: (db: Db, log: Log, everyMs?: number) => () => Promise<void>
}

/** ms between two lines of a process in the table that all processes share. */
const usualEveryMs = 10_000

/** How long a process that does not write any more still counts as serving, ms. */
export const presenceMs = 4 * usualEveryMs

/** Faults that a process remembers. */
const mostFaults = 20

/**
 * OPR-39: what this process counts from its start: refusals by code, faults of the server without their words. All
 * processes write theirs into one table, so that each can say what all of them do. `number`: among several of this
 * machine, null if it is alone.
 */
export const openPresence = (number: number | null, now: () => number): Presence => {
  const [id, startedAt] = [newId(), now()]
  const refusals = new Map<string, { readonly count: number; readonly latest: number }>()
  let [requests, faults]: [number, ProcessFigures['faults']] = [0, []]
  const figures = (): ProcessFigures => ({
    requests,
    refusals: [...refusals].map(([code, counted]) => ({ code, ...counted })),
    faults,
  })
  const write = async (db: Db): Promise<void> => {
    const line = { seen_at: now(), figures: JSON.stringify(figures()) }
    await db
      .insertInto('server_process')
      .values({ id, machine: hostname(), number, started_at: startedAt, ...line })
      .onConflict((is) => is.column('id').doUpdateSet(line))
      .execute()
  }
  return {
    note: ({ event, errorId, route = '', correlationId = '', error }) => {
      if (event === 'request') requests += 1
      if (event === 'request' && errorId !== undefined)
        refusals.set(errorId, { count: (refusals.get(errorId)?.count ?? 0) + 1, latest: now() })
      if (event !== 'failure') return
      const name = error instanceof Error ? error.name : typeof error
      faults = [{ at: now(), route, name, correlationId }, ...faults].slice(0, mostFaults)
    },
    keep: (db, log, everyMs = usualEveryMs) => {
      const failed = (error: unknown): void => log({ event: 'failure', correlationId: newId(), error })
      const first = write(db).catch(failed)
      const stop = repeatedly(() => write(db), everyMs, log)
      return async () => {
        await first
        await stop()
        await db.deleteFrom('server_process').where('id', '=', id).execute().catch(failed)
      }
    },
  }
}
