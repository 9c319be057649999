import type { PostgresPool } from 'kysely'
import pg from 'pg'
import { storageAway } from '../../../server/storage/whenDatabaseIsThere.ts'

/**
 * Replaces the server's pool in a mutant: it says that the database is away as the other does, but keeps each connection
 * that still answers, also to a node that takes no changes, and does not look where a new one leads.
 */
export const postgresPool = (settings: pg.PoolConfig) => {
  const pool = new pg.Pool(settings)
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  const connect = async () => {
    const client = await pool.connect().catch((error: unknown) => {
      throw storageAway(error)
    })
    const query = async (text: string, values: readonly unknown[]): Promise<pg.QueryResult> =>
      client.query(text, [...values]).catch((error: unknown) => {
        const isKnown = error instanceof pg.DatabaseError && !/^(?:08|57P|25006)/.test(error.code ?? '')
        throw isKnown ? error : storageAway(error)
      })
    // Kysely calls this one signature of the many that the type has.
    return {
      query: query as unknown as Awaited<ReturnType<PostgresPool['connect']>>['query'],
      release: () => client.release(),
    }
  }
  return {
    connect,
    counts: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    end: () => pool.end(),
  }
}

export const statementLimits = { deadlineMs: 9_000, lostAfterMs: 60_000 }
