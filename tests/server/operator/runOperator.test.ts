import { describe, expect, test } from 'vitest'
import { inTransaction } from '../../../server/storage/inTransaction.ts'
import { changeOperator, invitedBy, operatorByEmail } from '../../../server/operator/operatorBook.ts'
import { newId } from '../../../server/storage/newId.ts'
import { operatorArguments, runOperator } from '../../../tools/operator/operator.ts'
import type { OperatorRequest } from '../../../tools/operator/operator.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { openTestStorage } from '../support/openTestStorage.ts'

const { db } = await closeAfterAll(openTestStorage())
const now = Date.UTC(2026, 10, 28, 12)
const run = (request: OperatorRequest) => runOperator(db, request, 'https://shop.example', now)
const invite = (email: string) => run({ _tag: 'Invite', email, roles: ['orders', 'admin'] })

describe('the arguments', () => {
  test.each([
    [
      ['invite', 'ana@example.com', '--role', 'orders,content'],
      ['content', 'orders'],
    ],
    [['invite', 'ana@example.com', '--role', 'admin'], ['admin']],
  ] as const)('OPR-01 %j invites with these roles', (args, roles) => {
    expect(operatorArguments([...args])).toEqual({ _tag: 'Invite', email: 'ana@example.com', roles })
  })

  test.each([
    [['invite', 'ana@example.com']],
    [['invite', 'ana@example.com', '--role', 'king']],
    [['invite', 'nobody', '--role', 'admin']],
    [['revoke']],
    [['list', 'ana@example.com']],
    [['promote', 'ana@example.com']],
    [[]],
  ] as const)('OPR-01 %j is refused with the usage', (args) => {
    expect(operatorArguments([...args])).toMatchObject({ _tag: 'Wrong' })
  })
})

test('OPR-01 invite prints a link to the shop’s console that is valid and says until when', async () => {
  const { lines } = await invite('Ana@example.com')
  const [, token = ''] = /^https:\/\/shop\.example\/operator\/invitation#([\w-]{43})$/.exec(lines[0] ?? '') ?? []
  expect(lines[1]).toBe('Opens the console once, until 2026-12-01T12:00 UTC.')
  expect(await invitedBy(db, token, now)).toMatchObject({ operator: { email: 'ana@example.com' } })
})

test('OPR-01 list says address, state, roles and name, and revoke ends an operator once', async () => {
  await invite('kofi@example.com')
  await inTransaction(db, async (tx) => {
    const operator = await operatorByEmail(tx, 'kofi@example.com')
    await changeOperator(tx, operator!, { name: 'Kofi Mensah', state: 'active' }, null, now, newId)
  })
  expect((await run({ _tag: 'List' })).lines).toContain('kofi@example.com  active   orders,admin  Kofi Mensah')
  expect(await run({ _tag: 'Revoke', email: 'Kofi@example.com' })).toMatchObject({ isDone: true })
  expect(await run({ _tag: 'Revoke', email: 'kofi@example.com' })).toMatchObject({ isDone: false })
  expect((await run({ _tag: 'List' })).lines).toContain('kofi@example.com  revoked  orders,admin  Kofi Mensah')
})
