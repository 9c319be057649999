import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayNumber } from '../../../core/domain/calendar/calendarDate.ts'
import { parseDate } from '../../../core/domain/calendar/dateFormat.ts'
import {
  eventDays,
  eventEnd,
  eventFailures,
  eventStep,
  eventToSend,
} from '../../../core/domain/event/eventRegistration.ts'
import type { EventForm } from '../../../core/domain/event/eventRegistration.ts'
import { inZone, zones } from '../../support/zones.ts'

const dayMs = 24 * 3_600_000
const dateOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)
const anyDay = fc.integer({ min: -20_000, max: 60_000 })

const event = { startDate: '2027-03-13', endDate: '2027-03-14', enablePlusOne: true }
const filled: EventForm = {
  attendingDays: ['2027-03-13'],
  eventTermsAccepted: true,
  plusOne: '',
  firstName: 'Wren',
  lastName: 'Holloway',
}
const failing = (more: Partial<EventForm>, facts = event) =>
  eventFailures({ ...filled, ...more }, facts).map(({ field, rule }) => [field, rule])

describe('the days of an event', () => {
  test('SIGN-70 are each day from the first to the last, both included, in every zone', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 90 }), fc.constantFrom(...zones), (first, length, zone) => {
        const days = inZone(zone, () => eventDays({ startDate: dateOf(first), endDate: dateOf(first + length) }))
        expect(days).toEqual(Array.from({ length: length + 1 }, (_, index) => dateOf(first + index)))
      }),
    )
  })

  test('SIGN-70 are none when the last day is before the first', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 400 }), (first, before) => {
        expect(eventDays({ startDate: dateOf(first), endDate: dateOf(first - before) })).toEqual([])
      }),
    )
  })

  test('SIGN-70 a day that does not exist makes none', () => {
    expect(eventDays({ startDate: '2027-02-30', endDate: '2027-03-02' })).toEqual([])
    expect(eventDays({ startDate: '2027-02-27', endDate: '2027-02-30' })).toEqual([])
    expect(eventEnd({ endDate: '2027-02-30' })).toBe(0)
  })
})

describe('the end of an event', () => {
  const local = (now: number, zone: string): string =>
    new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(now)

  test('TIME-02 no zone sees it closed before its last day is over there', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40_000 * dayMs }),
        fc.integer({ min: -3, max: 3 }),
        fc.constantFrom(...zones),
        (now, away, zone) => {
          const today = parseDate(local(now, zone), 'YYYY-MM-DD') ?? expect.fail('no day')
          const endDate = dateOf(dayNumber(today) + away)
          if (away >= 0) expect(eventEnd({ endDate })).toBeGreaterThan(now)
          if (away <= -3) expect(eventEnd({ endDate })).toBeLessThanOrEqual(now)
        },
      ),
    )
  })
})

describe('a registration', () => {
  test('SIGN-67 of a filled form is complete', () => {
    expect(failing({})).toEqual([])
  })

  test('SIGN-70 needs a day, and only days of the event', () => {
    expect(failing({ attendingDays: [] })).toEqual([['attendingDays', 'attendingDays']])
    fc.assert(
      fc.property(anyDay, (day) => {
        const date = dateOf(day)
        const isIn = date >= event.startDate && date <= event.endDate
        expect(failing({ attendingDays: ['2027-03-14', date] })).toEqual(
          isIn ? [] : [['attendingDays', 'attendingDays']],
        )
      }),
    )
  })

  test('SIGN-68 needs the terms', () => {
    expect(failing({ eventTermsAccepted: false })).toEqual([['eventTermsAccepted', 'requiredCheckbox']])
  })

  test.each(['', '   '])('SIGN-69 a guest called "%s" is none and not checked', (plusOne) => {
    expect(failing({ plusOne })).toEqual([])
    expect(failing({ plusOne }, { ...event, enablePlusOne: false })).toEqual([])
  })

  test.each(['<b>', '12345', 'x'.repeat(101)])('SIGN-69 "%s" is no guest’s name', (plusOne) => {
    expect(failing({ plusOne })).toEqual([['plusOne', 'guestName']])
  })

  test.each(['Iris Kaya', 'x'.repeat(100)])('SIGN-69 a guest called "%s" comes along', (plusOne) => {
    expect(failing({ plusOne })).toEqual([])
  })

  test('SIGN-69 a guest is refused where none is allowed', () => {
    expect(failing({ plusOne: 'Iris Kaya' }, { ...event, enablePlusOne: false })).toEqual([['plusOne', 'guestName']])
  })

  test('SIGN-73 an account without a name must give one', () => {
    expect(failing({ firstName: '', lastName: ' ' }).map(([field]) => field)).toEqual(['firstName', 'lastName'])
  })

  test('SIGN-73 the days are sent in calendar order with a comma between them, a blank guest is not', () => {
    const form = { ...filled, attendingDays: ['2027-03-14', '2027-03-13'], plusOne: '  ' }
    const sent = eventToSend(form, {
      email: 'wren@example.com',
      phone: '',
      eventId: 'open-bench-2027',
      timestamp: '2026-11-26T09:00:00.000Z',
    })
    expect(sent).toEqual({
      email: 'wren@example.com',
      attendingDays: '2027-03-13,2027-03-14',
      eventId: 'open-bench-2027',
      eventTermsAccepted: true,
      firstName: 'Wren',
      lastName: 'Holloway',
      registrationTimestamp: '2026-11-26T09:00:00.000Z',
    })
  })

  test('SIGN-73 phone, gender and guest go along where they are known', () => {
    const sent = eventToSend(
      { ...filled, firstName: ' Wren ', lastName: ' Holloway ', plusOne: ' Iris Kaya ' },
      { email: 'w@example.com', phone: '+13035550142', gender: 'F', eventId: 'e', timestamp: '' },
    )
    expect(sent).toMatchObject({
      firstName: 'Wren',
      lastName: 'Holloway',
      plusOne: 'Iris Kaya',
      phoneNumber: '+13035550142',
      gender: 'F',
    })
  })
})

test.each([
  [undefined, false, 'waiting'],
  [undefined, true, 'waiting'],
  [false, false, 'signIn'],
  [false, true, 'signUp'],
  [true, false, 'join'],
  [true, true, 'join'],
] as const)('SIGN-72 signed in: %j, wants an account: %j, leads to %s', (isSignedIn, wantsAccount, step) => {
  expect(eventStep(isSignedIn, wantsAccount)).toBe(step)
})
