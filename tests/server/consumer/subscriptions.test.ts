import { beforeEach, describe, expect, test } from 'vitest'
import { readProfile, setNotification, updateProfile } from '../../../contracts/api/account/consumerApi.ts'
import type { Subscription } from '../../../contracts/api/entities/consumer.ts'
import {
  createSubscriptions,
  readSubscriptions,
  updateSubscriptions,
} from '../../../contracts/api/account/subscriptionApi.ts'
import type { AccountShop } from './accountShop.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { useAccountShop } from '../support/useGuestShop.ts'

type Consumer = Awaited<ReturnType<AccountShop['newConsumer']>>

let wren: Consumer
let email = ''
const { shop } = await useAccountShop()
beforeEach(async () => {
  wren = await shop.newConsumer()
  email = await emailOf(wren)
})

const emailOf = async (consumer: Consumer) =>
  (await consumer.done(readProfile, { query: {} })).consumerProfile.consumerDetails.email
const change = (recipient: string, more: Partial<Subscription> = {}): Subscription => ({
  type: 'Newsletter',
  channel: 'email',
  optin: true,
  doubleOptin: false,
  recipient,
  category: 'subscription',
  ...more,
})
const put = (consumer: Pick<Consumer, 'ask'>, ...subscriptions: readonly [Subscription, ...Subscription[]]) =>
  consumer.ask(updateSubscriptions, { body: { subscriptions } })
const own = async (consumer: Consumer) =>
  (await consumer.done(readSubscriptions, {})).subscriptions.map(({ type, channel, recipient, optin }) => [
    type,
    channel,
    recipient,
    optin,
  ])
let phones = 0
const withPhone = async (consumer: Consumer) => {
  const phone = `415555${String(1000 + ++phones)}`
  await consumer.done(updateProfile, {
    query: {},
    body: { consumerProfile: { consumerDetails: { phone, phoneCode: '1' } } },
  })
  return `+1${phone}`
}

describe('one subscription', () => {
  test('ACC-04 ACC-16 API-049 API-050 API-051 a subscription starts, ends and starts again, and the profile shows the day of the last choice by the shop’s clock', async () => {
    const begun = await put(
      wren,
      change(` ${email.toUpperCase()} `, { optinDate: '1999-01-01T00:00:00Z', country: 'XX' }),
    )
    const now = new Date(shop.clock.now).toISOString()
    expect(begun.body.subscriptions).toEqual([{ ...change(email), country: 'US', optinDate: now }])
    shop.clock.now += 60_000
    const later = new Date(shop.clock.now).toISOString()
    await put(wren, change(email, { optin: false }))
    const { consumerProfile } = await wren.done(readProfile, { query: {} })
    expect(consumerProfile.subscriptions).toEqual([
      { ...change(email), optin: false, country: 'US', optoutDate: later },
    ])
    await wren.done(createSubscriptions, { body: { subscriptions: [change(email)] } })
    expect(await own(wren)).toEqual([['Newsletter', 'email', email, true]])
  })

  test.each([
    ['AUT453', { recipient: 'nobody' }, 'recipient'],
    ['PRO412', { channel: 'sms', recipient: '12' }, 'recipient'],
    ['PRO412', { type: 'LoyaltyNewsletter' }, 'type'],
  ] as const)(
    'ACC-16 API-050 API-051 %s: %o is refused at its field, and the other entries of the call are not kept',
    async (errorId, more, field) => {
      for (const call of [updateSubscriptions, createSubscriptions]) {
        const answer = await wren.ask(call, { body: { subscriptions: [change(email), change(email, more)] } })
        expectRefusal(answer, 400, errorId, { field: `subscriptions.1.${field}` })
      }
      expect(await own(wren)).toEqual([])
    },
  )

  test('ACC-04 the news of the loyalty programme are for members', async () => {
    const member = await shop.newConsumer('LOYALTY')
    const address = await emailOf(member)
    expect((await put(member, change(address, { type: 'LoyaltyNewsletter' }))).status).toBe(200)
  })

  test('SIGN-23 SIGN-24 AUTH-32 API-049 API-050 a guest subscribes and unsubscribes, learns nothing else, and an account’s own subscriptions stay as they are', async () => {
    const guest = await shop.newGuest()
    await put(wren, change(email), change('friend@example.com'))
    expect(await own(wren)).toEqual([['Newsletter', 'email', email, true]])
    const answer = await put(guest, change(email, { optin: false }))
    expect(answer.body.subscriptions.map(({ recipient, optin }) => [recipient, optin])).toEqual([[email, false]])
    expect(await own(wren)).toEqual([['Newsletter', 'email', email, false]])
    const robin = await shop.newConsumer()
    await put(robin, change(email))
    expect(await own(robin)).toEqual([])
    expect(await own(wren)).toEqual([['Newsletter', 'email', email, true]])
    expectRefusal(await guest.ask(readSubscriptions, {}), 403, 'AUT432')
  })
})

