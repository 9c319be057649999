import { describe, expect, test } from 'vitest'
import { provinceOfPostalCode } from '../../../core/domain/address/postalCode.ts'
import { provinces } from '../../../core/domain/address/provinces.ts'

test('CART-04 a ZIP code names its state, a Canadian code its province, others nothing', () => {
  const us = [
    ['80302', 'CO'],
    ['10001', 'NY'],
    ['00501', 'NY'],
    ['94107', 'CA'],
    ['20500', 'DC'],
    ['20101', 'VA'],
    ['73301', 'TX'],
    ['73102', 'OK'],
    ['99501', 'AK'],
    ['05501', 'MA'],
    ['05602', 'VT'],
  ]
  for (const [zip, state] of us) expect(provinceOfPostalCode('US', zip ?? ''), zip).toBe(state)
  expect(provinceOfPostalCode('CA', 'v5k 0a1')).toBe('BC')
  expect(provinceOfPostalCode('CA', 'X0A 0H0')).toBe('NU')
  expect(provinceOfPostalCode('CA', 'X1A 2N2')).toBe('NT')
  for (const [country, code] of [
    ['US', ''],
    ['US', 'abc'],
    ['US', '00000'],
    ['CA', 'D1A'],
    ['GB', 'SW1A 1AA'],
  ]) {
    expect(provinceOfPostalCode(country ?? '', code ?? '')).toBeUndefined()
  }
})

describe('the provinces of Spain', () => {
  test.each([
    ['28001', 'M'],
    ['08003', 'B'],
    ['01001', 'VI'],
    ['15001', 'C'],
    ['33201', 'O'],
    ['35001', 'GC'],
    ['48001', 'BI'],
    ['50001', 'Z'],
    ['52001', 'ML'],
    ['00100', undefined],
    ['53000', undefined],
    ['A28001', undefined],
    ['', undefined],
  ])('VAL-46 %s is in %s', (postalCode, province) => {
    expect(provinceOfPostalCode('ES', postalCode)).toBe(province)
  })

  test('VAL-46 each has the two digits of one', () => {
    const named = Array.from({ length: 52 }, (_, at) =>
      provinceOfPostalCode('ES', `${String(at + 1).padStart(2, '0')}001`),
    )
    expect(new Set(named)).toEqual(new Set(provinces['ES']?.map(({ code }) => code)))
  })
})
