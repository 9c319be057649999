import type { CompiledQuery, DatabaseConnection, Dialect, QueryResult } from 'kysely'

/** A statement, what it was given, and what the database answered. */
export type Recorded = {
  readonly sql: string
  readonly parameters: readonly unknown[]
  readonly answer: StatementResult
}

/** Rows and count, or SQLSTATE and the constraint. */
export type StatementResult =
  | { readonly rows: readonly unknown[]; readonly affected: number }
  | { readonly code: unknown; readonly constraint: unknown }

/** The dialect, writing down every statement; a transaction's edges as well. */
export function recording(dialect: Dialect, recorded: Recorded[]): Dialect {
  const heard = new WeakSet<DatabaseConnection>()
  const edge = (sql: string) => void recorded.push({ sql, parameters: [], answer: { rows: [], affected: 0 } })
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => {
      const driver = dialect.createDriver()
      return {
        init: () => driver.init(),
        async acquireConnection() {
          const connection = await driver.acquireConnection()
          if (heard.has(connection)) return connection
          heard.add(connection)
          const execute = connection.executeQuery.bind(connection)
          connection.executeQuery = async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
            const running = execute<R>(query)
            recorded.push({ sql: query.sql, parameters: query.parameters, answer: await resultOf(running) })
            return running
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
  }
}

/** Rows without an order of their own are put in one. An error that is not the database's is thrown. */
export async function resultOf(
  running: Promise<{ readonly rows: readonly unknown[]; readonly numAffectedRows?: bigint }>,
): Promise<StatementResult> {
  try {
    const { rows, numAffectedRows } = await running
    return { rows, affected: Number(numAffectedRows ?? 0) }
  } catch (error) {
    if (typeof error !== 'object' || error === null || !('code' in error)) throw error
    return { code: error.code, constraint: 'constraint' in error ? error.constraint : undefined }
  }
}

/** What two databases must agree on. An order counts when it ends with what is unique. */
export function comparable(sql: string, answer: StatementResult): unknown {
  if ('code' in answer) return { code: answer.code, constraint: answer.constraint ?? undefined }
  const rows = /^\s*(select|with)\b/.test(sql) ? answer.rows.map(unorderedLists) : answer.rows
  const isOrdered = /order by [^)]*"(id|sku)"[^,)]*$/.test(sql)
  const asText = rows.map((row) => JSON.stringify(row))
  return {
    rows: isOrdered ? asText : asText.toSorted(),
    affected: /^\s*(insert|update|delete)\b/.test(sql) ? answer.affected : 0,
  }
}

/** `jsonb_agg` without an order: the shelf's lists. */
function unorderedLists(row: unknown): unknown {
  const entries = Object.entries(row as object).map(([name, value]: [string, unknown]) => {
    const isPricingFacts = ['stock', 'store_stock', 'coupons', 'redeemed'].includes(name) && Array.isArray(value)
    return [name, isPricingFacts ? value.map((each) => JSON.stringify(each)).toSorted() : value]
  })
  return Object.fromEntries(entries) as unknown
}
