import { describe, expect, test } from 'vitest'
import {
  askQuestion,
  flagReview,
  readQuestions,
  readReviews,
  translateReview,
  voteOnAnswer,
  voteOnReview,
} from '../../../contracts/api/catalogue/reviewApi.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { useGuestShop } from '../support/useGuestShop.ts'

const { shop, guest } = await useGuestShop()
const productId = 'HARROWMID1'
const reviewsOf = async (id = productId, query = {}) => guest.done(readReviews, { params: { productId: id }, query })
const questionsOf = async (id: string) => guest.done(readQuestions, { params: { productId: id }, query: {} })
const reviewNamed = async (reviewId: string) =>
  (await reviewsOf()).reviews.find((review) => review.reviewId === reviewId) ?? expect.fail('not shown')
/** A review of the product; each test takes another one. */
const reviewAt = async (place: number) => (await reviewsOf()).reviews[place] ?? expect.fail('none there')

describe('API-127 the reviews of a product', () => {
  test('CAT-20 are newest first, with a histogram that adds up', async () => {
    const page = await reviewsOf()
    expect(page.total).toBeGreaterThan(5)
    expect(page.histogram.reduce((sum, count) => sum + count, 0)).toBe(page.total)
    const points = page.histogram.reduce((sum, count, index) => sum + count * (index + 1), 0)
    expect(page.average).toBeCloseTo(points / page.total, 1)
    const dates = page.reviews.map(({ date }) => date)
    expect(dates).toEqual([...dates].sort((a, b) => (a < b ? 1 : -1)))
  })

  test('CAT-20 beyond the last page there are none, and the total stays', async () => {
    const beyond = await reviewsOf(productId, { page: 999_999 })
    expect(beyond.total).toBe((await reviewsOf()).total)
    expect(beyond.reviews).toEqual([])
  })

  test('CAT-20 an unknown product is PLP400', async () => {
    expectRefusal(await guest.ask(readReviews, { params: { productId: 'NOSUCH99' }, query: {} }), 404, 'PLP400', {
      field: 'productId',
    })
  })
})

describe('API-129 a vote on a review', () => {
  const vote = (reviewId: string, chosen: 'up' | 'down', voter = guest) =>
    voter.done(voteOnReview, { params: { productId, reviewId }, body: { vote: chosen } })

  test('CAT-21 counts once for each voter, however often it is given', async () => {
    const { reviewId, upVotes } = await reviewAt(0)
    await vote(reviewId, 'up')
    await vote(reviewId, 'up')
    expect((await reviewNamed(reviewId)).upVotes).toBe(upVotes + 1)
    await vote(reviewId, 'up', await shop.newGuest())
    expect((await reviewNamed(reviewId)).upVotes).toBe(upVotes + 2)
  })

  test('CAT-21 can be changed', async () => {
    const { reviewId, upVotes, downVotes } = await reviewAt(1)
    await vote(reviewId, 'up')
    await vote(reviewId, 'down')
    expect(await reviewNamed(reviewId)).toMatchObject({ upVotes, downVotes: downVotes + 1 })
  })

  test.each([
    { because: 'there is no such review', of: productId, reviewId: 'R-NONE' },
    { because: 'it is of another product', of: 'SCREELOW01', reviewId: 'R-HARROWMID1-1' },
  ])('CAT-21 is refused because $because', async ({ of, reviewId }) => {
    const input = { params: { productId: of, reviewId }, body: { vote: 'up' } } as const
    expectRefusal(await guest.ask(voteOnReview, input), 404, 'API404')
  })
})

describe('API-128 a report of a review', () => {
  const flag = (reviewId: string, reason?: string) =>
    guest.ask(flagReview, { params: { productId, reviewId }, body: reason === undefined ? {} : { reason } })

  test('CAT-21 is kept once for each guest, and the review stays', async () => {
    const { reviewId } = await reviewAt(2)
    expect((await flag(reviewId, 'It is about another boot.')).body).toEqual({ success: true })
    await flag(reviewId)
    const kept = await shop.storage.db.selectFrom('review_flag').selectAll().where('review_id', '=', reviewId).execute()
    expect(kept.map(({ reason }) => reason)).toEqual(['It is about another boot.'])
    expect((await reviewNamed(reviewId)).reviewId).toBe(reviewId)
  })

  test('CAT-21 about a review that is not shown is refused', async () => {
    expectRefusal(await flag('R-NONE'), 404, 'API404')
  })
})

