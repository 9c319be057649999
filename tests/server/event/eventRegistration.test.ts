import { beforeEach, describe, expect, test } from 'vitest'
import { readProfile, registerForEvent } from '../../../contracts/api/account/consumerApi.ts'
import type { EventRegistration } from '../../../contracts/api/entities/consumer.ts'
import { importContent } from '../../../server/content/importContent.ts'
import { purge } from '../../../server/retention/purge.ts'
import type { AccountShop } from '../consumer/accountShop.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { useAccountShop } from '../support/useGuestShop.ts'

type Consumer = Awaited<ReturnType<AccountShop['newConsumer']>>

const { shop } = await useAccountShop()
const { db } = shop.storage
const start = shop.clock.now
await importContent(db, 0)
let wren: Consumer
let entry: EventRegistration
beforeEach(async () => {
  shop.clock.now = start
  wren = await shop.newConsumer()
  entry = await entryOf(wren)
})

const entryOf = async (consumer: Consumer): Promise<EventRegistration> => {
  const { consumerProfile } = await consumer.done(readProfile, { query: {} })
  return {
    email: consumerProfile.consumerDetails.email,
    attendingDays: '2027-03-13,2027-03-14',
    eventId: 'open-bench-2027',
    eventTermsAccepted: true,
    firstName: 'Wren',
    lastName: 'Holloway',
    plusOne: 'Iris Kaya',
    registrationTimestamp: '1999-01-01T00:00:00.000Z',
  }
}
const join = (more: Partial<EventRegistration> = {}, who: Consumer = wren, options = {}) =>
  who.ask(registerForEvent, { body: { ...entry, ...more } }, options)
const kept = async (id: string) =>
  db.selectFrom('event_registration').selectAll().where('id', '=', id).executeTakeFirst()

describe('a registration for an event', () => {
  test('SIGN-74 API-068 is kept with days, guest and the time of the server’s clock', async () => {
    const answer = await join()
    expect(answer.status).toBe(201)
    expect(await kept(answer.body.registrationId)).toMatchObject({
      event_id: 'open-bench-2027',
      days: '2027-03-13,2027-03-14',
      plus_one: 'Iris Kaya',
      first_name: 'Wren',
      at: shop.clock.now,
    })
  })

  test('SIGN-74 API-068 a second one of the same account is refused in words, and the first stays as it is', async () => {
    const first = await join()
    const again = await join({ attendingDays: '2027-03-14', plusOne: 'Somebody Else' })
    expectRefusal(again, 409, 'EVT409')
    expect(again.error?.message).toBe('You are already registered for this event.')
    expect(await kept(first.body.registrationId)).toMatchObject({ plus_one: 'Iris Kaya' })
  })

  test('SIGN-74 of two at once one is kept', async () => {
    const answers = await Promise.all([join(), join()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })

  test('SIGN-74 the same press sent twice is done once and answered the same', async () => {
    const key = 'one-press-twice'
    const [first, second] = [await join({}, wren, { key }), await join({}, wren, { key })]
    expect(second.status).toBe(201)
    expect(second.body).toEqual(first.body)
  })

  test('SIGN-74 another account may join, too', async () => {
    await join()
    const piotr = await shop.newConsumer()
    expect((await join(await entryOf(piotr), piotr)).status).toBe(201)
  })

  test('SIGN-72 AUTH-32 API-068 a guest cannot join', async () => {
    const guest = await shop.newGuest()
    expectRefusal(await guest.ask(registerForEvent, { body: entry }), 403, 'AUT432')
  })
})

describe('what is refused', () => {
  test.each([
    [{ attendingDays: '2027-03-12' }, 'attendingDays'],
    [{ attendingDays: '2027-03-13,2027-03-15' }, 'attendingDays'],
    [{ attendingDays: '' }, 'attendingDays'],
    [{ eventTermsAccepted: false }, 'eventTermsAccepted'],
    [{ plusOne: '<script>' }, 'plusOne'],
    [{ firstName: '' }, 'firstName'],
    [{ email: 'somebody.else@example.com' }, 'email'],
  ] satisfies [Partial<EventRegistration>, string][])(
    'SIGN-68 SIGN-69 SIGN-70 SIGN-71 SIGN-73 API-068 %o is refused at its field',
    async (more, field) => {
      const answer = await join(more)
      expectRefusal(answer, 400, 'API400')
      expect(answer.error?.field).toBe(field)
    },
  )

  test('SIGN-73 the days are kept once each, in calendar order', async () => {
    const { body } = await join({ attendingDays: '2027-03-14,2027-03-13,2027-03-14' })
    expect((await kept(body.registrationId))?.days).toBe('2027-03-13,2027-03-14')
  })

  test.each(['no-such-event', 'HARROWMID1'])('SIGN-74 %s is no event', async (eventId) => {
    expectRefusal(await join({ eventId }), 404, 'EVT404')
  })

  test('TIME-02 SIGN-74 an event is over by the server’s clock, once its last day has ended everywhere', async () => {
    shop.clock.now = Date.UTC(2027, 2, 15, 11, 59)
    wren = await shop.newConsumer()
    entry = await entryOf(wren)
    expect((await join()).status).toBe(201)
    shop.clock.now = Date.UTC(2027, 2, 15, 12)
    const late = await shop.newConsumer()
    const answer = await join(await entryOf(late), late)
    expectRefusal(answer, 404, 'EVT404')
    expect(answer.error?.message).toBe('This event no longer takes registrations.')
  })
})

test('SIGN-74 a registration is deleted 30 days after the event', async () => {
  const { body } = await join()
  const end = Date.UTC(2027, 2, 15, 12)
  const day = 24 * 3_600_000
  await purge(db, end + 29 * day)
  expect(await kept(body.registrationId)).toBeDefined()
  await purge(db, end + 31 * day)
  expect(await kept(body.registrationId)).toBeUndefined()
})
