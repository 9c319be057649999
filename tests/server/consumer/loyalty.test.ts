import { beforeEach, describe, expect, test } from 'vitest'
import { signUp } from '../../../contracts/api/account/signUpApi.ts'
import { readProfile, updateProfile } from '../../../contracts/api/account/consumerApi.ts'
import type { ProfileEntry } from '../../../contracts/api/entities/consumer.ts'
import { fetchLoyaltyToken, readVouchers, readWelcomePromotion } from '../../../contracts/api/account/loyaltyApi.ts'
import { demonstrationPoints } from '../../../server/demonstration/demonstrationAccounts.ts'
import type { AccountShop } from './accountShop.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { useAccountShop } from '../support/useGuestShop.ts'

type Consumer = Awaited<ReturnType<AccountShop['newConsumer']>>

let wren: Consumer
const { shop } = await useAccountShop()
beforeEach(async () => {
  wren = await shop.newConsumer()
})

const yes = { type: 'Loyalty', optin: true, doubleOptin: true } as const
const person = { firstName: 'Wren', lastName: 'Holloway', postalCode: '80302' }
const enrol = (consumer: Pick<Consumer, 'ask'>, entry: ProfileEntry = {}, how: { locale?: string } = {}) =>
  consumer.ask(
    updateProfile,
    {
      query: { includeLoyaltySummary: true },
      body: { consumerProfile: { consumerDetails: person, enrollments: [yes], ...entry } },
    },
    how,
  )
const profileOf = async (consumer: Consumer) =>
  (await consumer.done(readProfile, { query: { includeLoyaltySummary: true } })).consumerProfile

describe('enrolling', () => {
  test('SIGN-40 ACC-03 LOY-05 enrolling makes a member, with the missing data, the welcome points and the news of the programme', async () => {
    expect((await wren.ask(readVouchers, {})).error?.errorId).toBe('AUT432')
    const { consumerProfile } = (await enrol(wren)).body
    expect(consumerProfile).toMatchObject({
      isLoyaltyMember: true,
      loyaltyOptInDate: new Date(shop.clock.now).toISOString(),
      loyaltySummary: { points: { balance: 100 } },
      consumerDetails: person,
      subscriptions: [{ type: 'LoyaltyNewsletter', channel: 'email', optin: true }],
    })
    const vouchers = await wren.done(readVouchers, {})
    expect(vouchers.currentLoyaltyPoints).toBe(100)
    expect(vouchers.applicableLoyaltyVouchers).toEqual([])
    expect(vouchers.memberId).toMatch(/^M-[\dA-F]{12}$/)
  })

  test('SIGN-40 enrolling again changes nothing: one welcome, the same day of joining', async () => {
    await enrol(wren)
    const before = await profileOf(wren)
    shop.clock.now += 60_000
    expect((await enrol(wren)).status).toBe(200)
    expect(await profileOf(wren)).toEqual(before)
  })

  test('LOY-05 the points are only shown when they are asked for, and an account outside the programme has none', async () => {
    expect(await profileOf(wren)).not.toHaveProperty('loyaltySummary')
    await enrol(wren)
    expect((await wren.done(readProfile, { query: {} })).consumerProfile).not.toHaveProperty('loyaltySummary')
  })

  test.each([
    ['PRO412', 'postalCode', { consumerDetails: { firstName: 'Wren', lastName: 'Holloway' } }, 'en-us'],
    ['PRO411', 'birthDate', {}, 'fr-fr'],
    ['PRO410', 'birthDate', { consumerDetails: { ...person, birthDate: '2020-01-01' } }, 'en-us'],
    ['PRO412', 'enrollments', { enrollments: [{ ...yes, optin: false }] }, 'en-us'],
  ] as const)(
    'SIGN-40 %s at %s: the same fields are asked for as at sign-up, and a refusal joins no account',
    async (errorId, field, entry, locale) => {
      const answer = await enrol(wren, entry, { locale })
      expect(answer.error?.errorId).toEqual(errorId)
      expect(answer.error?.field).toEqual(field)
      expect((await profileOf(wren)).isLoyaltyMember).toBe(false)
    },
  )
})

