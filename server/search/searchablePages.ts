import type { ContentDocument } from '../../contracts/content/contentDocument.ts'
import { isOwnPage } from '../../core/domain/content/isOwnPage.ts'
import { localize } from '../../core/domain/content/localize.ts'
import { keysOf } from '../../core/domain/fields/fields.ts'
import { locales } from '../../core/domain/locale/locales.ts'
import type { Locale } from '../../core/domain/locale/locales.ts'
import { contentPath } from '../../core/domain/route/contentPath.ts'
import { listPublished } from '../content/publishedContent.ts'
import type { Context } from '../kit/Context.ts'
import { headTexts } from '../site/head/headTexts.ts'
import type { Language } from '../storage/tables/CatalogTables.ts'
import { wordsOf } from './wordsOf.ts'

/** A page as the search finds it, in one language. `path` is below the locale. */
export type SearchablePage = {
  readonly title: string
  readonly line: string
  readonly path: string
  readonly titleTerms: readonly string[]
  readonly lineTerms: readonly string[]
}

/** CAT-63: the pages that a shopper of this locale can open now: what is published and valid, and the shop's screens. */
export const searchablePages = async ({
  db,
  now,
  locale: { code, language },
}: Pick<Context, 'db' | 'now' | 'locale'>): Promise<readonly SearchablePage[]> => {
  const published = await listPublished(db, locales[code].site, now, 'page')
  return [...screens(language), ...published.flatMap(({ document }) => pageOf(document, code) ?? [])]
}

const screenPaths = {
  Stores: '/stores',
  Warranty: '/help/warranty',
  TrackOrder: '/track-order',
  SignUp: '/sign-up',
} as const

const screens = (language: Language): readonly SearchablePage[] =>
  keysOf(screenPaths).flatMap((name) => {
    const texts = headTexts[language].pages[name]
    return texts === undefined ? [] : [withTerms(texts.title, texts.description, screenPaths[name], language)]
  })

/** What is published stays in memory until it is published again, and its words with it. */
const known = new WeakMap<ContentDocument, Map<Locale, SearchablePage | null>>()

const pageOf = (document: ContentDocument, locale: Locale): SearchablePage | null => {
  const byLocale = known.get(document) ?? new Map<Locale, SearchablePage | null>()
  known.set(document, byLocale)
  const page = byLocale.get(locale)
  if (page !== undefined) return page
  const read = readPage(document, locale)
  byLocale.set(locale, read)
  return read
}

/** Only name and description: what stands in blocks may be for some shoppers, or for a time. */
const readPage = (document: ContentDocument, locale: Locale): SearchablePage | null => {
  const path = contentPath(document.key)
  const body = localize(document, locale)
  if (path === null || path === '' || body === undefined || !isOwnPage(document.key, body.slots)) return null
  return withTerms(body.name, body.description ?? '', path, locales[locale].language)
}

const withTerms = (title: string, line: string, path: string, language: Language): SearchablePage => ({
  title,
  line,
  path,
  titleTerms: wordsOf(title, language),
  lineTerms: wordsOf(line, language),
})
