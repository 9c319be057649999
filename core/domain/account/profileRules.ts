import type { ErrorCode } from '../../../contracts/errorCatalogue.ts'
import type { FieldFailure } from '../../../contracts/fieldFailure.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { isPlaceholderDate } from '../calendar/dateFormat.ts'
import type { FieldValue } from '../validation/rule.ts'
import { isEmpty } from '../validation/validate.ts'
import { personFailures } from './signUpFailures.ts'
import type { PersonFacts } from './signUpFailures.ts'

/** What the shop knows about a person; an unknown name, date or number is absent or blank. */
export type Person = Readonly<Partial<Record<(typeof personFields)[number], string>>>

export type PersonField = (typeof personFields)[number]

/** ACC-10: 1900-01-01 stands for an unknown birth date, both shown and sent. */
export const realBirthDate = (birthDate: string | undefined): string | undefined =>
  birthDate === undefined || birthDate.trim() === '' || isPlaceholderDate(birthDate as CalendarDate)
    ? undefined
    : birthDate

/** ACC-09: a person with an e-mail for whom one of five facts is unknown. */
export const isPartiallyEnrolled = (person: Person): boolean =>
  isKnown(person, 'email') && missingFields(person).length > 0

/** ACC-09: the unknown facts, in form order. */
export const missingFields = (person: Person): readonly PersonField[] =>
  personFields.filter((field) => field !== 'email' && !isKnown(person, field))

/** ACC-11: facts already on a loyalty profile are read-only. */
export const lockedFields = (
  { isLoyaltyMember }: { readonly isLoyaltyMember: boolean },
  person: Person,
): readonly PersonField[] => (isLoyaltyMember ? personFields.filter((field) => isKnown(person, field)) : [])

/** ACC-08: the part of a change that is sent; null when nothing in it is filled. `false` and 0 count as filled. */
export const filledChange = <Change extends Readonly<Record<string, unknown>>>(
  change: Change,
): Partial<Change> | null => {
  const filled = Object.entries(change).filter(([field, value]) =>
    isFilled(field === 'birthDate' ? realBirthDate(value as string | undefined) : value),
  )
  return filled.length === 0 ? null : (Object.fromEntries(filled) as Partial<Change>)
}

/** The fields of a profile that its owner can change, in form order. */
export const profileOrder = ['firstName', 'lastName', 'birthDate', 'phone', 'postalCode', 'gender'] as const

export type ProfileField = (typeof profileOrder)[number]

/**
 * VAL-37: the rules of the sign-up for the fields in a change. Missing fields stay as they are, and nothing can be
 * removed: a blank value would not be sent (ACC-08).
 */
export const profileFailures = (
  change: Readonly<Record<string, FieldValue>>,
  facts: PersonFacts,
): readonly FieldFailure[] => {
  const found = personFailures(change, facts)
  return profileOrder.flatMap((field) => {
    if (!Object.hasOwn(change, field)) return []
    return isEmpty(change[field]) ? [{ field, rule: 'required' }] : found.filter((failure) => failure.field === field)
  })
}

/** The code closest to the broken rule of a profile field. */
export const refusalOfProfile = ({ field, rule }: FieldFailure): ErrorCode => {
  if (field !== 'birthDate') return 'PRO412'
  return rule === 'required' ? 'PRO411' : rule === 'minimalAge' ? 'PRO410' : 'PRO412'
}

const personFields = ['email', 'firstName', 'lastName', 'birthDate', 'phone', 'postalCode'] as const

const isFilled = (value: unknown): boolean => {
  if (value === undefined || value === null) return false
  if (typeof value === 'string') return value.trim() !== ''
  return !Array.isArray(value) || value.length > 0
}

const isKnown = (person: Person, field: PersonField): boolean =>
  isFilled(field === 'birthDate' ? realBirthDate(person.birthDate) : person[field])
