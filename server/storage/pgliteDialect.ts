import type { PGlite } from '@electric-sql/pglite'
import type { DatabaseConnection, Dialect, Driver, QueryResult, TransactionSettings } from 'kysely'
import { CompiledQuery, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { isInsideTransaction } from './insideTransaction.ts'

/** Kysely over PGlite's single connection: callers wait in line for it. `close` closes the database under it. */
export const pgliteDialect = (pglite: PGlite, close: () => Promise<void> = () => pglite.close()): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => pgliteDriver(pglite, close),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})

const pgliteDriver = (pglite: PGlite, close: () => Promise<void>): Driver => {
  const waiting: (() => void)[] = []
  let taken = false
  let closed = false
  const connection: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      if (closed) throw new Error('The database is closed.')
      const answer = await pglite.query<R>(query.sql, [...query.parameters])
      return { rows: answer.rows, numAffectedRows: BigInt(answer.affectedRows ?? 0) }
    },
    async *streamQuery() {
      throw new Error('The embedded database does not stream.')
    },
  }
  const run = async (words: string) => void (await connection.executeQuery(CompiledQuery.raw(words)))
  return {
    init: () => pglite.waitReady,
    async acquireConnection() {
      if (isInsideTransaction()) throw new Error('Use the transaction, not the database, inside a transaction.')
      if (taken) await new Promise<void>((next) => void waiting.push(next))
      taken = true
      return connection
    },
    async releaseConnection() {
      const next = waiting.shift()
      if (next) next()
      else taken = false
    },
    beginTransaction: (_connection, settings) => run(beginOf(settings)),
    commitTransaction: () => run('commit'),
    rollbackTransaction: () => run('rollback'),
    destroy: () => {
      closed = true
      return close()
    },
  }
}

const beginOf = ({ isolationLevel }: TransactionSettings): string =>
  isolationLevel ? `begin isolation level ${isolationLevel}` : 'begin'
