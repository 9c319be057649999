import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '../../../server/storage/migrate.ts'
import { migrations } from '../../../server/storage/migrations/migrations.ts'
import { openTestStorage } from '../support/openTestStorage.ts'

test('migrations are applied once, however many servers start together', async () => {
  const storage = await openTestStorage()
  await Promise.all([migrate(storage.db), migrate(storage.db), migrate(storage.db)])
  expect(await storage.db.selectFrom('category').selectAll().execute()).toEqual([])
  await storage.close()
})

test.each(['sign_in_attempt', 'gift_card_try'])('the table %s, which nothing uses any more, is gone', async (table) => {
  const storage = await openTestStorage()
  await expect(sql`select * from ${sql.table(table)}`.execute(storage.db)).rejects.toThrow(table)
  await storage.close()
})

/** Databases count the steps that they have, so those up to here may neither change nor change places. */
const released = { steps: 151, digest: '073c246fad3c8d401e1c0706d8dc26897e1fe6620888bb5a16fb110ba8a6f971' }

test('the steps of migrations that were released are as they were, in their order', () => {
  const steps = migrations.flatMap((migration) => migration.steps).slice(0, released.steps)
  const text = steps.map((step) => step.replaceAll(/\s+/g, ' ')).join(';')
  expect(createHash('sha256').update(text).digest('hex')).toBe(released.digest)
})
