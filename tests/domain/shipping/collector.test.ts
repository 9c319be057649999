import { describe, expect, test } from 'vitest'
import { validateAddress } from '../../../core/domain/address/validateAddress.ts'
import { allLocales } from '../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import { collectorOf, collectorRules } from '../../../core/domain/shipping/collector.ts'

const missing = (locale: Locale, ...codes: string[]) =>
  validateAddress({}, collectorRules(locale, codes), []).map(({ field }) => field)

describe('where a collector is asked for', () => {
  test('SHIP-21 a collection point asks for email, name and phone in France, Italy, Spain and Germany, and nowhere else', () => {
    const everything = ['email', 'firstName', 'lastName', 'phone']
    expect(allLocales.filter((locale) => missing(locale, 'pudo').length > 0).toSorted()).toEqual([
      'de-de',
      'es-es',
      'fr-fr',
      'it-it',
    ])
    for (const locale of ['fr-fr', 'it-it', 'es-es', 'de-de'] as const)
      expect(missing(locale, 'standard', 'pudo')).toEqual(everything)
  })

  test('SHIP-21 pickup in a store asks for an email in Britain and the United States, and nowhere else', () => {
    expect(allLocales.filter((locale) => missing(locale, 'pickup').length > 0).toSorted()).toEqual(['en-gb', 'en-us'])
    expect(missing('en-us', 'pickup')).toEqual(['email'])
    expect(missing('en-us', 'sts')).toEqual([])
    expect(missing('en-gb', 'pudo')).toEqual([])
  })
})

test('SHIP-21 every given value must be valid, asked for or not', () => {
  expect(validateAddress({ email: 'nobody', country: 'CA' }, collectorRules('en-ca', ['pickup']), [])).toMatchObject([
    { field: 'email', rule: 'email' },
  ])
})

test('a collector is a name, an email and a phone, without an address', () => {
  const address = {
    email: ' a@example.com',
    firstName: 'A',
    lastName: 'B',
    addressLine1: '1 Road',
    city: 'C',
    postalCode: '75009',
    phone: '612345678',
    phoneCode: '33',
    country: 'FR',
  }
  expect(collectorOf(address)).toEqual({
    email: 'a@example.com',
    firstName: 'A',
    lastName: 'B',
    phone: '+33612345678',
    phoneCode: '33',
    country: 'FR',
  })
  expect(collectorOf({ addressLine1: '1 Road', country: 'FR', phoneCode: '33', email: '' })).toEqual({})
})
