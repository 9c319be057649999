import type { CompiledQuery, DatabaseConnection, Dialect } from 'kysely'

/** The dialect, and `hear` is told of every statement that leaves. Begin and commit are the driver's own and not heard. */
export const heardDialect = (dialect: Dialect, hear: (query: CompiledQuery) => void): Dialect => {
  const wrapped = new WeakSet<DatabaseConnection>()
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => {
      const driver = dialect.createDriver()
      const acquire = driver.acquireConnection.bind(driver)
      driver.acquireConnection = async () => {
        const connection = await acquire()
        if (wrapped.has(connection)) return connection
        wrapped.add(connection)
        const execute = connection.executeQuery.bind(connection)
        connection.executeQuery = (query) => {
          hear(query)
          return execute(query)
        }
        return connection
      }
      return driver
    },
  }
}
