import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keysOf } from '../../../core/domain/fields/fields.ts'
import { signUpFailures } from '../../../core/domain/account/signUpFailures.ts'
import { signUpFields } from '../../../core/domain/account/signUpFields.ts'
import { dateOfInstant } from '../../../core/domain/calendar/calendarDate.ts'
import { formatDate } from '../../../core/domain/calendar/dateFormat.ts'
import { locales } from '../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import { parseServerTime } from '../../../core/domain/time/parseServerTime.ts'
import { inZone, zones } from '../../support/zones.ts'

const every = keysOf(locales)
const hour = 3_600_000

/** Whether somebody born at this date is old enough at this instant of the server. */
const isOldEnough = (locale: Locale, birthDate: string, timestamp: number | string): boolean =>
  !signUpFailures(
    { birthDate },
    {
      variant: 'full',
      locale,
      today: dateOfInstant(parseServerTime({ timestamp })),
      dateFormat: locales[locale].dateFormat,
      dialCodes: [],
    },
  ).some(({ field }) => field === 'birthDate')

describe('the age of a person', () => {
  const birthdayOf = (locale: Locale, at: number, days: number): string => {
    const day = new Date(at + days * 24 * hour)
    const year = day.getUTCFullYear() - signUpFields(locale).minimalAge
    const born = dateOfInstant(Date.UTC(year, day.getUTCMonth(), day.getUTCDate()))
    return formatDate(born, locales[locale].dateFormat)
  }
  // Not the 29th of February, whose birthday is the 1st of March in most years.
  const anInstant = fc
    .integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2060, 0, 1) })
    .filter((at) => ![0, 1].some((day) => new Date(at + day * 24 * hour).toISOString().slice(5, 10) === '02-29'))

  test('TIME-02 VAL-43 is enough from the birthday by the server’s day, in every locale and every zone of the device', () => {
    fc.assert(
      fc.property(fc.constantFrom(...every), anInstant, fc.constantFrom(...zones), (locale, at, zone) => {
        inZone(zone, () => {
          expect(isOldEnough(locale, birthdayOf(locale, at, 0), at)).toBe(true)
          expect(isOldEnough(locale, birthdayOf(locale, at, 1), at)).toBe(false)
        })
      }),
    )
  })

  test('TIME-02 is the same however the server writes its time', () => {
    fc.assert(
      fc.property(fc.constantFrom(...every), anInstant, fc.integer({ min: -2, max: 2 }), (locale, at, days) => {
        const birthDate = birthdayOf(locale, at, days)
        const whole = Math.floor(at / 1000) * 1000
        const answers = [whole, whole / 1000, new Date(whole).toISOString()].map((timestamp) =>
          isOldEnough(locale, birthDate, timestamp),
        )
        expect(new Set(answers).size).toBe(1)
      }),
    )
  })

  test('TIME-02 TIME-03 is too little by an answer that cannot be read', () => {
    for (const locale of every)
      expect(
        isOldEnough(locale, formatDate(dateOfInstant(Date.UTC(1990, 1, 28)), locales[locale].dateFormat), 'noon'),
      ).toBe(false)
  })
})
