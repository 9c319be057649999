import type { Connection } from '../eventLog/connection.ts'
import type { StoredRecord } from '../eventLog/StoredRecord.ts'
import { transact, type LogTransaction } from '../eventLog/transact.ts'
import { queryCacheLimits, type QueryCache } from './QueryCache.ts'

/** The cache in the shop's database. An answer for which there is no room is simply not stored. */
export const dexieQueryCache = (connection: Connection, { entries, maxAgeMs } = queryCacheLimits): QueryCache => {
  const { clock } = connection
  const inOne = async <T>(mode: IDBTransactionMode, body: (page: LogTransaction) => Promise<T>): Promise<T | null> => {
    const used = await connection.use((db) => transact(db, clock, { stores: ['queries'], mode }, body))
    return used._tag === 'Done' ? used.value : null
  }
  const rowOf = async (page: LogTransaction, key: string): Promise<StoredRecord['queries'] | null> =>
    (await page.get('queries', key)) ?? null
  const touch = (key: string): Promise<unknown> =>
    inOne('readwrite', async (page) => {
      const row = await rowOf(page, key)
      if (row !== null) page.put('queries', { ...row, usedAt: clock.now() })
    })
  return {
    get: async (key) => {
      const reading = inOne('readonly', (page) => rowOf(page, key))
      const row = await (connection.isOpen() ? reading : Promise.race([reading, connection.missing]))
      if (!row || clock.now() - row.at > maxAgeMs) return null
      // Not awaited: a later transaction sees it, and losing it costs nothing.
      void touch(key)
      return { answer: row.answer, at: row.at }
    },
    put: async (key, { answer, at }) => {
      await inOne('readwrite', async (page) => {
        page.put('queries', { key, answer, at, usedAt: clock.now() })
        const surplus = (await page.count('queries')) - entries
        if (surplus <= 0) return
        for (const old of await page.keysBy('queries', 'usedAt', surplus)) page.delete('queries', old)
      })
    },
    remove: async (key) => {
      await inOne('readwrite', async (page) => page.delete('queries', key))
    },
  }
}
