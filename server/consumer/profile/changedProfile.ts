import type { ProfileEntry } from '../../../contracts/api/consumer.ts'
import { interestsOf } from '../../../core/domain/account/interests.ts'
import { profileFailures, refusalOfProfile } from '../../../core/domain/account/profileFailures.ts'
import { filledChange, lockedFields } from '../../../core/domain/account/profileRules.ts'
import type { Person } from '../../../core/domain/account/profileRules.ts'
import { dateOfInstant } from '../../../core/domain/calendar/calendarDate.ts'
import { tidyAddress } from '../../../core/domain/address/tidyAddress.ts'
import { locales } from '../../../core/domain/locale/locales.ts'
import { normalisePhone } from '../../../core/domain/phone/normalisePhone.ts'
import { digitsOf } from '../../../core/domain/phone/splitPhone.ts'
import { refuse } from '../../http/answer.ts'
import type { Refusal } from '../../http/answer.ts'
import type { Context } from '../../http/Context.ts'
import { countries } from '../../utility/countries.ts'
import type { ConsumerTables } from '../ConsumerTables.ts'
import { isMember } from '../loyalty/membership.ts'
import { emailKey } from '../signInAttempts.ts'

type Row = ConsumerTables['consumer']

/** ACC-08, ACC-11, VAL-37: the columns that a change of the profile fills, or why not. What it leaves out or leaves blank stays. */
export function changedProfile(
  row: Row,
  { consumerDetails = {}, preferences = {} }: ProfileEntry,
  { locale, now }: Pick<Context, 'locale' | 'now'>,
): Partial<Row> | Refusal {
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
