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
import { queryTerms, searchIndex, wordsOf } from './searchIndex.ts'
import type { SearchIndex } from './searchIndex.ts'

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

const scoresOf = (postings: SearchIndex['postings'], typed: string): ReadonlyMap<string, number> => {
  const scores = new Map<string, number>()
  for (const [word, products] of postings) {
    const match = wordMatch(word, typed)
    if (match === 0) continue
    for (const [id, weight] of products) scores.set(id, Math.max(scores.get(id) ?? 0, weight * match))
  }
  return scores
}

/**
 * How well a word of the catalogue matches a typed word, from 0 to 1: equal, a prefix, or nearly equal (one mistake
 * from four letters on, two from eight; two swapped neighbours are one mistake).
 */
export const wordMatch = (word: string, typed: string): number => {
  if (word === typed) return 1
  if (typed.length >= 2 && word.startsWith(typed)) return 0.8
  const allowed = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0
  if (allowed === 0) return 0
  if (slips(word, typed, allowed) <= allowed) return 0.5
  return typed.length >= 5 && word.length > typed.length && slips(word.slice(0, typed.length), typed, 1) <= 1 ? 0.4 : 0
}

/**
 * CAT-02: ids of the products, best first. All words must match; when no product matches all of them, those that match
 * the most are shown.
 */
const findProducts = ({ postings }: SearchIndex, query: string): readonly string[] => {
  const words = queryTerms(query)
  const answered = new Map<string, { words: number; score: number }>()
  for (const typed of words) {
    for (const [id, score] of scoresOf(postings, typed)) {
      const sum = answered.get(id) ?? { words: 0, score: 0 }
      answered.set(id, { words: sum.words + 1, score: sum.score + score })
    }
  }
  const most = Math.max(0, ...[...answered.values()].map((entry) => entry.words))
  return [...answered]
    .filter(([, entry]) => entry.words === most)
    .toSorted(([, a], [, b]) => b.score - a.score)
    .map(([id]) => id)
}

/** The shop's phrases in which every typed word begins a word; those that lead to more products come first. */
const suggestPhrases = ({ phrases }: SearchIndex, query: string): readonly string[] => {
  const typed = queryTerms(query)
  if (typed.length === 0) return []
  return [...phrases]
    .filter(([phrase]) => {
      const words = wordsOf(phrase)
      return typed.every((start) => words.some((word) => word.startsWith(start)))
    })
    .toSorted(([a, few], [b, many]) => many - few || a.localeCompare(b))
    .slice(0, limits.suggestions)
    .map(([phrase]) => phrase)
}

/** Edit distance with swaps; everything above `most` counts as too much. */
const slips = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const next = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (swapped) least = Math.min(least, (before[column - 2] ?? 0) + 1)
      next.push(least)
    }
    before = last
    last = next
  }
  return last[b.length] ?? most + 1
}
