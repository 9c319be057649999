import type { SizeSystem } from '../../core/domain/sizing/sizeSystems.ts'
import { isQuoted, readQuery } from './readQuery.ts'
import type { Term } from './readQuery.ts'
import type { SearchIndex } from './searchIndex.ts'
import type { SearchablePage } from './searchablePages.ts'

export type FoundPages = {
  readonly pages: readonly SearchablePage[]
  /** How many of them, from the first, the text names by a phrase of the language. */
  readonly named: number
  /** CAT-62: what was searched for instead of what was typed. */
  readonly corrected: string | null
}

const mostPages = 4

/** Named by the language's phrases, by the page's title, or by the line below it. */
const weights = { named: 100, title: 10, begun: 8, line: 3 } as const

/**
 * CAT-63: the pages that a text names or whose title and line have its words, best first. What was typed counts
 * first: a word of a title is no misspelled product.
 */
export const findPages = (
  index: SearchIndex,
  pages: readonly SearchablePage[],
  text: string,
  site: SizeSystem,
): FoundPages => {
  const typed = ranked(pages, readQuery(index, text, site, true).terms)
  if (typed.pages.length > 0 || isQuoted(text)) return { ...typed, corrected: null }
  const { terms, corrected } = readQuery(index, text, site)
  const meant = corrected === null ? typed : ranked(pages, terms)
  return { ...meant, corrected: meant.pages.length > 0 ? corrected : null }
}

/** Where no page has all of the words, those count whose title has one of them, if they have half. */
const ranked = (pages: readonly SearchablePage[], terms: readonly Term[]): Omit<FoundPages, 'corrected'> => {
  const scored = pages.map((page) => ({ page, scores: terms.map((term) => scoreOfTerm(page, term)) }))
  const whole = scored.filter(
    ({ scores }) => scores.includes(weights.named) || (scores.length > 0 && !scores.includes(0)),
  )
  const found = whole.length > 0 ? whole : scored.filter(({ scores }) => isHalf(scores))
  const best = found.toSorted((one, other) => sumOf(other.scores) - sumOf(one.scores)).slice(0, mostPages)
  return {
    pages: best.map(({ page }) => page),
    named: best.filter(({ scores }) => scores.includes(weights.named)).length,
  }
}

const isHalf = (scores: readonly number[]): boolean =>
  scores.some((score) => score > weights.line) && scores.filter((score) => score > 0).length * 2 >= scores.length

const sumOf = (scores: readonly number[]): number => scores.reduce((sum, score) => sum + score, 0)

const scoreOfTerm = ({ path, titleTerms, lineTerms }: SearchablePage, { meanings, words }: Term): number => {
  if (meanings.includes(`page:${path}`)) return weights.named
  if (words.length === 0) return 0
  if (words.every((word) => titleTerms.includes(word))) return weights.title
  if (words.every((word) => word.length > 3 && titleTerms.some((each) => each.startsWith(word)))) return weights.begun
  return words.every((word) => titleTerms.includes(word) || lineTerms.includes(word)) ? weights.line : 0
}
