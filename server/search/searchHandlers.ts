import { searchProducts, suggest } from '../../contracts/api/catalogueApi.ts'
import type { Catalogue, ProductEntry } from '../catalog/Catalogue.ts'
import type { Language } from '../catalog/CatalogTables.ts'
import { listing } from '../catalog/listing.ts'
import { productSummary } from '../catalog/productSummary.ts'
import { answer } from '../http/answer.ts'
import { handle } from '../http/handle.ts'
import type { Handler } from '../http/handle.ts'
import { findProducts } from './findProducts.ts'
import { searchIndex } from './searchIndex.ts'
import type { SearchIndex } from './searchIndex.ts'
import { mostSuggestions, suggestPhrases } from './suggestPhrases.ts'

export const searchHandlers: readonly Handler[] = [
  handle(searchProducts, async ({ query }, _caller, { catalogue, locale }) =>
    answer(listing(found(catalogue, locale.language, query.q), query, locale, await catalogue.recentStock())),
  ),
  handle(suggest, async ({ query }, _caller, { catalogue, locale }) => {
    const stock = await catalogue.recentStock()
    const products = found(catalogue, locale.language, query.q).slice(0, mostSuggestions)
    return answer({
      suggestions: suggestPhrases(indexOf(catalogue, locale.language), query.q),
      products: products.map((product) => productSummary(product, locale, stock)),
    })
  }),
]

const found = (catalogue: Catalogue, language: Language, query: string): readonly ProductEntry[] =>
  findProducts(indexOf(catalogue, language), query).flatMap((id) => catalogue.productById.get(id) ?? [])

const indexes = new WeakMap<Catalogue, Map<Language, SearchIndex>>()

/** Built at the first search in a language, kept as long as the catalogue. */
function indexOf(catalogue: Catalogue, language: Language): SearchIndex {
  const byLanguage = indexes.get(catalogue) ?? new Map<Language, SearchIndex>()
  indexes.set(catalogue, byLanguage)
  const index = byLanguage.get(language) ?? searchIndex(catalogue, language)
  byLanguage.set(language, index)
  return index
}
