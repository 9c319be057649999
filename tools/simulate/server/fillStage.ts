import { virtualClock } from '../../../core/adapters/clock/Clock.virtual.ts'
import { seededIds } from '../../../core/adapters/clock/Ids.seeded.ts'
import { importSeed } from '../../../server/catalog/importSeed.ts'
import { checkDocument } from '../../../server/content/checkDocument.ts'
import { publishNew } from '../../../server/content/contentStore.ts'
import { importAccounts } from '../../../server/demonstration/importAccounts.ts'
import { importGiftCards, importRewards } from '../../../server/giftcard/importGiftCards.ts'
import type { ContentDocument } from '../../../contracts/content/contentDocument.ts'
import type { Db } from '../../../server/storage/Tables.ts'
import { importDemonstrationCode } from '../../../server/store/enrolment.ts'
import { editionOf, stageDocuments } from '../content/stageDocuments.ts'
import type { StageDocument } from '../content/stageDocuments.ts'
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
  // Shoppers see the id of a store's employee, so stories have it.
  await importAccounts(db, passwords, 0, seededIds(1, virtualClock(0)).uuidv7)
  await importGiftCards(db, 0)
  await importRewards(db, 0)
  await importDemonstrationCode(db)
  await publishNew(db, stageDocuments.map(firstEdition), { author: 'seed', now: 0 })
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

const firstEdition = (document: StageDocument): ContentDocument => {
  const checked = checkDocument(editionOf(document, 1))
  if (checked._tag === 'Valid') return checked.document
  throw new Error(checked.faults.map(({ message }) => message).join(' '))
}
