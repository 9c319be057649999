import type { SearchIndex } from './searchIndex.ts'
import { queryWords, wordsOf } from './wordsOf.ts'

/** CAT-02 */
export const mostSuggestions = 6

/** Phrases of the shop of which every word typed begins a word; those that lead to more come first. */
export function suggestPhrases({ phrases }: SearchIndex, query: string): readonly string[] {
  const typed = queryWords(query)
  if (typed.length === 0) return []
  return [...phrases]
    .filter(([phrase]) => {
      const words = wordsOf(phrase)
      return typed.every((start) => words.some((word) => word.startsWith(start)))
    })
    .toSorted(([a, few], [b, many]) => many - few || a.localeCompare(b))
    .slice(0, mostSuggestions)
    .map(([phrase]) => phrase)
}
