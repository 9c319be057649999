import { searchProducts } from '../../contracts/api/catalogue/catalogueApi.ts'
import { searchHelp, suggest } from '../../contracts/api/catalogue/suggestApi.ts'
import { limits } from '../../core/domain/configuration/limits.ts'
import { systemOfCountry } from '../../core/domain/sizing/sizeSystems.ts'
import type { SizeSystem } from '../../core/domain/sizing/sizeSystems.ts'
import { listing } from '../catalog/listing.ts'
import { productSummary } from '../catalog/productSummary.ts'
import type { Stock } from '../catalog/productSummary.ts'
import type { Catalogue, ProductEntry } from '../kit/Catalogue.ts'
import { answer } from '../kit/answer.ts'
import { handle } from '../kit/handle.ts'
import type { Handler } from '../kit/handle.ts'
import type { SiteLocale } from '../kit/siteLocale.ts'
import { findPages } from './findPages.ts'
import { findProducts } from './findProducts.ts'
import type { Meaning } from './lexicon.ts'
import { keptSearchIndex } from './searchIndex.ts'
import type { SearchIndex } from './searchIndex.ts'
import { searchablePages } from './searchablePages.ts'
import type { SearchablePage } from './searchablePages.ts'
import { sizeMeaningsOf } from './sizeMeanings.ts'
import { wordsOf } from './wordsOf.ts'

type FoundList = { readonly products: readonly ProductEntry[]; readonly sizes: readonly Meaning[] }

const find = (catalogue: Catalogue, index: SearchIndex, query: string, site: SizeSystem): FoundList => {
  const { ids, sizes } = findProducts(index, query, site)
  return { products: ids.flatMap((id) => catalogue.productById.get(id) ?? []), sizes }
}

/** The products of a search, best first: one list for as long as it is kept, so that it is sorted and read once. */
const foundBy = (
  catalogue: Catalogue,
  index: SearchIndex,
  query: string,
  site: SizeSystem,
  stock: Stock,
): readonly ProductEntry[] => {
  const byQuery = lists.get(index) ?? new Map<string, FoundList>()
  lists.set(index, byQuery)
  const key = `${site} ${query}`
  const list = byQuery.get(key) ?? find(catalogue, index, query, site)
  // What was asked for last comes last; the first is given up.
  byQuery.delete(key)
  byQuery.set(key, list)
  const [oldest] = byQuery.keys()
  if (byQuery.size > listsKept && oldest !== undefined) byQuery.delete(oldest)
  return list.sizes.length === 0 ? list.products : inStockFirst(list, stock)
}

const lists = new WeakMap<SearchIndex, Map<string, FoundList>>()
const listsKept = 50

/** CAT-59: what is sold out in the size that was asked for comes after what is not. */
const inStockFirst = (list: FoundList, stock: Stock): readonly ProductEntry[] => {
  const kept = sorted.get(list)
  if (kept?.stock === stock) return kept.products
  const isInStock = (product: ProductEntry): boolean =>
    list.sizes.every((asked) =>
      product.sizes.some(
        (size) =>
          sizeMeaningsOf(product, size).has(asked) &&
          product.variants.some(({ sku, size: code }) => code === size.code && (stock.get(sku) ?? 0) > 0),
      ),
    )
  const products = list.products.toSorted((one, other) => Number(isInStock(other)) - Number(isInStock(one)))
  sorted.set(list, { stock, products })
  return products
}

const sorted = new WeakMap<FoundList, { readonly stock: Stock; readonly products: readonly ProductEntry[] }>()

export const searchHandlers: readonly Handler[] = [
  handle(searchProducts, async ({ query }, _caller, { catalogue, locale, now }) => {
    const index = await keptSearchIndex(catalogue, locale.goodsLanguage)
    const [stock, scores] = [await catalogue.recentStock(), await catalogue.recentScores(now)]
    const products = foundBy(catalogue, index, query.q, siteOf(locale), stock)
    return answer(listing(products, query, locale, stock, scores))
  }),
  handle(searchHelp, async ({ query }, _caller, context) => {
    const { catalogue, locale } = context
    const index = await keptSearchIndex(catalogue, locale.goodsLanguage)
    const { pages, corrected } = findPages(index, await searchablePages(context), query.q, siteOf(locale))
    const products = findProducts(index, query.q, siteOf(locale))
    const meant = products.corrected ?? (products.ids.length === 0 ? corrected : null)
    return answer({ pages: shownPages(pages, locale), ...(meant === null ? {} : { corrected: meant }) })
  }),
  handle(suggest, async ({ query }, _caller, context) => {
    const { catalogue, locale, now } = context
    const [stock, scores] = [await catalogue.recentStock(), await catalogue.recentScores(now)]
    const index = await keptSearchIndex(catalogue, locale.goodsLanguage)
    const site = siteOf(locale)
    const products = foundBy(catalogue, index, query.q, site, stock).slice(0, limits.suggestions)
    const { pages, named } = findPages(index, await searchablePages(context), query.q, site)
    return answer({
      suggestions: suggestPhrases(index, query.q),
      pages: shownPages(products.length > 0 ? pages.slice(0, Math.min(named, 1)) : pages, locale),
      products: products.map((product) => productSummary(product, locale, stock, scores)),
    })
  }),
]

const siteOf = ({ country }: SiteLocale): SizeSystem => systemOfCountry(country)

const shownPages = (pages: readonly SearchablePage[], { code }: SiteLocale) =>
  pages.map(({ title, line, path }) => ({ title, line, path: `/${code}${path}` }))

/** The shop's phrases in which every typed word begins a word; those that lead to more products come first. */
const suggestPhrases = ({ phrases, language }: SearchIndex, query: string): readonly string[] => {
  const typed = wordsOf(query, language)
  if (typed.length === 0) return []
  return phrases
    .filter(({ words }) => typed.every((start) => words.some((word) => word.startsWith(start))))
    .toSorted((a, b) => b.count - a.count || inOrder.compare(a.phrase, b.phrase))
    .slice(0, limits.suggestions)
    .map(({ phrase }) => phrase)
}

const inOrder = new Intl.Collator()
