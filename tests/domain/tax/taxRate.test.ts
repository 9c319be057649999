import { describe, expect, test } from 'vitest'
import { isPoBox } from '../../../core/domain/address/addressRules.ts'
import { provinces } from '../../../core/domain/address/provinces.ts'
import { isTaxIncluded, taxesAt } from '../../../core/domain/tax/taxRate.ts'

describe('the tax of a destination', () => {
  test.each([
    [{ country: 'US', province: 'CA' }, 'sales 7250'],
    [{ country: 'CA', province: 'ON' }, 'HST 13000'],
    [{ country: 'CA', province: 'AB' }, 'GST 5000'],
    [{ country: 'CA', province: 'BC' }, 'GST 5000, PST 7000'],
    [{ country: 'CA', province: 'MB' }, 'GST 5000, RST 7000'],
    [{ country: 'CA', province: 'QC' }, 'GST 5000, QST 9975'],
    [{ country: 'CA', province: 'SK' }, 'GST 5000, PST 6000'],
    [{ country: 'GB' }, 'VAT 20000'],
    [{ country: 'FR' }, 'VAT 20000'],
    [{ country: 'DE' }, 'VAT 19000'],
    [{ country: 'IT' }, 'VAT 22000'],
    [{ country: 'ES' }, 'VAT 21000'],
  ])('CART-04 follows the state or province, in Europe the country (%o: %s)', (place, taxes) => {
    expect(
      taxesAt(place)
        .map(({ tax, rate }) => `${tax} ${rate}`)
        .join(', '),
    ).toBe(taxes)
  })

  test('CART-04 is part of the price in Europe alone', () => {
    expect(isTaxIncluded('NA')).toBe(false)
    expect(isTaxIncluded('EMEA')).toBe(true)
  })

  test('CART-04 is none where the place is not known', () => {
    expect(taxesAt({ country: 'US' })).toEqual([])
    expect(taxesAt({ country: 'US', province: 'constructor' })).toEqual([])
    expect(taxesAt({ country: 'ZZ' })).toEqual([])
    expect(taxesAt({ country: 'ZZ', province: 'CA' })).toEqual([])
    expect(taxesAt({ country: 'CA' })).toEqual([])
    expect(taxesAt({ country: 'CA', province: 'CO' })).toEqual([])
  })

  test.each(provinces['CA']!.map(({ code, name }) => [code, name]))(
    'CART-04 %s (%s) pays the federal tax of 5 % or a harmonised one of up to 15 %',
    (province) => {
      const [federal] = taxesAt({ country: 'CA', province })
      if (federal?.tax === 'GST') expect(federal.rate).toBe(5_000)
      else {
        expect(federal?.tax).toBe('HST')
        expect(federal?.rate).toBeGreaterThan(5_000)
        expect(federal?.rate).toBeLessThanOrEqual(15_000)
      }
    },
  )
})

test('SHIP-24 a PO box is known in its usual spellings and in both lines', () => {
  for (const line of ['PO Box 12', 'P.O. Box 7', 'p o box 9', 'Near the P.O.BOX 1'])
    expect(isPoBox({ addressLine1: line })).toBe(true)
  expect(isPoBox({ addressLine1: '12 Box Lane', addressLine2: 'PO BOX 4' })).toBe(true)
  for (const line of ['12 Boxwood Road', '4 Po Boxer Street', 'Depot Box'])
    expect(isPoBox({ addressLine1: line })).toBe(false)
})
