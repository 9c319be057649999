import { locales } from '../../kit/siteLocale.ts'
import type { SiteLocale } from '../../kit/siteLocale.ts'
import { contentKeyAt, pageAt, routeIdentifier } from '../../../core/domain/route/pageAt.ts'
import type { PageName } from '../../../core/domain/route/pageAt.ts'
import { splitLocalePrefix } from '../../../core/domain/locale/splitLocalePrefix.ts'

/** What the shop sells under an id. */
type Entry = { readonly id: string; readonly slug: string }
type Entries<Kind = Entry> = Pick<ReadonlyMap<string, Kind>, 'get' | 'has'>
type Product = Entry & { readonly colourways?: readonly { readonly pictures: readonly string[] }[] }
type Category = Entry & { readonly productIds: readonly string[] }

/** The products and categories there are, by id and in the shop's order. */
export type Goods = {
  readonly productById: Entries<Product>
  readonly categoryById: Entries<Category>
  readonly products: readonly Entry[]
  readonly categories: readonly Category[]
}

/** RT-13: the pages of content that are published in the shop of a locale. */
export type PublishedPages = {
  readonly has: (locale: string, key: string) => boolean
  readonly keys: (locale: string) => Iterable<string>
}

/**
 * SEO-01: the path of a page for search engines, in a locale. A choice on the page (colour, size) is no page of its own,
 * and a product and a category have their slug, whatever was asked for.
 */
export const pathIn = (locale: string, path: string, { productById, categoryById }: Goods): string => {
  const named = routeIdentifier(path)
  const [letter, entries] = named?.kind === 'Product' ? ['p', productById] : ['c', categoryById]
  const entry = named ? entries.get(named.id) : undefined
  const rest = entry === undefined ? splitLocalePrefix(path).rest : `/${letter}/${entry.slug}-${entry.id}`
  return `/${locale}${rest}`
}

/** SEO-03: the locales in which there is a page; a document may be missing in some. */
export const localesOf = (path: string, published: PublishedPages): readonly SiteLocale[] => {
  const key = pageAt(path) === 'Content' ? contentKeyAt(splitLocalePrefix(path).rest) : null
  return key === null ? locales : locales.filter(({ code }) => published.has(code, key))
}

/**
 * SEO-02: whether search engines may show a page: not what is personal or a step of an order, nor the results of a
 * search, nor a list that was filtered, sorted or turned to a later page.
 */
export const isIndexed = (path: string, search: string): boolean => {
  const name = pageAt(path)
  if (name === null || !indexed.has(name)) return false
  return name !== 'Category' || !isChosen(new URLSearchParams(search))
}

/** SEO-07: every page that search engines may show, as paths below the locale, '' for its home. */
export const indexedPaths = (locale: string, goods: Goods, published: PublishedPages): readonly string[] => [
  '',
  ...goods.categories.map(({ id, slug }) => `/c/${slug}-${id}`),
  ...goods.products.map(({ id, slug }) => `/p/${slug}-${id}`),
  ...[...published.keys(locale)].flatMap((key) => contentPath(key) ?? []),
  '/stores',
  '/help/warranty',
  '/sign-up',
]

const indexed: ReadonlySet<PageName> = new Set([
  'Home',
  'Category',
  'Product',
  'Content',
  'Stores',
  'Warranty',
  'SignUp',
])

const isChosen = (params: URLSearchParams): boolean =>
  choices.some((name) => (params.get(name) ?? '') !== '') || (params.get('page') ?? '1') !== '1'

/** What a shopper chooses in a list, by its name in the address. */
const choices = ['size', 'colour', 'price', 'availability', 'sort']

/** The path at which a document is a page, or null. */
const contentPath = (key: string): string | null =>
  [`/${key}`, `/help/${key}`, `/help/returns/${key}`].find((rest) => isContentAt(rest, key)) ?? null

const isContentAt = (rest: string, key: string): boolean =>
  contentKeyAt(rest) === key && pageAt(`/en-us${rest}`) === 'Content'
