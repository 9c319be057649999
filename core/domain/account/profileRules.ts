import type { ConsumerProfile, ProfileEntry, Subscription } from '../../../contracts/api/entities/consumer.ts'
import type { ErrorCode } from '../../../contracts/errorCatalogue.ts'
import type { FieldFailure } from '../../../contracts/fieldFailure.ts'
import { isPlaceholderDate } from '../calendar/dateFormat.ts'
import { configurationOf } from '../configuration/configuration.ts'
import { filterFields } from '../fields/fields.ts'
import { locales } from '../locale/locales.ts'
import type { Locale } from '../locale/locales.ts'
import type { FieldValue } from '../validation/rule.ts'
import { isEmpty } from '../validation/validate.ts'
import { personFailures, profileOrder } from './signUpFailures.ts'
import type { PersonFacts, ProfileField } from './signUpFailures.ts'
import { signUpFields } from './signUpFields.ts'
import { shoeIn, systemOfCountry } from '../sizing/sizeSystems.ts'

/** What the shop knows about a person; an unknown name, date or number is absent or blank. */
export type Person = Readonly<Partial<Record<(typeof personFields)[number], string>>>

export type PersonField = (typeof personFields)[number]

/** ACC-10: 1900-01-01 stands for an unknown birth date, both shown and sent. */
export const realBirthDate = (birthDate: string | undefined): string | undefined =>
  birthDate === undefined || birthDate.trim() === '' || isPlaceholderDate(birthDate) ? undefined : birthDate

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
  const filled = filterFields(change, (value, field) =>
    isFilled(field === 'birthDate' && typeof value === 'string' ? realBirthDate(value) : value),
  )
  return Object.keys(filled).length === 0 ? null : filled
}

/** ACC-08: the same of a change with more than the person in it. */
export const filledProfile = ({ consumerDetails, ...others }: ProfileEntry): ProfileEntry | null => {
  const filled = consumerDetails && filledChange(consumerDetails)
  return filled ? { ...others, consumerDetails: filled } : Object.keys(others).length === 0 ? null : others
}

/**
 * VAL-37: the rules of the sign-up for the fields in a change. Missing fields stay as they are, and nothing can be
 * removed: a blank value would not be sent (ACC-08).
 */
export const profileFailures = (
  change: Readonly<Record<string, FieldValue>>,
  facts: PersonFacts,
): readonly FieldFailure<ProfileField>[] => {
  const found = personFailures(change, facts)
  return profileOrder.flatMap((field) => {
    if (!Object.hasOwn(change, field)) return []
    return isEmpty(change[field])
      ? [{ field, rule: 'required' }]
      : found.filter((failure) => failure.field === field).map((failure) => ({ ...failure, field }))
  })
}

/** The code closest to the broken rule of a profile field. */
export const refusalOfProfile = ({ field, rule }: FieldFailure): ErrorCode => {
  if (field !== 'birthDate') return 'PRO412'
  return rule === 'required' ? 'PRO411' : rule === 'minimalAge' ? 'PRO410' : 'PRO412'
}

/** `recipient` null: the account does not have it yet. */
export type SubscriptionChoice = Pick<Subscription, 'channel' | 'type'> & {
  readonly recipient: string | null
  readonly isOn: boolean
}

/**
 * ACC-04, ACC-16: the subscriptions that a person may have, in display order; an active one can be ended in every
 * locale.
 */
export const subscriptionChoices = (
  profile: Pick<ConsumerProfile, 'consumerDetails' | 'isLoyaltyMember' | 'subscriptions'>,
  locale: Locale,
): readonly SubscriptionChoice[] => {
  const { consumerDetails, isLoyaltyMember, subscriptions } = profile
  const { email, phone } = consumerDetails
  const choice = (
    channel: Subscription['channel'],
    type: Subscription['type'],
    own: string | undefined,
  ): SubscriptionChoice => {
    const on = subscriptions.find((each) => each.channel === channel && each.type === type && each.optin)
    return { channel, type, recipient: on?.recipient ?? own ?? null, isOn: on !== undefined }
  }
  const bySms = choice('sms', 'Newsletter', phone)
  return [
    choice('email', 'Newsletter', email),
    ...(isLoyaltyMember ? [choice('email', 'LoyaltyNewsletter', email)] : []),
    ...(signUpFields(locale).hasSms || bySms.isOn ? [bySms] : []),
  ]
}

/** ACC-04: the part of a choice that is sent; the server's clock says when it was made. */
export const subscriptionToSend = (
  { channel, type }: SubscriptionChoice,
  recipient: string,
  optin: boolean,
  locale: Locale,
): Subscription => {
  const { country, site } = locales[locale]
  return { type, channel, optin, doubleOptin: false, recipient, category: 'subscription', country, region: site }
}

/** ACC-01: the shop's shoe sizes, US men's, in halves: the allowed preferred sizes. */
export const shoeSizes: readonly string[] = Array.from({ length: 17 }, (_, step) => String(5 + step / 2))

/** The interests that the shop offers, by the names under which they are stored, in display order. */
export const interestChoices = ['hiking', 'trailRunning', 'climbing', 'camping', 'snow', 'travel'] as const

/** ACC-05: interests in stored form: one text, separated by pipes, in the given order, each once, none empty. */
export const writtenInterests = (interests: readonly string[]): string => interestsOf(interests.join('|')).join('|')

export const interestsOf = (text: string | undefined): readonly string[] =>
  [...new Set((text ?? '').split('|').map((each) => each.trim()))].filter((each) => each !== '')

/** ACC-05: a pipe inside a name would split it into two interests. */
export const isInterest = (name: string): boolean => name.trim() !== '' && !name.includes('|')

/** ACC-05: adds or removes one interest; those that this shop does not offer stay. */
export const tickedInterest = (text: string | undefined, name: string, isTicked: boolean): string =>
  writtenInterests(isTicked ? [...interestsOf(text), name] : interestsOf(text).filter((each) => each !== name))

type SignedUp = {
  readonly newsletterConsent: boolean
  /** Signing up here asks no further question. */
  readonly isSkipped: boolean
  /** A shopper who signs up in order to buy is not delayed. */
  readonly isToBuy: boolean
}

/** SIGN-38: whether a new account is asked for its interests. */
export const asksInterests = (locale: Locale, { newsletterConsent, isSkipped, isToBuy }: SignedUp): boolean => {
  const { interests, interestsNeedNewsletter } = configurationOf(locale).features
  return interests && !isSkipped && !isToBuy && (newsletterConsent || !interestsNeedNewsletter)
}

const personFields = ['email', 'firstName', 'lastName', 'birthDate', 'phone', 'postalCode'] as const

const isFilled = (value: unknown): boolean => {
  if (value === undefined || value === null) return false
  if (typeof value === 'string') return value.trim() !== ''
  return !Array.isArray(value) || value.length > 0
}

const isKnown = (person: Person, field: PersonField): boolean =>
  isFilled(field === 'birthDate' ? realBirthDate(person.birthDate) : person[field])

/** ACC-01: a men's shoe size of the United States (`9.5`), as the site of a country counts: EU 42½. */
export const shoeSizeIn = (country: string, size: string): string => {
  const system = systemOfCountry(country)
  const shown = system === 'FR' || system === 'ES' ? 'EU' : system
  return `${shown} ${shoeIn(shown, 'men', String(Number(size) * 10)) ?? size}`
}
