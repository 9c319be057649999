import { languageTag } from '../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'

/** A country's code as its name in the language of the page; anything else stays as it is. */
export const countryName = (text: string, locale: Locale): string =>
  /^[A-Z]{2}$/.test(text) ? (new Intl.DisplayNames(languageTag(locale), { type: 'region' }).of(text) ?? text) : text
