import { describe, expect, test } from 'vitest'
import { addressRules, defaultAddressRules, isPoBox } from '../../../core/domain/address/addressRules.ts'
import { townLine } from '../../../core/domain/address/addressLabel.ts'
import {
  addressToSend,
  phoneContext,
  tidyAddress,
  validateAddress,
} from '../../../core/domain/address/validateAddress.ts'
import { defined } from '../../../core/domain/fields/fields.ts'

const dialCodes = [
  { code: 'GB', name: 'United Kingdom', dialCode: '+44' },
  { code: 'US', name: 'United States', dialCode: '1' },
]

describe('an address that is sent', () => {
  test('PHONE-03 an address leaves tidy, its phone with a plus and the country code', () => {
    expect(addressToSend({ city: ' Boulder ', phone: '303 555 0142', phoneCode: '1', country: 'US' })).toStrictEqual({
      city: 'Boulder',
      phone: '+13035550142',
      phoneCode: '1',
      country: 'US',
    })
  })

  test('PHONE-03 an address without a phone leaves without one', () => {
    expect(addressToSend({ city: 'Boulder' })).toStrictEqual({ city: 'Boulder' })
  })

  test('VAL-06 VAL-41 tidy is trimmed, with straight apostrophes and a postal code in capitals', () => {
    expect(tidyAddress({ firstName: 'D\u2019Arcy', lastName: ' O\u2018Brien', postalCode: 'h2x 1y4 ' })).toStrictEqual({
      firstName: "D'Arcy",
      lastName: "O'Brien",
      postalCode: 'H2X 1Y4',
    })
  })

  test('VAL-06 tidying adds no field that is not there', () => {
    expect(tidyAddress({ city: undefined, email: 'a' } as unknown as Parameters<typeof tidyAddress>[0])).toStrictEqual({
      email: 'a',
    })
  })

  test('PHONE-10 the chosen dial code counts, or that of the country', () => {
    expect(phoneContext({ country: 'US', phoneCode: '+44' }, dialCodes)).toEqual({
      dialCode: '44',
      site: 'NA',
      knownCodes: ['44', '1'],
    })
    expect(phoneContext({ country: 'US' }, dialCodes)).toMatchObject({ dialCode: '1' })
    expect(phoneContext({ country: 'GB', phoneCode: ' ' }, dialCodes)).toMatchObject({ dialCode: '44' })
    expect(phoneContext({}, dialCodes)).toMatchObject({ dialCode: '' })
  })
})

describe('an address that is checked', () => {
  test('VAL-36 failures come in the order of the form, fields of the server’s own last', () => {
    const required = { required: true }
    const rules = {
      fields: {
        zone: required,
        phone: required,
        country: required,
        postalCode: required,
        province: required,
        city: required,
        addressLine2: required,
        addressLine1: required,
        lastName: required,
        firstName: required,
        email: required,
      },
    }
    expect(validateAddress({}, rules, []).map(({ field }) => field)).toEqual([
      'email',
      'firstName',
      'lastName',
      'addressLine1',
      'addressLine2',
      'city',
      'province',
      'postalCode',
      'country',
      'phone',
      'zone',
    ])
    expect(validateAddress({}, { fields: { city: required } }, [])).toStrictEqual([{ field: 'city', rule: 'required' }])
    const other = { recipientContactPhone: '12' } as unknown as Parameters<typeof validateAddress>[0]
    expect(validateAddress(other, { fields: { recipientContactPhone: {} } }, [])).toMatchObject([{ rule: 'phone' }])
    expect(validateAddress({ addressLine2: 'Unit\u0007' }, { fields: { addressLine2: {} } }, [])).toMatchObject([
      { rule: 'printable' },
    ])
    expect(Object.hasOwn(addressRules(defaultAddressRules, { fields: {} }), 'provinces')).toBe(false)
  })
})

test('an envelope’s line of the town has the postal code where the country has it', () => {
  const town = { city: 'C', province: 'P', postalCode: '1' }
  expect(
    ['FR', 'DE', 'IT', 'ES', 'US', undefined].map((country) => townLine({ ...town, ...defined({ country }) })),
  ).toEqual(['1 C P', '1 C P', '1 C P', '1 C', 'C P 1', 'C P 1'])
  expect(townLine({})).toBe('')
  expect(isPoBox({})).toBe(false)
})
