import { allLocales, locales, parseLocale } from './locales.ts'
import type { Locale } from './locales.ts'

/**
 * DLG-15: the shop of the browser's own country, in its own language where that shop speaks it. `languages`: in the browser's order;
 * the first that names a country counts. Null = none names one, or the shop is not there.
 */
export const localeOfBrowser = (languages: readonly string[]): Locale | null => {
  const tag = languages.find((each) => countryOf(each) !== undefined)
  if (tag === undefined) return null
  return parseLocale(tag) ?? allLocales.find((locale) => locales[locale].country === countryOf(tag)) ?? null
}

/** Two capital letters after a dash, as a browser writes it: zh-Hant-TW → TW. */
const countryOf = (tag: string): string | undefined => /-([A-Za-z]{2})(?=-|$)/.exec(tag)?.[1]?.toUpperCase()
