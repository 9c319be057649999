import { describe, expect, test } from 'vitest'
import { stores } from '../../../server/store/seed/stores.ts'
import { duplicatesIn } from './support/duplicatesIn.ts'

const postalCodes = {
  US: /^\d{5}$/,
  CA: /^[A-Z]\d[A-Z] \d[A-Z]\d$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/,
  FR: /^\d{5}$/,
  DE: /^\d{5}$/,
  IT: /^\d{5}$/,
  ES: /^\d{5}$/,
}
/** South, north, west, east. */
const borders = {
  US: [24, 49.5, -125, -66],
  CA: [42, 60, -141, -52],
  GB: [49, 61, -9, 2],
  FR: [41, 51.5, -5.5, 10],
  DE: [47, 55.5, 5.5, 15.5],
  IT: [36, 47.5, 6, 19],
  ES: [36, 44, -9.5, 4.5],
} as const

describe('the stores of the seed', () => {
  test('STORE-01 are at least 42 in all seven countries, 12 of them in the United States', () => {
    expect(stores.length).toBeGreaterThanOrEqual(42)
    expect(new Set(stores.map(({ country }) => country)).size).toBe(7)
    expect(stores.filter(({ country }) => country === 'US').length).toBeGreaterThanOrEqual(12)
    expect(stores.map(({ name }) => name)).toContain('Boulder, Pearl Street')
    for (const values of [
      stores.map(({ id }) => id),
      stores.map(({ name }) => name),
      stores.map(({ phone }) => phone),
    ]) {
      expect(duplicatesIn(values)).toEqual([])
    }
  })

  test('STORE-01 are in their country, with a postal code of its form', () => {
    for (const { name, country, postalCode, lat, lng, phone } of stores) {
      const [south, north, west, east] = borders[country]
      expect(lat > south && lat < north && lng > west && lng < east, name).toBe(true)
      expect(postalCode, name).toMatch(postalCodes[country])
      expect(phone, name).toMatch(/^\+[1-9]\d{8,13}$/)
    }
  })

  test('STORE-01 keep hours for seven days and offer pick-up', () => {
    for (const { name, hours, services } of stores) {
      expect(hours, name).toHaveLength(7)
      expect(hours.filter((day) => day !== null).length, name).toBeGreaterThanOrEqual(5)
      for (const day of hours) if (day) expect(day.opens < day.closes, name).toBe(true)
      expect(services, name).toContain('pick-up')
    }
  })

  test('STORE-03 have two to four employees each', () => {
    for (const { name, employees } of stores) {
      expect(employees.length, name).toBeGreaterThanOrEqual(2)
      expect(employees.length, name).toBeLessThanOrEqual(4)
    }
    expect(duplicatesIn(stores.flatMap(({ employees }) => employees.map(({ id }) => id)))).toEqual([])
  })
})
