import { Kysely } from 'kysely'
import type { Catalogue } from '../../../server/catalog/Catalogue.ts'
import { loadCatalogue } from '../../../server/catalog/loadCatalogue.ts'
import type { Tables } from '../../../server/storage/Tables.ts'
import { pausedDialect } from '../server/pausedDialect.ts'
import { pgliteDatabase } from '../server/pgliteDatabase.ts'
import type { SimulatedDatabase } from '../server/SimulatedDatabase.ts'

/** What simulations of one process share: a database that is put back to its beginning before each, and the catalogue. */
export type Stage = { readonly database: SimulatedDatabase; readonly catalogue: Catalogue }

export const openStage = async (): Promise<Stage> => {
  const database = await pgliteDatabase()
  const db = new Kysely<Tables>({ dialect: pausedDialect(database.driver, async () => undefined).dialect })
  return { database, catalogue: await loadCatalogue(db) }
}
