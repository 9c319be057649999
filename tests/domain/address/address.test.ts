import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addressRules,
  defaultAddressRules,
  needsProvince,
  refusedPatterns,
} from '../../../core/domain/address/addressRules.ts'
import type { AddressRules } from '../../../core/domain/address/addressRules.ts'
import { postalCodeAsTyped, postalCodeRules } from '../../../core/domain/address/postalCode.ts'
import { townLine } from '../../../core/domain/address/addressLabel.ts'
import { tidyAddress, validateAddress } from '../../../core/domain/address/validateAddress.ts'

const dialCodes = [
  { code: 'US', name: 'United States', dialCode: '1' },
  { code: 'GB', name: 'United Kingdom', dialCode: '44' },
]
const good = {
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Lovelace',
  addressLine1: '1 Ridge Road',
  city: 'Portland',
  province: 'OR',
  postalCode: '97201',
  country: 'US',
  phone: '(202) 555 - 0123',
}
const check = (change: Record<string, string>, rules: AddressRules = defaultAddressRules) =>
  validateAddress({ ...good, ...change }, rules, dialCodes)
const long = (length: number) => 'x'.repeat(length)

describe('the fields', () => {
  test('VAL-30 address line 1 is required and has at most 30 characters', () => {
    expect(check({ addressLine1: ' ' })).toEqual([{ field: 'addressLine1', rule: 'required' }])
    expect(check({ addressLine1: long(31) })).toEqual([{ field: 'addressLine1', rule: 'maxLength', values: { n: 30 } }])
    expect(check({ addressLine1: long(30) })).toEqual([])
  })

  test('VAL-31 address line 2 may be empty and has at most 30 characters', () => {
    expect(check({ addressLine2: '' })).toEqual([])
    expect(check({ addressLine2: long(31) })).toEqual([{ field: 'addressLine2', rule: 'maxLength', values: { n: 30 } }])
  })

  test('VAL-32 city is required and has at most 30 characters', () => {
    expect(check({ city: '' })).toEqual([{ field: 'city', rule: 'required' }])
    expect(check({ city: long(31) })).toEqual([{ field: 'city', rule: 'maxLength', values: { n: 30 } }])
  })

  test.each(['firstName', 'lastName'])('VAL-33 %s is required, has 2 to 30 characters and is a name', (field) => {
    expect(check({ [field]: '' })).toEqual([{ field, rule: 'required' }])
    expect(check({ [field]: 'A' })).toEqual([{ field, rule: 'minLength', values: { n: 2 } }])
    expect(check({ [field]: long(31) })).toEqual([{ field, rule: 'maxLength', values: { n: 30 } }])
    expect(check({ [field]: 'R2' })).toEqual([{ field, rule: 'name' }])
    expect(check({ [field]: 'O\u2019Brien' })).toEqual([])
  })

  test('VAL-34 country, email, phone and postal code are required', () => {
    for (const field of ['country', 'email', 'phone', 'postalCode']) {
      expect(check({ [field]: '' }).filter((failure) => failure.field === field)).toEqual([{ field, rule: 'required' }])
    }
    expect(check({ email: 'ada' })).toEqual([{ field: 'email', rule: 'email' }])
    expect(check({ phone: '12' })).toEqual([{ field: 'phone', rule: 'phone' }])
    expect(check({ phone: '7700 900123', phoneCode: '+44' })).toEqual([])
    expect(validateAddress({}, defaultAddressRules, dialCodes).map(({ field }) => field)).toEqual([
      'email',
      'firstName',
      'lastName',
      'addressLine1',
      'city',
      'postalCode',
      'country',
      'phone',
    ])
  })

  test('VAL-35 province may be empty', () => {
    expect(check({ province: '' })).toEqual([])
  })
})

describe('the rules of the server', () => {
  test('VAL-36 rules sent by the server replace or extend the defaults, property by property', () => {
    const rules = addressRules(defaultAddressRules, {
      fields: {
        addressLine1: { maxLength: 40 },
        province: { required: true },
        postalCode: { ...postalCodeRules['US'] },
        taxNumber: { required: true },
      },
      provinces: [{ code: 'OR', name: 'Oregon' }],
    })
    expect(check({ addressLine1: long(40), taxNumber: 'x' }, rules)).toEqual([])
    expect(check({ addressLine1: '', taxNumber: 'x' }, rules)).toEqual([{ field: 'addressLine1', rule: 'required' }])
    expect(check({ province: '', taxNumber: 'x' }, rules)).toEqual([{ field: 'province', rule: 'required' }])
    expect(check({ province: 'Oregon', taxNumber: 'x' }, rules)).toEqual([{ field: 'province', rule: 'oneOf' }])
    expect(check({}, rules)).toEqual([{ field: 'taxNumber', rule: 'required' }])
    expect(check({ postalCode: '97201-12', taxNumber: 'x' }, rules)).toEqual([{ field: 'postalCode', rule: 'pattern' }])
    expect(addressRules(defaultAddressRules, null).fields).toBe(defaultAddressRules.fields)
  })

  test('VAL-36 merging keeps every property the server leaves out', () => {
    const field = fc.constantFrom('addressLine1', 'city', 'phone', 'extra', '__proto__', 'constructor')
    const rule = fc.record(
      { required: fc.boolean(), minLength: fc.nat(9), maxLength: fc.nat(90) },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.dictionary(field, rule), (fields) => {
        const merged = addressRules(defaultAddressRules, { fields })
        for (const name of Object.keys(defaultAddressRules.fields)) {
          expect(merged.fields[name]).toEqual({
            ...defaultAddressRules.fields[name],
            ...(Object.hasOwn(fields, name) ? fields[name] : {}),
          })
        }
      }),
    )
  })

  test('VAL-36 a pattern our matcher refuses is reported and leaves the field to the server', () => {
    const rules = addressRules(defaultAddressRules, {
      fields: { city: { pattern: '(?=x)y' }, postalCode: { pattern: '^\\d+$' } },
    })
    expect(refusedPatterns(rules)).toEqual([{ field: 'city', pattern: '(?=x)y', reason: 'lookaround or named group' }])
    expect(check({}, rules)).toEqual([])
  })
})

