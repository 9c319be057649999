/** A review as its author wrote it, fit note last where one was given. */
export type WrittenReview = readonly [rating: 1 | 2 | 3 | 4 | 5, title: string, text: string, fit?: string]

export type WrittenQuestion = readonly [question: string, answer: string]
