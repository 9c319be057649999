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

/** SIGN-10: e-mail and password alone are enough on this site. */
export const hasSimplifiedSignUp = (locale: Locale): boolean => configurationOf(locale).features.simplifiedEnrollment

/** VAL-43 */
export const minimalAgeOf = (country: string): number =>
  (Object.hasOwn(ages, country) ? ages[country] : undefined) ?? 16

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
