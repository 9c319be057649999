import type { ProfileEntry } from '../../../contracts/api/entities/consumer.ts'
import {
  filledChange,
  interestsOf,
  lockedFields,
  profileFailures,
  refusalOfProfile,
} from '../../../core/domain/account/profileRules.ts'
import type { Person } from '../../../core/domain/account/profileRules.ts'
import { tidyAddress } from '../../../core/domain/address/validateAddress.ts'
import { dateOfInstant } from '../../../core/domain/calendar/calendarDate.ts'
import { locales } from '../../../core/domain/locale/locales.ts'
import { digitsOf, normalisePhone } from '../../../core/domain/phone/splitPhone.ts'
import { refuse } from '../../kit/answer.ts'
import type { Refusal } from '../../kit/answer.ts'
import { isMember } from '../../kit/Context.ts'
import type { Context } from '../../kit/Context.ts'
import { emailKey } from '../../limits/countAgainst.ts'
import type { ConsumerTables } from '../../storage/tables/ConsumerTables.ts'
import { countries } from '../../utility/countries.ts'

type Row = ConsumerTables['consumer']

/**
 * ACC-08, ACC-11, VAL-37: the columns that a change of the profile fills, or why not. Missing or blank fields stay as
 * they are.
 */
export const changedProfile = (
  row: Row,
  { consumerDetails = {}, preferences = {} }: ProfileEntry,
  { locale, now }: Pick<Context, 'locale' | 'now'>,
): Partial<Row> | Refusal => {
  const { source: _source, email, ...person } = consumerDetails
  if (email !== undefined && emailKey(email) !== row.email) return refuse('PRO412', { field: 'email' })
  const change = filledChange({ ...person, ...tidyAddress(person) }) ?? {}
  const dialCodes = countries(locale).map(({ dialCode }) => dialCode)
  const [failure] = profileFailures(change, {
    locale: locale.code,
    today: dateOfInstant(now),
    dateFormat: 'YYYY-MM-DD',
    dialCodes,
  })
  if (failure) return refuse(refusalOfProfile(failure), { field: failure.field })
  const phone = change.phone === undefined ? undefined : phoneOf(change.phone, change.phoneCode, locale.code, dialCodes)
  const columns = given({
    first_name: change.firstName,
    last_name: change.lastName,
    postal_code: change.postalCode,
    birth_date: change.birthDate,
    gender: change.gender,
    phone,
    phone_code: phone === undefined ? undefined : change.phoneCode,
    interests: preferences.interests === undefined ? undefined : interestsOf(preferences.interests).join('|'),
    preferred_shoe_size: preferences.preferredShoeSize?.trim(),
  })
  const locked = lockedFields({ isLoyaltyMember: isMember(row) }, personOf(row)).find((field) => {
    const column = columnByField[field]
    return column in columns && columns[column] !== row[column]
  })
  return locked === undefined ? columns : refuse('PRO418', { field: locked })
}

/** PHONE-03 */
const phoneOf = (
  phone: string,
  phoneCode: string | undefined,
  locale: Context['locale']['code'],
  knownCodes: readonly string[],
): string => {
  const { dialCode, site } = locales[locale]
  return normalisePhone(phone, { dialCode: digitsOf(phoneCode ?? '') || dialCode, site, knownCodes })
}

const columnByField = {
  email: 'email',
  firstName: 'first_name',
  lastName: 'last_name',
  birthDate: 'birth_date',
  phone: 'phone',
  postalCode: 'postal_code',
} as const

const personOf = (row: Row): Person =>
  Object.fromEntries(Object.entries(columnByField).map(([field, column]) => [field, row[column] ?? '']))

const given = (columns: Partial<Record<keyof Row, string | undefined>>): Partial<Row> =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
