import { PGlite, types } from '@electric-sql/pglite'
import { Kysely } from 'kysely'
import type { DatabaseConnection, Driver } from 'kysely'
import { importSeed } from '../../../server/catalog/importSeed.ts'
import { importGiftCards } from '../../../server/giftcard/importGiftCards.ts'
import { importRewards } from '../../../server/giftcard/importRewards.ts'
import { importAccounts } from '../../../server/consumer/seed/importAccounts.ts'
import { migrate } from '../../../server/storage/migrate.ts'
import { pgliteDialect } from '../../../server/storage/pgliteDialect.ts'
import type { Tables } from '../../../server/storage/Tables.ts'
import type { SimulatedDatabase } from './SimulatedDatabase.ts'
import { passwords } from './lentApp.ts'
import { stageSeed } from './stageSeed.ts'

/** The embedded database: PostgreSQL itself, on one connection. */
export const pgliteDatabase = async (): Promise<SimulatedDatabase> => {
  const pglite = await PGlite.create({ parsers: { [types.INT8]: Number } })
  const dialect = pgliteDialect(pglite)
  const db = new Kysely<Tables>({ dialect })
  await migrate(db)
  await importSeed(db, stageSeed)
  await importAccounts(db, passwords, 0)
  await importGiftCards(db, 0)
  await importRewards(db, 0)
  const emptied = await emptyTables(pglite)
  await pglite.exec('create table first_stock as select * from stock; create table first_coupon as select * from coupon; create table first_gift_card as select * from gift_card')
  const { driver, isWorking } = countedDriver(dialect.createDriver())
  return {
    driver,
    isWorking,
    reset: async () => {
      await pglite.exec(`truncate ${[...emptied, 'stock', 'coupon', 'gift_card'].join(', ')};
        insert into stock select * from first_stock; insert into coupon select * from first_coupon; insert into gift_card select * from first_gift_card`)
    },
    close: () => pglite.close(),
  }
}

/** What the seed leaves empty is what shoppers fill. */
const emptyTables = async (pglite: PGlite): Promise<readonly string[]> => {
  const all = await pglite.query<{ name: string }>(`select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`)
  const rows = await Promise.all(all.rows.map(async ({ name }) => ({ name, first: await pglite.query(`select 1 from ${name} limit 1`) })))
  return rows.filter(({ first }) => first.rows.length === 0).map(({ name }) => name)
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
