import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, test } from 'vitest'
import { borrowPglite } from '../support/borrowPglite.ts'
import { backUp } from '../../../tools/backup/backup.ts'
import { restore } from '../../../tools/backup/restore.ts'
import { orderOnce } from './orderOnce.ts'
import { withEmpty } from './lentPlace.ts'

const folder = mkdtempSync(join(tmpdir(), 'cairn-restored-'))
afterAll(() => rmSync(folder, { recursive: true }))

// It writes and reads a whole catalogue twice.
test('OPS-12 a restored shop knows the order, and answers its repeated key with the same order and one charge', async () => {
  const { pglite, giveBack } = await borrowPglite('catalogue')
  const place = { kind: 'lent', pglite, giveBack: async () => undefined } as const
  const file = join(folder, 'shop.cairn')
  const order = await orderOnce(place)
  await backUp(place, file, { now: Date.now() })
  await giveBack()
  await withEmpty(async (restored) => {
    await restore(restored, file)
    await order.isThereOnceIn(restored)
  })
}, 240_000)
