import { expect, test } from 'vitest'
import { purge } from '../../../server/retention/purge.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { openTestStorage } from '../support/openTestStorage.ts'

const storage = await closeAfterAll(openTestStorage())

const day = 24 * 3_600_000
const now = 3_000 * day

test('LAW-15 AUTH-05 a statement of withdrawal is deleted four years after it was received', async () => {
  const statement = {
    subject: 'guest',
    name: 'Idris Vale',
    order_number: 'CN-2222-2222',
    email: 'idris@example.com',
    items: null,
    goods: null,
    locale: 'de-de' as const,
    matched: null,
    state: 'waiting' as const,
    return_id: null,
  }
  await storage.db
    .insertInto('withdrawal')
    .values([
      { ...statement, number: 'WD-OLD', received_at: now - 1_462 * day },
      { ...statement, number: 'WD-NEW', received_at: now - 1_460 * day },
    ])
    .execute()
  await purge(storage.db, now)
  const left = await storage.db.selectFrom('withdrawal').select('number').execute()
  expect(left.map(({ number }) => number)).toEqual(['WD-NEW'])
})
