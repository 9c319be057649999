import { describe, expect, test } from 'vitest'
import { changePassword, confirmForgotPassword, resetPassword } from '../../../contracts/api/account/authApi.ts'
import { readProfile } from '../../../contracts/api/account/consumerApi.ts'
import { newId } from '../../../server/storage/newId.ts'
import { useAccountShop } from '../support/useGuestShop.ts'

const { shop } = await useAccountShop()

const old = 'Trail-2026'
const next = 'Boulder-2027'

describe('a changed password', () => {
  test('AUTH-22 API-005 opens the account, the old one does not, and every other device is signed out', async () => {
    const [here, there] = [await shop.signedIn('consumer@example.com'), await shop.signedIn('consumer@example.com')]
    const change = { body: { currentPassword: old, newPassword: next } }
    expect(await here.ask(changePassword, change, { key: 'once' })).toMatchObject({
      status: 200,
      body: { success: true },
    })
    expect((await here.ask(changePassword, change, { key: 'once' })).replayed).toBe(true)
    expect((await here.ask(readProfile, { query: {} })).status).toBe(200)
    expect((await there.ask(readProfile, { query: {} })).error?.errorId).toBe('AUT404')
    expect((await shop.trySignIn('consumer@example.com', old)).status).toBe(401)
    expect((await shop.trySignIn('consumer@example.com', next)).status).toBe(200)
  })
})

describe('a password that is not changed', () => {
  test('AUTH-22 VAL-13 API-005 names the field of a wrong old one, of the same one again and of one that is too weak', async () => {
    const athlete = await shop.signedIn('athlete@example.com')
    const answerOf = async (currentPassword: string, newPassword: string) => {
      const { status, error } = await athlete.ask(changePassword, { body: { currentPassword, newPassword } })
      return [status, error?.errorId, error?.field]
    }
    expect(await answerOf('Trail-2025', next)).toEqual([400, 'AUT450', 'currentPassword'])
    expect(await answerOf(old, old)).toEqual([400, 'AUT451', 'newPassword'])
    expect(await answerOf(old, 'short')).toEqual([400, 'FE872', 'newPassword'])
    expect((await shop.trySignIn('athlete@example.com', old)).status).toBe(200)
  })

  test('AUTH-22 AUTH-25 API-005 is not to be guessed: the fifth wrong one locks, also for the right one', async () => {
    const employee = await shop.signedIn('employee@example.com')
    const attempt = async (currentPassword: string) =>
      (await employee.ask(changePassword, { body: { currentPassword, newPassword: next } })).error?.errorId
    for (let nth = 1; nth <= 5; nth++) expect(await attempt(`guess ${nth}`)).toBe('AUT450')
    expect(await attempt(old)).toBe('PRO415')
    shop.clock.now += 15 * 60_000
  })
})

test('AUTH-22 AUTH-23 an earlier link to choose a password expires', async () => {
  const prosumer = await shop.signedIn('prosumer@example.com')
  await shop.call('POST', resetPassword.path, { key: newId(), body: { email: 'prosumer@example.com' } })
  const { body } = await shop.storage.db
    .selectFrom('mail')
    .select('body')
    .where('recipient', '=', 'prosumer@example.com')
    .executeTakeFirstOrThrow()
  const confirmationCode = /code=([\w-]+)/.exec(body)?.[1] ?? ''
  await prosumer.done(changePassword, { body: { currentPassword: old, newPassword: next } })
  const answer = await shop.call('POST', confirmForgotPassword.path, {
    key: newId(),
    body: { email: 'prosumer@example.com', confirmationCode, newPassword: 'Scree-2028' },
  })
  expect(answer.error?.errorId).toBe('AUT402')
})

test('AUTH-32 API-005 a guest has no password', async () => {
  const guest = await shop.newGuest()
  expect((await guest.ask(changePassword, { body: { currentPassword: old, newPassword: next } })).error?.errorId).toBe(
    'AUT432',
  )
})

test('AUTH-32 no password is kept or logged in the clear', async () => {
  const kept = JSON.stringify([
    await shop.storage.db.selectFrom('consumer').selectAll().execute(),
    await shop.storage.db.selectFrom('idempotency').selectAll().execute(),
    shop.log,
  ])
  for (const secret of [old, next]) expect(kept).not.toContain(secret)
})
