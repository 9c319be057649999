import { Schema } from 'effect'
import { describe, expect, test } from 'vitest'
import { fetchToken, signOut } from '../../../contracts/api/account/sessionApi.ts'
import { readPurchaseHistory } from '../../../contracts/api/cart/purchaseApi.ts'
import { findCaller } from '../../../server/session/findCaller.ts'
import { newId } from '../../../server/storage/newId.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { useAccountShop } from '../support/useGuestShop.ts'

const { shop } = await useAccountShop()

const minute = 60_000
const isAccepted = async (token: string) => (await findCaller(shop.storage.db, token, shop.clock.now)) !== undefined
const tokensIn = ({ json }: { readonly json: unknown }) => Schema.decodeUnknownSync(fetchToken.answer)(json)
const hasConsumer = (id: string) =>
  shop.storage.db.selectFrom('consumer').selectAll().where('email', '=', id).executeTakeFirstOrThrow()

test('AUTH-06 AUTH-09 AUTH-15 AUTH-21 API-001 API-002 e-mail in any capitals and password give a code, and code and verifier give a registered session', async () => {
  const { code } = await shop.trySignIn(' Loyalty@Example.com ')
  const reply = await shop.exchange(code)
  expect(reply.json).toMatchObject({
    tokenType: 'Registered',
    consumerType: 'LOYALTY',
    memberId: 'M-1000042',
    isEmployeeDiscountTCAccepted: false,
  })
  const { accessToken, accessExpiry, refreshExpiry } = tokensIn(reply)
  expect(accessExpiry - shop.clock.now).toEqual(10 * minute)
  expect(refreshExpiry - shop.clock.now).toEqual(30 * 24 * 60 * minute)
  expect(await isAccepted(accessToken)).toBe(true)
})

test('AUTH-06 API-001 a code is good once', async () => {
  const { code } = await shop.trySignIn('athlete@example.com')
  expect(tokensIn(await shop.exchange(code)).tokenType).toBe('Registered')
  expectRefusal(await shop.exchange(code), 409, 'AUT409')
})

test('AUTH-08 an authorization code that is used again ends what it has opened, access and refresh, and no other session', async () => {
  const other = await shop.signedIn('prosumer@example.com')
  const { code } = await shop.trySignIn('prosumer@example.com')
  const tokens = tokensIn(await shop.exchange(code))
  expect(await isAccepted(tokens.accessToken)).toBe(true)
  expect((await shop.exchange({ ...code, codeVerifier: 'y'.repeat(43) })).error?.errorId).toBe('AUT409')
  expect(await isAccepted(tokens.accessToken)).toBe(false)
  expect(
    (await shop.call('POST', fetchToken.path, { body: { refreshToken: tokens.refreshToken } })).error?.errorId,
  ).toBe('AUT404')
  expect(await isAccepted(other.tokens.accessToken)).toBe(true)
})

test('AUTH-06 a code is used up by a wrong verifier', async () => {
  const { code } = await shop.trySignIn('athlete@example.com')
  for (const [wrong, errorId] of [
    [{ codeVerifier: 'x'.repeat(43) }, 'AUT404'],
    [{}, 'AUT409'],
  ] as const)
    expect((await shop.exchange({ ...code, ...wrong })).error?.errorId).toBe(errorId)
})

test('AUTH-06 a code is good only with its own state', async () => {
  const { code } = await shop.trySignIn('athlete@example.com')
  const { code: other } = await shop.trySignIn('athlete@example.com')
  expect((await shop.exchange({ ...other, st: code.st })).error?.errorId).toBe('AUT404')
})

test('AUTH-06 a code is good for a minute', async () => {
  const { code: late } = await shop.trySignIn('athlete@example.com')
  shop.clock.now += minute
  expect((await shop.exchange(late)).error?.errorId).toBe('AUT404')
})

test('AUTH-06 the database keeps neither password nor code nor verifier', async () => {
  const { code } = await shop.trySignIn('prosumer@example.com')
  const { db } = shop.storage
  const kept = JSON.stringify([
    await db.selectFrom('consumer').selectAll().execute(),
    await db.selectFrom('authorization_code').selectAll().execute(),
    await db.selectFrom('limit_count').selectAll().execute(),
  ])
  for (const secret of ['Trail-2026', code.authorizationCode, code.codeVerifier, code.st])
    expect(kept).not.toContain(secret)
  expect((await hasConsumer('prosumer@example.com')).password).toMatch(/^scrypt\$4\$1\$1\$[\w-]{22}\$[\w-]{43}$/)
})

