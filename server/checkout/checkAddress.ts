import type { Address } from '../../contracts/api/entities/address.ts'
import type { AddressEntry } from '../../contracts/commands/addressEntry.ts'
import type { FieldFailure } from '../../contracts/fieldFailure.ts'
import { addressRules, defaultAddressRules } from '../../core/domain/address/addressRules.ts'
import type { AddressRules } from '../../core/domain/address/addressRules.ts'
import { withProvinceCode } from '../../core/domain/address/provinces.ts'
import { addressToSend, nameAndPlace, validateAddress } from '../../core/domain/address/validateAddress.ts'
import { defined } from '../../core/domain/fields/fields.ts'
import { allLocales, locales } from '../../core/domain/locale/locales.ts'
import type { Locale as LocaleCode } from '../../core/domain/locale/locales.ts'
import type { DialCode } from '../../core/domain/phone/dialCodes.ts'
import { collectorOf, collectorRules } from '../../core/domain/shipping/collector.ts'
import { refuse } from '../kit/answer.ts'
import type { Refusal } from '../kit/answer.ts'
import type { BasketDocument } from '../storage/tables/BasketTables.ts'
import { addressFieldRules } from '../utility/countries.ts'

export type Checked =
  | { readonly _tag: 'Passes'; readonly address: Address }
  | { readonly _tag: 'Fails'; readonly failure: FieldFailure }

/**
 * VAL-37: the client's own validators plus the rules the server sends for the country; a valid address is trimmed and
 * normalised.
 */
export const checkAddress = (given: Address): Checked => checkBy(given, rulesOf(given))

/** SHIP-17: an estimate knows only the destination. */
export const checkEstimate = (given: Address): Checked => {
  const { fields, ...read } = rulesOf(given)
  const { postalCode = {}, country = {} } = fields
  return checkBy(given, { ...read, fields: { postalCode, country, province: { required: false } } })
}

/** SHIP-21: a phone number without a country belongs to the basket's country. */
export const checkCollector = (
  given: Address,
  country: string,
  locale: LocaleCode,
  codes: readonly string[],
): Checked => {
  const checked = checkBy({ ...given, country: countryOf(given) ?? country }, collectorRules(locale, codes))
  return checked._tag === 'Passes' ? { ...checked, address: collectorOf(checked.address) } : checked
}

const checkBy = (given: Address, rules: AddressRules): Checked => {
  const entry = entryOf(given)
  const [failure] = validateAddress(entry, rules, dialCodes)
  if (failure) return { _tag: 'Fails', failure }
  const dialCode = dialCodes.find(({ code }) => code === entry.country)?.dialCode
  const phoneCode = entry.phoneCode ?? dialCode
  const tidy = addressToSend({ ...entry, ...defined({ phoneCode }) })
  return {
    _tag: 'Passes',
    address: { ...tidy, ...(given.subscriptions ? { subscriptions: given.subscriptions } : {}) },
  }
}

const rulesOf = (given: Address): AddressRules =>
  addressRules(defaultAddressRules, addressFieldRules(countryOf(given) ?? '') ?? null)

export const countryOf = ({ country, countryCode }: Address): string | undefined => country ?? countryCode

/** SHIP-20, VAL-37: the billing address. Without an e-mail of its own it uses the shipping address's. */
export const withBillingAddress = (document: BasketDocument, given: Address): BasketDocument | Refusal => {
  const { addressLine1, city, postalCode, firstName, lastName } = given
  if ([addressLine1, city, postalCode, firstName, lastName].every((part) => part === undefined || part.trim() === ''))
    return refuse('BIL400')
  const email = given.email ?? document.shippingAddress?.email
  const checked = checkAddress({ ...given, ...defined({ email }) })
  if (checked._tag === 'Passes') return { ...document, billingAddress: { ...checked.address, approachType: 'B' } }
  const { field, rule } = checked.failure
  return refuse(field === 'phone' && rule === 'required' ? 'BILL410' : 'CHK320', { field })
}

/**
 * ACC-20: readers accept `country` and `countryCode`. VAL-36: a province may be given by its name, because it is typed
 * where no list is known.
 */
const entryOf = (given: Address): AddressEntry => {
  const country = countryOf(given)
  const entries = entryFields.flatMap((field) => (given[field] === undefined ? [] : [[field, given[field]] as const]))
  return withProvinceCode({ ...Object.fromEntries(entries), ...defined({ country }) }, country ?? '')
}

const entryFields = ['email', ...nameAndPlace, 'phone', 'phoneCode'] as const

const dialCodes: readonly DialCode[] = [
  ...new Map(allLocales.map((locale) => [locales[locale].country, locales[locale].dialCode])),
].map(([code, dialCode]) => ({ code, name: code, dialCode }))
