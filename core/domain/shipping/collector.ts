import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import { defaultAddressRules } from '../address/addressRules.ts'
import type { AddressRules } from '../address/addressRules.ts'
import { addressToSend } from '../address/validateAddress.ts'
import type { Locale } from '../locale/locales.ts'

const collectorFields = ['email', 'firstName', 'lastName', 'phone'] as const
type CollectorField = (typeof collectorFields)[number]

/**
 * SHIP-21: the locales that require everything at a collection point, and those that require the e-mail for store
 * pickup.
 */
const asksAtPoint: ReadonlySet<Locale> = new Set(['fr-fr', 'it-it', 'es-es', 'de-de'])
const asksAtStore: ReadonlySet<Locale> = new Set(['en-gb', 'en-us'])

/**
 * SHIP-21: what the collecting person must enter for these delivery methods; whatever is entered must be valid in any
 * case.
 */
export const collectorRules = (locale: Locale, codes: readonly string[]): AddressRules => {
  const isRequired = (field: CollectorField): boolean =>
    (codes.includes('pudo') && asksAtPoint.has(locale)) ||
    (field === 'email' && codes.includes('pickup') && asksAtStore.has(locale))
  return {
    fields: Object.fromEntries(
      collectorFields.map((field) => [field, { ...defaultAddressRules.fields[field], required: isRequired(field) }]),
    ),
  }
}

/**
 * The part of an address that says who collects, without where they live. As it is sent; a phone number keeps its
 * country.
 */
export const collectorOf = (address: AddressEntry): AddressEntry => {
  const { email, firstName, lastName, phone, phoneCode, country } = addressToSend(address)
  const given = { email, firstName, lastName, phone, ...(phone === undefined ? {} : { phoneCode, country }) }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ''))
}
