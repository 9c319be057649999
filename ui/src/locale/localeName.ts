import { locales } from '../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import { currencySymbol } from '../../../core/domain/money/formatMoney.ts'

/** The country in its own language, and the language if a country has two. */
export const localeCountry: Readonly<Record<Locale, string>> = {
  'en-us': 'United States',
  'en-ca': 'Canada (English)',
  'fr-ca': 'Canada (français)',
  'en-gb': 'United Kingdom',
  'fr-fr': 'France',
  'de-de': 'Deutschland',
  'it-it': 'Italia',
  'es-es': 'España',
}

/** I18N-02: "$ USD", "CAD". */
export const localeCurrency = (locale: Locale): string => {
  const { currency } = locales[locale]
  return currency === 'CAD' ? currency : `${currencySymbol(currency, locale)} ${currency}`
}