describe('an address that a visitor enters', () => {
  const letters = () =>
    shop.storage.db
      .selectFrom('mail')
      .select(['recipient', 'body'])
      .where('subject', '=', 'You signed up for our newsletter')
      .execute()
  const to = async (address: string) => (await letters()).filter(({ recipient }) => recipient === address)

  test('SIGN-24 gets one letter, which says how to stop them, and none while it is on the list', async () => {
    const guest = await shop.newGuest()
    await put(guest, change('maud@example.com'))
    await put(await shop.newGuest(), change('maud@example.com'))
    expect(await to('maud@example.com')).toEqual([
      {
        recipient: 'maud@example.com',
        body: expect.stringMatching(/Unsubscribe:\s+\S+\/consumers-v3\/unsubscribe\/en-us\/[0-9a-f]{64}/),
      },
    ])
    await put(guest, change('maud@example.com', { optin: false }))
    expect(await to('maud@example.com')).toHaveLength(1)
    await put(guest, change('maud@example.com'))
    expect(await to('maud@example.com')).toHaveLength(2)
  })

  test('SIGN-24 SIGN-51 nobody learns whether it was on the list or has an account', async () => {
    const guest = await shop.newGuest()
    await put(wren, change(email))
    await put(guest, change('known@example.com'))
    const answers = []
    for (const address of ['known@example.com', email, 'unknown@example.com']) {
      const { status, body } = await put(await shop.newGuest(), change(address))
      answers.push({ status, body: JSON.stringify(body).replaceAll(address, 'address') })
    }
    expect(new Set(answers.map((each) => JSON.stringify(each)))).toHaveLength(1)
  })

  test('ACC-16 whoever subscribes an address of their own account gets no letter about it', async () => {
    await put(wren, change(email))
    expect(await to(email)).toEqual([])
  })
})

describe('a channel', () => {
  test('ACC-15 API-067 a no ends everything on a channel and nothing elsewhere', async () => {
    const phone = await withPhone(wren)
    await put(wren, change(email), change(phone, { channel: 'sms' }))
    await wren.done(setNotification, { body: { channel: 'email', optin: false } })
    expect(await own(wren)).toEqual([
      ['Newsletter', 'email', email, false],
      ['Newsletter', 'sms', phone, true],
    ])
  })

  test('ACC-15 API-067 a yes begins the newsletter of a channel', async () => {
    const phone = await withPhone(wren)
    await put(wren, change(email, { optin: false }), change(phone, { channel: 'sms' }))
    await wren.done(setNotification, { body: { channel: 'email', optin: true } })
    expect((await own(wren)).every(([, , , optin]) => optin)).toBe(true)
  })

  test('ACC-15 API-067 a yes to a channel that the account cannot be reached by is PRO412', async () => {
    const robin = await shop.newConsumer()
    const answer = await robin.ask(setNotification, { body: { channel: 'sms', optin: true } })
    expectRefusal(answer, 400, 'PRO412', { field: 'channel' })
    expect(await own(robin)).toEqual([])
  })

  test('SIGN-22 with another phone number the messages to the old one end', async () => {
    const old = await withPhone(wren)
    await put(wren, change(old, { channel: 'sms' }), change(email))
    await withPhone(wren)
    expect((await own(wren)).filter(([, , , optin]) => optin)).toEqual([['Newsletter', 'email', email, true]])
  })
})
