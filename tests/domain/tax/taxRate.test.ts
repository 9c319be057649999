import { expect, test } from 'vitest'
import { isPoBox } from '../../../core/domain/address/addressRules.ts'
import { isTaxIncluded, taxRate } from '../../../core/domain/tax/taxRate.ts'

test('CART-04 the tax rate follows the state or province, in Europe the country', () => {
  expect(taxRate({ country: 'US', province: 'CA' })).toBe(725)
  expect(taxRate({ country: 'CA', province: 'ON' })).toBe(1300)
  expect(['GB', 'FR', 'DE', 'IT', 'ES'].map((country) => taxRate({ country }))).toEqual([2000, 2000, 1900, 2200, 2100])
  expect(isTaxIncluded('NA')).toBe(false)
  expect(isTaxIncluded('EMEA')).toBe(true)
})

test('CART-04 no tax where the place is not known', () => {
  expect(taxRate({ country: 'US' })).toBe(0)
  expect(taxRate({ country: 'US', province: 'constructor' })).toBe(0)
  expect(taxRate({ country: 'ZZ' })).toBe(0)
})

test('SHIP-24 a PO box is known in its usual spellings and in both lines', () => {
  for (const line of ['PO Box 12', 'P.O. Box 7', 'p o box 9', 'Near the P.O.BOX 1'])
    expect(isPoBox({ addressLine1: line })).toBe(true)
  expect(isPoBox({ addressLine1: '12 Box Lane', addressLine2: 'PO BOX 4' })).toBe(true)
  for (const line of ['12 Boxwood Road', '4 Po Boxer Street', 'Depot Box'])
    expect(isPoBox({ addressLine1: line })).toBe(false)
})
