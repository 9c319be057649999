import type { ContentDocument, LocalizedDocument } from '../../../contracts/content/contentDocument.ts'
import { defined } from '../fields/fields.ts'
import { allLocales, locales } from '../locale/locales.ts'
import type { Site } from '../locale/locales.ts'

/** A document in a language, or else in the first language of its site that it has. Absent if it has none. */
export const localize = (document: ContentDocument, language: string): LocalizedDocument | undefined => {
  const { key, bodies, validFrom, validUntil } = document
  const used = [language, ...siteLanguages(document.site)].find((each) => Object.hasOwn(bodies, each))
  const body = used === undefined ? undefined : bodies[used]
  if (used === undefined || body === undefined) return undefined
  return {
    id: key,
    ...body,
    language: used,
    ...defined({ validFrom, validUntil }),
  }
}

/** The languages in which a document of a site has not been written yet: what the console lists. */
export const missingLanguages = ({ site, bodies }: ContentDocument): readonly string[] =>
  siteLanguages(site).filter((language) => !Object.hasOwn(bodies, language))

/** In the order of the shop's locales; the first is the one to fall back to. */
export const siteLanguages = (site: Site): readonly string[] => [
  ...new Set(allLocales.filter((code) => locales[code].site === site).map((code) => locales[code].language)),
]
