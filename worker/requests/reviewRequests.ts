import {
  askQuestion,
  flagReview,
  translateReview,
  voteOnAnswer,
  voteOnReview,
} from '../../contracts/api/catalogue/reviewApi.ts'
import { call } from './calls.ts'
import type { RequestHandlers } from './requestHandlers.ts'

/** What shoppers say about products. */
export const reviewRequests: Pick<
  RequestHandlers,
  'voteOnReview' | 'voteOnAnswer' | 'flagReview' | 'translateReview' | 'question'
> = {
  voteOnReview: (settings, { vote, ...params }, key) => call(settings, voteOnReview, { params, body: { vote } }, key),
  voteOnAnswer: (settings, { vote, ...params }, key) => call(settings, voteOnAnswer, { params, body: { vote } }, key),
  flagReview: (settings, params, key) => call(settings, flagReview, { params, body: {} }, key),
  translateReview: (settings, { reviewId, locale }, key) =>
    call(settings, translateReview, { params: { reviewId }, body: { locale } }, key, (translated) => translated),
  question: (settings, { productId, ...body }, key) =>
    call(settings, askQuestion, { params: { productId }, body }, key),
}
