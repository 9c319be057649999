import { Schema } from 'effect'
import { pictureUpload } from '../../pictureUpload.ts'
import { ReviewFit, ReviewPage } from '../entities/review.ts'
import { endpoint } from '../endpoint.ts'
import { Email, Id, QueryInt, Success, text } from '../wire.ts'

const open = { who: 'public', headers: 'common', changes: false } as const
const guest = { who: 'session', headers: 'common', changes: true, method: 'POST' } as const
const reviewPath = Schema.Struct({ productId: text(64), reviewId: Id })
const Vote = Schema.Literals(['up', 'down'])
export type Vote = typeof Vote.Type

const vote = Schema.Struct({ vote: Vote })

/** CAT-20 */
export const readReviews = endpoint({
  ...open,
  id: 'API-127',
  method: 'GET',
  path: '/products/v1/products/{productId}/reviews',
  params: Schema.Struct({ productId: text(64) }),
  query: Schema.Struct({ page: Schema.optionalKey(QueryInt) }),
  answer: ReviewPage,
  errors: ['PLP400'],
})

/**
 * DLG-20: shown once the shop has looked at it. `photos`: pictures of API-150. `email`: a guest's, for the letter that
 * says that it is shown. CAT-25: more than 1000 characters are refused with REV410, so the schema lets them through.
 */
export const writeReview = endpoint({
  ...guest,
  id: 'API-156',
  path: '/products/v1/products/{productId}/reviews',
  params: Schema.Struct({ productId: text(64) }),
  body: Schema.Struct({
    rating: Schema.Literals([1, 2, 3, 4, 5]),
    title: text(100),
    text: text(20_000),
    fit: Schema.optionalKey(ReviewFit),
    nickname: text(50),
    email: Schema.optionalKey(Email),
    photos: Schema.optionalKey(Schema.Array(Id).check(Schema.isMaxLength(pictureUpload.mostOfReview))),
  }),
  answer: Schema.Struct({ reviewId: Id }),
  status: 201,
  errors: ['PLP400', 'REV410', 'AUT453', 'API404'],
})

/** CAT-21 */
export const flagReview = endpoint({
  ...guest,
  id: 'API-128',
  path: '/products/v1/products/{productId}/review/{reviewId}/flag',
  params: reviewPath,
  body: Schema.Struct({ reason: Schema.optionalKey(text(500)) }),
  answer: Success,
  errors: ['API404'],
})

export const voteOnReview = endpoint({
  ...guest,
  id: 'API-129',
  path: '/products/v1/products/{productId}/review/{reviewId}/vote',
  params: reviewPath,
  body: vote,
  answer: Success,
  errors: ['API404'],
})

/** CAT-22 */
export const translateReview = endpoint({
  ...open,
  id: 'API-132',
  method: 'POST',
  path: '/products/v1/review/{reviewId}/translate',
  params: Schema.Struct({ reviewId: Id }),
  body: Schema.Struct({ locale: text(10) }),
  answer: Schema.Struct({ title: Schema.String, text: Schema.String }),
  errors: ['API404'],
})

const written = { text: Schema.String, nickname: Schema.String, date: Schema.String }

/** CAT-23 */
export const Question = Schema.Struct({
  questionId: Id,
  ...written,
  /** In which it was asked and answered. */
  language: Schema.optionalKey(Schema.String),
  answers: Schema.Array(Schema.Struct({ answerId: Id, ...written, upVotes: Schema.Int, downVotes: Schema.Int })),
})
export type Question = typeof Question.Type

const questionsPath = '/products/v1/products/{productId}/reviews/questions'
const productPath = Schema.Struct({ productId: text(64) })

export const readQuestions = endpoint({
  ...open,
  id: 'API-137',
  method: 'GET',
  path: questionsPath,
  params: productPath,
  query: Schema.Struct({ page: Schema.optionalKey(QueryInt) }),
  answer: Schema.Struct({ total: Schema.Int, questions: Schema.Array(Question) }),
  errors: ['PLP400'],
})

/** CAT-25: more than 1000 characters are refused with REV410, so the schema lets them through. */
export const askQuestion = endpoint({
  ...guest,
  id: 'API-138',
  path: questionsPath,
  params: productPath,
  body: Schema.Struct({ text: text(20_000), nickname: text(50), email: Email }),
  answer: Schema.Struct({ questionId: Id }),
  status: 201,
  errors: ['PLP400', 'REV410', 'AUT453'],
})

/** CAT-24 */
export const voteOnAnswer = endpoint({
  ...guest,
  id: 'API-139',
  path: '/products/v1/products/{productId}/review/{answerId}/questions/vote',
  params: Schema.Struct({ productId: text(64), answerId: Id }),
  body: vote,
  answer: Success,
  errors: ['API404'],
})
