import { Kysely } from 'kysely'
import { loadCatalogue } from '../../../server/catalog/loadCatalogue.ts'
import type { Tables } from '../../../server/storage/Tables.ts'
import { memoryDialect } from '../../memorySql/memoryDialect.ts'
import { MemoryEngine } from '../../memorySql/MemoryEngine.ts'
import { openMemoryDatabase } from '../../memorySql/openMemoryDatabase.ts'
import { fillStage } from '../server/fillStage.ts'
import { lentApp } from '../server/lentApp.ts'
import type { LentApp } from '../server/lentApp.ts'
import { pausedDialect } from '../server/pausedDialect.ts'
import { pgliteDatabase } from '../server/pgliteDatabase.ts'
import type { SimulatedDatabase } from '../server/SimulatedDatabase.ts'
import { stageCatalogue, stageSkus } from '../server/stageSeed.ts'
import type { StageCatalogue } from '../server/stageSeed.ts'

/** What simulations of one process share: a database that is reset before each, the catalogue, and the app. */
export type Stage = {
  readonly database: SimulatedDatabase
  readonly catalogueOnStage: StageCatalogue
  readonly app: LentApp
  /** Pieces in the warehouse before anybody shops, by sku. */
  readonly stock: ReadonlyMap<string, number>
  /** The stores' pieces of the skus that shoppers buy, before anybody shops. */
  readonly storeStocks: StoreStocks
}

export type StoreStocks = readonly { readonly store_id: string; readonly sku: string; readonly available: number }[]

/** memory = fast, with many connections; pglite = PostgreSQL itself, on one connection. */
export type DatabaseName = 'memory' | 'pglite'

export const openStage = async (name: DatabaseName): Promise<Stage> => {
  const database = await (name === 'memory' ? memoryServerDatabase() : pgliteDatabase())
  const db = new Kysely<Tables>({ dialect: pausedDialect(database.driver, async () => undefined).dialect })
  const rows = await db.selectFrom('stock').select(['sku', 'available']).execute()
  const catalogueOnStage = stageCatalogue(await loadCatalogue(db))
  const storeStocks = await db
    .selectFrom('store_stock')
    .selectAll()
    .where('sku', 'in', stageSkus(catalogueOnStage.catalogue))
    .execute()
  return {
    database,
    catalogueOnStage,
    app: lentApp(catalogueOnStage.catalogue),
    stock: new Map(rows.map(({ sku, available }) => [sku, available])),
    storeStocks,
  }
}

/** The database in memory: many connections; reset by opening another one on the same image. */
export const memoryServerDatabase = async (): Promise<SimulatedDatabase> => {
  const { db, image } = await openMemoryDatabase()
  await fillStage(db)
  const beginning = image()
  const opened = () => memoryDialect(new MemoryEngine(beginning)).createDriver()
  const database = {
    driver: opened(),
    isWorking: () => false,
    reset: async () => {
      database.driver = opened()
    },
    close: async () => undefined,
  }
  return database
}
