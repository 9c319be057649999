import fc from 'fast-check'
import { expect, test } from 'vitest'
import { digitCount, fitsMask, leadingDialCode, masksFor } from '../../../core/domain/phone/dialCodes.ts'
import { isPhone } from '../../../core/domain/phone/isPhone.ts'
import { maskPhone } from '../../../core/domain/phone/maskPhone.ts'
import { normalisePhone } from '../../../core/domain/phone/normalisePhone.ts'
import type { PhoneContext } from '../../../core/domain/phone/splitPhone.ts'
import { digitsOf, splitPhone } from '../../../core/domain/phone/splitPhone.ts'

const us: PhoneContext = { dialCode: '1', site: 'NA' }
const gb: PhoneContext = { dialCode: '44', site: 'EMEA' }
const fr: PhoneContext = { dialCode: '33', site: 'EMEA' }
const it: PhoneContext = { dialCode: '39', site: 'EMEA' }

const context = fc.constantFrom<PhoneContext>(
  us,
  gb,
  fr,
  it,
  ...['31', '32', '34', '43', '45', '49', '351', '353', '358', '420'].map((dialCode) => ({ dialCode, site: 'EMEA' as const, knownCodes: [dialCode] })),
)
/** A context with a national number of a length its masks know. */
const validNumber = context.chain((chosen) =>
  fc
    .constantFrom(...masksFor(chosen.dialCode, chosen.site).map(digitCount))
    .chain((length) => fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: length, maxLength: length }))
    .filter((national) => chosen.dialCode !== '1' || /^[2-9]/.test(national))
    .filter((national) => !national.startsWith('0') || !['33', '34', '44', '49'].includes(chosen.dialCode))
    .filter((national) => !national.startsWith('00'))
    .map((national) => ({ chosen, national })),
)

test('PHONE-01 numbers are stripped to digits', () => {
  expect(digitsOf('+1 (202) 555 - 0123')).toBe('12025550123')
  expect(digitsOf('')).toBe('')
})

test('PHONE-02 the longest dial code wins', () => {
  expect(leadingDialCode('353861234567', [])).toBe('353')
  expect(leadingDialCode('12025550123', [])).toBe('1')
  expect(leadingDialCode('12425550123', ['1242'])).toBe('1242')
  expect(leadingDialCode('999', [])).toBeNull()
})

test.each([
  ['1', [10]],
  ['44', [10]],
  ['33', [9]],
  ['49', [10, 11]],
  ['39', [9, 10]],
  ['34', [9]],
  ['31', [9]],
  ['41', [9]],
  ['46', [9]],
  ['48', [9]],
  ['351', [9]],
  ['353', [9]],
  ['32', [8, 9]],
  ['45', [8]],
  ['47', [8]],
  ['43', [10, 11]],
  ['358', [9, 10]],
  ['420', [10]],
])('PHONE-02 dial code %s takes %j digits', (dialCode, counts) => {
  expect(masksFor(dialCode, 'EMEA').map(digitCount)).toEqual(counts)
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
  expect(splitPhone('0044 7700 900123', us)).toEqual({ dialCode: '1', national: '00447700900123' })
})

test.each([
  ['07700 900123', gb, '+447700900123'],
  ['7700 900123', gb, '+447700900123'],
  ['+44 (0)7700 900123', gb, '+447700900123'],
  ['447700900123', gb, '+447700900123'],
  ['0447700900123', gb, '+447700900123'],
  ['0044 7700 900123', gb, '+447700900123'],
  ['06 12 34 56 78', fr, '+330612345678'],
  ['0612345678', it, '+390612345678'],
] as const)('PHONE-04 a leading zero is dropped for 44 alone: %s', (input, chosen, expected) => {
  expect(normalisePhone(input, chosen)).toBe(expected)
})

test('PHONE-05 default masks by site', () => {
  expect(masksFor('999', 'NA')).toEqual(['(XXX) XXX - XXXX'])
  expect(masksFor('999', 'EMEA')).toEqual(['XXXX - XXX - XXX'])
  expect(masksFor('44', 'EMEA')).toEqual(['XXXX - XXX - XXX'])
})

test('PHONE-06 a valid number is digits of the length of its mask, punctuation aside', () => {
  expect(isPhone('(202) 555 - 0123', us)).toBe(true)
  expect(isPhone('202.555.0123', us)).toBe(true)
  expect(isPhone('202-555-012', us)).toBe(false)
  expect(isPhone('202-555-01234', us)).toBe(false)
  expect(isPhone('202-555-0123 ext', us)).toBe(false)
  expect(isPhone('2O2-555-0123', us)).toBe(false)
  expect(isPhone('06 12 34 56 78', fr)).toBe(false)
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
  expect(maskPhone('07700900123', gb)).toBe('7700 - 900 - 123')
  expect(maskPhone('0612345678', fr)).toBe('6 12 34 56 78')
  expect(maskPhone('15112345678', { dialCode: '49', site: 'EMEA' })).toBe('151 - 123 - 45678')
  expect(maskPhone('', us)).toBe('')
})

test('PHONE-08 masking what is masked changes nothing', () => {
  fc.assert(
    fc.property(context, fc.string({ unit: fc.constantFrom(...Array.from('0123456789+() -x')), maxLength: 18 }), (chosen, text) => {
      const masked = maskPhone(text, chosen)
      if (/^[+0]/.test(masked)) return
      expect(maskPhone(masked, chosen)).toBe(masked)
    }),
  )
})

test('PHONE-09 a chosen dial code that the masks do not know is recognised from the picker', () => {
  expect(splitPhone('+420 777 123 456', { ...fr, knownCodes: ['33', '420'] })).toEqual({ dialCode: '420', national: '777123456' })
})

test('PHONE-10 a number of another country is not valid for the chosen dial code', () => {
  expect(isPhone('+44 7700 900123', us)).toBe(false)
  expect(isPhone('+44 7700 900123', gb)).toBe(true)
  expect(isPhone('+999 7700 900123', gb)).toBe(false)
})

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
