import type { EventRegistration } from '../../../contracts/api/entities/consumer.ts'
import type { FieldFailure } from '../../../contracts/fieldFailure.ts'
import { nameRules } from '../account/signUpFailures.ts'
import { dateOfInstant, dayNumber } from '../calendar/calendarDate.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { parseDate } from '../calendar/dateFormat.ts'
import { defined } from '../fields/fields.ts'
import { failingFields, isEmpty, validate } from '../validation/validate.ts'

/**
 * SIGN-63, SIGN-72: only who is signed in registers; anybody else signs in first, or opens an account. `isSignedIn`:
 * undefined = not known yet.
 */
export const eventStep = (isSignedIn: boolean | undefined, wantsAccount: boolean): EventStep => {
  if (isSignedIn === undefined) return 'waiting'
  if (isSignedIn) return 'join'
  return wantsAccount ? 'signUp' : 'signIn'
}

export type EventStep = 'waiting' | 'signIn' | 'signUp' | 'join'

/** SIGN-66: what the rules of a registration depend on; days are `YYYY-MM-DD`. */
export type EventFacts = {
  readonly startDate: string
  readonly endDate: string
  readonly enablePlusOne: boolean
}

/** SIGN-67: the form as typed; `plusOne` = the guest's name. The names are asked for if the account has none. */
export type EventForm = {
  readonly attendingDays: readonly string[]
  readonly eventTermsAccepted: boolean
  readonly plusOne: string
  readonly firstName: string
  readonly lastName: string
}

/** The fields in the order of the form. */
export const eventFields = ['attendingDays', 'firstName', 'lastName', 'plusOne', 'eventTermsAccepted'] as const

export type EventField = (typeof eventFields)[number]

/**
 * SIGN-70: from the first day to the last, both included; none if the last is before the first. A day has no zone, so
 * no clock can shift it.
 */
export const eventDays = ({
  startDate,
  endDate,
}: Pick<EventFacts, 'startDate' | 'endDate'>): readonly CalendarDate[] => {
  const [first, last] = [parseDate(startDate, 'YYYY-MM-DD'), parseDate(endDate, 'YYYY-MM-DD')]
  if (first === null || last === null) return []
  const from = dayNumber(first)
  return Array.from({ length: Math.max(0, dayNumber(last) - from + 1) }, (_, index) =>
    dateOfInstant((from + index) * dayMs),
  )
}

/** When its last day has ended everywhere on earth, epoch ms; from then on it takes no registrations. */
export const eventEnd = ({ endDate }: Pick<EventFacts, 'endDate'>): number => {
  const last = parseDate(endDate, 'YYYY-MM-DD')
  return last === null ? 0 : (dayNumber(last) + 1) * dayMs + latestZoneMs
}

/** SIGN-68…70: each invalid field, in form order. */
export const eventFailures = (form: EventForm, event: EventFacts): readonly FieldFailure<EventField>[] => {
  const days: readonly string[] = eventDays(event)
  const isChosen = form.attendingDays.length > 0 && form.attendingDays.every((day) => days.includes(day))
  const found: readonly FieldFailure[] = [
    ...(isChosen ? [] : [{ field: 'attendingDays', rule: 'attendingDays' }]),
    ...failingFields(
      { firstName: nameRules, lastName: nameRules },
      { firstName: form.firstName, lastName: form.lastName },
    ),
    ...(isGuestValid(form.plusOne, event) ? [] : [{ field: 'plusOne', rule: 'guestName' }]),
    ...(form.eventTermsAccepted ? [] : [{ field: 'eventTermsAccepted', rule: 'requiredCheckbox' }]),
  ]
  return eventFields.flatMap((field) =>
    found.filter((failure) => failure.field === field).map((failure) => ({ ...failure, field })),
  )
}

/**
 * SIGN-73: the form as it is sent, the days in calendar order. `timestamp`: ISO time of the server's clock; the server
 * notes its own in any case.
 */
export const eventToSend = (
  { attendingDays, eventTermsAccepted, plusOne, firstName, lastName }: EventForm,
  { eventId, timestamp, ...person }: EventPerson & { readonly eventId: string; readonly timestamp: string },
): EventRegistration => ({
  email: person.email,
  attendingDays: attendingDays.toSorted().join(','),
  eventId,
  eventTermsAccepted,
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  ...defined({ gender: person.gender, phoneNumber: person.phone || undefined }),
  ...(isEmpty(plusOne) ? {} : { plusOne: plusOne.trim() }),
  registrationTimestamp: timestamp,
})

/** What the account is known by. */
type EventPerson = Pick<EventRegistration, 'email' | 'gender'> & { readonly phone?: string | undefined }

/** SIGN-69: checked only where a guest is allowed and named. */
const isGuestValid = (plusOne: string, { enablePlusOne }: EventFacts): boolean =>
  isEmpty(plusOne) ||
  (enablePlusOne && validate(plusOne, [{ rule: 'name' }, { rule: 'maxLength', n: longestGuestName }]) === null)

/** As long as the contract allows, because it is a whole name in one field. */
const longestGuestName = 100

const dayMs = 24 * 3_600_000

/** A day ends last at UTC−12. */
const latestZoneMs = 12 * 3_600_000
