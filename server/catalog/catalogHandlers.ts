import {
  readCatalog,
  readInventory,
  readProduct,
  readRecommendations,
  readReviews,
  readStorefront,
} from '../../contracts/api/catalogueApi.ts'
import { readAvailability } from '../../contracts/api/productApi.ts'
import { askQuestion as ask, readQuestions } from '../../contracts/api/reviewApi.ts'
import { answer, refuse } from '../http/answer.ts'
import { handle } from '../http/handle.ts'
import type { Handler } from '../http/handle.ts'
import { storeInventory } from '../inventory/storeInventory.ts'
import { askQuestion } from './askQuestion.ts'
import { categoryListing } from './categoryListing.ts'
import { liveStock } from './liveStock.ts'
import { productDetails } from './productDetails.ts'
import { questionPage } from './questionPage.ts'
import { recommendations } from './recommendations.ts'
import { reviewPage } from './reviewPage.ts'
import { storefront } from './storefront.ts'

/** CAT-40: how many recommendations when nobody says. */
const usualRecommendations = 12

export const catalogHandlers: readonly Handler[] = [
  handle(readStorefront, async (_input, _caller, { catalogue, locale }) =>
    answer(storefront(catalogue, locale, await catalogue.recentStock())),
  ),
  handle(readCatalog, async ({ query }, _caller, { catalogue, locale }) => {
    const category = catalogue.categoryById.get(query.categoryId)
    if (!category) return refuse('PLP400', { field: 'categoryId' })
    return answer(categoryListing(catalogue, category, query, locale, await catalogue.recentStock()))
  }),
  handle(readProduct, async ({ params }, _caller, { catalogue, locale, db }) => {
    const product = catalogue.productById.get(params.productId)
    if (!product) return refuse('PLP400', { field: 'productId' })
    const live = await liveStock(db, product.id)
    return answer(productDetails(catalogue, product, locale, live, await catalogue.recentStock()))
  }),
  handle(readInventory, async ({ params }, _caller, { catalogue, db }) => {
    const product = catalogue.productById.get(params.productId)
    if (!product) return refuse('PLP400', { field: 'productId' })
    const live = await liveStock(db, product.id)
    return answer({ variants: Object.fromEntries([...live].map(([sku, quantity]) => [sku, { quantity }])) })
  }),
  /** CAT-06 */
  handle(readAvailability, async ({ params, body }, _caller, { catalogue, db, now }) => {
    const product = catalogue.productById.get(params.productId)
    if (!product) return refuse('PLP400', { field: 'productId' })
    const skus = product.variants.map(({ sku }) => sku).filter((sku) => body.sku === undefined || body.sku === sku)
    return answer({ storeInventory: await storeInventory(db, { storeIds: body.storeIds, skus }, now) })
  }),
  handle(readReviews, async ({ params, query }, _caller, { catalogue, db }) => {
    if (!catalogue.productById.has(params.productId)) return refuse('PLP400', { field: 'productId' })
    return answer(await reviewPage(db, params.productId, query.page ?? 1))
  }),
  handle(readQuestions, async ({ params, query }, _caller, { catalogue, db }) => {
    if (!catalogue.productById.has(params.productId)) return refuse('PLP400', { field: 'productId' })
    return answer(await questionPage(db, params.productId, query.page ?? 1))
  }),
  handle(readRecommendations, async ({ query }, _caller, { catalogue, locale }) =>
    answer({ items: recommendations(catalogue, query.productId, query.count ?? usualRecommendations, locale) }),
  ),
  /** CAT-25 */
  handle(ask, askQuestion),
]
