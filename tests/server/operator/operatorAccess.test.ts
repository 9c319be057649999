import { expect, test } from 'vitest'
import { table } from '../../../contracts/api/table.ts'
import { isOperatorKind, operatorCapability, operatorRoles } from '../../../contracts/capabilities.ts'
import type { OperatorKind } from '../../../contracts/api/endpoint.ts'
import type { Endpoint } from '../../../contracts/api/endpoint.ts'
import { statusOf } from '../../../server/kit/answer.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { operatorShop } from './operatorShop.ts'

const shop = await closeAfterAll(operatorShop())

const operatorCalls = table.flatMap((endpoint) =>
  isOperatorKind(endpoint.who) ? [{ endpoint, who: endpoint.who }] : [],
)

/** Nothing of a request but its path and its caller: an admitted one next gets a missing body or key. */
const verdictOf = async ({ method, path, body }: Endpoint, headers: Record<string, string>): Promise<string> => {
  const answer = await shop.call(method, path.replaceAll(/\{\w+\}/g, 'x'), { headers, ...(body ? { body: {} } : {}) })
  const errorId = answer.error?.errorId ?? ''
  return ['OPR401', 'OPR403'].includes(errorId) ? `${answer.status} ${errorId}` : 'allowed'
}

test.each(operatorRoles)(
  'OPR-05 every call of operators is allowed to %s, or refused as its cell says',
  async (role) => {
    const found: string[] = []
    for (const { endpoint } of operatorCalls) {
      const { cookie } = await shop.operator(`${role}@example.com`, [role])
      found.push(`${endpoint.id} ${await verdictOf(endpoint, { cookie })}`)
    }
    expect(found).toEqual(
      operatorCalls.map(({ endpoint, who }) => {
        const verdict = operatorCapability(who, [role])
        return `${endpoint.id} ${verdict === 'allowed' ? verdict : `${statusOf(verdict)} ${verdict}`}`
      }),
    )
  },
)

test('OPR-05 each role does its own work and an administrator everything, and one of several roles is enough', () => {
  const kinds: readonly OperatorKind[] = [
    'operator',
    'operatorContent',
    'operatorMerchandise',
    'operatorPictures',
    'operatorOrders',
    'operatorAdmin',
  ]
  const allowed = (roles: Parameters<typeof operatorCapability>[1]) =>
    kinds.filter((who) => operatorCapability(who, roles) === 'allowed')
  expect(allowed(['content'])).toEqual(['operator', 'operatorContent', 'operatorPictures'])
  expect(allowed(['merchandise'])).toEqual(['operator', 'operatorMerchandise', 'operatorPictures'])
  expect(allowed(['orders'])).toEqual(['operator', 'operatorOrders'])
  expect(allowed(['admin'])).toEqual(kinds)
  expect(allowed(['content', 'orders'])).toEqual(['operator', 'operatorContent', 'operatorPictures', 'operatorOrders'])
  expect(allowed([])).toEqual([])
})

test('OPR-05 without a session, with a forged one or with a shopper’s token no call of operators is allowed', async () => {
  const token = await shop.guest()
  const strangers: readonly Record<string, string>[] = [
    {},
    { cookie: `cairn-operator=${'x'.repeat(43)}` },
    { cookie: `cairn-operator=${token}` },
    { authorization: `Bearer ${token}` },
  ]
  for (const headers of strangers)
    for (const { endpoint } of operatorCalls) expect(await verdictOf(endpoint, headers), endpoint.id).toBe('401 OPR401')
})

test('OPR-05 an operator’s session opens no call of shoppers', async () => {
  const { cookie } = await shop.operator('shopper@example.com', ['admin'])
  const closed = table.filter(({ who }) => !['public', 'beacon'].includes(who) && !isOperatorKind(who))
  for (const { id, method, path, body } of closed) {
    const [, secret = ''] = cookie.split('=')
    const answer = await shop.call(method, path.replaceAll(/\{\w+\}/g, 'x'), {
      token: secret,
      headers: { cookie },
      ...(body ? { body: {} } : {}),
    })
    expect(answer.error?.errorId, id).toBe('AUT404')
  }
})

test('OPR-05 a call that another site’s page makes is refused, although the browser sends the cookie', async () => {
  const { ask } = await shop.operator('lured@example.com', ['admin'])
  for (const origin of ['https://evil.example', 'http://localhost:8080', 'null'])
    expectRefusal(await ask('GET', 'operators', { headers: { origin } }), 403, 'OPR403')
  expect((await ask('GET', 'operators', { headers: { origin: 'http://localhost' } })).status).toBe(200)
})

test('OPR-08 a server without the console has none of its calls', async () => {
  const without = await closeAfterAll(operatorShop({ hasConsole: false }))
  for (const { method, path } of table.filter((endpoint) => endpoint.path.startsWith('/operator/')))
    expect((await without.call(method, path)).status, path).toBe(404)
})
