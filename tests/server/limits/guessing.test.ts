import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { resetPassword, signIn } from '../../../contracts/api/account/authApi.ts'
import { readGiftCardBalance } from '../../../contracts/api/cart/paymentQuestionsApi.ts'
import { cancelOrder, trackOrder } from '../../../contracts/api/cart/purchaseApi.ts'
import { openContactCase } from '../../../contracts/api/serviceCaseApi.ts'
import { demonstrationPassword } from '../../../server/demonstration/demonstrationAccounts.ts'
import { demonstrationPin } from '../../../server/giftcard/importGiftCards.ts'
import { countAgainst, tryOf } from '../../../server/limits/countAgainst.ts'
import { limitNamed } from '../../../server/limits/limitTable.ts'
import { newId } from '../../../server/storage/newId.ts'
import { place, readyBasket } from '../order/checkoutGuest.ts'
import { limitedShop } from './limitedShop.ts'
import { defined } from '../../../core/domain/fields/fields.ts'

const folder = mkdtempSync(join(tmpdir(), 'cairn-limits-'))
const shop = await limitedShop(folder)
beforeEach(() => shop.storage.db.deleteFrom('limit_count').execute())
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

const signInAs = async (username: string, password: string, client: string, device?: string) => {
  const answer = await shop.send(
    'POST',
    signIn.path,
    { client },
    { body: { username, password, codeChallenge: 'x'.repeat(43), ...defined({ device }) } },
  )
  return answer.error?.errorId ?? answer.status
}
const wrongly = (times: number, username: string, client: (n: number) => string) =>
  Promise.all(Array.from({ length: times }, (_, n) => signInAs(username, 'wrong', client(n))))

describe('passwords', () => {
  test('AUTH-25 wrong passwords from elsewhere do not lock the owner out, and the client that typed them is locked', async () => {
    expect(
      (await wrongly(6, 'consumer@example.com', () => 'thief')).filter((answer) => answer === 'AUT423'),
    ).toHaveLength(2)
    expect(await signInAs('consumer@example.com', demonstrationPassword, 'thief')).toBe('AUT423')
    expect(await signInAs('consumer@example.com', demonstrationPassword, 'home')).toBe(200)
    expect(await signInAs('consumer@example.com', demonstrationPassword, 'thief')).toBe('AUT423')
  })

  test('AUTH-25 LIM429 guesses from many clients close a name for an hour, and a device that has signed in before signs in all the same', async () => {
    const device = 'a secret of this device'
    expect(await signInAs('loyalty@example.com', demonstrationPassword, 'home', device)).toBe(200)
    const { most } = limitNamed('sign-in-name')
    for (let n = 0; n < most; n += 4) await wrongly(4, 'loyalty@example.com', () => `botnet-${n}`)
    expect(await signInAs('loyalty@example.com', demonstrationPassword, 'elsewhere')).toBe('LIM429')
    expect(await signInAs('loyalty@example.com', demonstrationPassword, 'elsewhere', 'a device that is made up')).toBe(
      'LIM429',
    )
    expect(await signInAs('loyalty@example.com', demonstrationPassword, 'elsewhere', device)).toBe(200)
    expect(await signInAs('member@example.com', demonstrationPassword, 'elsewhere', device)).toBe(200)
  })

  test('AUTH-25 a known device is counted by itself: AUT401 three times, AUT426, AUT423, and its owner signs in elsewhere', async () => {
    const device = 'a shared tablet'
    await signInAs('athlete@example.com', demonstrationPassword, 'home', device)
    const answers = []
    for (let n = 1; n <= 6; n++) answers.push(await signInAs('athlete@example.com', 'wrong', 'home', device))
    expect(answers).toEqual(['AUT401', 'AUT401', 'AUT401', 'AUT426', 'AUT423', 'AUT423'])
    expect(await signInAs('athlete@example.com', demonstrationPassword, 'home', device)).toBe('AUT423')
    expect(await signInAs('athlete@example.com', demonstrationPassword, 'home')).toBe(200)
  })

  test('AUTH-25 AUTH-23 a device’s secret is kept as a hash, and every device is forgotten after the password is reset by letter', async () => {
    const device = 'the secret itself'
    await signInAs('prosumer@example.com', demonstrationPassword, 'home', device)
    const kept = await shop.storage.db.selectFrom('known_device').selectAll().execute()
    expect(kept.length).toBeGreaterThan(0)
    expect(JSON.stringify(kept)).not.toContain(device)
    await shop.send('POST', resetPassword.path, { client: 'home' }, { body: { email: 'prosumer@example.com' } })
    const { body = '' } =
      (await shop.storage.db
        .selectFrom('mail')
        .select('body')
        .where('recipient', '=', 'prosumer@example.com')
        .orderBy('sent_at', 'desc')
        .executeTakeFirst()) ?? {}
    const confirmationCode = /code=([\w-]+)/.exec(body)?.[1] ?? ''
    expect(
      (
        await shop.send(
          'POST',
          '/consumers-v3/confirmforgotpassword',
          { client: 'home' },
          { body: { email: 'prosumer@example.com', confirmationCode, newPassword: 'Boulder-2027' } },
        )
      ).status,
    ).toBe(200)
    const { id } = await shop.storage.db
      .selectFrom('consumer')
      .select('id')
      .where('email', '=', 'prosumer@example.com')
      .executeTakeFirstOrThrow()
    expect(
      await shop.storage.db.selectFrom('known_device').select('hash').where('consumer_id', '=', id).execute(),
    ).toEqual([])
  })

  test('AUTH-25 LIM429 a correct password is never counted, so a whole office can sign in from one address', async () => {
    for (let n = 0; n < limitNamed('sign-in-client').most + 5; n++)
      expect(await signInAs('regular@example.com', demonstrationPassword, 'office')).toBe(200)
    expect(
      (await shop.storage.db.selectFrom('limit_count').select('tried').execute()).every(({ tried }) => tried === 0),
    ).toBe(true)
  })
})

