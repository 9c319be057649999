import { describe, expect, test } from 'vitest'
import { distanceText } from '../../../ui/src/stores/distanceText.ts'
import { phoneText } from '../../../ui/src/stores/StoreLocatorPage.tsx'
import { hoursOn, isDayAndNight, timeText, weekdayOf, weekdayText } from '../../../ui/src/stores/HoursToday.tsx'

const hours = [
  { day: 1, opens: '10:00', closes: '18:00' },
  { day: 3, opens: '00:00', closes: '23:59' },
]

describe('the opening hours of a store', () => {
  test('STORE-06 a day has its hours or none', () => {
    expect(hoursOn(hours, 1)?.closes).toBe('18:00')
    expect(hoursOn(hours, 2)).toBeUndefined()
    expect(hours.map(isDayAndNight)).toEqual([false, true])
  })

  test('STORE-06 Monday is the first day and Sunday the seventh', () => {
    expect(weekdayOf(new Date(2026, 10, 22, 12).getTime())).toBe(7)
    expect(weekdayOf(new Date(2026, 10, 23, 12).getTime())).toBe(1)
    expect(weekdayText(1, 'en-us')).toBe('Monday')
    expect(weekdayText(7, 'fr-fr')).toBe('dimanche')
  })

  test('STORE-06 a time is written the way of the language', () => {
    expect(timeText('18:30', 'fr-fr')).toBe('18:30')
    expect(timeText('18:30', 'en-us').replace(/\s/g, ' ')).toBe('6:30 PM')
  })
})

describe('in the list of stores', () => {
  test.each([
    [16.09, 'en-us', '10mi'],
    [16.09, 'en-gb', '10mi'],
    [16.1, 'fr-fr', '16,1km'],
  ] as const)('STORE-06 %d km are for %s: %s', (km, locale, text) => {
    expect(distanceText(km, locale).replace(/\s/g, '')).toBe(text)
  })

  test.each([
    ['+13035550142', 'NA', '+1 (303) 555-0142'],
    ['+33142685300', 'EMEA', '+33 1 42 68 53 00'],
    ['+9995550142', 'NA', '+9995550142'],
  ] as const)(
    'STORE-06 the number %s in %s is written as read out, if its country is known: %s',
    (phone, site, text) => {
      expect(phoneText(phone, site)).toBe(text)
    },
  )
})
