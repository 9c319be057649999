import { expect, test } from 'vitest'
import { provinceOfPostalCode } from '../../../core/domain/address/postalCode.ts'

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