describe('points and vouchers', () => {
  test('LOY-09 API-047 REW135 a single opt-in gives no vouchers before the second one', async () => {
    await enrol(wren, { enrollments: [{ ...yes, doubleOptin: false }] })
    expectRefusal(await wren.ask(readVouchers, {}), 403, 'REW135')
    await enrol(wren)
    expect((await wren.ask(readVouchers, {})).status).toBe(200)
  })

  test('LOY-01 LOY-04 LOY-06 API-046 API-047 the demonstration’s member has points, vouchers and the welcome offer, whose code the cart takes', async () => {
    const member = await shop.signedIn('loyalty@example.com')
    const { currentLoyaltyPoints, applicableLoyaltyVouchers, memberId } = await member.done(readVouchers, {})
    expect(currentLoyaltyPoints).toEqual(demonstrationPoints)
    expect(applicableLoyaltyVouchers.map(({ points }) => points)).toEqual([500, 1_000])
    expect(memberId).toBe('M-1000042')
    expect(await member.done(readWelcomePromotion, {})).toMatchObject({
      promotionId: 'welcome',
      title: '10% off your order',
      code: 'WELCOME10',
    })
  })

  test('LOY-06 API-046 API-047 vouchers and the welcome offer are for members alone', async () => {
    for (const call of [readVouchers, readWelcomePromotion]) {
      expectRefusal(await wren.ask(call, {}), 403, 'AUT432')
      expectRefusal(await (await shop.newGuest()).ask(call, {}), 403, 'AUT432')
    }
  })

  test('LOY-11 API-047 a member whom the programme does not know', async () => {
    const member = await shop.newConsumer('LOYALTY')
    expectRefusal(await member.ask(readVouchers, {}), 404, '4044')
  })

  test('LOY-05 every order confirmed since joining earns a point for each whole unit, and cancelled and unconfirmed ones earn none', async () => {
    await enrol(wren)
    const { consumerId = '' } = await profileOf(wren)
    const order = (
      number: string,
      total: number,
      status: 'confirmed' | 'shipped' | 'cancelled' | 'created',
      at: number | null,
    ) => ({
      number,
      basket_id: number,
      subject: consumerId,
      status,
      email: 'a@example.com',
      currency: 'USD' as const,
      total,
      tax: 0,
      document: '{}',
      attempt_key: number,
      attempt_token: null,
      charge_key: number,
      attempt_until: 0,
      charge_id: null,
      challenge_id: null,
      store_id: null,
      store_employee_id: null,
      created_at: 0,
      confirmed_at: at,
    })
    const { now } = shop.clock
    const orders = [
      order('CN-A', 12_999, 'confirmed', now),
      order('CN-B', 5_000, 'cancelled', now),
      order('CN-C', 5_000, 'confirmed', now - 1),
      order('CN-D', 1_000, 'shipped', now),
      order('CN-E', 5_000, 'created', null),
    ]
    await shop.storage.db.insertInto('orders').values(orders).execute()
    expect((await profileOf(wren)).loyaltySummary?.points.balance).toBe(239)
  })

  test('SIGN-32 a sign-up that consents to loyalty gets the same welcome', async () => {
    const guest = await shop.newGuest()
    const email = 'joins.at.the.door@example.com'
    const consents = {
      newsletterConsent: false,
      loyaltyConsent: true,
      smsNotificationConsent: false,
      loyaltyEnrollment: 'Full',
      loyaltyNewsletterConsent: true,
    } as const
    await guest.done(signUp, {
      body: { ...person, email, password: 'Boulder-2027', isTermsConfirmed: true, subscriptions: consents },
    })
    const row = await shop.storage.db
      .selectFrom('consumer')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const grants = await shop.storage.db
      .selectFrom('loyalty_grant')
      .select('points')
      .where('consumer_id', '=', row.id)
      .execute()
    expect(row.type).toBe('LOYALTY')
    expect(grants).toEqual([{ points: 100 }])
  })
})

/** A new member, whom the programme knows by a number. */
const memberOfProgramme = async () => {
  const member = await shop.newConsumer('LOYALTY')
  await shop.storage.db
    .updateTable('consumer')
    .set({ member_id: 'M-7' })
    .where('id', '=', member.tokens.consumerNo)
    .execute()
  return member
}

describe('API-009 the token for the programme', () => {
  test('LOY-02 a member’s token for the programme is this session’s alone and the same whenever it is asked for', async () => {
    const member = await memberOfProgramme()
    const ask = (usid: string) => member.ask(fetchLoyaltyToken, { body: { usid } })
    const first = await ask(member.tokens.usid)
    expect(first.body).toMatchObject({ memberId: 'M-7', loyaltyToken: expect.stringMatching(/^[\w-]{43}$/) })
    expect((await ask(member.tokens.usid)).body).toEqual(first.body)
    const other = await shop.newConsumer('LOYALTY')
    expectRefusal(await ask(other.tokens.usid), 404, '4044')
    expectRefusal(await other.ask(fetchLoyaltyToken, { body: { usid: other.tokens.usid } }), 404, '4044')
    expectRefusal(await wren.ask(fetchLoyaltyToken, { body: { usid: wren.tokens.usid } }), 403, 'AUT432')
  })

  test('LOY-02 the token for the programme is kept nowhere', async () => {
    const member = await memberOfProgramme()
    const { body } = await member.ask(fetchLoyaltyToken, { body: { usid: member.tokens.usid } })
    expect(JSON.stringify(await shop.storage.db.selectFrom('idempotency').selectAll().execute())).not.toContain(
      body.loyaltyToken,
    )
  })
})

test('LOY-03 the referrer of a member is noted once', async () => {
  const member = await memberOfProgramme()
  const ask = (referralCode: string) =>
    member.ask(fetchLoyaltyToken, { body: { usid: member.tokens.usid, referralCode } })
  const first = await ask('FRIEND-1')
  expect((await ask('FRIEND-2')).body).toEqual(first.body)
  const row = await shop.storage.db
    .selectFrom('consumer')
    .select('referral_code')
    .where('id', '=', member.tokens.consumerNo)
    .executeTakeFirstOrThrow()
  expect(row.referral_code).toBe('FRIEND-1')
})
