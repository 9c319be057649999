import type { Drawing } from '../../../contracts/drawing.ts'
import { languageTag } from '../../../core/domain/locale/locales.ts'
import { pageAt, routeIdentifier } from '../../../core/domain/route/pageAt.ts'
import { splitLocalePrefix } from '../../../core/domain/locale/splitLocalePrefix.ts'
import { regionalText } from '../../kit/regionalText.ts'
import { fallbackLocale, findLocale } from '../../kit/siteLocale.ts'
import type { SiteLocale } from '../../kit/siteLocale.ts'
import { attribute } from '../siteFiles.ts'
import { headTexts } from './headTexts.ts'
import { isIndexed, localesOf, pathIn } from './pageAddress.ts'
import type { Goods, PublishedPages } from './pageAddress.ts'
import { structuredData } from './structuredData.ts'

/** A page that somebody asks for. */
export type AskedPage = {
  readonly path: string
  /** With its question mark. */
  readonly search: string
  /** null: the browser draws it. */
  readonly drawing: Drawing | null
}

/** What the tags of all pages have in common. */
export type HeadSettings = {
  /** Without a slash at its end. */
  readonly publicUrl: string
  readonly goods: Goods
  readonly published: PublishedPages
  /** Whether the site has a file. */
  readonly hasFile: (path: string) => boolean
}

/** SEO-04: what a page says of itself; title undefined = the browser names it. */
export type PageCopy = { readonly language: string; readonly title?: string | undefined; readonly description: string }

/** What the page says of itself where it is drawn, else what the shop says of it. */
export const pageCopyOf = ({ path, drawing }: Omit<AskedPage, 'search'>): PageCopy => {
  const locale = localeOf(path)
  const texts = headTexts[locale.language]
  const ours = (text: string) => regionalText(text, locale)
  const page = pageAt(path)
  const own = page === null ? undefined : texts.pages[page]
  return {
    language: drawing?.language ?? languageTag(locale.code),
    title: drawing?.head?.title ?? (own && `${ours(own.title)} | Cairn`),
    description: drawing?.head?.description ?? ours(own?.description ?? texts.description),
  }
}

/** SEO-02 */
export const notIndexed = '<meta name="robots" content="noindex" />'

/**
 * SEO-01…06: the tags for search engines and for those who share a page. A page that is not to be indexed has a card for
 * sharing only. After a navigation in the browser they describe another page, so `usePage.ts` keeps the address right.
 */
export const headTags = (asked: AskedPage, settings: HeadSettings): string => {
  const { publicUrl, goods, published, hasFile } = settings
  const locale = localeOf(asked.path)
  const path = pathIn(locale.code, asked.path, goods)
  const words = pageCopyOf(asked)
  const photo = sharePhoto(path, goods)
  const picture = `${publicUrl}${photo ?? shareFile(path, goods, hasFile)}`
  const isListed = isIndexed(asked.path, asked.search)
  const things =
    isListed && asked.drawing
      ? structuredData({ publicUrl, path, locale, picture, ...words, answers: asked.drawing.known.answers })
      : []
  const type = things.map((thing) => ogTypes.get(thing['@type'])).find((each) => each !== undefined) ?? 'website'
  const card = cardOf({ ...words, type, url: `${publicUrl}${path}`, locale, picture, isPhoto: photo !== undefined })
  if (!isListed) return `${notIndexed}${card}`
  const there = localesOf(path, published)
  const fallback = there.find(({ code }) => code === fallbackLocale.code) ?? there[0] ?? locale
  const alternates = [
    ...there.map(({ code }) => [languageTag(code), code] as const),
    ['x-default', fallback.code] as const,
  ]
  return [
    `<link rel="canonical" href="${attribute(`${publicUrl}${path}`)}" />`,
    ...alternates.map(
      ([language, code]) =>
        `<link rel="alternate" hreflang="${language}" href="${attribute(`${publicUrl}${pathIn(code, path, goods)}`)}" />`,
    ),
    card,
    things.length === 0 ? '' : jsonLd(things),
  ].join('')
}

/** What a page is for those who share it, by what it is about. */
const ogTypes: ReadonlyMap<string, string> = new Map([
  ['Product', 'product'],
  ['Article', 'article'],
])

const localeOf = (path: string): SiteLocale => findLocale(splitLocalePrefix(path).locale ?? undefined) ?? fallbackLocale

type Card = PageCopy & {
  readonly type: string
  readonly url: string
  readonly locale: SiteLocale
  readonly picture: string
  readonly isPhoto: boolean
}

/** SEO-05: 1200 × 630 px, which `tools/art/buildShares.ts` draws; a photo has its own sides and the format that is asked for. */
const cardOf = ({ title = 'Cairn', description, type, url, locale, picture, isPhoto }: Card): string => {
  const name = title.replace(/ \| Cairn$/, '')
  const properties = [
    ['og:site_name', 'Cairn'],
    ['og:type', type],
    ['og:title', name],
    ['og:description', description],
    ['og:url', url],
    ['og:locale', languageTag(locale.code).replace('-', '_')],
    ['og:image', picture],
    ...(isPhoto ? [] : drawnSides),
    ['og:image:alt', name],
  ]
  // Twitter takes title, description and picture from the others.
  return `${properties.map(([property, content = '']) => `<meta property="${property}" content="${attribute(content)}" />`).join('')}<meta name="twitter:card" content="summary_large_image" />`
}

const drawnSides = [
  ['og:image:type', 'image/jpeg'],
  ['og:image:width', '1200'],
  ['og:image:height', '630'],
] as const

/** OPR-49: the first uploaded picture of a product's first colour. */
const sharePhoto = (path: string, { productById }: Goods): string | undefined => {
  const named = routeIdentifier(path)
  const product = named?.kind === 'Product' ? productById.get(named.id) : undefined
  const photo = product?.colourways?.[0]?.pictures[0]
  return photo === undefined ? undefined : `/media/w_1200/${photo}`
}

/** The picture of the product, of a list's first product that has one, or of the article; else the shop's. */
const shareFile = (path: string, { categoryById }: Goods, hasFile: HeadSettings['hasFile']): string => {
  const named = routeIdentifier(path)
  const ids = named?.kind === 'Category' ? (categoryById.get(named.id)?.productIds ?? []) : [named?.id ?? '']
  const own = [...ids, path.slice(path.lastIndexOf('/') + 1)].map((name) => `/share/${name}.jpg`)
  return own.find((file) => hasFile(file)) ?? '/share/cairn.jpg'
}

/** The page's policy does not apply to it, because it is no script. No text in it can end the element. */
const jsonLd = (things: readonly object[]): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')}</script>`
