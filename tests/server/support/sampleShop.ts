import { importSeed } from '../../../server/catalog/importSeed.ts'
import { loadCatalogue } from '../../../server/catalog/loadCatalogue.ts'
import { firstSeed } from '../../../server/catalog/firstSeed.ts'
import { openFilledStorage } from './openTestStorage.ts'
import { testServer } from './testServer.ts'

/** The whole server with the seeded catalogue. */
export const sampleShop = async () => {
  const storage = await openFilledStorage()
  await importSeed(storage.db, firstSeed)
  const catalogue = await loadCatalogue(storage.db)
  return { ...(await testServer({ storage, catalogue })), catalogue }
}
