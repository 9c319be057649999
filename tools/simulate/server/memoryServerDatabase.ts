import { memoryDialect } from '../../memorySql/memoryDialect.ts'
import { MemoryEngine } from '../../memorySql/MemoryEngine.ts'
import { openMemoryDatabase } from '../../memorySql/openMemoryDatabase.ts'
import type { SimulatedDatabase } from './SimulatedDatabase.ts'
import { fillStage } from './fillStage.ts'

/** The database in memory: many connections, and put back to its beginning by opening another one on the same image. */
export const memoryServerDatabase = async (): Promise<SimulatedDatabase> => {
  const { db, image } = await openMemoryDatabase()
  await fillStage(db)
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
