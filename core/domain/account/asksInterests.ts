import { configurationOf } from '../configuration/configuration.ts'
import type { Locale } from '../locale/locales.ts'

export type SignedUp = {
  readonly newsletterConsent: boolean
  /** The place of the sign-up wants no further question. */
  readonly isSkipped: boolean
  /** Somebody who signs up to buy is not held up. */
  readonly isToBuy: boolean
}

/** SIGN-38: whether a new account is asked for its interests. */
export const asksInterests = (locale: Locale, { newsletterConsent, isSkipped, isToBuy }: SignedUp): boolean => {
  const { interests, interestsNeedNewsletter } = configurationOf(locale).features
  return interests && !isSkipped && !isToBuy && (newsletterConsent || !interestsNeedNewsletter)
}
