import type { FitCounts, ReviewFit } from '../../../contracts/api/entities/review.ts'

/** In the order of a form. */
export const reviewFits: readonly ReviewFit[] = ['small', 'trueToSize', 'large']

/** CAT-75: fewer answers than this are no summary. */
export const leastFitAnswers = 5

/** Undefined: it is none of the three. */
export const readFit = (text: string | null): ReviewFit | undefined => reviewFits.find((fit) => fit === text)

export const answersOf = (counts: FitCounts): number => reviewFits.reduce((sum, fit) => sum + counts[fit], 0)

/** `count` of `total` reviewers who answered say `fit`. */
export type FitSummary = { readonly fit: ReviewFit; readonly count: number; readonly total: number }

/** CAT-75: what more than half of at least five answers say; null = too few answers, or they do not agree. */
export const fitSummary = (counts: FitCounts): FitSummary | null => {
  const total = answersOf(counts)
  const fit = reviewFits.find((each) => counts[each] * 2 > total)
  return fit === undefined || total < leastFitAnswers ? null : { fit, count: counts[fit], total }
}
