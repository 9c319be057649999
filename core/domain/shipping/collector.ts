import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import { defaultAddressRules } from '../address/addressRules.ts'
import type { AddressRules } from '../address/addressRules.ts'
import { addressToSend } from '../address/addressToSend.ts'
import type { Locale } from '../locale/locales.ts'

const collectorFields = ['email', 'firstName', 'lastName', 'phone'] as const
type CollectorField = (typeof collectorFields)[number]

/** SHIP-21: the locales that want all of it at a collection point, and those that want the email where a store hands over. */
const asksAtPoint: ReadonlySet<Locale> = new Set(['fr-fr', 'it-it', 'es-es', 'de-de'])
const asksAtStore: ReadonlySet<Locale> = new Set(['en-gb', 'en-us'])

/** SHIP-21: what whoever collects must tell, for the methods their goods go by; what is given must pass in any case. */
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

/** What of an address says who collects: nothing of where they live. As it leaves; a phone keeps the country it was written for. */
export const collectorOf = (address: AddressEntry): AddressEntry => {
  const { email, firstName, lastName, phone, phoneCode, country } = addressToSend(address)
  const given = { email, firstName, lastName, phone, ...(phone === undefined ? {} : { phoneCode, country }) }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ''))
}
