import { describe, expect, test } from 'vitest'
import { confirmForgotPassword, resetPassword } from '../../../contracts/api/account/authApi.ts'
import { createApp } from '../../../server/app.ts'
import { registry } from '../../../server/http/registry.ts'
import { silentLog } from '../../../server/kit/requestLog.ts'
import { findCaller } from '../../../server/session/findCaller.ts'
import { newId } from '../../../server/storage/newId.ts'
import { cheapPasswords } from '../support/testServer.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { useAccountShop } from '../support/useGuestShop.ts'

const { shop } = await useAccountShop()

const ask = (email: string, locale = 'en-us') =>
  shop.call('POST', resetPassword.path, { key: newId(), headers: { locale }, body: { email } })
const lettersTo = (email: string) =>
  shop.storage.db
    .selectFrom('mail')
    .selectAll()
    .where('recipient', '=', email)
    .orderBy('sent_at')
    .orderBy('id')
    .execute()
const codeFor = async (email: string): Promise<string> => {
  await ask(email)
  return /code=([\w-]+)/.exec((await lettersTo(email)).at(-1)?.body ?? '')?.[1] ?? ''
}
const confirm = (email: string, confirmationCode: string, newPassword = 'Boulder-2027') =>
  shop.call('POST', confirmForgotPassword.path, { key: newId(), body: { email, confirmationCode, newPassword } })

describe('API-006 the link of the letter', () => {
  test('AUTH-23 the letter’s link sets the new password once, and ends every session of the account', async () => {
    const { tokens } = await shop.signedIn('consumer@example.com')
    const code = await codeFor('consumer@example.com')
    expect(await confirm('consumer@example.com', code)).toMatchObject({ status: 200, json: { success: true } })
    expect(await findCaller(shop.storage.db, tokens.accessToken, shop.clock.now)).toBeUndefined()
    expect((await shop.trySignIn('consumer@example.com')).status).toBe(401)
    expect((await shop.trySignIn('consumer@example.com', 'Boulder-2027')).status).toBe(200)
    expect((await confirm('consumer@example.com', code)).error).toMatchObject({
      errorId: 'AUT402',
      message: 'This reset link has expired. Please ask for a new one.',
    })
  })

  test('AUTH-23 a link expires after an hour, belongs to its address, and a made-up one is treated like an old one', async () => {
    const code = await codeFor('loyalty@example.com')
    expect((await confirm('athlete@example.com', code)).error?.errorId).toBe('AUT402')
    expect((await confirm('loyalty@example.com', 'made-up')).error?.errorId).toBe('AUT402')
    shop.clock.now += 60 * 60_000
    expect((await confirm('loyalty@example.com', code)).error?.errorId).toBe('AUT402')
  })

  test('AUTH-23 VAL-07 a weak password is refused and leaves the link good', async () => {
    const code = await codeFor('athlete@example.com')
    expect((await confirm('athlete@example.com', code, 'short')).error?.errorId).toBe('FE872')
    expect((await confirm('athlete@example.com', code)).status).toBe(200)
  })

  test('AUTH-23 a link ends the lock that wrong passwords made', async () => {
    for (let nth = 1; nth <= 5; nth++) await shop.trySignIn('prosumer@example.com', 'wrong')
    await confirm('prosumer@example.com', await codeFor('prosumer@example.com'))
    expect((await shop.trySignIn('prosumer@example.com', 'Boulder-2027')).status).toBe(200)
  })
})

describe('the letters', () => {
  test('AUTH-23 API-007 the answer does not reveal whether an address has an account, and the letters to one mailbox are limited', async () => {
    const answers = [await ask('nobody@example.com'), await ask('agent@example.com')]
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [200, '{"success":true}'],
      [200, '{"success":true}'],
    ])
    for (let nth = 1; nth <= 5; nth++) await ask('agent@example.com', 'fr-fr')
    const letters = await lettersTo('agent@example.com')
    expect(letters.map(({ subject }) => subject)).toEqual([
      'Choose a new password',
      'Choisissez un nouveau mot de passe',
      'Choisissez un nouveau mot de passe',
    ])
    expect(await lettersTo('nobody@example.com')).toEqual([])
    expectRefusal(await ask('no address'), 400, 'AUT453', { field: 'email' })
  })

  test('AUTH-23 /dev/mailbox shows the letters with their links in development, and is not there otherwise', async () => {
    await shop.storage.db
      .insertInto('mail')
      .values({
        id: newId(),
        recipient: 'a@example.com',
        subject: '<script>alert(1)</script>',
        body: 'Go\n\nhttps://shop.example/en-us/forgot-password?email=a%40example.com&code=x',
        html: '<p title="x">Go</p><script>alert(2)</script>',
        sent_at: 9e12,
      })
      .execute()
    const { storage, catalogue } = shop
    const deps = {
      storage,
      catalogue,
      now: () => shop.clock.now,
      newId: () => newId(),
      log: silentLog,
      passwords: cheapPasswords,
      handlers: registry,
    }
    const page = await (await createApp({ ...deps, devPages: true }).request('/dev/mailbox')).text()
    expect(page).toContain('<a href="https://shop.example/en-us/forgot-password?email=a%40example.com&amp;code=x">')
    expect(page).not.toContain('<script>')
    expect(page).toMatch(/<iframe sandbox="(?!.*allow-scripts)[a-z -]+"[^>]* srcdoc="&lt;p title=&quot;x&quot;&gt;Go/)
    expect(page).not.toContain('allow-scripts')
    expect((await createApp(deps).request('/dev/mailbox')).status).toBe(404)
  })
})
