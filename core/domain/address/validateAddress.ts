import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import type { FieldFailure } from '../../../contracts/fieldFailure.ts'
import { defined } from '../fields/fields.ts'
import { siteOfCountry } from '../locale/locales.ts'
import type { DialCode } from '../phone/dialCodes.ts'
import { digitsOf, normalisePhone, phoneRule } from '../phone/splitPhone.ts'
import type { PhoneContext } from '../phone/splitPhone.ts'
import type { Rule } from '../validation/rule.ts'
import { validate } from '../validation/validate.ts'
import type { AddressFieldRule, AddressRules } from './addressRules.ts'
import { postalCodeAsTyped } from './postalCode.ts'

/** VAL-30…36, CHK-12: why an address is invalid, at most one failure per field, in form order. */
export const validateAddress = (
  address: AddressEntry,
  rules: AddressRules,
  dialCodes: readonly DialCode[],
): readonly FieldFailure[] => {
  const tidy = tidyAddress(address)
  const values: Readonly<Record<string, string | undefined>> = tidy
  return fieldsInOrder(rules).flatMap(([field, rule]) => {
    const value = Object.hasOwn(values, field) ? values[field] : undefined
    const failure = validate(value, rulesOfField(field, rule, rules, phoneContext(tidy, dialCodes)))
    if (failure === null) return []
    return [{ field, rule: failure.rule, ...defined({ values: failure.values }) }]
  })
}

/** PHONE-10: the chosen dial code, or that of the country if none was chosen. */
export const phoneContext = (
  address: Pick<AddressEntry, 'country' | 'phoneCode'>,
  dialCodes: readonly DialCode[],
): PhoneContext => {
  const ofCountry = dialCodes.find(({ code }) => code === address.country)?.dialCode
  return {
    dialCode: digitsOf(address.phoneCode ?? '') || digitsOf(ofCountry ?? ''),
    site: siteOfCountry(address.country ?? ''),
    knownCodes: dialCodes.map(({ dialCode }) => digitsOf(dialCode)),
  }
}

/**
 * An address as it is checked and sent: trimmed, the postal code in upper case (VAL-41), names with straight
 * apostrophes (VAL-06).
 */
export const tidyAddress = (address: AddressEntry): AddressEntry => {
  const trimmed: AddressEntry = Object.fromEntries(
    Object.entries(address).flatMap(([field, value]) => (value === undefined ? [] : [[field, value.trim()]])),
  )
  return {
    ...trimmed,
    ...(trimmed.postalCode === undefined ? {} : { postalCode: postalCodeAsTyped(trimmed.postalCode) }),
    ...(trimmed.firstName === undefined ? {} : { firstName: straightApostrophes(trimmed.firstName) }),
    ...(trimmed.lastName === undefined ? {} : { lastName: straightApostrophes(trimmed.lastName) }),
  }
}

/** VAL-06: the typographic apostrophe is not in the list of a name's characters; fields replace it while typing. */
export const straightApostrophes = (text: string): string => text.replace(/[\u2018\u2019]/g, "'")

/** An address as it is sent: trimmed, with its phone as a plus, the country code and digits (PHONE-03). */
export const addressToSend = (address: AddressEntry): AddressEntry => {
  const tidy = tidyAddress(address)
  return tidy.phone === undefined ? tidy : { ...tidy, phone: normalisePhone(tidy.phone, phoneContext(tidy, [])) }
}

/** Name and place, apart from the country, in form order. */
export const nameAndPlace = [
  'firstName',
  'lastName',
  'addressLine1',
  'addressLine2',
  'city',
  'province',
  'postalCode',
] as const satisfies readonly (keyof AddressEntry)[]

const formOrder: readonly string[] = ['email', ...nameAndPlace, 'country', 'phone']

const fieldsInOrder = ({ fields }: AddressRules): readonly (readonly [string, AddressFieldRule])[] =>
  Object.entries(fields).toSorted(([a], [b]) => placeOf(a) - placeOf(b))

const placeOf = (field: string): number => {
  const place = formOrder.indexOf(field)
  return place < 0 ? formOrder.length : place
}

const rulesOfField = (
  field: string,
  rule: AddressFieldRule,
  { provinces, readPattern }: AddressRules,
  phone: PhoneContext,
): readonly Rule[] => [
  ...(rule.required === true ? [{ rule: 'required' } as const] : []),
  ...(rule.minLength === undefined ? [] : [{ rule: 'minLength', n: rule.minLength } as const]),
  ...(rule.maxLength === undefined ? [] : [{ rule: 'maxLength', n: rule.maxLength } as const]),
  ...kindOfField(field, phone),
  ...(rule.pattern === undefined || !readPattern ? [] : [readPattern(rule.pattern)]),
  ...(field === 'province' && provinces
    ? [{ rule: 'oneOf', choices: provinces.map(({ code }) => code) } as const]
    : []),
]

const kindOfField = (field: string, phone: PhoneContext): readonly Rule[] => {
  switch (field) {
    case 'email':
      return [{ rule: 'email' }]
    case 'firstName':
    case 'lastName':
      return [{ rule: 'name' }]
    case 'addressLine1':
    case 'addressLine2':
    case 'city':
      return [{ rule: 'printable' }]
    case 'phone':
    case 'recipientContactPhone':
      return [phoneRule(phone)]
    default:
      return []
  }
}
