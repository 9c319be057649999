import { importSeed } from '../../../server/catalog/importSeed.ts'
import { importAccounts } from '../../../server/demonstration/importAccounts.ts'
import { importGiftCards, importRewards } from '../../../server/giftcard/importGiftCards.ts'
import type { Db } from '../../../server/storage/Tables.ts'
import { importDemonstrationCode } from '../../../server/store/enrolment.ts'
import { passwords } from './lentApp.ts'
import { scarcePieces, scarceStore, stageSeed } from './stageSeed.ts'

/**
 * STORE-02: unlike the shop's own America, the stage's country has such points: a counter, and a locker for four
 * pieces.
 */
export const stagePoints: readonly [string, ...string[]] = ['USP01', 'USP02']

/** Everything with which the shop of a simulation starts. */
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
