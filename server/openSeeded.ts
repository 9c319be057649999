import { importSeed } from './catalog/importSeed.ts'
import { firstSeed } from './catalog/firstSeed.ts'
import { notePrices } from './catalog/notePrices.ts'
import { importContent } from './content/importContent.ts'
import { importAccounts } from './demonstration/importAccounts.ts'
import { importDatafiles } from './experiment/importDatafiles.ts'
import { importGiftCards, importRewards } from './giftcard/importGiftCards.ts'
import { forgetDemonstrationCode, importDemonstrationCode } from './store/enrolment.ts'
import { openStorage } from './storage/openStorage.ts'
import type { Storage, StoragePlace, Through } from './storage/openStorage.ts'
import type { Passwords } from './kit/Context.ts'

/**
 * The database with the catalogue, the content and, for a demonstration, accounts, gift cards and rewards. Closed again
 * if any of this fails.
 */
export const openSeeded = async (
  place: StoragePlace,
  now: number,
  demonstration: { readonly passwords: Passwords } | null,
  through?: Through,
): Promise<Storage> => {
  const storage = await openStorage(place, through)
  try {
    await importSeed(storage.db, firstSeed)
    await notePrices(storage.db, now)
    await importContent(storage.db, now)
    if (demonstration) {
      await importAccounts(storage.db, demonstration.passwords, now)
      await importGiftCards(storage.db, now)
      await importRewards(storage.db, now)
      await importDemonstrationCode(storage.db)
      await importDatafiles(storage.db, now)
    } else await forgetDemonstrationCode(storage.db, now)
    return storage
  } catch (error) {
    await storage.close()
    throw error
  }
}
