import type { KyselyPlugin } from 'kysely'
import type { Db } from '../../../server/storage/Tables.ts'

/** A database whose process can be killed before a chosen query: after that nothing works until it is revived. */
export const mortalDb = (db: Db) => {
  let left = Number.POSITIVE_INFINITY
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      left -= 1
      if (left < 0) throw new Error('killed')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return {
    db: db.withPlugin(plugin),
    /** Dies at this query, counted from now. */
    killAfter: (queries: number) => void (left = queries),
    /** Returns whether it had died. */
    revive: (): boolean => {
      const died = left < 0
      left = Number.POSITIVE_INFINITY
      return died
    },
  }
}
