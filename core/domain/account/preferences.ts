import type { ConsumerProfile, Subscription } from '../../../contracts/api/entities/consumer.ts'
import { configurationOf } from '../configuration/configuration.ts'
import { locales } from '../locale/locales.ts'
import type { Locale } from '../locale/locales.ts'
import { signUpFields } from './signUpFields.ts'

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

/** As printed on the box: 9½. */
export const shoeSizeLabel = (size: string): string => size.replace(/\.5$/, '½')

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
