import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signUp } from '../../../contracts/api/signUpApi.ts'
import { readProfile, updateProfile } from '../../../contracts/api/consumerApi.ts'
import type { ProfileEntry } from '../../../contracts/api/consumer.ts'
import { fetchLoyaltyToken, readVouchers, readWelcomePromotion } from '../../../contracts/api/loyaltyApi.ts'
import { demonstrationPoints } from '../../../server/consumer/seed/demonstrationAccounts.ts'
import { accountShop } from './accountShop.ts'
import type { AccountShop } from './accountShop.ts'

type Consumer = Awaited<ReturnType<AccountShop['newConsumer']>>

let shop: AccountShop
let wren: Consumer
beforeAll(async () => {
  shop = await accountShop()
})
beforeEach(async () => {
  wren = await shop.newConsumer()
})
afterAll(() => shop.close())

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

test('SIGN-40 ACC-03 LOY-05 who enrols is a member, with what was missing, the points of the welcome and the news of the programme', async () => {
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
  expect([vouchers.currentLoyaltyPoints, vouchers.applicableLoyaltyVouchers]).toEqual([100, []])
  expect(vouchers.memberId).toMatch(/^M-[\dA-F]{12}$/)
})

test('SIGN-40 enrolling again changes nothing: one welcome, the same day of joining', async () => {
  await enrol(wren)
  const before = await profileOf(wren)
  shop.clock.now += 60_000
  expect((await enrol(wren)).status).toBe(200)
  expect(await profileOf(wren)).toEqual(before)
})

test('LOY-05 without being asked for the points are not told, and a stranger to the programme has none', async () => {
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
  'SIGN-40 %s at %s: what the sign-up would ask for is asked for here, and nobody has joined',
  async (errorId, field, entry, locale) => {
    const answer = await enrol(wren, entry, { locale })
    expect([answer.error?.errorId, answer.error?.field]).toEqual([errorId, field])
    expect((await profileOf(wren)).isLoyaltyMember).toBe(false)
  },
)

test('REW135 LOY-09 who has opted in once has no vouchers before the second time', async () => {
  await enrol(wren, { enrollments: [{ ...yes, doubleOptin: false }] })
  expect((await wren.ask(readVouchers, {})).error?.errorId).toBe('REW135')
  await enrol(wren)
  expect((await wren.ask(readVouchers, {})).status).toBe(200)
})

test('LOY-01 LOY-04 LOY-06 the demonstration’s member has points, vouchers and the welcome offer, whose code the cart takes', async () => {
  const member = await shop.signedIn('loyalty@example.com')
  const { currentLoyaltyPoints, applicableLoyaltyVouchers, memberId } = await member.done(readVouchers, {})
  expect([currentLoyaltyPoints, applicableLoyaltyVouchers.map(({ points }) => points), memberId]).toEqual([
    demonstrationPoints,
    [500, 1_000],
    'M-1000042',
  ])
  expect(await member.done(readWelcomePromotion, {})).toMatchObject({
    promotionId: 'welcome',
    title: '10% off your order',
    code: 'WELCOME10',
  })
})

test('LOY-11 a member whom the programme does not know', async () => {
  const member = await shop.newConsumer('LOYALTY')
  expect((await member.ask(readVouchers, {})).error?.errorId).toBe('4044')
})

test('LOY-05 orders since joining count, wherever they are, a point for every whole unit; those that were cancelled or never confirmed do not', async () => {
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
  expect([row.type, grants]).toEqual(['LOYALTY', [{ points: 100 }]])
})

test('LOY-02 LOY-03 a member’s token for the programme is this session’s alone, the same whenever it is asked for, and kept nowhere; who referred the member is noted once', async () => {
  const member = await shop.newConsumer('LOYALTY')
  await shop.storage.db
    .updateTable('consumer')
    .set({ member_id: 'M-7' })
    .where('id', '=', member.tokens.consumerNo)
    .execute()
  const ask = (usid: string, referralCode?: string) =>
    member.ask(fetchLoyaltyToken, { body: { usid, ...(referralCode === undefined ? {} : { referralCode }) } })
  const first = await ask(member.tokens.usid, 'FRIEND-1')
  expect(first.body).toMatchObject({ memberId: 'M-7', loyaltyToken: expect.stringMatching(/^[\w-]{43}$/) })
  expect((await ask(member.tokens.usid, 'FRIEND-2')).body).toEqual(first.body)
  const row = await shop.storage.db
    .selectFrom('consumer')
    .select('referral_code')
    .where('id', '=', member.tokens.consumerNo)
    .executeTakeFirstOrThrow()
  expect(row.referral_code).toBe('FRIEND-1')
  const other = await shop.newConsumer('LOYALTY')
  expect([
    (await ask(other.tokens.usid)).error?.errorId,
    (await other.ask(fetchLoyaltyToken, { body: { usid: other.tokens.usid } })).error?.errorId,
  ]).toEqual(['4044', '4044'])
  expect((await wren.ask(fetchLoyaltyToken, { body: { usid: wren.tokens.usid } })).error?.errorId).toBe('AUT432')
  expect(JSON.stringify(await shop.storage.db.selectFrom('idempotency').selectAll().execute())).not.toContain(
    first.body.loyaltyToken,
  )
})
