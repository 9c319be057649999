import { expect, test } from 'vitest'
import { purge } from '../../../server/retention/purge.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { openTestStorage } from '../support/openTestStorage.ts'

const storage = await closeAfterAll(openTestStorage())

const day = 24 * 3_600_000
const now = 1_000 * day

test('SEG-12 exposures are deleted after 400 days, and then the visitors of whom none is left', async () => {
  const seen = { experience_id: 'home-hero', variant_id: 'a' }
  await storage.db
    .insertInto('experiment_exposure')
    .values([
      { ...seen, visitor: 'old', at: now - 401 * day },
      { ...seen, visitor: 'young', at: now - 399 * day },
    ])
    .execute()
  await storage.db
    .insertInto('experiment_visitor')
    .values([
      { visitor: 'old', subject: 's' },
      { visitor: 'young', subject: 's' },
    ])
    .execute()
  await Promise.all([purge(storage.db, now), purge(storage.db, now)])
  const left = async (table: 'experiment_exposure' | 'experiment_visitor') =>
    (await storage.db.selectFrom(table).select('visitor').execute()).map(({ visitor }) => visitor)
  expect([await left('experiment_exposure'), await left('experiment_visitor')]).toEqual([['young'], ['young']])
})
