import { searchProducts } from '../../contracts/api/catalogue/catalogueApi.ts'
import { searchHelp, suggest } from '../../contracts/api/catalogue/suggestApi.ts'
import { limits } from '../../core/domain/configuration/limits.ts'
import { listing } from '../catalog/listing.ts'
import { productSummary } from '../catalog/productSummary.ts'
import type { Catalogue, ProductEntry } from '../kit/Catalogue.ts'
import { answer } from '../kit/answer.ts'
import { handle } from '../kit/handle.ts'
import type { Handler } from '../kit/handle.ts'
import type { SiteLocale } from '../kit/siteLocale.ts'
import { findPages } from './findPages.ts'
import { findProducts } from './findProducts.ts'
import { keptSearchIndex } from './searchIndex.ts'
import type { SearchIndex } from './searchIndex.ts'
import { searchablePages } from './searchablePages.ts'
import type { SearchablePage } from './searchablePages.ts'
import { wordsOf } from './wordsOf.ts'

const found = (catalogue: Catalogue, ids: readonly string[]): readonly ProductEntry[] =>
  ids.flatMap((id) => catalogue.productById.get(id) ?? [])

/** The products of a search, best first: one list for as long as it is kept, so that it is sorted and read once. */
const foundBy = (catalogue: Catalogue, index: SearchIndex, query: string): readonly ProductEntry[] => {
  const byQuery = lists.get(index) ?? new Map<string, readonly ProductEntry[]>()
  lists.set(index, byQuery)
  const products = byQuery.get(query) ?? found(catalogue, findProducts(index, query).ids)
  // What was asked for last comes last; the first is given up.
  byQuery.delete(query)
  byQuery.set(query, products)
  const [oldest] = byQuery.keys()
  if (byQuery.size > listsKept && oldest !== undefined) byQuery.delete(oldest)
  return products
}

const lists = new WeakMap<SearchIndex, Map<string, readonly ProductEntry[]>>()
const listsKept = 50

export const searchHandlers: readonly Handler[] = [
  handle(searchProducts, async ({ query }, _caller, { catalogue, locale, now }) => {
    const index = await keptSearchIndex(catalogue, locale.language)
    const [stock, scores] = [await catalogue.recentStock(), await catalogue.recentScores(now)]
    return answer(listing(foundBy(catalogue, index, query.q), query, locale, stock, scores))
  }),
  handle(searchHelp, async ({ query }, _caller, context) => {
    const { catalogue, locale } = context
    const index = await keptSearchIndex(catalogue, locale.language)
    const { pages, corrected } = findPages(index, await searchablePages(context), query.q)
    const products = findProducts(index, query.q)
    const meant = products.corrected ?? (products.ids.length === 0 ? corrected : null)
    return answer({ pages: shownPages(pages, locale), ...(meant === null ? {} : { corrected: meant }) })
  }),
  handle(suggest, async ({ query }, _caller, context) => {
    const { catalogue, locale, now } = context
    const [stock, scores] = [await catalogue.recentStock(), await catalogue.recentScores(now)]
    const index = await keptSearchIndex(catalogue, locale.language)
    const products = foundBy(catalogue, index, query.q).slice(0, limits.suggestions)
    const { pages, named } = findPages(index, await searchablePages(context), query.q)
    return answer({
      suggestions: suggestPhrases(index, query.q),
      pages: shownPages(products.length > 0 ? pages.slice(0, Math.min(named, 1)) : pages, locale),
      products: products.map((product) => productSummary(product, locale, stock, scores)),
    })
  }),
]

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