describe('gift cards and order numbers', () => {
  test('PAY-12 GFC760 wrong PINs from elsewhere do not lock a gift card for its owner', async () => {
    const { token } = await shop.newGuest()
    const balance = async (pin: string, client: string) =>
      (
        await shop.send(
          'POST',
          readGiftCardBalance.path,
          { client },
          { token, body: { cardNumber: '6006000000000019', pin } },
        )
      ).error?.errorId ?? 200
    for (let n = 0; n < 6; n++) await balance('0000', 'thief')
    expect(await balance(demonstrationPin, 'thief')).toBe('GFC760')
    expect(await balance(demonstrationPin, 'home')).toBe(200)
    for (let n = 0; n < limitNamed('gift-card-client').most + 5; n++)
      expect(await balance(demonstrationPin, 'office')).toBe(200)
  })

  test('ORD-08 LIM429 with the right number and e-mail an order can be tracked without limit, even from one address', async () => {
    const guest = await shop.newGuest()
    const [sku = ''] = await shop.ordinarySkus(1)
    const { body } = await place(guest, await readyBasket(guest, sku))
    const { orderNumber } = body as { readonly orderNumber: string }
    const track = (email: string) =>
      shop.send('POST', trackOrder.path, { client: 'home' }, { body: { orderNumber, email } })
    for (let n = 0; n < limitNamed('tracking-client').most + 5; n++)
      expect((await track('wren.holloway@example.com')).status).toBe(200)
  })
})

