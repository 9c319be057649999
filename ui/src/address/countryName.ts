import { languageTag } from '../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'

/** The name of a country's code in the page's language; any other text is returned unchanged. */
export const countryName = (text: string, locale: Locale): string =>
  /^[A-Z]{2}$/.test(text) ? (new Intl.DisplayNames(languageTag(locale), { type: 'region' }).of(text) ?? text) : text
