import { openStorage } from '../../../server/storage/openStorage.ts'
import type { StoragePlace } from '../../../server/storage/openStorage.ts'
import type { Db } from '../../../server/storage/Tables.ts'
import { borrowPglite } from '../support/borrowPglite.ts'

type Lent = Extract<StoragePlace, { kind: 'lent' }>

/** Runs `work` with an embedded database that has only its tables; closing it leaves it as it is. */
export const withTables = async <T>(work: (place: Lent) => Promise<T>): Promise<T> => {
  const { pglite, giveBack } = await borrowPglite('schema')
  try {
    return await work({ kind: 'lent', pglite, giveBack: async () => undefined })
  } finally {
    await giveBack()
  }
}

/** The same without any table. */
export const withEmpty = <T>(work: (place: Lent) => Promise<T>): Promise<T> =>
  withTables(async (place) => {
    await place.pglite.exec('drop schema public cascade; create schema public')
    return work(place)
  })

/** Opens it as the shop does; what `work` says of it. */
export const within = async <T>(place: StoragePlace, work: (db: Db) => Promise<T>): Promise<T> => {
  const storage = await openStorage(place)
  try {
    return await work(storage.db)
  } finally {
    await storage.close()
  }
}
