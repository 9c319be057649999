import type { SiteLocale } from './siteLocale.ts'

/**
 * I18N-01: a sentence of the server's own as a country writes its language; where nothing differs, the text itself.
 * Never for an operator's or a shopper's words. Screens have their spellings in `ui/src/copy/messages`.
 */
export const regionalText = (text: string, { code }: Pick<SiteLocale, 'code'>): string =>
  (spellings[code] ?? []).reduce((written, [word, own]) => written.replaceAll(word, own), text)

type Spelling = readonly (readonly [word: string, own: string])[]

/** Longer phrases come first, because each is exchanged for the whole text. */
const spellings: Readonly<Partial<Record<SiteLocale['code'], Spelling>>> = {
  'en-gb': [
    ['favorites', 'favourites'],
    ['program', 'programme'],
  ],
  'en-ca': [['favorites', 'favourites']],
  'fr-ca': [
    ['l’e-mail', 'le courriel'],
    ['d’e-mail', 'de courriel'],
    ['cet e-mail', 'ce courriel'],
    ['E-mail', 'Courriel'],
    ['e-mail', 'courriel'],
    ['la newsletter', 'l’infolettre'],
    [' newsletter', ' infolettre'],
    ['Newsletter', 'Infolettre'],
    ['arte cadeau', 'arte-cadeau'],
    ['artes cadeaux', 'artes-cadeaux'],
    ['jours ouvrés', 'jours ouvrables'],
    ['jour ouvré', 'jour ouvrable'],
  ],
}
