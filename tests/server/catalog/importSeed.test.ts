import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { firstSeed } from '../../../server/catalog/firstSeed.ts'
import { importSeed } from '../../../server/catalog/importSeed.ts'
import { openStorage } from '../../../server/storage/openStorage.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'

const { db } = await closeAfterAll(openStorage({ kind: 'memory' }))

test('the first start writes the seed in many short statements, so that a busy machine ends each in time', async () => {
  let most = 0
  const watched: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      most = Math.max(most, Number(result.numAffectedRows ?? 0))
      return result
    },
  }
  expect(await importSeed(db.withPlugin(watched), firstSeed)).toBe('imported')
  const { rows } = await db
    .selectFrom('store_stock')
    .select((is) => is.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  expect(Number(rows)).toBeGreaterThan(10 * most)
  expect(most).toBeLessThan(10_000)
})
