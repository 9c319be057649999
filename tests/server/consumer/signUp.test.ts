import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { signUp } from '../../../contracts/api/account/signUpApi.ts'
import { signUpToSend } from '../../../core/domain/account/signUpToSend.ts'
import { hasSimplifiedSignUp } from '../../../core/domain/account/signUpFields.ts'
import { allLocales } from '../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import { newId } from '../../../server/storage/newId.ts'
import { goodForm, signUpFacts } from '../../domain/account/signUpForms.ts'
import { useAccountShop } from '../support/useGuestShop.ts'
import { defined } from '../../../core/domain/fields/fields.ts'

const { shop } = await useAccountShop()

let count = 0
const email = () => `new-${++count}@example.com`
/** A phone number without an account. */
const phone = () => `30355${String(10_000 + ++count)}`
const entry = (locale: Locale = 'en-us', changed: object = {}) => ({
  ...signUpToSend(
    { ...goodForm(locale), email: email(), phone: locale === 'en-us' ? phone() : goodForm(locale).phone },
    signUpFacts({ locale }),
    {},
  ),
  ...changed,
})
const ask = (
  body: object,
  { locale = 'en-us', key = newId(), source }: { locale?: string; key?: string; source?: string } = {},
) => shop.call('POST', signUp.path, { key, body, headers: { locale, ...defined({ source }) } })
const rowOf = (address: string) =>
  shop.storage.db.selectFrom('consumer').selectAll().where('email', '=', address).executeTakeFirst()
const heardBy = (recipient: string) =>
  shop.storage.db.selectFrom('subscription').selectAll().where('recipient', '=', recipient).orderBy('type').execute()
const errorOf = async (body: object, locale = 'en-us') => {
  const { status, error } = await ask(body, { locale })
  return `${status} ${error?.errorId} ${error?.field}`
}

describe('a new account', () => {
  test('SIGN-30 SIGN-33 SIGN-35 SIGN-36 API-004 a new account is kept as it was sent, its password as scrypt, and signs in at once', async () => {
    const body = entry('en-us', {
      source: { acquisitionType: 'Registered', store: '0042', campaignName: 'Summer fair' },
      referralCode: 'IDRIS-7',
      subscriptions: { newsletterConsent: true, loyaltyConsent: false, smsNotificationConsent: true },
    })
    const answer = await ask({ ...body, email: ` ${body.email.toUpperCase()} ` }, { source: 'FESTIVAL' })
    expect(answer.status).toBe(201)
    expect(Object.keys(answer.json as object)).toEqual(['consumerId'])
    expect(await rowOf(body.email)).toMatchObject({
      type: 'REGISTERED',
      member_id: null,
      first_name: 'Wren',
      last_name: "O'Hara",
      phone: body.phone,
      postal_code: '80302',
      birth_date: '1990-02-03',
      source_store: '0042',
      source_campaign: 'Summer fair',
      lead_source: 'FESTIVAL',
      referral_code: 'IDRIS-7',
      policy_confirmed_at: shop.clock.now,
      password: expect.stringMatching(/^scrypt\$4\$1\$1\$[\w-]{22}\$[\w-]{43}$/) as string,
    })
    expect((await heardBy(body.email)).map(({ channel, type, opted_in }) => [channel, type, opted_in])).toEqual([
      ['email', 'Newsletter', true],
    ])
    expect((await heardBy(body.phone!)).map(({ channel }) => channel)).toEqual(['sms'])
    const { tokens } = await shop.signedIn(body.email)
    expect(tokens).toMatchObject({ tokenType: 'Registered', consumerType: 'REGISTERED' })
  })

  test('SIGN-32 consent to loyalty makes a member from then on', async () => {
    const body = entry('fr-fr', {
      subscriptions: {
        newsletterConsent: false,
        loyaltyConsent: true,
        smsNotificationConsent: false,
        loyaltyEnrollment: 'Full',
        loyaltyNewsletterConsent: true,
      },
    })
    expect((await ask(body, { locale: 'fr-fr' })).status).toBe(201)
    const { tokens } = await shop.signedIn(body.email)
    expect(tokens).toMatchObject({
      consumerType: 'LOYALTY',
      memberId: expect.stringMatching(/^M-[0-9A-F]{12}$/) as string,
    })
    expect((await heardBy(body.email)).map(({ type }) => type)).toEqual(['LoyaltyNewsletter'])
    expect(await rowOf(body.email)).toMatchObject({ gender: 'N', loyalty_since: shop.clock.now })
  })

  test('SIGN-35 the welcome letter is in the language of the site, and its links lead home', async () => {
    const [english, french] = [entry(), entry('fr-ca')]
    await ask(english)
    await ask(french, { locale: 'fr-ca' })
    const letters = await shop.storage.db
      .selectFrom('mail')
      .select(['recipient', 'subject', 'body'])
      .where('recipient', 'in', [english.email, french.email])
      .orderBy('subject')
      .execute()
    expect(letters.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [french.email, 'Bienvenue chez Cairn'],
      [english.email, 'Welcome to Cairn'],
    ])
    expect(letters[1]!.body).toContain('Hello Wren,')
    expect(letters[0]!.body).toContain('/fr-ca/account')
  })
})

