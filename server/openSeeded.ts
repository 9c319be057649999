import { importSeed } from './catalog/importSeed.ts'
import { firstSeed } from './catalog/firstSeed.ts'
import { notePrices } from './catalog/notePrices.ts'
import { importContent } from './content/importContent.ts'
import { importAccounts } from './demonstration/importAccounts.ts'
import { importDatafiles } from './experiment/importDatafiles.ts'
import { importGiftCards, importRewards } from './giftcard/importGiftCards.ts'
import { forgetDemonstrationCoupons } from './promotion/demonstrationCoupons.ts'
import { forgetDemonstrationCode, importDemonstrationCode } from './store/enrolment.ts'
import { openStorage } from './storage/openStorage.ts'
import type { Storage, StoragePlace, Through } from './storage/openStorage.ts'
import type { Db } from './storage/Tables.ts'
import type { Passwords } from './kit/Context.ts'

type Demonstration = { readonly passwords: Passwords } | null

/** The database, filled (`fillDatabase`) and closed again if any of this fails. */
export const openSeeded = async (
  place: StoragePlace,
  now: number,
  demonstration: Demonstration,
  through?: Through,
): Promise<Storage> => {
  const storage = await openStorage(place, through)
  try {
    await fillDatabase(storage.db, now, demonstration)
    return storage
  } catch (error) {
    await storage.close()
    throw error
  }
}

/**
 * OPS-27: brings a demonstration's catalogue, content, accounts, gift cards and rewards as far as they are not there.
 * Without a demonstration, what is there stays as it is. `now`: epoch ms.
 */
export const fillDatabase = async (db: Db, now: number, demonstration: Demonstration): Promise<void> => {
  if (demonstration === null) {
    await forgetDemonstrationCoupons(db)
    await forgetDemonstrationCode(db, now)
    await notePrices(db, now)
    return
  }
  await importSeed(db, firstSeed)
  await notePrices(db, now)
  await importContent(db, now)
  await importAccounts(db, demonstration.passwords, now)
  await importGiftCards(db, now)
  await importRewards(db, now)
  await importDemonstrationCode(db)
  await importDatafiles(db, now)
}
