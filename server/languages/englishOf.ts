import { locales } from '../../core/domain/locale/locales.ts'
import type { Site } from '../../core/domain/locale/locales.ts'
import type { SiteLocale } from '../kit/siteLocale.ts'

/**
 * I18N-01: English is written once for all its sites. Words that Britain and North America call by different names are
 * exchanged here; `ZIP or postal code`, because the United States and Canada share one text.
 */
export const englishOf = (site: Site, english: string): string =>
  exchanged[site].reduce((text, [word, own]) => text.replaceAll(word, own), english)

/** The same for a text of the catalogue that is no product's name, in any language. */
export const inEnglishOf = ({ code, language }: SiteLocale, text: string): string =>
  language === 'en' ? englishOf(locales[code].site, text) : text

const exchanged: Readonly<Record<Site, readonly (readonly [word: string, own: string])[]>> = {
  NA: [
    ['Trousers', 'Pants'],
    ['trousers', 'pants'],
    ['postal code', 'ZIP or postal code'],
  ],
  EMEA: [
    ['postal code', 'postcode'],
    ['loyalty program', 'loyalty programme'],
  ],
}