describe('when the e-mail or the phone is taken, or the answer lost', () => {
  test('SIGN-41 SIGN-42 API-004 an e-mail or phone that is taken is refused at its field, in any capitals, and nothing is changed', async () => {
    const first = entry()
    await ask(first)
    expect(await errorOf({ ...entry(), email: first.email.toUpperCase() })).toBe('409 AUT439 email')
    expect(await errorOf({ ...entry(), phone: first.phone })).toBe('409 AUT442 phone')
    expect(await errorOf({ email: 'consumer@example.com', password: 'Trail-2026' })).toBe('409 AUT439 email')
    expect((await shop.trySignIn('consumer@example.com')).status).toBe(200)
  })

  test('SIGN-41 twelve at once with one e-mail are one account', async () => {
    const address = email()
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask({ ...entry(), email: address })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ error }) => error?.errorId === 'AUT439')).toHaveLength(11)
  })

  test('SIGN-42 twelve at once with one phone are one account', async () => {
    const number = `+1${phone()}`
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(entry('en-us', { phone: number }))))
    expect(answers.map(({ status, error }) => `${status} ${error?.errorId}`).toSorted()).toEqual([
      '201 undefined',
      ...Array<string>(11).fill('409 AUT442'),
    ])
  })

  test('SIGN-35 a lost answer is asked for again under its key: one account, one letter', async () => {
    const body = entry()
    const key = newId()
    const [first, again] = [await ask(body, { key }), await ask(body, { key })]
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(again.json).toEqual(first.json)
    expect(
      await shop.storage.db.selectFrom('mail').select('id').where('recipient', '=', body.email).execute(),
    ).toHaveLength(1)
  })
})

describe('what is typed', () => {
  test.each([
    ['en-us', { email: 'wren' }, '400 AUT453 email'],
    ['en-us', { password: 'Short-1' }, '400 FE872 password'],
    ['en-us', { password: 'nocapital-2026' }, '400 FE872 password'],
    ['en-us', { birthDate: '2090-01-01' }, '400 PRO410 birthDate'],
    ['en-us', { birthDate: '1899-12-31' }, '400 PRO410 birthDate'],
    ['en-us', { birthDate: '2023-02-30' }, '400 PRO410 birthDate'],
    ['fr-fr', { birthDate: undefined }, '400 PRO411 birthDate'],
    ['fr-fr', { birthDate: '1900-01-01' }, '400 PRO411 birthDate'],
    ['it-it', { phone: undefined }, '400 API400 phone'],
    ['en-us', { phone: '+1303' }, '400 API400 phone'],
    ['en-us', { firstName: '<script>' }, '400 API400 firstName'],
    ['en-us', { postalCode: 'x' }, '400 API400 postalCode'],
    ['de-de', { gender: undefined }, '400 API400 gender'],
    ['en-us', { isTermsConfirmed: false }, '400 API400 isTermsConfirmed'],
  ] as const)('VAL-37 VAL-13 SIGN-12 SIGN-15 API-004 in %s %o answers %s', async (locale, changed, answer) => {
    expect(await errorOf(entry(locale, changed), locale)).toBe(answer)
  })

  test('VAL-43 the age is counted on the server’s day', async () => {
    const born = (years: number, days: number) =>
      new Date(
        Date.UTC(
          new Date(shop.clock.now).getUTCFullYear() - years,
          new Date(shop.clock.now).getUTCMonth(),
          new Date(shop.clock.now).getUTCDate() + days,
        ),
      )
        .toISOString()
        .slice(0, 10)
    expect((await ask(entry('en-us', { birthDate: born(13, 0) }))).status).toBe(201)
    expect(await errorOf(entry('en-us', { birthDate: born(13, 1) }))).toBe('400 PRO410 birthDate')
  })

  test('SIGN-34 loyalty without terms needs the policy', async () => {
    const consents = { newsletterConsent: false, loyaltyConsent: true, smsNotificationConsent: false }
    expect(
      (
        await ask(
          entry('en-us', { isTermsConfirmed: undefined, termsConditionsAndPolicy: true, subscriptions: consents }),
        )
      ).status,
    ).toBe(201)
  })

  test.each(allLocales)(
    'SIGN-10 e-mail and password alone, in %s: where the site is content with them',
    async (locale) => {
      const { status, error } = await ask({ email: email(), password: 'Trail-2026' }, { locale })
      const isContent = hasSimplifiedSignUp(locale)
      expect(status).toBe(isContent ? 201 : 400)
      expect(error?.field).toBe(isContent ? undefined : 'firstName')
    },
  )

  test('SIGN-30 hostile text in every field is refused with a message or kept as text, and never answers 500', async () => {
    const hostile = fc.constantFrom(
      "'; drop table consumer; --",
      '<script>alert(1)</script>',
      '\u0000',
      '💥'.repeat(20),
      'x'.repeat(5_000),
      '',
    )
    const fields = [
      'email',
      'password',
      'firstName',
      'lastName',
      'birthDate',
      'phone',
      'phoneCode',
      'postalCode',
      'gender',
      'referralCode',
    ] as const
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...fields), hostile, async (field, text) => {
        const { status, text: answer } = await ask({ ...entry(), [field]: text })
        expect(status).toBeLessThan(500)
        expect(answer).not.toContain('drop table')
      }),
      { numRuns: 60 },
    )
  })

  test('SIGN-31 the database keeps the password nowhere, not even in what the key remembers', async () => {
    await ask(entry('en-us', { password: 'Canary-Password-9' }))
    const { db } = shop.storage
    const kept = JSON.stringify([
      await db.selectFrom('consumer').selectAll().execute(),
      await db.selectFrom('idempotency').selectAll().execute(),
      await db.selectFrom('mail').selectAll().execute(),
    ])
    expect(kept).not.toContain('Canary-Password-9')
  })
})
