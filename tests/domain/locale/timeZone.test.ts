import { expect, test } from 'vitest'
import { timeZoneOf } from '../../../core/domain/locale/timeZone.ts'

const noon = Date.UTC(2026, 0, 15, 12)
const hourIn = (timeZone: string) => new Intl.DateTimeFormat('en-gb', { timeZone, hour: '2-digit' }).format(noon)

test.each([
  ['US', '05'],
  ['CA', '07'],
  ['GB', '12'],
  ['FR', '13'],
  ['DE', '13'],
  ['IT', '13'],
  ['ES', '13'],
  ['NZ', '12'],
])('CAT-70 at noon in London the shop’s clock in %s shows %s', (country, hour) => {
  expect(hourIn(timeZoneOf(country))).toBe(hour)
})
