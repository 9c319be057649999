import { Schema } from 'effect'
import { Id } from '../wire.ts'

/** CAT-75: how a product fits. */
export const ReviewFit = Schema.Literals(['small', 'trueToSize', 'large'])
export type ReviewFit = typeof ReviewFit.Type

/** CAT-75: how many reviewers gave each answer. */
export const FitCounts = Schema.Struct({ small: Schema.Int, trueToSize: Schema.Int, large: Schema.Int })
export type FitCounts = typeof FitCounts.Type

export const Review = Schema.Struct({
  reviewId: Id,
  rating: Schema.Int,
  title: Schema.String,
  text: Schema.String,
  nickname: Schema.String,
  place: Schema.String,
  date: Schema.String,
  fit: Schema.optionalKey(ReviewFit),
  upVotes: Schema.Int,
  downVotes: Schema.Int,
  /** DLG-20: sent with it, at most four. `url` relative to the shop; sides in px. */
  photos: Schema.optionalKey(
    Schema.Array(Schema.Struct({ url: Schema.String, width: Schema.Int, height: Schema.Int })),
  ),
  /** In which it was written. */
  language: Schema.optionalKey(Schema.String),
  /** CAT-22: the languages it can be translated to. */
  translations: Schema.optionalKey(Schema.Array(Schema.String)),
})
export type Review = typeof Review.Type

export const ReviewPage = Schema.Struct({
  total: Schema.Int,
  average: Schema.Finite,
  /** How many gave 1, 2, 3, 4 and 5. */
  histogram: Schema.Array(Schema.Int),
  reviews: Schema.Array(Review),
})
export type ReviewPage = typeof ReviewPage.Type
