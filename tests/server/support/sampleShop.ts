import { importSeed } from '../../../server/catalog/importSeed.ts'
import { loadCatalogue } from '../../../server/catalog/loadCatalogue.ts'
import { firstSeed } from '../../../server/catalog/firstSeed.ts'
import { openTestStorage } from './openTestStorage.ts'
import { testServer } from './testServer.ts'

/** The whole server with the written catalogue. */
export async function sampleShop() {
  const storage = await openTestStorage()
  await importSeed(storage.db, firstSeed)
  const catalogue = await loadCatalogue(storage.db)
  return { ...(await testServer({ storage, catalogue })), catalogue }
}
