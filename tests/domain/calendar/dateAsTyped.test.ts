import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateOfInstant } from '../../../core/domain/calendar/calendarDate.ts'
import { dateAsTyped, formatDate, parseDate } from '../../../core/domain/calendar/dateFormat.ts'

test.each([
  ['', ''],
  ['0', '0'],
  ['02', '02'],
  ['022', '02/2'],
  ['0228', '02/28'],
  ['02281', '02/28/1'],
  ['02281990', '02/28/1990'],
  ['022819901', '02/28/1990'],
  ['2/', '02'],
  ['02/8/', '02/08'],
  ['2/8/1990', '02/08/1990'],
  ['2.8.1990', '02/08/1990'],
  ['1990-02-28', '02/28/1990'],
  ['birthday', ''],
])('SIGN-16 %o becomes %o', (typed, shown) => {
  expect(dateAsTyped(typed, 'MM/DD/YYYY')).toBe(shown)
})

test('SIGN-16 every day keeps its form, typed digit by digit or filled in by the browser', () => {
  const day = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2026, 0, 1) }).map(dateOfInstant)
  fc.assert(
    fc.property(day, fc.constantFrom('MM/DD/YYYY', 'DD/MM/YYYY'), (date, format) => {
      const typed = Array.from(formatDate(date, format).replaceAll('/', '')).reduce(
        (so, key) => dateAsTyped(so + key, format),
        '',
      )
      expect(parseDate(typed, format)).toEqual(date)
      expect(dateAsTyped(date, format)).toEqual(typed)
      expect(dateAsTyped(typed, format)).toEqual(typed)
    }),
  )
})
