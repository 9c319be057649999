import { expect, test } from 'vitest'
import { purge } from '../../../server/retention/purge.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { openTestStorage } from '../support/openTestStorage.ts'

const { db } = await closeAfterAll(openTestStorage())
const day = 24 * 3_600_000
const now = 1_800_000_000_000

test('OPR-03 sessions and challenges of operators are deleted a day after their end, invitations after thirty', async () => {
  for (const [id, age] of [
    ['kept', 1],
    ['over', 1 + 1 / 24],
  ] as const) {
    const expires_at = now - age * day
    await db.insertInto('operator_session').values({ hash: id, operator_id: 'o', seen_at: 0, expires_at }).execute()
    await db.insertInto('operator_challenge').values({ id, challenge: 'c', operator_id: null, expires_at }).execute()
    await db
      .insertInto('operator_invitation')
      .values({ hash: id, operator_id: 'o', expires_at: now - 30 * age * day, used_at: null })
      .execute()
  }
  await purge(db, now, { rows: 10, times: 10 })
  expect([
    await db.selectFrom('operator_session').select('hash as id').execute(),
    await db.selectFrom('operator_challenge').select('id').execute(),
    await db.selectFrom('operator_invitation').select('hash as id').execute(),
  ]).toEqual([[{ id: 'kept' }], [{ id: 'kept' }], [{ id: 'kept' }]])
})

test('OPR-39 a process that did not say that it ended is deleted a day after it wrote last', async () => {
  const figures = JSON.stringify({ requests: 0, refusals: [], faults: [] })
  for (const [id, age] of [
    ['kept', day],
    ['over', day + 1],
  ] as const)
    await db
      .insertInto('server_process')
      .values({ id, machine: 'm', number: null, started_at: 0, seen_at: now - age, figures })
      .execute()
  await purge(db, now, { rows: 10, times: 10 })
  expect(await db.selectFrom('server_process').select('id').execute()).toEqual([{ id: 'kept' }])
})
