import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { needsProvince } from '../../../core/domain/address/addressRules.ts'
import { provinceCode, provinces, withProvinceCode } from '../../../core/domain/address/provinces.ts'
import { allLocales, locales } from '../../../core/domain/locale/locales.ts'

const entries = Object.entries(provinces).flatMap(([country, list]) =>
  list.map((province) => ({ country, ...province })),
)

describe('the provinces that come with the application', () => {
  test('VAL-36 every country with a site has its list, and every country that needs a province', () => {
    const countries = [...new Set(allLocales.map((locale) => locales[locale].country))]
    expect(countries.filter((country) => (provinces[country] ?? []).length === 0)).toEqual([])
    expect(Object.keys(provinces).filter(needsProvince)).toEqual(['US', 'CA', 'IT', 'ES'])
  })

  test.each([
    ['US', 51],
    ['CA', 13],
    ['GB', 4],
    ['FR', 13],
    ['DE', 16],
    ['IT', 107],
    ['ES', 52],
  ])('VAL-36 %s has all its %d provinces, each with a code and a name of its own', (country, count) => {
    const list = provinces[country] ?? []
    expect(list).toHaveLength(count)
    expect(new Set(list.map(({ code }) => code)).size).toBe(count)
    expect(new Set(list.map(({ name }) => name)).size).toBe(count)
    expect(list.filter(({ code, name }) => !/^[A-Z]{1,3}$/.test(code) || name.trim() === '')).toEqual([])
  })

  test('VAL-36 a province is found by its code and by its name, however they are written', () => {
    const written = fc.record({
      entry: fc.constantFrom(...entries),
      change: fc.constantFrom(
        (text: string) => text,
        (text: string) => text.toUpperCase(),
        (text: string) => `  ${text.toLowerCase()} `,
        (text: string) => text.normalize('NFD').replace(/\p{Mn}/gu, ''),
        (text: string) => text.replaceAll('’', "'").replaceAll(' ', '  '),
      ),
    })
    fc.assert(
      fc.property(written, ({ entry: { country, code, name }, change }) => {
        expect(provinceCode(country, change(code))).toEqual(code)
        expect(provinceCode(country, change(name))).toEqual(code)
      }),
    )
  })

  test('VAL-36 an address of an earlier log has a code for its typed province, and keeps a text without one', () => {
    expect(withProvinceCode({ city: 'Portland', province: 'Oregon' }, 'US')).toEqual({
      city: 'Portland',
      province: 'OR',
    })
    expect(withProvinceCode({ province: 'quebec' }, 'CA')).toEqual({ province: 'QC' })
    expect(withProvinceCode({ province: 'Orgeon' }, 'US')).toEqual({ province: 'Orgeon' })
    expect(withProvinceCode({ city: 'Portland' }, 'US')).toEqual({ city: 'Portland' })
  })

  test.each([
    ['US', 'Ontario', null],
    ['US', '', null],
    ['ZZ', 'OR', null],
    ['constructor', 'OR', null],
  ] as const)('VAL-36 a text that is no province of the country has no code (%j, %j)', (first, second, expected) => {
    expect(provinceCode(first, second)).toBe(expected)
  })
})
