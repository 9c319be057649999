import type { ContentDocument, LocalizedDocument } from '../../../contracts/content/contentDocument.ts'
import { defined } from '../fields/fields.ts'
import { allLocales, locales } from '../locale/locales.ts'
import type { Site } from '../locale/locales.ts'

/**
 * A document for readers of a locale or a language: in the English of the United States if it has that (I18N-08), else
 * in the language, else in the first language of its site that it has. Absent if it has none.
 */
export const localize = (document: ContentDocument, reader: string): LocalizedDocument | undefined => {
  const { key, bodies, validFrom, validUntil } = document
  const used = languageRead(document, reader)
  const body = used === undefined ? undefined : bodies[used]
  if (used === undefined || body === undefined) return undefined
  return {
    id: key,
    ...body,
    language: used,
    ...defined({ validFrom, validUntil }),
  }
}

/** The language in which readers of a locale or a language get a document. */
export const languageRead = (
  { site, bodies }: Pick<ContentDocument, 'site' | 'bodies'>,
  reader: string,
): string | undefined =>
  [reader, reader.slice(0, 2), ...siteLanguages(site)].find((each) => Object.hasOwn(bodies, each))

/** The languages in which a document of a site has not been written yet: what the console lists. */
export const missingLanguages = ({ site, bodies }: ContentDocument): readonly string[] =>
  siteLanguages(site).filter((language) => !Object.hasOwn(bodies, language))

/** What a document of a site may be written in: its languages, and the English of the United States where it is read. */
export const writtenLanguages = (site: Site): readonly string[] => [
  ...siteLanguages(site),
  ...(site === locales[americanEnglish].site ? [americanEnglish] : []),
]

/** I18N-08: a text is found by the words of the other English, too. `language`: that of the text that is shown. */
export const otherEnglish = (language: string): string | undefined => {
  if (language === 'en') return americanEnglish
  return language === americanEnglish ? 'en' : undefined
}

const americanEnglish = 'en-us'

/** In the order of the shop's locales; the first is the one to fall back to. */
export const siteLanguages = (site: Site): readonly string[] => [
  ...new Set(allLocales.filter((code) => locales[code].site === site).map((code) => locales[code].language)),
]
