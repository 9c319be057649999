import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '../../../core/domain/calendar/calendarDate.ts'
import {
  calendarDate,
  dateOfInstant,
  dayNumber,
  daysInMonth,
  wholeYears,
} from '../../../core/domain/calendar/calendarDate.ts'
import { formatDate, isPlaceholderDate, parseDate } from '../../../core/domain/calendar/dateFormat.ts'

const day = fc.integer({ min: -600_000, max: 2_000_000 }).map((days) => dateOfInstant(days * 86_400_000))
const format = fc.constantFrom('DD/MM/YYYY', 'MM/DD/YYYY', 'YYYY-MM-DD')
const date = (text: string): CalendarDate => parseDate(text, 'YYYY-MM-DD') ?? dateOfInstant(0)

describe('reading a date', () => {
  test.each([
    ['31/12/1999', 'DD/MM/YYYY', '1999-12-31'],
    ['12/31/1999', 'MM/DD/YYYY', '1999-12-31'],
    ['31/12/1999', 'MM/DD/YYYY', null],
    ['29/02/2024', 'DD/MM/YYYY', '2024-02-29'],
    ['29/02/2023', 'DD/MM/YYYY', null],
    ['29/02/1900', 'DD/MM/YYYY', null],
    ['1/2/2024', 'DD/MM/YYYY', null],
    ['01/02/24', 'DD/MM/YYYY', null],
    ['01/02/0000', 'DD/MM/YYYY', null],
  ] as const)(
    'VAL-10 a date is a real day in its format, with two-digit day and month and a four-digit year (%j, %j)',
    (first, second, expected) => {
      expect(parseDate(first, second)).toBe(expected)
    },
  )

  test('VAL-10 blanks around a date do not matter, anything else does', () => {
    const written = { 'DD/MM/YYYY': '31/12/1999', 'MM/DD/YYYY': '12/31/1999', 'YYYY-MM-DD': '1999-12-31' } as const
    for (const shape of ['DD/MM/YYYY', 'MM/DD/YYYY', 'YYYY-MM-DD'] as const) {
      expect(parseDate(` ${written[shape]} `, shape)).toBe('1999-12-31')
      expect(parseDate(`1${written[shape]}`, shape)).toBeNull()
      expect(parseDate(`${written[shape]}1`, shape)).toBeNull()
    }
  })

  test('VAL-10 years go from 1 to 9999', () => {
    expect(calendarDate(1, 1, 1)).toBe('0001-01-01')
    expect(calendarDate(9999, 12, 31)).toBe('9999-12-31')
  })

  test('VAL-10 only whole numbers within the calendar are a date', () => {
    for (const [year, month, dayOfMonth] of [
      [0, 1, 1],
      [10_000, 1, 1],
      [2024, 0, 1],
      [2024, 13, 1],
      [2024, 1, 0],
      [2024.5, 1, 1],
      [2024, 1.5, 1],
      [2024, 1, 1.5],
    ] as const)
      expect(calendarDate(year, month, dayOfMonth)).toBeNull()
  })
})

describe('the days there are', () => {
  test.each([
    [1900, 28],
    [2000, 29],
    [2023, 28],
    [2024, 29],
    [2100, 28],
    [2400, 29],
  ])('VAL-10 February of %i has %i days: a century is a leap year when four hundred divide it', (year, days) => {
    expect(daysInMonth(year, 2)).toBe(days)
  })

  test('VAL-10 a formatted day is parsed back, and day numbers agree with the time scale', () => {
    fc.assert(
      fc.property(day, format, (some, shape) => {
        expect(parseDate(formatDate(some, shape), shape)).toBe(some)
        expect(dateOfInstant(dayNumber(some) * 86_400_000)).toBe(some)
      }),
    )
  })

  test('VAL-10 exactly the days of the calendar exist', () => {
    for (const [month, days] of [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].entries()) {
      expect(daysInMonth(2024, month + 1)).toBe(days)
      expect(calendarDate(2024, month + 1, days)).not.toBeNull()
      expect(calendarDate(2024, month + 1, days + 1)).toBeNull()
    }
  })
})

test('VAL-43 years are whole, and the birthday itself counts', () => {
  expect(wholeYears(date('2000-05-10'), date('2013-05-09'))).toBe(12)
  expect(wholeYears(date('2000-05-10'), date('2013-05-10'))).toBe(13)
  expect(wholeYears(date('2004-02-29'), date('2022-02-28'))).toBe(17)
  expect(wholeYears(date('2000-05-10'), date('2013-06-01'))).toBe(13)
  expect(wholeYears(date('2000-05-10'), date('2013-04-20'))).toBe(12)
})

test('I18N-03 the first of January 1900 is a placeholder', () => {
  expect(isPlaceholderDate(date('1900-01-01'))).toBe(true)
  expect(isPlaceholderDate(date('1900-01-02'))).toBe(false)
})
