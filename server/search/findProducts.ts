import type { SearchIndex } from './searchIndex.ts'
import { queryTerms } from './searchIndex.ts'

/**
 * CAT-02: ids of the products, best first. All words must match; when no product matches all of them, those that match
 * the most are shown.
 */
export const findProducts = ({ postings }: SearchIndex, query: string): readonly string[] => {
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
