import { languageTag, locales } from '../locale/locales.ts'
import type { Locale } from '../locale/locales.ts'

/**
 * I18N-03: a day, and a time with it if `options` say so, as `Intl` writes it: "1er décembre 2026". In French the first
 * of a month is an ordinal, which `Intl` does not know. `at`: epoch ms.
 */
export const formatDay = (locale: Locale, at: number | Date, options: Intl.DateTimeFormatOptions): string => {
  const words = new Intl.DateTimeFormat(languageTag(locale), options).format(at)
  return locales[locale].language === 'fr' ? words.replace(/(?<!\d)1(?= \p{L})/u, '1er') : words
}
