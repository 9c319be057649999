import type { CompiledQuery, DatabaseConnection, Dialect, QueryResult } from 'kysely'

/**
 * Called with a statement when it is sent, and with a promise of its answer. The answer is passed on after this
 * returns.
 */
export type HearStatement = (query: CompiledQuery, answer: Promise<QueryResult<unknown>>) => Promise<void> | void

/**
 * The dialect with listeners: `hear` gets every statement, `edge` every begin, commit and rollback, which the driver
 * sends itself.
 */
export const heardDialect = (
  dialect: Dialect,
  hear: HearStatement,
  edge: (sql: 'begin' | 'commit' | 'rollback') => void = () => {},
): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createDriver: () => {
    const driver = dialect.createDriver()
    const heard = new WeakSet<DatabaseConnection>()
    return {
      init: () => driver.init(),
      async acquireConnection() {
        const connection = await driver.acquireConnection()
        if (heard.has(connection)) return connection
        heard.add(connection)
        const execute = connection.executeQuery.bind(connection)
        connection.executeQuery = async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
          const answer = execute<R>(query)
          await hear(query, answer)
          return answer
        }
        return connection
      },
      releaseConnection: (connection) => driver.releaseConnection(connection),
      beginTransaction: async (connection, settings) => {
        edge('begin')
        await driver.beginTransaction(connection, settings)
      },
      commitTransaction: async (connection) => {
        edge('commit')
        await driver.commitTransaction(connection)
      },
      rollbackTransaction: async (connection) => {
        edge('rollback')
        await driver.rollbackTransaction(connection)
      },
      destroy: () => driver.destroy(),
    }
  },
})
