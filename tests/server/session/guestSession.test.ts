import { describe, expect, test } from 'vitest'
import { fetchToken } from '../../../contracts/api/account/sessionApi.ts'
import { findCaller } from '../../../server/session/findCaller.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { testServer } from '../support/testServer.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { defined } from '../../../core/domain/fields/fields.ts'

const server = await closeAfterAll(testServer())

const ask = (body: object) => server.call('POST', fetchToken.path, { body })
const open = (body: object = {}) => server.read(fetchToken, fetchToken.path, { body })
const minute = 60_000
const isAccepted = async (token: string) => (await findCaller(server.storage.db, token, server.clock.now)) !== undefined

describe('a new session', () => {
  test('AUTH-03 AUTH-09 API-001 an empty request opens a guest session with both tokens', async () => {
    const json = await open()
    expect(json).toMatchObject({ tokenType: 'Guest', consumerType: 'GUEST', isEmployeeDiscountTCAccepted: false })
    expect(json.accessExpiry - server.clock.now).toBe(10 * minute)
    expect(json.refreshExpiry - server.clock.now).toBe(90 * 24 * 60 * minute)
    expect(await isAccepted(json.accessToken)).toBe(true)
  })

  test('AUTH-05 the database holds no token, only hashes', async () => {
    const json = await open()
    const { db } = server.storage
    const rows = [
      await db.selectFrom('access_token').selectAll().execute(),
      await db.selectFrom('refresh_token').selectAll().execute(),
    ]
    expect(JSON.stringify(rows)).not.toContain(json.accessToken)
    expect(JSON.stringify(rows)).not.toContain(json.refreshToken)
  })
})

describe('the refresh token', () => {
  test('AUTH-05 the access token ends after ten minutes and the refresh token gives another to the same guest', async () => {
    const first = await open()
    server.clock.now += 10 * minute
    expect(await isAccepted(first.accessToken)).toBe(false)
    const second = await open({ refreshToken: first.refreshToken })
    expect(await isAccepted(second.accessToken)).toBe(true)
    expect(second.consumerNo).toBe(first.consumerNo)
    expect(second.refreshToken).not.toBe(first.refreshToken)
    expect(second.refreshExpiry).toBe(first.refreshExpiry)
  })

  test('AUTH-05 a lost answer is given again under its renewal key, after hours in a tunnel too: the same successor', async () => {
    const first = await open()
    const renewal = { refreshToken: first.refreshToken, renewalKey: 'chosen-by-the-owner' }
    const [a, b] = await Promise.all([open(renewal), open(renewal)])
    expect(a.refreshToken).toBe(b.refreshToken)
    server.clock.now += 5 * 60 * minute
    expect((await open(renewal)).refreshToken).toBe(a.refreshToken)
  })

  test.each([
    ['under another key', 'chosen-by-the-owner', 'chosen-by-the-thief'],
    ['without a key', 'chosen-by-the-owner', undefined],
    ['after one without a key', undefined, 'chosen-by-the-thief'],
    ['without keys on either side', undefined, undefined],
    ['under a key that anybody could have chosen', 'short', 'short'],
    ['under a key of 15 characters', 'a'.repeat(15), 'a'.repeat(15)],
  ])(
    'AUTH-05 a used refresh token that comes %s is a stolen one: the family ends at once',
    async (_how, first, second) => {
      const owner = await open()
      const ask1 = { refreshToken: owner.refreshToken, ...defined({ renewalKey: first }) }
      const ask2 = { refreshToken: owner.refreshToken, ...defined({ renewalKey: second }) }
      const next = await open(ask1)
      expect((await ask(ask2)).error?.errorId).toBe('AUT404')
      expect((await ask({ refreshToken: next.refreshToken, renewalKey: 'chosen-by-the-owner' })).error?.errorId).toBe(
        'AUT404',
      )
      expect(await isAccepted(next.accessToken)).toBe(false)
    },
  )

  test('AUTH-05 a renewal key of 16 characters is long enough', async () => {
    const { refreshToken } = await open()
    const renewal = { refreshToken, renewalKey: 'a'.repeat(16) }
    expect((await open(renewal)).refreshToken).toBe((await open(renewal)).refreshToken)
  })

  test('AUTH-05 a thief who has copied token and key, and keeps in step with the owner, is found within one renewal', async () => {
    const copied = await open()
    const renewal = { refreshToken: copied.refreshToken, renewalKey: 'copied-from-the-disk' }
    const [owner, thief] = [await open(renewal), await open(renewal)]
    expect(thief.refreshToken).toBe(owner.refreshToken)
    await open({ refreshToken: owner.refreshToken, renewalKey: 'chosen-by-the-owner' })
    expect((await ask({ refreshToken: thief.refreshToken, renewalKey: 'chosen-by-the-thief' })).error?.errorId).toBe(
      'AUT404',
    )
    expect(await isAccepted(thief.accessToken)).toBe(false)
  })

  test('AUTH-05 a used refresh token ends the whole family once its successor was used too, even under its own key', async () => {
    const other = await open()
    const renewal = { refreshToken: other.refreshToken, renewalKey: 'chosen-by-the-owner' }
    const next = await open(renewal)
    const last = await open({ refreshToken: next.refreshToken, renewalKey: 'the-owners-next-one' })
    expect((await ask(renewal)).error?.errorId).toBe('AUT404')
    expect(await isAccepted(last.accessToken)).toBe(false)
  })
})

test('AUTH-05 a guest ends after 90 days however often the token was renewed', async () => {
  const first = await open()
  server.clock.now += 89 * 24 * 60 * minute
  const second = await open({ refreshToken: first.refreshToken })
  server.clock.now += 24 * 60 * minute
  expect((await ask({ refreshToken: second.refreshToken })).status).toBe(401)
})

test('AUTH-15 no access token outlives its session', async () => {
  const first = await open()
  server.clock.now = first.refreshExpiry - 5 * minute
  const last = await open({ refreshToken: first.refreshToken })
  expect(last.accessExpiry).toBe(first.refreshExpiry)
  server.clock.now = first.refreshExpiry - 1
  expect(await isAccepted(last.accessToken)).toBe(true)
  server.clock.now = first.refreshExpiry
  expect(await isAccepted(last.accessToken)).toBe(false)
})

test('AUTH-05 a renewal deletes the access tokens of its own session that have ended, and no others', async () => {
  const tokensOf = ({ sessionId }: { readonly sessionId: string }) =>
    server.storage.db.selectFrom('access_token').select('expires_at').where('session_id', '=', sessionId).execute()
  const [first, other] = [await open(), await open()]
  const early = await open({ refreshToken: first.refreshToken })
  expect(await tokensOf(first)).toHaveLength(2)
  server.clock.now = first.accessExpiry
  const late = await open({ refreshToken: early.refreshToken })
  expect(await tokensOf(first)).toEqual([{ expires_at: late.accessExpiry }])
  expect(await tokensOf(other)).toHaveLength(1)
})

test('AUTH-05 API-001 a made-up refresh token answers 401', async () => {
  for (const refreshToken of ['', 'x', "'; drop table session; --"])
    expectRefusal(await ask({ refreshToken }), 401, 'AUT404')
})
