import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely'

export type PausedDialect = {
  readonly dialect: Dialect
  /** The process is dead: nothing it waits for ever arrives, and what it had not committed is rolled back. */
  kill(): Promise<void>
}

/**
 * One server process's connection to the database: before every statement, and before and after a commit (also of a
 * single statement), the schedule may let others run. `pause` never ends once the process is dead.
 */
export const pausedDialect = (inner: Driver, pause: () => Promise<void>): PausedDialect => {
  const open = new Map<DatabaseConnection, { inTransaction: boolean; isExecuting: boolean }>()
  let dead = false
  const never = new Promise<never>(() => undefined)
  /** What the database does with a connection that is gone. */
  const drop = async (connection: DatabaseConnection): Promise<void> => {
    const state = open.get(connection)
    if (!state || !open.delete(connection)) return
    if (state.inTransaction) await inner.rollbackTransaction(connection)
    await inner.releaseConnection(connection)
  }
  /** A statement in progress, perhaps waiting for a lock, finishes before its connection is dropped. */
  const step = async <T>(connection: DatabaseConnection, work: () => Promise<T>): Promise<T> => {
    await pause()
    if (dead) return never
    const state = open.get(connection)
    if (state) state.isExecuting = true
    try {
      const outcome = await work()
      if (state) state.isExecuting = false
      // Outside a transaction a statement is its own commit, after which much may happen before anybody gets the
      // answer.
      if (!dead && state?.inTransaction === false) await pause()
      return dead ? never : outcome
    } finally {
      if (state) state.isExecuting = false
      if (dead) await drop(connection)
    }
  }
  const innerOf = (connection: DatabaseConnection): DatabaseConnection => (connection as PausedConnection).inner
  const mark = (connection: DatabaseConnection, inTransaction: boolean): void => {
    const state = open.get(innerOf(connection))
    if (state) state.inTransaction = inTransaction
  }
  const driver: Driver = {
    init: () => inner.init(),
    acquireConnection: async () => {
      await pause()
      if (dead) return never
      const connection = await inner.acquireConnection()
      if (dead) {
        await inner.releaseConnection(connection)
        return never
      }
      open.set(connection, { inTransaction: false, isExecuting: false })
      return pausedConnection(connection, step)
    },
    beginTransaction: async (connection, settings) => {
      await inner.beginTransaction(innerOf(connection), settings)
      mark(connection, true)
    },
    commitTransaction: async (connection) => {
      await step(innerOf(connection), () => inner.commitTransaction(innerOf(connection)))
      mark(connection, false)
      await pause()
      if (dead) await never
    },
    rollbackTransaction: async (connection) => {
      await inner.rollbackTransaction(innerOf(connection))
      mark(connection, false)
    },
    releaseConnection: async (connection) => {
      if (!open.delete(innerOf(connection))) return
      await inner.releaseConnection(innerOf(connection))
    },
    destroy: async () => undefined,
  }
  return {
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    kill: async () => {
      dead = true
      for (const [connection, { isExecuting }] of open) if (!isExecuting) await drop(connection)
    },
  }
}

type PausedConnection = DatabaseConnection & { readonly inner: DatabaseConnection }

const pausedConnection = (
  inner: DatabaseConnection,
  step: <T>(connection: DatabaseConnection, work: () => Promise<T>) => Promise<T>,
): PausedConnection => ({
  inner,
  executeQuery: <R>(query: CompiledQuery): Promise<QueryResult<R>> => step(inner, () => inner.executeQuery<R>(query)),
  async *streamQuery() {
    throw new Error('A simulated database does not stream.')
  },
})
