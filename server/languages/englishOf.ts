import type { Site } from '../../core/domain/locale/locales.ts'

/**
 * I18N-01: The seeded English is written once for all its sites. Words that Britain and North America call by different names are
 * exchanged here; `ZIP or postal code`, because the United States and Canada share one text.
 */
export const englishOf = (site: Site, english: string): string =>
  exchanged[site].reduce((text, [word, own]) => text.replaceAll(word, own), english)

const exchanged: Readonly<Record<Site, readonly (readonly [word: string, own: string])[]>> = {
  NA: [['postal code', 'ZIP or postal code']],
  EMEA: [
    ['postal code', 'postcode'],
    ['loyalty program', 'loyalty programme'],
  ],
}
