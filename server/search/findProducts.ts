import type { SearchIndex } from './searchIndex.ts'
import { wordMatch } from './wordMatch.ts'
import { queryWords } from './wordsOf.ts'

/**
 * CAT-02: ids of the products, best first. All words must be answered; when no product answers all of them, those
 * that answer most are shown.
 */
export function findProducts({ postings }: SearchIndex, query: string): readonly string[] {
  const words = queryWords(query)
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

function scoresOf(postings: SearchIndex['postings'], typed: string): ReadonlyMap<string, number> {
  const scores = new Map<string, number>()
  for (const [word, products] of postings) {
    const match = wordMatch(word, typed)
    if (match === 0) continue
    for (const [id, weight] of products) scores.set(id, Math.max(scores.get(id) ?? 0, weight * match))
  }
  return scores
}
