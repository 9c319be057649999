import { Kysely } from 'kysely'
import type { Catalogue } from '../../../server/catalog/Catalogue.ts'
import { loadCatalogue } from '../../../server/catalog/loadCatalogue.ts'
import type { Tables } from '../../../server/storage/Tables.ts'
import { pausedDialect } from '../server/pausedDialect.ts'
import { memoryServerDatabase } from '../server/memoryServerDatabase.ts'
import { pgliteDatabase } from '../server/pgliteDatabase.ts'
import type { SimulatedDatabase } from '../server/SimulatedDatabase.ts'

/** What simulations of one process share: a database that is put back to its beginning before each, and the catalogue. */
export type Stage = {
  readonly database: SimulatedDatabase
  readonly catalogue: Catalogue
  /** Pieces in the warehouse before anybody shops, by sku. */
  readonly stock: ReadonlyMap<string, number>
}

/** memory = quick, with many connections; pglite = PostgreSQL itself, on one connection. */
export type DatabaseName = 'memory' | 'pglite'

export const openStage = async (name: DatabaseName): Promise<Stage> => {
  const database = await (name === 'memory' ? memoryServerDatabase() : pgliteDatabase())
  const db = new Kysely<Tables>({ dialect: pausedDialect(database.driver, async () => undefined).dialect })
  const rows = await db.selectFrom('stock').select(['sku', 'available']).execute()
  return { database, catalogue: await loadCatalogue(db), stock: new Map(rows.map(({ sku, available }) => [sku, available])) }
}
