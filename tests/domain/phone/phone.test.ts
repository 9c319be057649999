import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitsMask, leadingDialCode, masksFor } from '../../../core/domain/phone/dialCodes.ts'
import { digitsOf, isPhone, normalisePhone, splitPhone } from '../../../core/domain/phone/splitPhone.ts'
import { maskPhone } from '../../../core/domain/phone/maskPhone.ts'
import type { PhoneContext } from '../../../core/domain/phone/splitPhone.ts'

const us: PhoneContext = { dialCode: '1', site: 'NA' }
const gb: PhoneContext = { dialCode: '44', site: 'EMEA' }
const fr: PhoneContext = { dialCode: '33', site: 'EMEA' }
const it: PhoneContext = { dialCode: '39', site: 'EMEA' }
const de: PhoneContext = { dialCode: '49', site: 'EMEA' }

const context = fc.constantFrom<PhoneContext>(
  us,
  gb,
  fr,
  it,
  ...['31', '32', '34', '43', '45', '49', '351', '353', '358', '420'].map((dialCode) => ({
    dialCode,
    site: 'EMEA' as const,
    knownCodes: [dialCode],
  })),
)
/** A context with a national number of a length that its masks know. */
const validNumber = context.chain((chosen) =>
  fc
    .string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: 5, maxLength: 13 })
    .filter((national) => !/^[01]/.test(national) && fitsMask(national, chosen.dialCode, chosen.site))
    .map((national) => ({ chosen, national })),
)

describe('a number', () => {
  test('PHONE-01 numbers are stripped to digits', () => {
    expect(digitsOf('+1 (202) 555 - 0123')).toBe('12025550123')
    expect(digitsOf('')).toBe('')
  })

  test.each([
    ['353861234567', [], '353'],
    ['12025550123', [], '1'],
    ['12425550123', ['1242'], '1242'],
    ['999', [], null],
  ] as const)('PHONE-02 the longest dial code wins (%j, %j)', (first, second, expected) => {
    expect(leadingDialCode(first, second)).toBe(expected)
  })

  test.each([
    ['1', '2025550123', [10]],
    ['44', '7400123456', [10]],
    ['44', '8001111', [7, 9, 10]],
    ['33', '612345678', [9]],
    ['49', '301234567', [5, 6, 7, 8, 9, 10, 11, 12, 13]],
    ['39', '3451234567', [9, 10]],
    ['34', '612345678', [9]],
    ['31', '612345678', [9]],
    ['32', '21234567', [8]],
    ['32', '470123456', [9]],
    ['45', '32123456', [8]],
    ['420', '777123456', [10]],
  ])('PHONE-02 a number of dial code %s like %s has one of %j digits', (dialCode, national, counts) => {
    const lengths = Array.from({ length: 16 }, (_, length) => length)
    const digits = (length: number): string => national.padEnd(length, '1').slice(0, length)
    expect(lengths.filter((length) => length > 3 && fitsMask(digits(length), dialCode, 'EMEA'))).toEqual(counts)
  })

  test.each([
    ['(202) 555 - 0123', us, '+12025550123'],
    ['12025550123', us, '+12025550123'],
    ['+1 202 555 0123', us, '+12025550123'],
    ['+33 6 12 34 56 78', us, '+33612345678'],
    ['0033612345678', fr, '+33612345678'],
    ['612345678', fr, '+33612345678'],
    ['33612345678', fr, '+33612345678'],
    ['390123456', it, '+39390123456'],
    ['', us, ''],
    ['abc', us, ''],
  ] as const)('PHONE-03 %s is normalised', (input, chosen, expected) => {
    expect(normalisePhone(input, chosen)).toBe(expected)
  })

  test('PHONE-03 00 announces a dial code outside North America only', () => {
    expect(splitPhone('0044 7700 900123', fr)).toEqual({ dialCode: '44', national: '7700900123' })
    expect(splitPhone('0044 7700 900123', us).dialCode).toBe('1')
    expect(isPhone('0044 7700 900123', us)).toBe(false)
  })

  test.each([
    ['07700 900123', gb, '+447700900123'],
    ['7700 900123', gb, '+447700900123'],
    ['+44 (0)7700 900123', gb, '+447700900123'],
    ['447700900123', gb, '+447700900123'],
    ['0447700900123', gb, '+447700900123'],
    ['0044 7700 900123', gb, '+447700900123'],
    ['06 12 34 56 78', fr, '+33612345678'],
    ['+33 (0)6 12 34 56 78', fr, '+33612345678'],
    ['030/1234567', de, '+49301234567'],
    ['+49 (0)30 1234567', de, '+49301234567'],
    ['0612345678', it, '+390612345678'],
    ['+39 06 12345678', it, '+390612345678'],
  ] as const)(
    'PHONE-04 the zero dialled before an area code is no part of a number, in Italy it is: %s',
    (input, chosen, expected) => {
      expect(normalisePhone(input, chosen)).toBe(expected)
    },
  )
})

