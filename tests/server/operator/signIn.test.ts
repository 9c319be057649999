import { describe, expect, test } from 'vitest'
import { challengeLifeMs } from '../../../server/operator/passkeyChallenges.ts'
import { invitationLifeMs } from '../../../server/operator/operatorBook.ts'
import { operatorSessionLife } from '../../../server/operator/operatorSession.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { cookieOf, operatorShop } from './operatorShop.ts'
import { softPasskey } from './softPasskey.ts'

const shop = await closeAfterAll(operatorShop())

describe('an invitation', () => {
  test('OPR-02 API-161 says whom it is for and stays unused until a passkey is made', async () => {
    const { token } = await shop.invite('Ana@Example.com ', ['orders', 'content'])
    for (const _ of [1, 2]) {
      const { answer } = await shop.open(token)
      expect(answer.json).toMatchObject({ email: 'ana@example.com', roles: ['content', 'orders'] })
    }
    expect((await shop.accept(token, softPasskey())).json).toMatchObject({
      operator: { email: 'ana@example.com', name: 'Ana Brandt', state: 'active', roles: ['content', 'orders'] },
    })
  })

  test('OPR-02 API-162 is used up by one passkey', async () => {
    const { token } = await shop.invite('once@example.com', ['content'])
    const { challengeId, options } = await shop.open(token)
    expect((await shop.accept(token, softPasskey())).status).toBe(200)
    expectRefusal((await shop.open(token)).answer, 410, 'OPR410')
    const body = { token, name: 'Ana', challengeId, response: softPasskey().create(options) }
    expectRefusal(await shop.api('POST', 'passkeys', { body }), 410, 'OPR410')
  })

  test('OPR-02 two people who accept one invitation at once: one of them becomes the operator', async () => {
    const { token } = await shop.invite('race@example.com', ['content'])
    const opened = [await shop.open(token), await shop.open(token), await shop.open(token)]
    const answers = await Promise.all(opened.map((each) => shop.acceptOpened(token, each, softPasskey())))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '410', '410'])
  })

  test('OPR-02 is over after three days', async () => {
    const { token } = await shop.invite('late@example.com', ['content'])
    shop.clock.now += invitationLifeMs - 1
    expect((await shop.open(token)).answer.status).toBe(200)
    shop.clock.now += 1
    expectRefusal((await shop.open(token)).answer, 410, 'OPR410')
  })

  test('OPR-02 is replaced by the next one for the same address', async () => {
    const first = await shop.invite('twice@example.com', ['content'])
    const second = await shop.invite('twice@example.com', ['orders'])
    expectRefusal((await shop.open(first.token)).answer, 410, 'OPR410')
    expect((await shop.open(second.token)).answer.json).toMatchObject({ roles: ['orders'] })
  })

  test('OPR-02 for an operator adds a passkey, and both sign in', async () => {
    const { passkey } = await shop.operator('two-keys@example.com', ['orders'])
    const { token } = await shop.invite('two-keys@example.com', ['orders'])
    const other = softPasskey()
    expect((await shop.accept(token, other)).status).toBe(200)
    for (const each of [passkey, other]) expect((await shop.signIn(each)).status).toBe(200)
  })

  test.each([
    ['from another site', { origin: 'https://evil.example' }],
    ['for another name', { domain: 'evil.example' }],
    ['that nobody unlocked', { isVerified: false }],
  ])('OPR-02 takes no passkey %s', async (_what, where) => {
    const { token } = await shop.invite('careful@example.com', ['content'])
    const { challengeId, options } = await shop.open(token)
    const response = softPasskey().create(options, where)
    expectRefusal(
      await shop.api('POST', 'passkeys', { body: { token, name: 'Ana', challengeId, response } }),
      422,
      'OPR422',
    )
    expect((await shop.open(token)).answer.status).toBe(200)
  })
})

