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
  const tables = await keepBeginning(pglite)
  const touched = new Set<string>()
  const { driver, isWorking } = watchedDriver(dialect.createDriver(), (statement) =>
    writtenIn(statement).forEach((name) => touched.add(name)),
  )
  return {
    driver,
    isWorking,
    reset: async () => {
      const names = [...touched].filter((name) => tables.has(name))
      touched.clear()
      if (names.length === 0) return
      await pglite.exec(
        [
          `truncate ${names.join(', ')}`,
          ...names
            .filter((name) => tables.get(name))
            .map((name) => `insert into ${name} select * from beginning.${name}`),
        ].join('; '),
      )
    },
    close: () => pglite.close(),
  }
}

/**
 * Keeps a copy of every table that has rows, and for each table whether it has any. No table references another, so
 * they can be restored in any order.
 */
const keepBeginning = async (pglite: PGlite): Promise<ReadonlyMap<string, boolean>> => {
  const all = await pglite.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const tables = await Promise.all(
    all.rows.map(
      async ({ name }) => [name, (await pglite.query(`select 1 from ${name} limit 1`)).rows.length > 0] as const,
    ),
  )
  await pglite.exec(
    [
      'create schema beginning',
      ...tables
        .filter(([, isFilled]) => isFilled)
        .map(([name]) => `create table beginning.${name} as select * from ${name}`),
    ].join('; '),
  )
  return new Map(tables)
}

/** The tables that a statement may write to; some names are not tables. */
const writtenIn = (statement: string): readonly string[] =>
  [...statement.matchAll(/\b(?:insert\s+into|update|delete\s+from)\s+"?([a-z_]+)/gi)].flatMap(([, name]) => name ?? [])

/** Counts the statements in progress and reports each one; callers waiting for the one connection do not count. */
const watchedDriver = (
  driver: Driver,
  tell: (statement: string) => void,
): { readonly driver: Driver; readonly isWorking: () => boolean } => {
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
        const connection: DatabaseConnection = {
          executeQuery: (query) => {
            tell(query.sql)
            return counted(() => inner.executeQuery(query))
          },
          streamQuery: (query, size) => inner.streamQuery(query, size),
        }
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
