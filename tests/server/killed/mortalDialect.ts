import type { DatabaseConnection, Dialect, Driver } from 'kysely'

/**
 * A database connection on which a process can end, or lose its connections: before each statement (including begin and
 * commit), and after it was sent but before its answer. `breath` is called at each of these points, and may never
 * return.
 */
export const mortalDialect = (dialect: Dialect, breath: () => Promise<void>): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createDriver: () => mortalDriver(dialect.createDriver(), breath),
})

const mortalDriver = (driver: Driver, breath: () => Promise<void>): Driver => {
  const inner = new WeakMap<DatabaseConnection, DatabaseConnection>()
  const innerOf = (connection: DatabaseConnection): DatabaseConnection => inner.get(connection) ?? connection
  const statement = async <T>(work: () => Promise<T>): Promise<T> => {
    await breath()
    const answer = work()
    // It may fail before anything waits for it.
    answer.catch(() => undefined)
    await breath()
    return answer
  }
  return {
    init: () => driver.init(),
    acquireConnection: async () => {
      const acquired = await driver.acquireConnection()
      const connection: DatabaseConnection = {
        executeQuery: (query) => statement(() => acquired.executeQuery(query)),
        streamQuery: (query, size) => acquired.streamQuery(query, size),
      }
      inner.set(connection, acquired)
      return connection
    },
    beginTransaction: (connection, settings) => statement(() => driver.beginTransaction(innerOf(connection), settings)),
    commitTransaction: (connection) => statement(() => driver.commitTransaction(innerOf(connection))),
    rollbackTransaction: (connection) => statement(() => driver.rollbackTransaction(innerOf(connection))),
    releaseConnection: (connection) => driver.releaseConnection(innerOf(connection)),
    destroy: () => driver.destroy(),
  }
}
