import { expect, test } from 'vitest'
import { distanceText } from '../../../ui/src/stores/distanceText.ts'
import { phoneText } from '../../../ui/src/stores/StoreLocatorPage.tsx'
import { hoursOn, isDayAndNight, timeText, weekdayOf, weekdayText } from '../../../ui/src/stores/HoursToday.tsx'

const hours = [
  { day: 1, opens: '10:00', closes: '18:00' },
  { day: 3, opens: '00:00', closes: '23:59' },
]

test('STORE-06 a distance is in miles where people count in miles', () => {
  const answers = (
    [
      [16.09, 'en-us'],
      [16.09, 'en-gb'],
      [16.1, 'fr-fr'],
    ] as const
  ).map(([km, locale]) => distanceText(km, locale).replace(/\s/g, ''))
  expect(answers).toEqual(['10mi', '10mi', '16,1km'])
})

test('STORE-06 a day has its hours or none, and Sunday is the seventh', () => {
  expect(hoursOn(hours, 1)?.closes).toBe('18:00')
  expect(hoursOn(hours, 2)).toBeUndefined()
  expect(hours.map(isDayAndNight)).toEqual([false, true])
  expect(weekdayOf(new Date(2026, 10, 22, 12).getTime())).toBe(7)
  expect(weekdayOf(new Date(2026, 10, 23, 12).getTime())).toBe(1)
  expect(weekdayText(1, 'en-us')).toBe('Monday')
  expect(weekdayText(7, 'fr-fr')).toBe('dimanche')
  expect(timeText('18:30', 'fr-fr')).toBe('18:30')
  expect(timeText('18:30', 'en-us').replace(/\s/g, ' ')).toBe('6:30 PM')
})

test('STORE-06 a telephone number is written as it is read out, and stays as it is when its country is unknown', () => {
  expect(
    (
      [
        ['+13035550142', 'NA'],
        ['+33142685300', 'EMEA'],
        ['+9995550142', 'NA'],
      ] as const
    ).map(([phone, site]) => phoneText(phone, site)),
  ).toEqual(['+1 (303) 555-0142', '+33 1 42 68 53 00', '+9995550142'])
})
