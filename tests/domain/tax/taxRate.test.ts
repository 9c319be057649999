import { describe, expect, test } from 'vitest'
import { isPoBox } from '../../../core/domain/address/addressRules.ts'
import { isTaxIncluded, taxRate } from '../../../core/domain/tax/taxRate.ts'

describe('the tax of a destination', () => {
  test.each([
    [{ country: 'US', province: 'CA' }, 725],
    [{ country: 'CA', province: 'ON' }, 1300],
    [{ country: 'GB' }, 2000],
    [{ country: 'FR' }, 2000],
    [{ country: 'DE' }, 1900],
    [{ country: 'IT' }, 2200],
    [{ country: 'ES' }, 2100],
  ])('CART-04 follows the state or province, in Europe the country (%o: %i)', (place, rate) => {
    expect(taxRate(place)).toBe(rate)
  })

  test('CART-04 is part of the price in Europe alone', () => {
    expect(isTaxIncluded('NA')).toBe(false)
    expect(isTaxIncluded('EMEA')).toBe(true)
  })

  test('CART-04 is none where the place is not known', () => {
    expect(taxRate({ country: 'US' })).toBe(0)
    expect(taxRate({ country: 'US', province: 'constructor' })).toBe(0)
    expect(taxRate({ country: 'ZZ' })).toBe(0)
  })
})

test('SHIP-24 a PO box is known in its usual spellings and in both lines', () => {
  for (const line of ['PO Box 12', 'P.O. Box 7', 'p o box 9', 'Near the P.O.BOX 1'])
    expect(isPoBox({ addressLine1: line })).toBe(true)
  expect(isPoBox({ addressLine1: '12 Box Lane', addressLine2: 'PO BOX 4' })).toBe(true)
  for (const line of ['12 Boxwood Road', '4 Po Boxer Street', 'Depot Box'])
    expect(isPoBox({ addressLine1: line })).toBe(false)
})