describe('when passwords are wrong', () => {
  test.each(['consumer@example.com', 'nobody@example.com'])(
    'AUTH-25 API-002 wrong passwords for %s: three times AUT401, then AUT426, then AUT423, for a quarter of an hour',
    async (email) => {
      const answers: (string | undefined)[] = []
      for (let nth = 1; nth <= 6; nth++) answers.push((await shop.trySignIn(email, 'wrong')).error?.errorId)
      expect(answers).toEqual(['AUT401', 'AUT401', 'AUT401', 'AUT426', 'AUT423', 'AUT423'])
      expect((await shop.trySignIn(email)).error?.errorId).toBe('AUT423')
      shop.clock.now += 15 * minute
      expect((await shop.trySignIn(email)).status).toBe(email.startsWith('nobody') ? 401 : 200)
    },
  )

  test('AUTH-25 guesses that come together are counted like guesses that come one by one', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => shop.trySignIn('crowd@example.com', 'guess')))
    expect(answers.filter(({ error }) => error?.errorId === 'AUT401')).toHaveLength(3)
    expect(answers.filter(({ error }) => error?.errorId === 'AUT423')).toHaveLength(8)
  })

  test('AUTH-25 the right password ends the counting of wrong ones', async () => {
    for (const password of ['a', 'b', 'c', 'Trail-2026', 'd']) await shop.trySignIn('agent@example.com', password)
    expect((await shop.trySignIn('agent@example.com', 'e')).error?.errorId).toBe('AUT401')
  })

  test('AUTH-25 a lock set by hand is revealed only with the right password', async () => {
    await shop.storage.db
      .updateTable('consumer')
      .set({ locked_at: 1 })
      .where('email', '=', 'agent@example.com')
      .execute()
    expect((await shop.trySignIn('agent@example.com', 'f')).error?.errorId).toBe('AUT401')
    expect((await shop.trySignIn('agent@example.com')).error?.errorId).toBe('AUT441')
  })
})

test('AUTH-07 an expired guest token is refused at sign-in, because the cart would otherwise stay behind', async () => {
  const guest = await shop.newGuest()
  shop.clock.now += 11 * minute
  expect((await shop.trySignIn('consumer@example.com', undefined, guest)).error?.errorId).toBe('AUT404')
  expect((await shop.trySignIn('consumer@example.com')).status).toBe(200)
})

describe('when a session ends', () => {
  test('AUTH-13 API-003 signing out ends the session with all its tokens', async () => {
    const { tokens, ask } = await shop.newConsumer()
    expect((await ask(readPurchaseHistory, { body: {} })).status).toBe(200)
    const left = { body: { refreshToken: tokens.refreshToken } }
    expect(await ask(signOut, left)).toMatchObject({ status: 200, body: { success: true } })
    expectRefusal(await ask(signOut, left), 401, 'AUT404')
    expect(await isAccepted(tokens.accessToken)).toBe(false)
    expect(
      (await shop.call('POST', fetchToken.path, { body: { refreshToken: tokens.refreshToken } })).error?.errorId,
    ).toBe('AUT404')
  })

  test('AUTH-13 API-003 API-058 a guest sees no purchases, and has no account to sign out of', async () => {
    const guest = await shop.newGuest()
    expectRefusal(await guest.ask(readPurchaseHistory, { body: {} }), 403, 'AUT432')
    expectRefusal(await guest.ask(signOut, { body: { refreshToken: 'x' } }), 403, 'AUT432')
  })

  test('AUTH-13 one account cannot end another one’s session', async () => {
    const [mine, others] = [await shop.newConsumer(), await shop.newConsumer()]
    await mine.ask(signOut, { body: { refreshToken: others.tokens.refreshToken } })
    expect(await isAccepted(others.tokens.accessToken)).toBe(true)
  })
})

test('AUTH-05 a registered session is renewed by rotation, and a stolen copy ends it', async () => {
  const { tokens } = await shop.newConsumer()
  const renew = (refreshToken: string) => shop.call('POST', fetchToken.path, { body: { refreshToken } })
  const next = tokensIn(await renew(tokens.refreshToken))
  const last = tokensIn(await renew(next.refreshToken))
  expect(last).toMatchObject({
    tokenType: 'Registered',
    consumerNo: tokens.consumerNo,
    refreshExpiry: tokens.refreshExpiry,
  })
  expect((await renew(tokens.refreshToken)).error?.errorId).toBe('AUT404')
  expect(await isAccepted(last.accessToken)).toBe(false)
})

test('AUTH-21 hostile names and passwords are names and passwords', async () => {
  const names = {
    "'; drop table consumer; --": 'AUT418',
    '<script>alert(1)</script>@example.com': 'AUT401',
    [`${'ß'.repeat(80)}@example.com`]: 'AUT401',
    ['ß'.repeat(100)]: 'AUT418',
    '': 'AUT418',
  }
  for (const [username, errorId] of Object.entries(names))
    expect((await shop.trySignIn(username, "' or '1'='1")).error?.errorId).toBe(errorId)
  expect(
    (
      await shop.call('POST', '/consumers-v3/auth/signin', {
        key: newId(),
        body: { username: 'x'.repeat(101), password: 'p', codeChallenge: 'c' },
      })
    ).error?.errorId,
  ).toBe('API400')
})
