import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { needsProvince } from '../../../core/domain/address/needsProvince.ts'
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
        expect([provinceCode(country, change(code)), provinceCode(country, change(name))]).toEqual([code, code])
      }),
    )
  })

  test('VAL-36 an address of an earlier log has its typed province as a code, and keeps what is none', () => {
    expect(withProvinceCode({ city: 'Portland', province: 'Oregon' }, 'US')).toEqual({
      city: 'Portland',
      province: 'OR',
    })
    expect(withProvinceCode({ province: 'quebec' }, 'CA')).toEqual({ province: 'QC' })
    expect(withProvinceCode({ province: 'Orgeon' }, 'US')).toEqual({ province: 'Orgeon' })
    expect(withProvinceCode({ city: 'Portland' }, 'US')).toEqual({ city: 'Portland' })
  })

  test('VAL-36 what is no province of the country has no code', () => {
    expect([
      provinceCode('US', 'Ontario'),
      provinceCode('US', ''),
      provinceCode('ZZ', 'OR'),
      provinceCode('constructor', 'OR'),
    ]).toEqual([null, null, null, null])
  })
})
