import { expect, test } from 'vitest'
import { readReviews } from '../../../contracts/api/catalogue/catalogueApi.ts'
import { readQuestions } from '../../../contracts/api/catalogue/reviewApi.ts'
import { sampleShop } from '../support/sampleShop.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'

const shop = await closeAfterAll(sampleShop())

test('CAT-20 a product has its reviews newest first, with a histogram that adds up', async () => {
  const product = shop.catalogue.products.find(({ rating }) => rating.count >= 3)!
  const path = `/products/v1/products/${product.id}/reviews`
  const json = await shop.read(readReviews, path)
  expect(json.total).toBe(product.rating.count)
  expect(json.average).toBe(product.rating.average)
  expect(json.histogram.reduce((sum, count) => sum + count, 0)).toBe(json.total)
  const dates = json.reviews.map(({ date }) => date)
  expect(dates).toEqual([...dates].sort((a, b) => (a < b ? 1 : -1)))
  const beyond = await shop.read(readReviews, `${path}?page=999999`)
  expect(beyond.total).toEqual(json.total)
  expect(beyond.reviews).toEqual([])
  expect((await shop.call('GET', '/products/v1/products/NOSUCH99/reviews')).error?.errorId).toBe('PLP400')
})

test('CAT-23 a product has its questions with their answers', async () => {
  const { product_id } = await shop.storage.db.selectFrom('question').select('product_id').executeTakeFirstOrThrow()
  const json = await shop.read(readQuestions, `/products/v1/products/${product_id}/reviews/questions`)
  expect(json.total).toBeGreaterThan(0)
  expect(json.questions[0]?.answers[0]?.text.length).toBeGreaterThan(5)
})