describe('postal codes', () => {
  test.each([
    ['US', ['97201', '97201-1234'], ['9720', '97201-', 'ABCDE']],
    ['CA', ['K1A 0B1', 'K1A0B1', 'k1a 0b1'], ['K1A-0B1', '11A 0B1']],
    ['GB', ['SW1A 1AA', 'm11ae', 'EC1A1BB'], ['SW1A', '12345']],
    ['FR', ['75001'], ['7500', '75 001']],
    ['DE', ['10115'], ['1011', 'D-10115']],
    ['IT', ['00184'], ['184']],
    ['ES', ['28013'], ['280134']],
  ])('VAL-41 postal codes of %s', (country, valid, invalid) => {
    const rule = postalCodeRules[country]
    const rules = addressRules(defaultAddressRules, { fields: { postalCode: rule ?? {} } })
    expect(refusedPatterns(rules)).toEqual([])
    for (const postalCode of valid) expect(check({ postalCode }, rules), postalCode).toEqual([])
    for (const postalCode of invalid)
      expect(check({ postalCode }, rules), postalCode).toMatchObject([{ field: 'postalCode' }])
  })

  test('VAL-41 postal codes are upper-cased on input', () => {
    expect(postalCodeAsTyped('sw1a 1aa')).toBe('SW1A 1AA')
    expect(tidyAddress({ postalCode: ' k1a 0b1 ', firstName: ' Siân ' })).toEqual({
      postalCode: 'K1A 0B1',
      firstName: 'Siân',
    })
  })
})

describe('what is written on an envelope', () => {
  test('VAL-30 no address makes the check throw, and each field fails once at most', () => {
    const entry = fc.dictionary(fc.constantFrom(...Object.keys(good), 'phoneCode'), fc.string())
    fc.assert(
      fc.property(entry, (address) => {
        const fields = validateAddress(address, defaultAddressRules, dialCodes).map(({ field }) => field)
        expect(new Set(fields).size).toBe(fields.length)
      }),
    )
  })

  test('VAL-36 accents and signs of streets are printable', () => {
    const written = { addressLine1: '12 bis, rue de l’Église / App. 3 #4', city: 'Saint-Étienne' }
    expect(check(written).filter(({ rule }) => rule === 'printable')).toEqual([])
  })

  test('VAL-36 an address with emoji or control characters is refused at its field', () => {
    expect(check({ addressLine1: '1420 🥾 Street' })).toContainEqual({ field: 'addressLine1', rule: 'printable' })
    expect(check({ city: 'Boul\u0007der' })).toContainEqual({ field: 'city', rule: 'printable' })
  })

  test.each(['US', 'CA', 'IT', 'ES'])('VAL-35 letters in %s go astray without a state or province', (country) => {
    expect(needsProvince(country)).toBe(true)
  })

  test.each(['FR', 'DE', 'GB', ''])('VAL-35 an address in "%s" has no state or province', (country) => {
    expect(needsProvince(country)).toBe(false)
  })

  test.each([
    [{ city: 'Boulder', province: 'CO', postalCode: '80302', country: 'US' }, 'Boulder CO 80302'],
    [{ city: 'Keswick', postalCode: 'CA12 5DF', country: 'GB' }, 'Keswick CA12 5DF'],
    [{ city: 'Lyon', province: '', postalCode: '69001', country: 'FR' }, '69001 Lyon'],
    [{ city: 'Milano', province: 'MI', postalCode: '20121', country: 'IT' }, '20121 Milano MI'],
    [{ city: 'Madrid', province: 'M', postalCode: '28013', country: 'ES' }, '28013 Madrid'],
    [{ city: 'Roma', province: 'Roma', postalCode: '00184', country: 'IT' }, '00184 Roma'],
    [{ city: 'Boulder' }, 'Boulder'],
  ])('the town is placed on an envelope as its country does it: %j', (town, line) => {
    expect(townLine(town)).toBe(line)
  })
})
