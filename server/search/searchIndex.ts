import type { Catalogue, ProductEntry } from '../catalog/Catalogue.ts'
import type { Language } from '../catalog/CatalogTables.ts'
import { colourNames } from '../catalog/colourNames.ts'
import { wordsOf } from './wordsOf.ts'

/** Which products a word stands for, and how much it counts there. */
type Postings = ReadonlyMap<string, ReadonlyMap<string, number>>

export type SearchIndex = {
  readonly postings: Postings
  /** What can be suggested: names of categories, kinds and products, with how many products each leads to. */
  readonly phrases: ReadonlyMap<string, number>
}

const weights = { name: 8, kind: 6, category: 4, colour: 3, audience: 3, details: 1 } as const

/** A shop of some hundred products is indexed in milliseconds and searched without the database. */
export function searchIndex(catalogue: Catalogue, language: Language): SearchIndex {
  const postings = new Map<string, Map<string, number>>()
  const phrases = new Map<string, number>()
  const addPhrase = (phrase: string, count = 1) => phrases.set(phrase, (phrases.get(phrase) ?? 0) + count)
  for (const product of catalogue.products) {
    for (const [part, words] of Object.entries(partsOf(catalogue, product, language)) as [
      keyof typeof weights,
      string[],
    ][]) {
      for (const word of wordsOf(words.join(' '))) {
        const products = postings.get(word) ?? new Map<string, number>()
        products.set(product.id, Math.max(products.get(product.id) ?? 0, weights[part]))
        postings.set(word, products)
      }
    }
    addPhrase(product.text[language].name)
    addPhrase(product.text[language].kind)
  }
  for (const category of catalogue.categories) addPhrase(category.text[language].name, category.productIds.length)
  return { postings, phrases }
}

function partsOf(
  catalogue: Catalogue,
  product: ProductEntry,
  language: Language,
): Record<keyof typeof weights, readonly string[]> {
  const text = product.text[language]
  const families = product.colourways.map(
    ({ family }) => colourNames.find(({ id }) => id === family)?.name[language] ?? '',
  )
  return {
    name: [text.name],
    kind: [text.kind],
    category: product.categoryIds.flatMap((id) => catalogue.categoryById.get(id)?.text[language].name ?? []),
    colour: [...families, ...product.colourways.map(({ name }) => name[language])],
    audience: [product.audience],
    details: [text.summary, ...text.details],
  }
}
