import type { AppDeps } from '../../../server/app.ts'
import { firstSeed } from '../../../server/catalog/firstSeed.ts'
import { importSeed } from '../../../server/catalog/importSeed.ts'
import { importGiftCards } from '../../../server/giftcard/importGiftCards.ts'
import { loadCatalogue } from '../../../server/catalog/loadCatalogue.ts'
import { openFilledStorage } from '../support/openTestStorage.ts'
import { testServer } from '../support/testServer.ts'
import { tokenHash } from '../../../server/session/token.ts'
import { enrolledDevice, guestCalls } from './guestCalls.ts'

/** The whole server with the seeded catalogue, and guests who call it by the contract. */
export const guestShop = async (deps: Partial<AppDeps> = {}) => {
  const storage = deps.storage ?? (await openFilledStorage())
  await importSeed(storage.db, firstSeed)
  await importGiftCards(storage.db, Date.now())
  const american = await storage.db.selectFrom('store').select('id').where('country', '=', 'US').execute()
  const devices = american.map(({ id }) => ({
    id: `device-${id}`,
    hash: tokenHash(enrolledDevice),
    store_id: id,
    code_hash: '',
    enrolled_at: 0,
    revoked_at: null,
  }))
  await storage.db
    .insertInto('store_device')
    .values(devices)
    .onConflict((is) => is.column('id').doNothing())
    .execute()
  const catalogue = await loadCatalogue(storage.db)
  const server = await testServer({ catalogue, ...deps, storage })
  const asGuest = guestCalls(server.call)

  const setStock = (sku: string, available: number) =>
    storage.db.updateTable('stock').set({ available }).where('sku', '=', sku).execute()
  const stockOf = async (sku: string): Promise<number> =>
    (await storage.db.selectFrom('stock').select('available').where('sku', '=', sku).executeTakeFirstOrThrow())
      .available
  const setStoreStock = (storeId: string, sku: string, available: number) =>
    storage.db
      .insertInto('store_stock')
      .values({ store_id: storeId, sku, available })
      .onConflict((is) => is.columns(['store_id', 'sku']).doUpdateSet({ available }))
      .execute()
  const storeStockOf = async (storeId: string, sku: string): Promise<number> =>
    (
      await storage.db
        .selectFrom('store_stock')
        .select('available')
        .where('store_id', '=', storeId)
        .where('sku', '=', sku)
        .executeTakeFirstOrThrow()
    ).available
  /**
   * The first ordinary variants of the catalogue, of different products, each with this many pieces, in the warehouse
   * and in every American store.
   */
  const ordinarySkus = async (count: number, pieces = 50): Promise<readonly string[]> => {
    const plain = catalogue.products.filter(({ isDigital, maxQuantity }) => !isDigital && maxQuantity > 999)
    const skus = plain.slice(0, count).map(({ variants }) => variants[0]!.sku)
    for (const sku of skus) await setStock(sku, pieces)
    for (const sku of skus) for (const { id } of american) await setStoreStock(id, sku, pieces)
    return skus
  }
  return {
    ...server,
    catalogue,
    setStock,
    stockOf,
    setStoreStock,
    storeStockOf,
    ordinarySkus,
    asGuest,
    newGuest: async () => asGuest(await server.guest()),
  }
}

export type GuestShop = Awaited<ReturnType<typeof guestShop>>