describe('masks', () => {
  test('PHONE-05 default masks by site', () => {
    expect(masksFor('202', '999', 'NA')).toEqual(['(XXX) XXX - XXXX'])
    expect(masksFor('202', '999', 'EMEA')).toEqual(['XXXX - XXX - XXX'])
  })

  test('PHONE-06 a valid number is digits of the length of its mask, punctuation aside', () => {
    expect(isPhone('(202) 555 - 0123', us)).toBe(true)
    expect(isPhone('202.555.0123', us)).toBe(true)
    expect(isPhone('202-555-012', us)).toBe(false)
    expect(isPhone('202-555-0123 ext', us)).toBe(false)
    expect(isPhone('2O2-555-0123', us)).toBe(false)
    expect(isPhone('06 12 34 56 78', fr)).toBe(true)
    expect(isPhone('06 12 34 56', fr)).toBe(false)
    expect(isPhone('6 12 34 56 78', fr)).toBe(true)
    expect(isPhone('', us)).toBe(false)
  })

  test('PHONE-07 a North American number begins with 2 to 9', () => {
    for (let first = 0; first <= 9; first += 1) expect(isPhone(`${first}025550123`, us)).toBe(first >= 2)
  })

  test('PHONE-08 digits are masked as typed, punctuation only before a later digit', () => {
    const steps = ['2', '20', '202', '2025', '202555', '2025550', '2025550123', '20255501234', '202x555']
    expect(steps.map((text) => maskPhone(text, us))).toEqual([
      '(2',
      '(20',
      '(202',
      '(202) 5',
      '(202) 555',
      '(202) 555 - 0',
      '(202) 555 - 0123',
      '(202) 555 - 0123',
      '(202) 555',
    ])
    expect(maskPhone('+1 (202) 555-0123', us)).toBe('(202) 555 - 0123')
    expect(maskPhone('07700900123', gb)).toBe('7700 900123')
    expect(maskPhone('0612345678', fr)).toBe('6 12 34 56 78')
    expect(maskPhone('15112345678', { dialCode: '49', site: 'EMEA' })).toBe('151 12345678')
    expect(maskPhone('', us)).toBe('')
  })

  test('PHONE-08 masking what is masked changes nothing', () => {
    fc.assert(
      fc.property(
        context,
        fc.string({ unit: fc.constantFrom(...Array.from('0123456789+() -x')), maxLength: 18 }),
        (chosen, text) => {
          const masked = maskPhone(text, chosen)
          expect(maskPhone(masked, chosen)).toBe(masked)
        },
      ),
    )
  })
})

test('PHONE-09 a chosen dial code that the masks do not know is recognised from the picker', () => {
  expect(splitPhone('+420 777 123 456', { ...fr, knownCodes: ['33', '420'] })).toEqual({
    dialCode: '420',
    national: '777123456',
  })
})

test('PHONE-10 a number of another country is not valid for the chosen dial code', () => {
  expect(isPhone('+44 7700 900123', us)).toBe(false)
  expect(isPhone('+44 7700 900123', gb)).toBe(true)
  expect(isPhone('+999 7700 900123', gb)).toBe(false)
})

describe('laws', () => {
  test('PHONE-11 normalising a valid number twice gives the same value', () => {
    fc.assert(
      fc.property(validNumber, ({ chosen, national }) => {
        expect(isPhone(national, chosen)).toBe(true)
        const once = normalisePhone(national, chosen)
        expect(once).toBe(`+${chosen.dialCode}${national}`)
        expect(normalisePhone(once, chosen)).toBe(once)
        expect(isPhone(once, chosen)).toBe(true)
      }),
    )
  })

  test('PHONE-11 masking a valid number and stripping the mask gives the same digits', () => {
    fc.assert(
      fc.property(validNumber, ({ chosen, national }) => {
        expect(digitsOf(maskPhone(national, chosen))).toBe(national)
        expect(fitsMask(national, chosen.dialCode, chosen.site)).toBe(true)
      }),
    )
  })
})
