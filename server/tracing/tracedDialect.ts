import { SpanKind, context, trace } from '@opentelemetry/api'
import type { Span } from '@opentelemetry/api'
import type { CompiledQuery, DatabaseConnection, Dialect, QueryResult } from 'kysely'
import { spanAround, tracer } from '../kit/spans.ts'

/**
 * OPS-40: the dialect with a span for each statement and each transaction of a request or a letter. What the server asks
 * by itself every second has none.
 */
export const tracedDialect = (dialect: Dialect): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createDriver: () => {
    const driver = dialect.createDriver()
    const traced = new WeakSet<DatabaseConnection>()
    const transactions = new WeakMap<DatabaseConnection, Span>()
    const end = (connection: DatabaseConnection, outcome: 'committed' | 'rolled back'): void => {
      transactions.get(connection)?.setAttribute('cairn.outcome', outcome).end()
      transactions.delete(connection)
    }
    return {
      init: () => driver.init(),
      async acquireConnection() {
        const connection = await driver.acquireConnection()
        if (traced.has(connection)) return connection
        traced.add(connection)
        const execute = connection.executeQuery.bind(connection)
        connection.executeQuery = <R>(query: CompiledQuery): Promise<QueryResult<R>> =>
          statementSpan(query.sql, transactions.get(connection), () => execute<R>(query))
        return connection
      },
      releaseConnection: (connection) => driver.releaseConnection(connection),
      beginTransaction: async (connection, settings) => {
        await driver.beginTransaction(connection, settings)
        if (trace.getActiveSpan()) transactions.set(connection, tracer.startSpan('transaction', system))
      },
      commitTransaction: async (connection) => {
        await driver.commitTransaction(connection)
        end(connection, 'committed')
      },
      rollbackTransaction: async (connection) => {
        end(connection, 'rolled back')
        await driver.rollbackTransaction(connection)
      },
      destroy: () => driver.destroy(),
    }
  },
})

const system = { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql' } }

/** The text has `$1` where a value belongs. */
const statementSpan = <T>(text: string, transaction: Span | undefined, work: () => Promise<T>): Promise<T> => {
  if (trace.getActiveSpan() === undefined) return work()
  const parent = transaction ? trace.setSpan(context.active(), transaction) : context.active()
  const [, verb = 'statement'] = /^\s*(\w+)/.exec(text) ?? []
  const attributes = { ...system.attributes, 'db.query.text': text }
  return spanAround(verb.toLowerCase(), { ...system, attributes }, parent, work)
}
