import {
  askQuestion,
  flagReview,
  translateReview,
  voteOnAnswer,
  voteOnReview,
  writeReview,
} from '../../contracts/api/catalogue/reviewApi.ts'
import { createStash } from '../../contracts/api/content/galleryApi.ts'
import { defined } from '../../core/domain/fields/fields.ts'
import { readFit } from '../../core/domain/product/reviewFit.ts'
import { call } from './calls.ts'
import type { RequestHandlers } from './requestHandlers.ts'

/** What shoppers say about products. */
export const reviewRequests: Pick<
  RequestHandlers,
  'voteOnReview' | 'voteOnAnswer' | 'flagReview' | 'translateReview' | 'question' | 'review' | 'sendPicture'
> = {
  voteOnReview: (settings, { vote, ...params }, key) => call(settings, voteOnReview, { params, body: { vote } }, key),
  voteOnAnswer: (settings, { vote, ...params }, key) => call(settings, voteOnAnswer, { params, body: { vote } }, key),
  flagReview: (settings, params, key) => call(settings, flagReview, { params, body: {} }, key),
  translateReview: (settings, { reviewId, locale }, key) =>
    call(settings, translateReview, { params: { reviewId }, body: { locale } }, key, (translated) => translated),
  question: (settings, { productId, ...body }, key) =>
    call(settings, askQuestion, { params: { productId }, body }, key),
  review: (settings, { productId, rating, fit, email, photos, ...body }, key) =>
    call(
      settings,
      writeReview,
      {
        params: { productId },
        body: {
          ...body,
          rating: ratingOf(rating),
          ...defined({ fit: readFit(fit) }),
          ...(email.trim() && { email }),
          ...(photos && { photos: photos.split(',') }),
        },
      },
      key,
    ),
  sendPicture: (settings, body, key) => call(settings, createStash, { body }, key, ({ id }) => id),
}

/** @throws {Error} if it is none; the form sends only those. */
const ratingOf = (text: string): (typeof stars)[number] => {
  const rating = stars.find((each) => String(each) === text)
  if (rating === undefined) throw new Error(`A review has 1 to 5 stars, not "${text}".`)
  return rating
}

const stars = [1, 2, 3, 4, 5] as const
