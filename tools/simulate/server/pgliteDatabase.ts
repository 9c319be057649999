import { PGlite, types } from '@electric-sql/pglite'
import { Kysely } from 'kysely'
import type { DatabaseConnection, Driver } from 'kysely'
import { migrate } from '../../../server/storage/migrate.ts'
import { pgliteDialect } from '../../../server/storage/pgliteDialect.ts'
import type { Tables } from '../../../server/storage/Tables.ts'
import type { SimulatedDatabase } from './SimulatedDatabase.ts'
import { fillStage } from './fillStage.ts'

/** The embedded database: PostgreSQL itself, on one connection. */
export const pgliteDatabase = async (): Promise<SimulatedDatabase> => {
  const pglite = await PGlite.create({ parsers: { [types.INT8]: Number } })
  const dialect = pgliteDialect(pglite)
  const db = new Kysely<Tables>({ dialect })
  await migrate(db)
  await fillStage(db)
  const beginning = await keepBeginning(pglite)
  const { driver, isWorking } = countedDriver(dialect.createDriver())
  return {
    driver,
    isWorking,
    reset: async () => void (await pglite.exec(beginning)),
    close: () => pglite.close(),
  }
}

/** Keeps a copy of what every table holds; the SQL that puts it all back. No table points at another, so their order does not matter. */
const keepBeginning = async (pglite: PGlite): Promise<string> => {
  const all = await pglite.query<{ name: string }>(`select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`)
  const rows = await Promise.all(all.rows.map(async ({ name }) => ({ name, first: await pglite.query(`select 1 from ${name} limit 1`) })))
  const filled = rows.filter(({ first }) => first.rows.length > 0).map(({ name }) => name)
  await pglite.exec(['create schema beginning', ...filled.map((name) => `create table beginning.${name} as select * from ${name}`)].join('; '))
  return [`truncate ${rows.map(({ name }) => name).join(', ')}`, ...filled.map((name) => `insert into ${name} select * from beginning.${name}`)].join('; ')
}

/** Counts what is under way at the database; who waits in line for its one connection is not at work. */
const countedDriver = (driver: Driver): { readonly driver: Driver; readonly isWorking: () => boolean } => {
  let working = 0
  const counted = async <T>(work: () => Promise<T>): Promise<T> => {
    working += 1
    try {
      return await work()
    } finally {
      working -= 1
    }
  }
  const acquired = new WeakMap<DatabaseConnection, DatabaseConnection>()
  const innerOf = (connection: DatabaseConnection): DatabaseConnection => acquired.get(connection) ?? connection
  return {
    isWorking: () => working > 0,
    driver: {
      init: () => driver.init(),
      acquireConnection: async () => {
        const inner = await driver.acquireConnection()
        const connection: DatabaseConnection = { executeQuery: (query) => counted(() => inner.executeQuery(query)), streamQuery: (query, size) => inner.streamQuery(query, size) }
        acquired.set(connection, inner)
        return connection
      },
      beginTransaction: (connection, settings) => counted(() => driver.beginTransaction(innerOf(connection), settings)),
      commitTransaction: (connection) => counted(() => driver.commitTransaction(innerOf(connection))),
      rollbackTransaction: (connection) => counted(() => driver.rollbackTransaction(innerOf(connection))),
      releaseConnection: (connection) => driver.releaseConnection(innerOf(connection)),
      destroy: () => driver.destroy(),
    },
  }
}