describe('the limit of a client', () => {
  test('LIM429 a client at its own limit takes nothing from the whole shop’s', async () => {
    const { most } = limitNamed('gift-card-client')
    const { token } = await shop.newGuest()
    for (let n = 0; n < most + 20; n++)
      await shop.send(
        'POST',
        readGiftCardBalance.path,
        { client: 'thief' },
        { token, body: { cardNumber: '6006000000000019', pin: String(1_000 + n) } },
      )
    const { db } = shop.storage
    const triedBy = async (id: string) =>
      (await db.selectFrom('limit_count').select('tried').where('id', '=', id).executeTakeFirst())?.tried
    // Five wrong PINs of this one number; later ones were not checked.
    expect(await triedBy(tryOf('gift-card-shop').id)).toBe(5)
    expect(await triedBy(tryOf('gift-card-client', 'thief').id)).toBe(5)
  })

  test('LIM429 guesses that come all at once at two servers: exactly so many are looked at', async () => {
    const { most } = limitNamed('tracking-order')
    const answers = await Promise.all(
      Array.from({ length: most * 2 }, (_, n) =>
        shop.send(
          'POST',
          trackOrder.path,
          { client: `c-${n}` },
          { body: { orderNumber: 'CN-2222-2222', email: `${n}@example.com` } },
        ),
      ),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(most)
  })

  test('CHK-06 a call that has begun is not stopped by a limit when it is asked again under its key', async () => {
    const body = {
      category: 'Products',
      subject: 'Which size?',
      email: 'again@example.com',
      message: 'Mine are 26 cm.',
    }
    const ask = (key: string) =>
      shop.send('POST', openContactCase.path, { client: 'home' }, { key, headers: { locale: 'en-us' }, body })
    const first = await ask('the-first')
    await shop.storage.db.updateTable('limit_count').set({ tried: 1_000, most: 1_000 }).execute()
    expect((await ask('another')).status).toBe(429)
    const again = await ask('the-first')
    expect(again.status).toEqual(first.status)
    expect(again.text).toEqual(first.text)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
  })

  test('LIM429 a refusal is not kept under the key: after the wait the same call is made', async () => {
    const { token } = await shop.newGuest()
    const body = { orderNumber: 'CN-3333-3333', email: 'a@example.com' }
    const ask = (key: string) => shop.send('POST', cancelOrder.path, { client: 'home' }, { token, key, body })
    for (let n = 0; n < limitNamed('tracking-order').most; n++) await ask(newId())
    expect((await ask('same')).status).toBe(429)
    await shop.storage.db.deleteFrom('limit_count').execute()
    expect((await ask('same')).error?.errorId).toBe('ORD400')
  })
})

describe('letters and counters', () => {
  test('ORD-12 AUTH-23 SIGN-35 an unconfirmed address gets ten letters a day of all kinds together, and the caller sees no difference', async () => {
    const { most, windowMs } = limitNamed('unconfirmed-letter')
    const email = 'consumer@example.com'
    const letters = async () =>
      (await shop.storage.db.selectFrom('mail').select('id').where('recipient', '=', email).execute()).length
    const before = await letters()
    const contact = (n: number) =>
      shop.send(
        'POST',
        openContactCase.path,
        { client: `c-${n}` },
        {
          headers: { locale: 'en-us' },
          body: { category: 'Products', subject: 'Which size?', email, message: 'Mine are 26 cm.' },
        },
      )
    for (let n = 0; n < 12; n++) {
      expect((await contact(n)).status).toBe(200)
      shop.clock.now += 30 * 60_000
    }
    expect(await letters()).toBe(before + most)
    expect((await shop.send('POST', resetPassword.path, { client: 'home' }, { body: { email } })).status).toBe(200)
    expect(await letters()).toBe(before + most)
    shop.clock.now += windowMs
    expect((await shop.send('POST', resetPassword.path, { client: 'home' }, { body: { email } })).status).toBe(200)
    expect(await letters()).toBe(before + most + 1)
  })

  test('LIM429 neither address nor e-mail is kept in the table of counters', async () => {
    const { db } = shop.storage
    await countAgainst(db, [tryOf('lookup-client', '198.51.100.7')], shop.clock.now)
    await countAgainst(db, [tryOf('contact-email', 'wren@example.com')], shop.clock.now)
    const rows = await db.selectFrom('limit_count').selectAll().execute()
    expect(rows.length).toBeGreaterThan(1)
    expect(JSON.stringify(rows)).not.toMatch(/198|wren/)
  })
})
