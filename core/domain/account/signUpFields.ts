import { configurationOf } from '../configuration/configuration.ts'
import { locales } from '../locale/locales.ts'
import type { Locale } from '../locale/locales.ts'

/** SIGN-14, SIGN-18: what the full form asks for in one locale. */
export type SignUpFields = {
  readonly isBirthDateRequired: boolean
  readonly isPhoneRequired: boolean
  /** SIGN-20: whether news by SMS is offered. */
  readonly hasSms: boolean
  readonly hasGender: boolean
  readonly hasLoyalty: boolean
  /** VAL-43, whole years. */
  readonly minimalAge: number
}

export const signUpFields = (locale: Locale): SignUpFields => {
  const { country } = locales[locale]
  return {
    isBirthDateRequired: country !== 'US' && country !== 'CA',
    isPhoneRequired: locale === 'it-it' || locale === 'es-es',
    hasSms: locale === 'en-us' || locale === 'en-ca' || locale === 'fr-ca',
    hasGender: withGender.has(country),
    hasLoyalty: configurationOf(locale).features.loyalty,
    minimalAge: minimalAgeOf(country),
  }
}

/** SIGN-10: on this site, e-mail and password are enough. */
export const hasSimplifiedSignUp = (locale: Locale): boolean => configurationOf(locale).features.simplifiedEnrollment

/** VAL-43 */
export const minimalAgeOf = (country: string): number =>
  (Object.hasOwn(ages, country) ? ages[country] : undefined) ?? 16

/** SIGN-21, SIGN-22: reading = the terms are shown and not accepted yet. */
export type SmsOptIn = 'none' | 'reading' | 'accepted'

/** SIGN-20: only a valid phone number can be opted in. */
export const canOptIn = (phone: { readonly text: string; readonly isValid: boolean }): boolean =>
  phone.text.trim() !== '' && phone.isValid

/** SIGN-22: the opt-in after a change of the phone number. */
export const smsAfterPhone = (sms: SmsOptIn, canStill: boolean): SmsOptIn => (canStill ? sms : 'none')

/** SIGN-21: ticking shows the terms, unticking reverts everything. */
export const smsAfterTick = (isTicked: boolean, can: boolean): SmsOptIn => (isTicked && can ? 'reading' : 'none')

const ages: Readonly<Record<string, number>> = {
  US: 13,
  CA: 13,
  GB: 13,
  FR: 15,
  DE: 16,
  IE: 16,
  NL: 16,
  IT: 14,
  ES: 14,
}

/** SIGN-18: `N` = not stated. */
export const genders = ['F', 'M', 'O', 'N'] as const
export type Gender = (typeof genders)[number]

const withGender: ReadonlySet<string> = new Set(['FR', 'DE', 'IT', 'ES'])
