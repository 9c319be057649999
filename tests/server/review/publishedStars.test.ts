import { describe, expect, test } from 'vitest'
import { readCatalog, readProduct, searchProducts } from '../../../contracts/api/catalogue/catalogueApi.ts'
import { readRecommendations } from '../../../contracts/api/catalogue/productApi.ts'
import { writeReview } from '../../../contracts/api/catalogue/reviewApi.ts'
import { publishReview, setHidden } from '../../../server/review/moderateReviews.ts'
import { newId } from '../../../server/storage/newId.ts'
import { useGuestShop } from '../support/useGuestShop.ts'
import { demonstrationSeller } from '../../../server/kit/seller.ts'

const { shop, guest } = await useGuestShop()
const { db } = shop.storage
const productId = 'HARROWMID1'

const publish = async (rating: 1 | 5): Promise<string> => {
  const words = { title: 'Dry', text: 'Nine days of rain.', nickname: 'Ines', email: 'ines@example.com' }
  const { reviewId } = await guest.done(writeReview, { params: { productId }, body: { rating, ...words } })
  await db.transaction().execute((tx) =>
    publishReview(tx, reviewId, {
      now: shop.clock.now,
      newId,
      publicUrl: 'https://shop.example',
      seller: demonstrationSeller,
    }),
  )
  return reviewId
}

type Rated = { readonly productId: string; readonly rating?: { readonly count: number } }
const countIn = (products: readonly Rated[]) => products.find((each) => each.productId === productId)?.rating?.count
const onPage = async () => (await guest.done(readProduct, { params: { productId } })).rating.count
const inCategory = async () =>
  countIn((await guest.done(readCatalog, { query: { categoryId: '1010', count: 96 } })).products)
const inSearch = async () => countIn((await guest.done(searchProducts, { query: { q: 'harrow mid' } })).products)
const neighbour = shop.catalogue.products.find(({ relatedIds }) => relatedIds.includes(productId))?.id ?? ''
const inRail = async () =>
  (await guest.done(readRecommendations, { query: { productId: neighbour } })).items.find(({ id }) => id === productId)
    ?.rating.count

describe('the stars of a product', () => {
  test('CAT-77 count a review at once on its page, and in lists, a search and a rail two seconds later', async () => {
    const before = await onPage()
    expect([await inCategory(), await inSearch(), await inRail()]).toEqual([before, before, before])
    const reviewId = await publish(5)
    expect(await onPage()).toBe(before + 1)
    shop.clock.now += 2_000
    expect([await inCategory(), await inSearch(), await inRail()]).toEqual([before + 1, before + 1, before + 1])
    await setHidden(db, reviewId, shop.clock.now)
    expect(await onPage()).toBe(before)
    shop.clock.now += 2_000
    expect([await inCategory(), await inSearch(), await inRail()]).toEqual([before, before, before])
  })

  test('CAT-77 put a list that is sorted by them in its new order', async () => {
    const order = async () =>
      (await guest.done(readCatalog, { query: { categoryId: '1010', count: 96, sort: 'rating' } })).products.map(
        (each) => each.productId,
      )
    const before = (await order()).indexOf(productId)
    for (let n = 0; n < 30; n += 1) await publish(1)
    shop.clock.now += 2_000
    expect((await order()).indexOf(productId)).toBeGreaterThan(before)
  })
})
