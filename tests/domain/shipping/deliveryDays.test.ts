import { expect, test } from 'vitest'
import { deliveryDates } from '../../../core/domain/shipping/deliveryDays.ts'

const friday = Date.UTC(2026, 10, 27, 12)

test.each([
  ['standard', 'DE', ['2026-12-01', '2026-12-03']],
  ['home', 'DE', ['2026-11-30', '2026-11-30']],
  ['pickup', 'DE', ['2026-11-27', '2026-11-27']],
  ['standard', 'IT', ['2026-12-01', '2026-12-03']],
  ['sts', 'DE', ['2026-12-02', '2026-12-04']],
  ['pudo', 'DE', ['2026-12-02', '2026-12-04']],
  ['customs', 'IT', ['2026-12-11', '2026-12-16']],
] as const)('CAT-70 %s to %s, ordered on a Friday: %j', (code, country, days) => {
  expect(deliveryDates(code, friday, country)).toEqual(days)
})

test('CAT-70 the day is that of the country: late on Thursday in Denver it is Friday in Berlin', () => {
  const night = Date.UTC(2026, 11, 4, 2)
  expect(deliveryDates('home', night, 'US')).toEqual(['2026-12-04', '2026-12-04'])
  expect(deliveryDates('home', night, 'DE')).toEqual(['2026-12-07', '2026-12-07'])
})
