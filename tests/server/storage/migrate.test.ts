import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '../../../server/storage/migrate.ts'
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
