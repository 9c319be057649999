import type { ReviewFit } from '../../../../contracts/api/entities/review.ts'

/** A review as its author wrote it, last how it fits where they said so. */
export type WrittenReview = readonly [rating: 1 | 2 | 3 | 4 | 5, title: string, text: string, fit?: ReviewFit]

export type WrittenQuestion = readonly [question: string, answer: string]
