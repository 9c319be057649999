import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { isInsideTransaction } from './insideTransaction.ts'
import { areNamesUseless, isNameRefused, preparedStatements } from './preparedStatements.ts'
import { storageAway } from './whenDatabaseIsThere.ts'

/**
 * How long a caller waits for one statement, ms. The connection is closed only at `lostAfterMs`: while a commit waits
 * for a standby, no second one may be started behind it.
 */
export const statementLimits = { deadlineMs: 9_000, lostAfterMs: 60_000 }

/** How many connections are open, how many of them unused, and how many callers wait for one. */
export type PoolCounts = { readonly open: number; readonly idle: number; readonly waiting: number }

type CountedPool = PostgresPool & { readonly counts: () => PoolCounts }

/** How many failovers the pools of one process have noticed: what one learns makes all of them reconnect. */
export type Era = { now: number }

/**
 * A pool that survives its connections. `pg` emits `error` on a client whose connection ends; without a listener that
 * ends the process, and its own pool listens only to idle clients. Any failure of the connection becomes `storageAway`,
 * and that connection is not used again. OPS-60: after a failover (25006: the server became read-only) no older
 * connection is used either, nor a new one to a server that takes no changes, such as a standby that a balancer has not
 * told apart yet.
 */
export const postgresPool = (
  settings: pg.PoolConfig,
  { deadlineMs, lostAfterMs } = statementLimits,
  era: Era = { now: 0 },
): CountedPool => {
  const pool = new pg.Pool({ ...settings, onConnect: refuseReadOnly })
  const connected = new WeakMap<pg.PoolClient, number>()
  const lost = new WeakSet<pg.PoolClient>()
  const alone = new WeakSet<pg.PoolClient>()
  const late = new Set<() => void>()
  const prepared = preparedStatements()
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    connected.set(client, era.now)
    client.on('error', () => void lost.add(client))
    client.on('notice', (notice) => void (isWithoutStandby(notice) && alone.add(client)))
  })

  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect().catch((error: unknown) => {
      throw storageAway(error)
    })
    if (connected.get(client) === era.now) return steady(client)
    client.release(true)
    return connect()
  }

  const steady = (client: pg.PoolClient): PostgresPoolClient => {
    let isSpoiled = false
    let isOutdated = false
    let unanswered: Promise<unknown> | null = null

    /** A transaction whose statement was refused because of its name is over; `inTransaction` begins it again. */
    const ask = async (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
      const name = prepared.nameOf(text, values)
      if (name === undefined) return client.query(text, [...values])
      try {
        return await client.query({ name, text, values: [...values] })
      } catch (error) {
        if (!isNameRefused(error)) throw error
        isOutdated = true
        if (areNamesUseless(error)) prepared.stop()
        if (isInsideTransaction()) throw error
        return client.query(text, [...values])
      }
    }

    const query = async (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
      if (isSpoiled) throw storageAway(undefined)
      const answer = ask(text, values)
      try {
        const result = await within(deadlineMs, answer)
        if (alone.has(client)) throw onlyHere
        return result
      } catch (error) {
        if (error === tooLate) unanswered = answer
        if (isReadOnly(error)) era.now += 1
        if (error !== tooLate && error !== onlyHere && !lost.has(client) && !isAway(error)) throw error
        isSpoiled = !isCancelled(error)
        throw storageAway(error)
      }
    }

    const release = (): void => {
      if (unanswered === null) return client.release(isSpoiled || isOutdated)
      const giveUp = (): void => {
        if (!late.delete(giveUp)) return
        clearTimeout(timer)
        client.release(true)
      }
      const timer = setTimeout(giveUp, lostAfterMs)
      late.add(giveUp)
      unanswered.then(giveUp, giveUp)
    }

    // Kysely calls this one signature of the many that the type has.
    return { query: query as unknown as PostgresPoolClient['query'], release }
  }

  return {
    connect,
    counts: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    end: () => {
      for (const giveUp of late) giveUp()
      return pool.end()
    },
  }
}

const tooLate = new Error('No answer in time.')

/** OPS-61: the primary has a commit that no standby is known to have, so a failover may lose it. */
const onlyHere = new Error('No standby has confirmed the commit.')

/**
 * PostgreSQL says so with a mere warning when someone cancels the wait for the standby (`pg_cancel_backend`). Its words
 * are in the language of the server; the name of its function is not.
 */
const isWithoutStandby = ({ routine }: { readonly routine?: string | undefined }): boolean =>
  routine === 'SyncRepWaitForLSN'

/** The pool waits for it, though its type does not say so. */
const refuseReadOnly: (client: pg.ClientBase) => unknown = async (client) => {
  const { rows } = await client.query<{ readonly transaction_read_only: string }>('show transaction_read_only')
  if (rows[0]?.transaction_read_only === 'on') throw new Error('it takes no changes, as a standby')
}

const within = async <T>(ms: number, answer: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(tooLate), ms)
  })
  try {
    return await Promise.race([answer, deadline])
  } finally {
    clearTimeout(timer)
  }
}

const codeOf = (error: unknown): string => (error instanceof pg.DatabaseError ? (error.code ?? '') : '')

const isReadOnly = (error: unknown): boolean => codeOf(error) === '25006'

/** Caused by the server's own `statement_timeout`; the connection is still good. */
const isCancelled = (error: unknown): boolean => codeOf(error) === '57014'

/**
 * 08: connection exceptions; 57P: the server is shutting down or starting; 25P03: the server ended an idle transaction;
 * 40003: completion unknown.
 */
const isAway = (error: unknown): boolean => /^(?:08\w{3}|57P\w{2}|25006|25P03|40003|57014)$/.test(codeOf(error))
