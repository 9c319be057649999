import { languageTag, locales } from '../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'

/** "United States", "Canada (français)": the country in its own language, and the language where a country has two. */
export const localeCountry = (locale: Locale): string => {
  const { country, language } = locales[locale]
  const name = new Intl.DisplayNames([languageTag(locale)], { type: 'region' }).of(country) ?? country
  const hasTwo = Object.values(locales).filter((other) => other.country === country).length > 1
  return hasTwo ? `${name} (${new Intl.DisplayNames([languageTag(locale)], { type: 'language' }).of(language) ?? language})` : name
}

/** I18N-02: "$ USD", "CAD". */
export const localeCurrency = (locale: Locale): string => {
  const { currency } = locales[locale]
  if (currency === 'CAD') return currency
  const parts = new Intl.NumberFormat(languageTag(locale), { style: 'currency', currency }).formatToParts(0)
  return `${parts.find((part) => part.type === 'currency')?.value ?? ''} ${currency}`.trim()
}
