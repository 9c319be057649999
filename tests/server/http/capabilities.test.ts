import { describe, expect, test } from 'vitest'
import { signIn } from '../../../contracts/api/account/authApi.ts'
import { signUp } from '../../../contracts/api/account/signUpApi.ts'
import { createSubscriptions, updateSubscriptions } from '../../../contracts/api/account/subscriptionApi.ts'
import { table } from '../../../contracts/api/table.ts'
import { capability, roles } from '../../../contracts/capabilities.ts'
import type { Role } from '../../../contracts/capabilities.ts'
import { signedInOn } from '../../../core/domain/account/account.ts'
import type { Endpoint } from '../../../contracts/api/endpoint.ts'
import { callersByRole } from './callersByRole.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { defined } from '../../../core/domain/fields/fields.ts'

const shop = await closeAfterAll(callersByRole())

const signInText: ReadonlySet<string | undefined> = new Set(['AUT404', 'AUT432', 'REW401', 'REW130', 'OPR401'])

/** Nothing of a request but its path and its caller: an admitted caller next gets a missing body or key. */
const verdictOf = async ({ method, path, body }: Endpoint, token: string | undefined): Promise<string> => {
  const answer = await shop.call(method, path.replaceAll(/\{\w+\}/g, 'x'), {
    ...defined({ token }),
    ...(body ? { body: {} } : {}),
  })
  const errorId = answer.error?.errorId
  // The calls are empty, so an answer about the caller comes from the access check.
  return errorId !== undefined && signInText.has(errorId) ? `${answer.status} ${errorId}` : 'allowed'
}

const wanted = (who: Endpoint['who'], role: Role): string => {
  const verdict = capability(who, role)
  const errorId = typeof verdict === 'string' ? verdict : 'ifMember' in verdict ? verdict.ifMember : verdict.ifAgent
  return errorId === 'allowed' ? errorId : `${shop.statusOf(errorId)} ${errorId}`
}

test.each(roles)(
  'AUTH-32 AUTH-01 AUTH-04 every one of the calls as %s is allowed, or refused as its cell says',
  async (role) => {
    const token = shop.tokens[role]
    const found: string[] = []
    for (const endpoint of table) found.push(`${endpoint.id} ${await verdictOf(endpoint, token)}`)
    expect(found).toEqual(table.map(({ id, who }) => `${id} ${wanted(who, role)}`))
  },
)

test('LOY-02 LOY-09 AUTH-04 an employee, an athlete and a prosumer who joined the loyalty programme do what its members do', async () => {
  for (const token of shop.joined) {
    for (const endpoint of table.filter(({ who }) => who === 'member' || who === 'reward')) {
      expect(await verdictOf(endpoint, token), endpoint.id).toBe('allowed')
    }
  }
})

test('AUTH-19 FAV-17 LOY-02 LOY-09 AUTH-24 the cells that a rule names', () => {
  const cells = (who: Endpoint['who']) =>
    roles
      .map((role) => capability(who, role))
      .map((verdict) =>
        typeof verdict === 'string'
          ? verdict
          : 'ifMember' in verdict
            ? `joined or ${verdict.ifMember}`
            : `agent or ${verdict.ifAgent}`,
      )
  const byRole = (who: Endpoint['who']) => Object.fromEntries(roles.map((role, at) => [role, cells(who)[at]]))
  expect(byRole('lists')).toMatchObject({
    guest: 'allowed',
    employeeBeforeTerms: 'AUT432',
    employee: 'AUT432',
    athlete: 'allowed',
  })
  expect(byRole('member')).toMatchObject({
    guest: 'AUT432',
    consumer: 'AUT432',
    member: 'allowed',
    employee: 'joined or AUT432',
  })
  expect(byRole('reward')).toMatchObject({
    nobody: 'AUT404',
    guest: 'REW401',
    consumer: 'REW130',
    member: 'allowed',
    prosumer: 'joined or REW130',
  })
  expect(roles.filter((role) => capability('agent', role) === 'allowed')).toEqual(['agent'])
  expect(byRole('agent')).toMatchObject({ nobody: 'AUT404', guest: 'agent or AUT432', member: 'agent or AUT432' })
  expect(roles.filter((role) => capability('account', role) !== 'allowed')).toEqual(['nobody', 'guest', 'agent'])
})

describe('the other cells', () => {
  test('AUTH-02 a guest may sign in, sign up and subscribe', () => {
    for (const { who } of [signIn, signUp, createSubscriptions, updateSubscriptions])
      expect(capability(who, 'guest')).toBe('allowed')
  })

  test('AUTH-02 there is no administrator', () => {
    expect(roles.filter((role) => /admin|manager|root/i.test(role))).toEqual([])
  })

  test('AUTH-02 to the forms a shopper is signed in or not', () => {
    const shapes = [[], [{ site: 'us', consumerType: 'EMPLOYEE', at: 1 }]] as const
    expect(shapes.map((signedIn) => signedInOn({ signedIn }, 'us') !== null)).toEqual([false, true])
  })

  test('AUTH-32 an expired token opens no call, whatever session it was from', async () => {
    shop.clock.now += 10 * 60_000
    for (const token of Object.values(shop.tokens))
      if (token !== undefined)
        expect((await shop.call('GET', '/wishlists/v2/favorites', { token })).error?.errorId).toBe('AUT404')
  })
})
