import type { ContentBody, ContentDocument } from '../../contracts/content/contentDocument.ts'
import { isOwnPage } from '../../core/domain/content/isOwnPage.ts'
import { localize, otherEnglish } from '../../core/domain/content/localize.ts'
import { keysOf } from '../../core/domain/fields/fields.ts'
import { locales } from '../../core/domain/locale/locales.ts'
import type { Locale } from '../../core/domain/locale/locales.ts'
import { contentPath } from '../../core/domain/route/contentPath.ts'
import { listPublished } from '../content/publishedContent.ts'
import type { Context } from '../kit/Context.ts'
import { regionalText } from '../kit/regionalText.ts'
import { headTexts } from '../site/head/headTexts.ts'
import type { Language } from '../storage/tables/CatalogTables.ts'
import { wordsOf } from './wordsOf.ts'

/** A page as the search finds it, for the readers of one locale. `path` is below the locale. */
export type SearchablePage = {
  readonly title: string
  readonly line: string
  readonly path: string
  /** The words of title and line. I18N-08: those of the other English, too, if the page has it. */
  readonly titleTerms: readonly string[]
  readonly lineTerms: readonly string[]
}

/** CAT-63: the pages that a shopper of this locale can open now: what is published and valid, and the shop's screens. */
export const searchablePages = async ({
  db,
  now,
  locale,
}: Pick<Context, 'db' | 'now' | 'locale'>): Promise<readonly SearchablePage[]> => {
  const published = await listPublished(db, locales[locale.code].site, now, 'page')
  return [...screens(locale), ...published.flatMap(({ document }) => pageOf(document, locale.code) ?? [])]
}

const screenPaths = {
  Stores: '/stores',
  Warranty: '/help/warranty',
  TrackOrder: '/track-order',
  SignUp: '/sign-up',
} as const

/** I18N-01: in the words of the country, which are those at the head of the page. */
const screens = (locale: Context['locale']): readonly SearchablePage[] => {
  const made = screensOf.get(locale.code) ?? readScreens(locale)
  screensOf.set(locale.code, made)
  return made
}

const screensOf = new Map<Locale, readonly SearchablePage[]>()

const readScreens = (locale: Context['locale']): readonly SearchablePage[] =>
  keysOf(screenPaths).flatMap((name) => {
    const texts = headTexts[locale.language].pages[name]
    if (texts === undefined) return []
    const [title, line] = [regionalText(texts.title, locale), regionalText(texts.description, locale)]
    return [withTerms({ title, line }, screenPaths[name], locale.language)]
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
  const otherwise = document.bodies[otherEnglish(body.language ?? '') ?? '']
  return withTerms(textOf(body), path, locales[locale].language, otherwise && textOf(otherwise))
}

type PageText = Pick<SearchablePage, 'title' | 'line'>

const textOf = ({ name, description = '' }: ContentBody): PageText => ({ title: name, line: description })

/** `otherwise`: what finds the page and is not shown. */
const withTerms = (text: PageText, path: string, language: Language, otherwise?: PageText): SearchablePage => ({
  ...text,
  path,
  titleTerms: wordsOf(`${text.title} ${otherwise?.title ?? ''}`, language),
  lineTerms: wordsOf(`${text.line} ${otherwise?.line ?? ''}`, language),
})
