import { keysOf } from '../fields/fields.ts'
import type { Currency } from '../../../contracts/api/wire.ts'
import type { DateFormat } from '../calendar/dateFormat.ts'

export type Site = 'NA' | 'EMEA'

export type LocaleFacts = {
  readonly site: Site
  readonly language: string
  /** ISO 3166, upper case. */
  readonly country: string
  readonly currency: Currency
  readonly dialCode: string
  readonly dateFormat: DateFormat
}

export type Locale = keyof typeof locales

/** I18N-01: case does not matter; unknown locales are rejected. */
export const parseLocale = (text: string): Locale | null => {
  const lower = text.toLowerCase()
  return allLocales.find((locale) => locale === lower) ?? null
}

/** The tag for `Intl` and the `lang` attribute: en-us → en-US. */
export const languageTag = (locale: Locale): string => `${locales[locale].language}-${locales[locale].country}`

/** I18N-01: the site a country belongs to. */
export const siteOfCountry = (country: string): Site => (country === 'US' || country === 'CA' ? 'NA' : 'EMEA')

/**
 * DLG-15: the shop of the browser's country, in the browser's language if that shop has it. `languages`: in the
 * browser's order; the first that names a country counts. Null = none names a country, or that has no shop.
 */
export const localeOfBrowser = (languages: readonly string[]): Locale | null => {
  const tag = languages.find((each) => countryOf(each) !== undefined)
  if (tag === undefined) return null
  return parseLocale(tag) ?? allLocales.find((locale) => locales[locale].country === countryOf(tag)) ?? null
}

const na = { site: 'NA', dialCode: '1', dateFormat: 'MM/DD/YYYY' } as const
const emea = { site: 'EMEA', dateFormat: 'DD/MM/YYYY' } as const

/** I18N-01, I18N-03: the shop's locales in the form xx-yy, with what follows from each. */
export const locales = {
  'en-us': { ...na, language: 'en', country: 'US', currency: 'USD' },
  'en-ca': { ...na, language: 'en', country: 'CA', currency: 'CAD' },
  'fr-ca': { ...na, language: 'fr', country: 'CA', currency: 'CAD' },
  'en-gb': { ...emea, language: 'en', country: 'GB', currency: 'GBP', dialCode: '44' },
  'fr-fr': { ...emea, language: 'fr', country: 'FR', currency: 'EUR', dialCode: '33' },
  'de-de': { ...emea, language: 'de', country: 'DE', currency: 'EUR', dialCode: '49' },
  'it-it': { ...emea, language: 'it', country: 'IT', currency: 'EUR', dialCode: '39' },
  'es-es': { ...emea, language: 'es', country: 'ES', currency: 'EUR', dialCode: '34' },
} as const satisfies Record<string, LocaleFacts>

export const defaultLocale: Locale = 'en-us'

export const allLocales = keysOf(locales)

/** Two capital letters after a dash, as browsers write it: zh-Hant-TW → TW. */
const countryOf = (tag: string): string | undefined => /-([A-Za-z]{2})(?=-|$)/.exec(tag)?.[1]?.toUpperCase()
