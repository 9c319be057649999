import { searchProducts } from '../../contracts/api/catalogue/catalogueApi.ts'
import { suggest } from '../../contracts/api/catalogue/suggestApi.ts'
import { limits } from '../../core/domain/configuration/limits.ts'
import { listing } from '../catalog/listing.ts'
import { productSummary } from '../catalog/productSummary.ts'
import type { Catalogue, ProductEntry } from '../kit/Catalogue.ts'
import { answer } from '../kit/answer.ts'
import { handle } from '../kit/handle.ts'
import type { Handler } from '../kit/handle.ts'
import type { Language } from '../storage/tables/CatalogTables.ts'
import { findProducts } from './findProducts.ts'
import { searchIndex } from './searchIndex.ts'
import type { SearchIndex } from './searchIndex.ts'
import { wordsOf } from './wordsOf.ts'

const found = (catalogue: Catalogue, language: Language, query: string): readonly ProductEntry[] =>
  findProducts(indexOf(catalogue, language), query).flatMap((id) => catalogue.productById.get(id) ?? [])

const indexes = new WeakMap<Catalogue, Map<Language, SearchIndex>>()

/** Built at the first search in a language and kept as long as the catalogue. */
const indexOf = (catalogue: Catalogue, language: Language): SearchIndex => {
  const byLanguage = indexes.get(catalogue) ?? new Map<Language, SearchIndex>()
  indexes.set(catalogue, byLanguage)
  const index = byLanguage.get(language) ?? searchIndex(catalogue, language)
  byLanguage.set(language, index)
  return index
}

export const searchHandlers: readonly Handler[] = [
  handle(searchProducts, async ({ query }, _caller, { catalogue, locale }) =>
    answer(listing(found(catalogue, locale.language, query.q), query, locale, await catalogue.recentStock())),
  ),
  handle(suggest, async ({ query }, _caller, { catalogue, locale }) => {
    const stock = await catalogue.recentStock()
    const products = found(catalogue, locale.language, query.q).slice(0, limits.suggestions)
    return answer({
      suggestions: suggestPhrases(indexOf(catalogue, locale.language), query.q),
      products: products.map((product) => productSummary(product, locale, stock)),
    })
  }),
]

/** The shop's phrases in which every typed word begins a word; those that lead to more products come first. */
const suggestPhrases = ({ phrases, language }: SearchIndex, query: string): readonly string[] => {
  const typed = wordsOf(query, language)
  if (typed.length === 0) return []
  return [...phrases]
    .filter(([phrase]) => {
      const words = wordsOf(phrase, language)
      return typed.every((start) => words.some((word) => word.startsWith(start)))
    })
    .toSorted(([a, few], [b, many]) => many - few || a.localeCompare(b))
    .slice(0, limits.suggestions)
    .map(([phrase]) => phrase)
}
