import { importSeed } from '../../../server/catalog/importSeed.ts'
import { importAccounts } from '../../../server/consumer/seed/importAccounts.ts'
import { importGiftCards } from '../../../server/giftcard/importGiftCards.ts'
import { importRewards } from '../../../server/giftcard/importRewards.ts'
import { importDemonstrationCode } from '../../../server/store/enrolment.ts'
import type { Db } from '../../../server/storage/Tables.ts'
import { passwords } from './lentApp.ts'
import { scarcePieces, scarceStore, stageSeed } from './stageSeed.ts'

/** STORE-02: the stage is in a country that has such points, unlike the shop's own America: a counter, and a locker for four pieces. */
export const stagePoints: readonly [string, ...string[]] = ['USP01', 'USP02']

/** Everything the shop of a simulation begins with. */
export const fillStage = async (db: Db): Promise<void> => {
  await importSeed(db, stageSeed)
  await importAccounts(db, passwords, 0)
  await importGiftCards(db, 0)
  await importRewards(db, 0)
  await importDemonstrationCode(db)
  const place = { street: '1500 Pearl Street', postalCode: '80302', lat: 40.0189, lng: -105.2755, hours: [] }
  const points = stagePoints.map((id, n) => ({
    id,
    country: 'US',
    name: `Point ${id}`,
    city: 'Boulder',
    carrier: 'Relay',
    is_open: true,
    most_pieces: n === 0 ? null : 4,
    document: JSON.stringify(place),
  }))
  await db.insertInto('collection_point').values(points).execute()
  await db.updateTable('store_stock').set({ available: scarcePieces }).where('store_id', '=', scarceStore).execute()
}
