import type { Db } from '../../../server/storage/Tables.ts'

/**
 * The same database, whose next statements fail before they reach it: one with each of `errors`, in this order.
 * `onResult` is called after each of the others.
 */
export const failingDb = (db: Db, errors: readonly unknown[], onResult: () => void = () => undefined): Db => {
  const left = [...errors]
  return db.withPlugin({
    transformQuery: ({ node }) => {
      if (left.length > 0) throw left.shift()
      return node
    },
    transformResult: async ({ result }) => {
      onResult()
      return result
    },
  })
}
