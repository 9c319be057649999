import { Dexie } from 'dexie'
import { databaseVersion, stores, type IndexedDb } from './database.ts'

/**
 * Dexie owns the schema: it creates the stores and, with later versions, upgrades them. Loaded only when there is
 * something to create or upgrade, so that every other visit does without its 29 kB.
 */
export const bringToVersion = async (name: string, indexedDb: IndexedDb): Promise<void> => {
  const db = new Dexie(name, {
    indexedDB: withoutDowngrade(indexedDb.factory),
    IDBKeyRange: indexedDb.keyRange,
    autoOpen: false,
  })
  db.version(databaseVersion).stores(stores)
  await db.open()
  db.close()
}

/**
 * On a VersionError, Dexie opens whatever exists without naming a version, and may then patch the newer schema: an old
 * tab would write into a new database. Naming our version again makes the VersionError final.
 */
const withoutDowngrade = (factory: IDBFactory) => ({
  open: (name: string, version?: number) => factory.open(name, version ?? databaseVersion * 10),
  deleteDatabase: (name: string) => factory.deleteDatabase(name),
  databases: () => factory.databases(),
  cmp: (a: unknown, b: unknown) => factory.cmp(a, b),
})
