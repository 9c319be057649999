import { isPlaceholderDate } from '../calendar/dateFormat.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'

/** What the shop knows of a person; a name, a date or a number that is not known is absent or blank. */
export type Person = Readonly<Partial<Record<(typeof personFields)[number], string>>>

const personFields = ['email', 'firstName', 'lastName', 'birthDate', 'phone', 'postalCode'] as const
export type PersonField = (typeof personFields)[number]

/** ACC-10: 1900-01-01 stands for a birth date that nobody knows; as it is shown and sent. */
export const realBirthDate = (birthDate: string | undefined): string | undefined =>
  birthDate === undefined || birthDate.trim() === '' || isPlaceholderDate(birthDate as CalendarDate)
    ? undefined
    : birthDate

/** ACC-09: somebody with an email of whom one of five things is not known. */
export const isPartiallyEnrolled = (person: Person): boolean =>
  isKnown(person, 'email') && missingFields(person).length > 0

/** ACC-09: the things that are not known, in the order of the form. */
export const missingFields = (person: Person): readonly PersonField[] =>
  personFields.filter((field) => field !== 'email' && !isKnown(person, field))

/** ACC-11: what stands on a loyalty profile already is read-only. */
export const lockedFields = (
  { isLoyaltyMember }: { readonly isLoyaltyMember: boolean },
  person: Person,
): readonly PersonField[] => (isLoyaltyMember ? personFields.filter((field) => isKnown(person, field)) : [])

/** ACC-08: what of a change is sent; null when nothing of it is filled. `false` and 0 are filled. */
export const filledChange = <Change extends Readonly<Record<string, unknown>>>(
  change: Change,
): Partial<Change> | null => {
  const filled = Object.entries(change).filter(([field, value]) =>
    isFilled(field === 'birthDate' ? realBirthDate(value as string | undefined) : value),
  )
  return filled.length === 0 ? null : (Object.fromEntries(filled) as Partial<Change>)
}

const isFilled = (value: unknown): boolean => {
  if (value === undefined || value === null) return false
  if (typeof value === 'string') return value.trim() !== ''
  return !Array.isArray(value) || value.length > 0
}

const isKnown = (person: Person, field: PersonField): boolean =>
  isFilled(field === 'birthDate' ? realBirthDate(person.birthDate) : person[field])
