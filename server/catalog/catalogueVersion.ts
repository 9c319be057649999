import type { Db, Tx } from '../storage/Tables.ts'

/** How often the catalogue was changed. What is computed from it stays valid until this number changes. */
export const catalogueVersion = async (db: Db): Promise<number> =>
  (await db.selectFrom('catalogue_version').select('version').executeTakeFirst())?.version ?? 0

/** The version, once every change that is being written is there; until the transaction ends, others wait here. */
export const lockCatalogue = async (tx: Tx): Promise<number> =>
  (await tx.selectFrom('catalogue_version').select('version').forUpdate().executeTakeFirst())?.version ?? 0

/** To be called once with every change of the catalogue, in its transaction. */
export const raiseCatalogueVersion = async (tx: Tx): Promise<void> => {
  await tx
    .updateTable('catalogue_version')
    .set((old) => ({ version: old('version', '+', 1) }))
    .execute()
}
