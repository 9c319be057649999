import { describe, expect, test } from 'vitest'
import { seedQuestions, seedReviews } from '../../../server/catalog/seed/reviews.ts'
import { seedProducts } from '../../../server/catalog/seed/seedCatalogue.ts'
import { duplicatesIn } from './support/duplicatesIn.ts'

const products = new Set(seedProducts.map(({ id }) => id))
const reviewsOf = (productId: string) => seedReviews.filter((review) => review.productId === productId)

describe('the reviews of the seed', () => {
  test('CAT-20 have at least 90 different texts, three to eight on each of about sixty products, and up to twenty on one', () => {
    expect(new Set(seedReviews.map(({ text }) => text)).size).toBeGreaterThanOrEqual(90)
    const many = seedProducts.filter(({ id }) => reviewsOf(id).length >= 3)
    expect(many.length).toBeGreaterThanOrEqual(55)
    for (const { id } of many) expect(reviewsOf(id).length, id).toBeLessThanOrEqual(id === 'CORNICEAPP' ? 20 : 8)
  })

  test('CAT-20 have no text and no author twice on one product', () => {
    for (const { id } of seedProducts) {
      expect(duplicatesIn(reviewsOf(id).map(({ text }) => text)), id).toEqual([])
      expect(duplicatesIn(reviewsOf(id).map(({ nickname }) => nickname)), id).toEqual([])
    }
  })

  test('CAT-20 each belong to a product and are complete', () => {
    expect(duplicatesIn(seedReviews.map(({ id }) => id))).toEqual([])
    for (const { id, productId, rating, title, text, nickname, place, date, upVotes, downVotes } of seedReviews) {
      expect(products.has(productId), id).toBe(true)
      expect([1, 2, 3, 4, 5]).toContain(rating)
      for (const words of [title, text, nickname, place]) expect(words, id).toMatch(/^[^!]+$/)
      expect(date).toMatch(/^202[56]-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/)
      expect(upVotes >= 0 && downVotes >= 0).toBe(true)
    }
  })
})

test('CAT-23 at least thirty different questions are answered, none twice on one product', () => {
  expect(new Set(seedQuestions.map(({ text }) => text)).size).toBeGreaterThanOrEqual(30)
  expect(duplicatesIn(seedQuestions.map(({ id }) => id))).toEqual([])
  expect(duplicatesIn(seedQuestions.map(({ productId, text }) => `${productId} ${text}`))).toEqual([])
  for (const { id, productId, answer, answeredBy } of seedQuestions) {
    expect(products.has(productId), id).toBe(true)
    for (const words of [answer, answeredBy]) expect(words, id).toMatch(/^[^!]+$/)
  }
})