describe('signing in', () => {
  test('OPR-03 API-163 API-164 API-165 opens a session by a cookie that scripts, other sites and other paths do not get', async () => {
    const { passkey } = await shop.operator('in@example.com', ['orders'])
    const answer = await shop.signIn(passkey)
    expect(answer.headers.get('set-cookie')).toMatch(
      /^cairn-operator=[\w-]{43}; Path=\/operator; Max-Age=28800; HttpOnly; SameSite=Strict$/,
    )
    const session = await shop.api('GET', 'session', { cookie: cookieOf(answer) })
    expect(session.json).toEqual(answer.json)
    expect(answer.text).not.toContain(cookieOf(answer).split('=')[1])
  })

  test('OPR-03 a challenge is signed once, by whichever process it is asked of', async () => {
    const { passkey } = await shop.operator('replay@example.com', ['orders'])
    const { challengeId, options } = await shop.challenge()
    const body = { challengeId, response: passkey.sign(options) }
    expect((await shop.api('POST', 'session', { body })).status).toBe(200)
    expectRefusal(await shop.api('POST', 'session', { body }), 422, 'OPR422')
  })

  test('OPR-03 a challenge that was answered wrongly is gone, too', async () => {
    const { passkey } = await shop.operator('wrong-first@example.com', ['orders'])
    const { challengeId, options } = await shop.challenge()
    await shop.api('POST', 'session', { body: { challengeId, response: softPasskey().sign(options) } })
    expectRefusal(
      await shop.api('POST', 'session', { body: { challengeId, response: passkey.sign(options) } }),
      422,
      'OPR422',
    )
  })

  test('OPR-03 a challenge lasts five minutes', async () => {
    const { passkey } = await shop.operator('slow@example.com', ['orders'])
    const { challengeId, options } = await shop.challenge()
    shop.clock.now += challengeLifeMs
    expectRefusal(
      await shop.api('POST', 'session', { body: { challengeId, response: passkey.sign(options) } }),
      422,
      'OPR422',
    )
  })

  test.each([
    ['a counter that does not rise', { counted: 0 }],
    ['another site', { origin: 'https://evil.example' }],
    ['another name', { domain: 'evil.example' }],
    ['nobody who unlocked it', { isVerified: false }],
  ])('OPR-03 a signature with %s is refused', async (_what, where) => {
    const { passkey } = await shop.operator('forged@example.com', ['orders'])
    expect((await shop.signIn(passkey)).status).toBe(200)
    const { challengeId, options } = await shop.challenge()
    const response = passkey.sign(options, where)
    expectRefusal(await shop.api('POST', 'session', { body: { challengeId, response } }), 422, 'OPR422')
  })

  test('OPR-03 the challenge of an invitation signs nobody in', async () => {
    const { passkey } = await shop.operator('mixed@example.com', ['orders'])
    const { token } = await shop.invite('mixed@example.com', ['orders'])
    const { challengeId, options } = await shop.open(token)
    expectRefusal(
      await shop.api('POST', 'session', { body: { challengeId, response: passkey.sign(options) } }),
      422,
      'OPR422',
    )
  })
})

describe('a session', () => {
  test('OPR-03 ends half an hour after the last call', async () => {
    const { ask } = await shop.operator('idle@example.com', ['orders'])
    for (const _ of [1, 2, 3]) {
      shop.clock.now += operatorSessionLife.idle - 1
      expect((await ask('GET', 'session')).status).toBe(200)
    }
    shop.clock.now += operatorSessionLife.idle
    expectRefusal(await ask('GET', 'session'), 401, 'OPR401')
  })

  test('OPR-03 ends after eight hours, whatever the operator does', async () => {
    const { ask } = await shop.operator('long@example.com', ['orders'])
    const step = 20 * 60_000
    for (let passed = step; passed < operatorSessionLife.absolute; passed += step) {
      shop.clock.now += step
      expect((await ask('GET', 'session')).status, `${passed}`).toBe(200)
    }
    shop.clock.now += step
    expectRefusal(await ask('GET', 'session'), 401, 'OPR401')
  })

  test('OPR-03 API-166 ends at the sign-out, and the browser forgets it', async () => {
    const { ask } = await shop.operator('out@example.com', ['orders'])
    const answer = await ask('DELETE', 'session')
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([
      204,
      'cairn-operator=; Path=/operator; Max-Age=0; HttpOnly; SameSite=Strict',
    ])
    expectRefusal(await ask('GET', 'session'), 401, 'OPR401')
  })

  test('OPR-03 no secret of an operator is in the database or in the log', async () => {
    const { token } = await shop.invite('secret@example.com', ['admin'])
    const answer = await shop.accept(token, softPasskey())
    const { db } = shop.storage
    const kept = JSON.stringify([
      await db.selectFrom('operator').selectAll().execute(),
      await db.selectFrom('operator_invitation').selectAll().execute(),
      await db.selectFrom('operator_session').selectAll().execute(),
      await db.selectFrom('operator_change').selectAll().execute(),
      await db.selectFrom('idempotency').selectAll().execute(),
      shop.log,
    ])
    for (const secret of [token, cookieOf(answer).split('=')[1] ?? '']) expect(kept).not.toContain(secret)
  })
})

test('OPR-03 where the shop is open over https, the cookie travels over https only', async () => {
  const secure = await operatorShop({ publicUrl: 'https://shop.example' })
  const { token } = await secure.invite('secure@example.com', ['admin'])
  const { challengeId, options } = await secure.open(token)
  const where = { origin: 'https://shop.example', domain: 'shop.example' }
  const answer = await secure.api('POST', 'passkeys', {
    body: { token, name: 'Ana', challengeId, response: softPasskey().create(options, where) },
  })
  expect(answer.headers.get('set-cookie')).toMatch(/; SameSite=Strict; Secure$/)
  await secure.close()
})
