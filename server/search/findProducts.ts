import type { SizeSystem } from '../../core/domain/sizing/sizeSystems.ts'
import type { Meaning } from './lexicon.ts'
import { readQuery } from './readQuery.ts'
import type { Term } from './readQuery.ts'
import { plainNumber, tellingWeight } from './searchIndex.ts'
import type { SearchIndex } from './searchIndex.ts'
import { wordsOf } from './wordsOf.ts'

export type FoundProducts = {
  readonly ids: readonly string[]
  /** CAT-62: what was searched for instead of what was typed. */
  readonly corrected: string | null
  /** The sizes that were asked for (`size:EU 42`). */
  readonly sizes: readonly Meaning[]
}

/**
 * CAT-02: ids of the products, best first. An article number finds its product alone. Otherwise all terms must match;
 * when no product matches all of them, those that match the most are shown, and what a thing is counts for more than
 * how it is.
 */
export const findProducts = (index: SearchIndex, query: string, site: SizeSystem): FoundProducts => {
  const numbered = index.numbers.get(plainNumber(query))
  if (numbered !== undefined) return { ids: [numbered], corrected: null, sizes: [] }
  const { terms, corrected } = readQuery(index, query, site)
  const answered = new Map<string, { terms: number; score: number }>()
  for (const term of terms) {
    const worth = saysWhat(term) ? 3 : 1
    for (const [id, score] of scoresOf(index, term)) {
      const sum = answered.get(id) ?? { terms: 0, score: 0 }
      answered.set(id, { terms: sum.terms + worth, score: sum.score + score })
    }
  }
  const named = new Set(index.names.get(wordsOf(query, index.language).join(' ')))
  const most = Math.max(0, ...[...answered.values()].map(({ terms }) => terms))
  const ids = [...answered]
    .filter(([, { terms }]) => terms === most)
    .toSorted(([a, { score: ofA }], [b, { score: ofB }]) => Number(named.has(b)) - Number(named.has(a)) || ofB - ofA)
    .map(([id]) => id)
  const sizes = terms.flatMap(({ meanings }) => meanings.filter((meaning) => meaning.startsWith('size:')))
  return { ids, corrected: ids.length > 0 ? corrected : null, sizes }
}

/** “Waterproof” alone means rain jackets; beside “backpack” it says how the backpack is. */
const saysWhat = ({ meanings }: Term): boolean =>
  meanings.some((meaning) => meaning.startsWith('kind:')) && !meanings.some((meaning) => meaning.startsWith('trait:'))

const scoresOf = (index: SearchIndex, { meanings, words }: Term): ReadonlyMap<string, number> => {
  const scores = new Map<string, number>()
  const raise = (id: string, score: number) => scores.set(id, Math.max(scores.get(id) ?? 0, score))
  for (const meaning of meanings) for (const [id, weight] of index.meanings.get(meaning) ?? []) raise(id, weight)
  const [first, ...others] = words.map((word) => productsOf(index, word))
  for (const [id, weight] of first ?? []) {
    const least = Math.min(weight, ...others.map((products) => products.get(id) ?? 0))
    if (least >= (meanings.length > 0 ? tellingWeight : 1e-9)) raise(id, least)
  }
  return scores
}

/** A word matches itself, or, if the catalogue does not have it, the words that begin with it. */
const productsOf = ({ words }: SearchIndex, typed: string): ReadonlyMap<string, number> => {
  const exact = words.get(typed)
  if (exact !== undefined || typed.length < 2) return exact ?? new Map()
  const scores = new Map<string, number>()
  for (const [word, products] of words) {
    if (!word.startsWith(typed)) continue
    for (const [id, weight] of products) scores.set(id, Math.max(scores.get(id) ?? 0, weight * 0.8))
  }
  return scores
}
