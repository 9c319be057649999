import { importSeed } from '../../../server/catalog/importSeed.ts'
import { importGiftCards } from '../../../server/giftcard/importGiftCards.ts'
import { importRewards } from '../../../server/giftcard/importRewards.ts'
import { importAccounts } from '../../../server/consumer/seed/importAccounts.ts'
import { memoryDialect } from '../memoryDatabase/memoryDialect.ts'
import { MemoryEngine } from '../memoryDatabase/MemoryEngine.ts'
import { openMemoryDatabase } from '../memoryDatabase/openMemoryDatabase.ts'
import type { SimulatedDatabase } from './SimulatedDatabase.ts'
import { passwords } from './lentApp.ts'
import { stageSeed } from './stageSeed.ts'

/** The database in memory: many connections, and put back to its beginning by opening another one on the same image. */
export const memoryServerDatabase = async (): Promise<SimulatedDatabase> => {
  const { db, image } = await openMemoryDatabase()
  await importSeed(db, stageSeed)
  await importAccounts(db, passwords, 0)
  await importGiftCards(db, 0)
  await importRewards(db, 0)
  const beginning = image()
  const opened = () => memoryDialect(new MemoryEngine(beginning)).createDriver()
  const database = {
    driver: opened(),
    isWorking: () => false,
    reset: async () => {
      database.driver = opened()
    },
    close: async () => undefined,
  }
  return database
}
