import { Kysely } from 'kysely'
import { loadCatalogue } from '../../../server/catalog/loadCatalogue.ts'
import type { Tables } from '../../../server/storage/Tables.ts'
import { lentApp } from '../server/lentApp.ts'
import type { LentApp } from '../server/lentApp.ts'
import { pausedDialect } from '../server/pausedDialect.ts'
import { memoryServerDatabase } from '../server/memoryServerDatabase.ts'
import { pgliteDatabase } from '../server/pgliteDatabase.ts'
import type { SimulatedDatabase } from '../server/SimulatedDatabase.ts'
import { stageCatalogue, stageSkus } from '../server/stageSeed.ts'
import type { StageCatalogue } from '../server/stageSeed.ts'

/** What simulations of one process share: a database that is put back to its beginning before each, the catalogue, and the app. */
export type Stage = {
  readonly database: SimulatedDatabase
  readonly catalogueOnStage: StageCatalogue
  readonly app: LentApp
  /** Pieces in the warehouse before anybody shops, by sku. */
  readonly stock: ReadonlyMap<string, number>
  /** Pieces of what shoppers want on the stores' own shelves, before anybody shops. */
  readonly storeStocks: StoreStocks
}

export type StoreStocks = readonly { readonly store_id: string; readonly sku: string; readonly available: number }[]

/** memory = quick, with many connections; pglite = PostgreSQL itself, on one connection. */
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
