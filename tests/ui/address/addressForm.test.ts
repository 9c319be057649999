import { describe, expect, test } from 'vitest'
import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import { addressFailureText } from '../../../ui/src/address/useAddressText.ts'
import { addressLines } from '../../../ui/src/address/addressLines.ts'
import { addressToSubmit } from '../../../ui/src/address/useAddressForm.ts'
import { addressToKeep } from '../../../ui/src/address/useKept.ts'
import type { CheckoutCopy, ValidationCopy } from '../../../ui/src/copy/copyByNoun.ts'
import { labelInSentence } from '../../../ui/src/copy/labelInSentence.ts'
import { spokenKeys } from '../cart/spokenKeys.ts'

const words = (field: string, rule: string, n?: number) =>
  addressFailureText(
    spokenKeys<CheckoutCopy>(),
    spokenKeys<ValidationCopy>(),
    { field, rule, ...(n === undefined ? {} : { values: { n } }) },
    'US',
    '1',
    'en-us',
  )

describe('the sentence of a field', () => {
  test.each([
    ['First name', 'en-us', 'first name'],
    ['ZIP code', 'en-us', 'ZIP code'],
    ['E-mail', 'fr-fr', 'e-mail'],
    ['Straße', 'de-de', 'Straße'],
  ])('I18N-01 “%s” of %s stands in a sentence as “%s”', (label, locale, inSentence) => {
    expect(labelInSentence(label, locale)).toBe(inSentence)
  })

  test('VAL-34 a missing field is named as its country calls it', () => {
    expect(words('postalCode', 'required')).toBe('fieldMissing(postalCode, postalCode(US))')
    expect(words('email', 'required')).toBe('fieldMissing(email, email)')
    expect(words('province', 'required')).toBe('provinceMissing')
  })

  test('VAL-30 a text that is too long shows its limit', () => {
    expect(words('addressLine1', 'maxLength', 30)).toBe('maxLength(30)')
    expect(words('firstName', 'minLength', 2)).toBe('minLength(2)')
  })

  test('VAL-36 rules sent by the server have messages too, even unknown ones', () => {
    expect(words('postalCode', 'pattern')).toBe('postalCodeShape(US)')
    expect(words('city', 'pattern')).toBe('pattern')
    expect(words('nickname', 'brandNew')).toBe('pattern')
  })

  test('PHONE-10 a phone number is judged against the chosen dial code', () => {
    expect(words('phone', 'phone')).toBe('phoneShape(1)')
  })
})

test('CHK-01 a draft fits the log while typing, and a submitted address has no empty fields', () => {
  const long: AddressEntry = { city: 'x'.repeat(500), postalCode: '9'.repeat(50), addressLine2: ' ' }
  expect(addressToKeep(long)).toEqual({ city: 'x'.repeat(200), postalCode: '9'.repeat(20), addressLine2: ' ' })
  expect(addressToSubmit({ city: 'Boulder', addressLine2: ' ', province: '' })).toEqual({ city: 'Boulder' })
})

test('CHK-12 an address is written as on an envelope, its country by name', () => {
  const address: AddressEntry = {
    firstName: 'Wren',
    lastName: 'Holloway',
    addressLine1: '1420 Spruce Street',
    city: 'Boulder',
    province: 'CO',
    postalCode: '80302',
    country: 'US',
  }
  expect(addressLines(address, 'en-us')).toEqual([
    'Wren Holloway',
    '1420 Spruce Street',
    'Boulder CO 80302',
    'United States',
  ])
  expect(addressLines({ country: 'DE' }, 'fr-fr')).toEqual(['Allemagne'])
  expect(addressLines({}, 'en-us')).toEqual([])
})
