import { describe, expect, test } from 'vitest'
import type { Operator } from '../../../contracts/api/operator/operatorEntities.ts'
import { toFields } from '../../../core/domain/fields/fields.ts'
import { newId } from '../../../server/storage/newId.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { operatorShop } from './operatorShop.ts'
import { softPasskey } from './softPasskey.ts'

const shop = await closeAfterAll(operatorShop())
const admin = await shop.operator('admin@example.com', ['admin'])

const listed = async (email: string): Promise<Operator> => {
  const { operators } = (await admin.ask('GET', 'operators')).json as { readonly operators: readonly Operator[] }
  return operators.find((operator) => operator.email === email)!
}
const changesOf = async (key: string) => {
  const { changes } = (await admin.ask('GET', 'changes?noun=operator')).json as {
    readonly changes: readonly { readonly key: string }[]
  }
  return changes.filter((change) => change.key === key)
}

describe('an administrator', () => {
  test('OPR-02 API-168 invites somebody by a link that opens the console once', async () => {
    const answer = await admin.ask('POST', 'operators', { body: { email: 'Kofi@example.com', roles: ['orders'] } })
    const { link, operator } = toFields(answer.json)
    expect(operator).toMatchObject({ email: 'kofi@example.com', state: 'invited', roles: ['orders'] })
    const [address, token = ''] = String(link).split('#')
    expect(address).toBe('http://localhost/operator/invitation')
    expect((await shop.accept(token, softPasskey(), 'Kofi Mensah')).json).toMatchObject({
      operator: { name: 'Kofi Mensah', state: 'active' },
    })
  })

  test.each([
    ['without a role', { email: 'nobody@example.com', roles: [] }],
    ['without an address', { email: 'nobody', roles: ['orders'] }],
  ])('OPR-02 invites nobody %s', async (_what, body) => {
    expectRefusal(await admin.ask('POST', 'operators', { body }), 400, 'OPR400')
  })

  test('OPR-06 API-167 API-169 gives other roles, which hold for the next call of the operator', async () => {
    const { id, ask } = await shop.operator('roles@example.com', ['orders'])
    expectRefusal(await ask('GET', 'operators'), 403, 'OPR403')
    const { revision } = await listed('roles@example.com')
    const answer = await admin.ask('PATCH', `operators/${id}`, { body: { roles: ['admin', 'content'], revision } })
    expect(answer.json).toMatchObject({ roles: ['content', 'admin'], revision: revision + 1 })
    expect((await ask('GET', 'operators')).status).toBe(200)
  })

  test('OPR-06 does not write over what somebody else has changed meanwhile', async () => {
    const { id } = await shop.operator('conflict@example.com', ['orders'])
    const { revision } = await listed('conflict@example.com')
    const change = (roles: readonly string[]) => admin.ask('PATCH', `operators/${id}`, { body: { roles, revision } })
    expect((await change(['content'])).status).toBe(200)
    expectRefusal(await change(['merchandise']), 409, 'OPR409')
    expectRefusal(await admin.ask('DELETE', `operators/${id}`, { body: { revision } }), 409, 'OPR409')
    expect(await listed('conflict@example.com')).toMatchObject({ roles: ['content'] })
  })

  test('OPR-06 API-170 revokes an operator, whose session and passkey end at once', async () => {
    const { id, ask, passkey } = await shop.operator('gone@example.com', ['orders'])
    const { token } = await shop.invite('gone@example.com', ['orders'])
    const { revision } = await listed('gone@example.com')
    expect((await admin.ask('DELETE', `operators/${id}`, { body: { revision } })).json).toMatchObject({
      state: 'revoked',
    })
    expectRefusal(await ask('GET', 'session'), 401, 'OPR401')
    expectRefusal(await shop.signIn(passkey), 422, 'OPR422')
    expectRefusal((await shop.open(token)).answer, 410, 'OPR410')
    expectRefusal(
      await admin.ask('PATCH', `operators/${id}`, { body: { roles: ['orders'], revision: revision + 1 } }),
      404,
      'OPR404',
    )
  })

  test('OPR-06 somebody who was revoked and is invited again comes back with a new passkey only', async () => {
    const { id, passkey } = await shop.operator('back@example.com', ['orders'])
    const { revision } = await listed('back@example.com')
    await admin.ask('DELETE', `operators/${id}`, { body: { revision } })
    const { token } = await shop.invite('back@example.com', ['content'])
    const other = softPasskey()
    expect((await shop.accept(token, other)).status).toBe(200)
    expect((await shop.signIn(other)).status).toBe(200)
    expectRefusal(await shop.signIn(passkey), 422, 'OPR422')
  })

  test('OPR-06 cannot change or revoke themselves, so that somebody always can', async () => {
    const { revision } = await listed('admin@example.com')
    const refused = [
      await admin.ask('PATCH', `operators/${admin.id}`, { body: { roles: ['content'], revision } }),
      await admin.ask('DELETE', `operators/${admin.id}`, { body: { revision } }),
      await admin.ask('POST', 'operators', { body: { email: 'admin@example.com', roles: ['content'] } }),
    ]
    for (const answer of refused) expectRefusal(answer, 423, 'OPR423')
  })

  test('OPR-06 a change repeated under its key is made once', async () => {
    const { id } = await shop.operator('repeated@example.com', ['orders'])
    const { revision } = await listed('repeated@example.com')
    const call = { key: newId(), body: { roles: ['content'], revision } }
    const answers = [
      await admin.ask('PATCH', `operators/${id}`, call),
      await admin.ask('PATCH', `operators/${id}`, call),
    ]
    expect(answers.map(({ text }) => text)).toEqual([answers[0]!.text, answers[0]!.text])
    expect(await listed('repeated@example.com')).toMatchObject({ revision: revision + 1 })
  })
})

describe('the audit trail', () => {
  test('OPR-07 says who did what, when, and what it was before and after', async () => {
    const at = shop.clock.now
    await admin.ask('POST', 'operators', { body: { email: 'trail@example.com', roles: ['orders'] } })
    const { id, revision } = await listed('trail@example.com')
    await admin.ask('PATCH', `operators/${id}`, { body: { roles: ['content'], revision } })
    expect(await changesOf('trail@example.com')).toMatchObject([
      {
        at,
        by: 'admin@example.com',
        noun: 'operator',
        before: { state: 'invited', name: '', roles: ['orders'] },
        after: { state: 'invited', name: '', roles: ['content'] },
      },
      { at, by: 'admin@example.com', before: null, after: { roles: ['orders'] } },
    ])
  })

  test('OPR-07 has nothing of a change that was refused', async () => {
    const { id } = await shop.operator('untouched@example.com', ['orders'])
    const before = await changesOf('untouched@example.com')
    await admin.ask('PATCH', `operators/${id}`, { body: { roles: ['content'], revision: 999 } })
    expect(await changesOf('untouched@example.com')).toEqual(before)
  })

  test('OPR-07 API-171 comes in pages of fifty, the newest first, each change once', async () => {
    for (let n = 0; n < 60; n++) await shop.invite(`page-${n}@example.com`, ['orders'])
    const ids: string[] = []
    for (let query: string | null = ''; query !== null;) {
      const { changes, next } = toFields((await admin.ask('GET', `changes${query}`)).json)
      ids.push(...(changes as readonly { readonly id: string }[]).map(({ id }) => id))
      query = typeof next === 'string' ? `?before=${next}` : null
    }
    expect(ids).toEqual([...new Set(ids)].toSorted().toReversed())
    expect(ids.length).toBe((await shop.storage.db.selectFrom('operator_change').select('id').execute()).length)
  })
})
