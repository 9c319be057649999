import { describe, expect, test } from 'vitest'
import { changePassword, confirmForgotPassword } from '../../../contracts/api/account/authApi.ts'
import { signUp } from '../../../contracts/api/account/signUpApi.ts'
import { isPassword } from '../../../core/domain/validation/textRules.ts'
import { isCommonPassword } from '../../../server/consumer/isCommonPassword.ts'
import { tokenHash } from '../../../server/session/token.ts'
import { newId } from '../../../server/storage/newId.ts'
import { useAccountShop } from '../support/useGuestShop.ts'

const { shop } = await useAccountShop()

const common = [
  'Password1',
  'P@ssw0rd',
  'Passw0rd!',
  'Qwerty123',
  'Welcome1',
  'Welcome2026!',
  'Abc12345',
  'Aa123456',
  'Iloveyou1',
  'Letmein1',
  'Admin123',
  'Monkey12',
  'Football1',
  'Summer2026',
  '123Password',
  'Azerty123',
  'Cairn2026',
  'Hello123',
]

describe('whether a password is common', () => {
  test.each(common)('SIGN-13 %s is, though it passes the four checks', (password) => {
    expect(isPassword(password)).toBe(true)
    expect(isCommonPassword(password)).toBe(true)
  })

  test.each(['Trail-2026', 'Boulder-2027', 'Correct-Horse-7', 'Kx7vQp2mZt', 'Passwords-are-4-people', '12345678', ''])(
    'SIGN-13 %s is not',
    (password) => {
      expect(isCommonPassword(password)).toBe(false)
    },
  )
})

test('SIGN-13 AUTH-22 AUTH-23 sign-up, change and reset refuse a common password at its field, and change nothing', async () => {
  const words = 'This password is one of the first that others would try. Please choose another one.'
  const opened = await shop.call('POST', signUp.path, {
    key: newId(),
    body: { email: 'common@example.com', password: 'Password1' },
  })
  expect(opened.status).toBe(400)
  expect(opened.error).toEqual({ errorId: 'PWD400', message: words, field: 'password' })
  const athlete = await shop.signedIn('athlete@example.com')
  const changed = await athlete.ask(changePassword, {
    body: { currentPassword: 'Trail-2026', newPassword: 'Welcome1' },
  })
  expect(changed.status).toBe(400)
  expect(changed.error).toEqual({ errorId: 'PWD400', message: words, field: 'newPassword' })
  await shop.storage.db
    .insertInto('password_reset')
    .values({ hash: tokenHash('link'), consumer_id: athlete.tokens.consumerNo, expires_at: shop.clock.now + 60_000 })
    .execute()
  const reset = (newPassword: string) =>
    shop.call('POST', confirmForgotPassword.path, {
      key: newId(),
      body: { email: 'athlete@example.com', confirmationCode: 'link', newPassword },
    })
  expect((await reset('Qwerty123')).error?.errorId).toBe('PWD400')
  expect((await shop.trySignIn('athlete@example.com', 'Trail-2026')).status).toBe(200)
  expect((await reset('Boulder-2027')).status).toBe(200)
})
