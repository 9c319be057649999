import * as endpoints from '../../contracts/api/catalogue/reviewApi.ts'
import { answer, refuse } from '../kit/answer.ts'
import { handle } from '../kit/handle.ts'
import type { Handler } from '../kit/handle.ts'
import { askQuestion, isAnswered, questionPage } from './questions.ts'
import { flagReview, isShown, reviewPage, translateReview } from './reviewPage.ts'
import { castVote } from './votes.ts'
import { writeReview } from './writeReview.ts'

export const reviewHandlers: readonly Handler[] = [
  handle(endpoints.readReviews, async ({ params, query }, _caller, { catalogue, db }) => {
    if (!catalogue.productById.has(params.productId)) return refuse('PLP400', { field: 'productId' })
    return answer(await reviewPage(db, params.productId, query.page ?? 1))
  }),
  handle(endpoints.writeReview, writeReview),
  handle(endpoints.flagReview, flagReview),
  /** CAT-21 */
  handle(endpoints.voteOnReview, async ({ params: { productId, reviewId }, body }, caller, { db, now }) => {
    if (!(await isShown(db, productId, reviewId))) return refuse('API404', { field: 'reviewId' })
    await castVote(db, { subject: reviewId, voter: caller.subject, vote: body.vote, at: now })
    return answer({ success: true })
  }),
  handle(endpoints.translateReview, (input, _caller, { db }) => translateReview(input, db)),
  handle(endpoints.readQuestions, async ({ params, query }, _caller, { catalogue, db }) => {
    if (!catalogue.productById.has(params.productId)) return refuse('PLP400', { field: 'productId' })
    return answer(await questionPage(db, params.productId, query.page ?? 1))
  }),
  handle(endpoints.askQuestion, askQuestion),
  /** CAT-24 */
  handle(endpoints.voteOnAnswer, async ({ params: { productId, answerId }, body }, caller, { db, now }) => {
    if (!(await isAnswered(db, productId, answerId))) return refuse('API404', { field: 'answerId' })
    await castVote(db, { subject: answerId, voter: caller.subject, vote: body.vote, at: now })
    return answer({ success: true })
  }),
]