describe('API-132 a translation of a review', () => {
  const translate = (reviewId: string, locale: string) =>
    guest.ask(translateReview, { params: { reviewId }, body: { locale } })
  const german = async () =>
    (await reviewsOf()).reviews.find(({ language }) => language === 'de') ?? expect.fail('none in German')

  test('CAT-22 is into the language of the locale', async () => {
    const { reviewId, translations } = await german()
    expect(translations).toEqual(['en', 'fr'])
    const english = await guest.done(translateReview, { params: { reviewId }, body: { locale: 'en-us' } })
    expect(english.title).toBe('Like new from the workbench')
    const french = await guest.done(translateReview, { params: { reviewId }, body: { locale: 'fr-fr' } })
    expect(french.text).toContain('quatre ans')
  })

  test('CAT-22 into a language without one is refused', async () => {
    expectRefusal(await translate((await german()).reviewId, 'es-es'), 404, 'API404')
  })
})

describe('questions', () => {
  const answered = async () => {
    const { product_id: of } = await shop.storage.db
      .selectFrom('question')
      .select('product_id')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const [question] = (await questionsOf(of)).questions
    const [reply] = question?.answers ?? []
    return { of, language: question?.language, reply: reply ?? expect.fail('no answer') }
  }

  test('CAT-23 API-137 come with their answers, and not for a product that nobody knows', async () => {
    const { of, language, reply } = await answered()
    expect((await questionsOf(of)).total).toBeGreaterThan(0)
    expect(language).toBe('en')
    expect(reply.text.length).toBeGreaterThan(5)
    const unknown = await guest.ask(readQuestions, { params: { productId: 'NOSUCH99' }, query: {} })
    expectRefusal(unknown, 404, 'PLP400', { field: 'productId' })
  })

  test('CAT-23 API-138 a question is kept for the staff, and is not shown before it is answered', async () => {
    const { total } = await questionsOf(productId)
    const body = { text: 'Do they take a crampon?', nickname: 'Piotr', email: 'piotr@example.com' }
    const { questionId } = await guest.done(askQuestion, { params: { productId }, body })
    const kept = await shop.storage.db
      .selectFrom('asked_question')
      .selectAll()
      .where('id', '=', questionId)
      .executeTakeFirstOrThrow()
    expect(kept).toMatchObject({ product_id: productId, ...body })
    expect((await questionsOf(productId)).total).toBe(total)
  })

  test.each([
    { because: 'it is too long', text: 'x'.repeat(1_001), email: 'piotr@example.com', error: 'REV410', field: 'text' },
    { because: 'its address is none', text: 'How heavy?', email: 'piotr', error: 'AUT453', field: 'email' },
  ])('CAT-25 API-138 a question is refused because $because', async ({ text, email, error, field }) => {
    const body = { text, nickname: 'Piotr', email }
    expectRefusal(await guest.ask(askQuestion, { params: { productId }, body }), 400, error, { field })
  })

  test('CAT-24 API-139 an answer has a vote of each voter', async () => {
    const { of, reply } = await answered()
    const input = { params: { productId: of, answerId: reply.answerId }, body: { vote: 'up' } } as const
    await guest.done(voteOnAnswer, input)
    await guest.done(voteOnAnswer, input)
    expect((await answered()).reply.upVotes).toBe(reply.upVotes + 1)
  })

  test('CAT-24 API-139 a vote on no answer is refused', async () => {
    const input = { params: { productId, answerId: 'A-NONE' }, body: { vote: 'up' } } as const
    expectRefusal(await guest.ask(voteOnAnswer, input), 404, 'API404')
  })
})
