import { keysOf } from '../../core/domain/fields/fields.ts'
import { colourNames } from '../catalog/colourNames.ts'
import type { Catalogue, ProductEntry } from '../kit/Catalogue.ts'
import type { Language } from '../storage/tables/CatalogTables.ts'

/** The products that a word stands for, with its weight for each. */
type Postings = ReadonlyMap<string, ReadonlyMap<string, number>>

export type SearchIndex = {
  readonly postings: Postings
  /** What can be suggested: names of categories, kinds and products, each with its number of products. */
  readonly phrases: ReadonlyMap<string, number>
}

const weights = { name: 8, kind: 6, category: 4, colour: 3, audience: 3, details: 1 } as const

/** A catalogue of some hundred products is indexed in milliseconds and searched without the database. */
export const searchIndex = (catalogue: Catalogue, language: Language): SearchIndex => {
  const postings = new Map<string, Map<string, number>>()
  const phrases = new Map<string, number>()
  const addPhrase = (phrase: string, count = 1) => phrases.set(phrase, (phrases.get(phrase) ?? 0) + count)
  for (const product of catalogue.products) {
    const parts = partsOf(catalogue, product, language)
    for (const part of keysOf(parts)) {
      for (const word of wordsOf(parts[part].join(' '))) {
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

const partsOf = (
  catalogue: Catalogue,
  product: ProductEntry,
  language: Language,
): Record<keyof typeof weights, readonly string[]> => {
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

const mostTerms = 8
const longestWord = 30

/** The words of a text without case, accents and plural: `Men’s BOOTS` is `men`, `boot`. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’']s\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word.length <= longestWord)
    .map((word) => (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word))

/** A search text: matching some of its words is enough. */
export const queryTerms = (text: string): readonly string[] => [...new Set(wordsOf(text))].slice(0, mostTerms)
