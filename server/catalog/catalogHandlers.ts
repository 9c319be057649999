import { sql } from 'kysely'
import {
  readCatalog,
  readInventory,
  readProduct,
  readReviews,
  readStorefront,
} from '../../contracts/api/catalogue/catalogueApi.ts'
import { readAvailability, readRecommendations } from '../../contracts/api/catalogue/productApi.ts'
import { askQuestion as ask, readQuestions } from '../../contracts/api/catalogue/reviewApi.ts'
import type { ReviewPage } from '../../contracts/api/entities/catalogue.ts'
import type { StoreInventory } from '../../contracts/api/entities/store.ts'
import { defined } from '../../core/domain/fields/fields.ts'
import { sum } from '../../core/domain/money/amounts.ts'
import { heldByOthers } from '../inventory/moveStock.ts'
import { answer, refuse } from '../kit/answer.ts'
import type { Catalogue, ProductEntry } from '../kit/Catalogue.ts'
import { handle } from '../kit/handle.ts'
import type { Handler } from '../kit/handle.ts'
import type { SiteLocale } from '../kit/siteLocale.ts'
import type { Db } from '../storage/Tables.ts'
import { categoryListing } from './listing.ts'
import { productDetails } from './productDetails.ts'
import { pictureUrl, productPath } from './productSummary.ts'
import { askQuestion, questionPage } from './questionPage.ts'
import { storefront } from './storefront.ts'

/** CAT-40: the number of recommendations when the call names none. */
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

/** Current pieces of every variant of a product that can be shipped. */
const liveStock = async (db: Db, productId: string): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.selectFrom('stock').select(['sku', 'available']).where('product_id', '=', productId).execute()
  return new Map(rows.map(({ sku, available }) => [sku, available]))
}

type Asked = { readonly storeIds: readonly string[]; readonly skus: readonly string[] }

/**
 * CAT-06: pieces of these skus in each of the stores, without those held for a basket, as of `now` (epoch ms), in the
 * requested order. Unknown stores are left out.
 */
const storeInventory = async (
  db: Db,
  { storeIds, skus }: Asked,
  now: number,
): Promise<readonly (typeof StoreInventory.Type)[]> => {
  if (storeIds.length === 0) return []
  const quantity = sql<number>`coalesce(sum(greatest(0, store_stock.available - ${heldByOthers(now)})), 0)::int4`
  const rows = await db
    .selectFrom('store')
    .leftJoin('store_stock', (join) =>
      join.onRef('store_stock.store_id', '=', 'store.id').on('store_stock.sku', 'in', ['', ...skus]),
    )
    .select(['store.id as storeId', quantity.as('quantity')])
    .where('store.id', 'in', storeIds)
    .groupBy('store.id')
    .execute()
  return rows.toSorted((a, b) => storeIds.indexOf(a.storeId) - storeIds.indexOf(b.storeId))
}

type Item = (typeof readRecommendations)['answer']['Type']['items'][number]

/**
 * CAT-40: what goes with the product: related products, then others of its categories; without a product, the best
 * rated ones.
 */
const recommendations = (
  catalogue: Catalogue,
  productId: string | undefined,
  count: number,
  locale: SiteLocale,
): readonly Item[] => {
  const product = productId === undefined ? undefined : catalogue.productById.get(productId)
  const best = catalogue.products.toSorted((a, b) => b.rating.average - a.rating.average)
  const near = best.filter(({ categoryIds }) => product?.categoryIds.some((id) => categoryIds.includes(id)))
  const related = (product?.relatedIds ?? []).flatMap((id) => catalogue.productById.get(id) ?? [])
  const chosen = new Set([...related, ...near, ...(product ? [] : best)])
  if (product) chosen.delete(product)
  return [...chosen].slice(0, Math.min(Math.max(count, 1), 48)).map((entry) => itemOf(entry, locale))
}

const itemOf = (product: ProductEntry, locale: SiteLocale): Item => {
  const way = product.colourways[0]
  const { name } = product.text[locale.language]
  return {
    id: product.id,
    title: name,
    url: productPath(product, locale),
    image: { src: pictureUrl(product.id, way?.code ?? '', 1), alt: `${name}, ${way?.name[locale.language] ?? ''}` },
    rating: { score: product.rating.average, showScore: product.rating.count > 0 },
    price: product.price[locale.currency].current / 100,
    currency: locale.currency,
    recToken: `r-${product.id}`,
  }
}

const reviewsPerPage = 10

/** Newest first; pages count from 1. */
const reviewPage = async (db: Db, productId: string, page: number): Promise<ReviewPage> => {
  const counts = await db
    .selectFrom('review')
    .select(['rating', sql<number>`count(*)::int4`.as('count')])
    .where('product_id', '=', productId)
    .groupBy('rating')
    .execute()
  const histogram = [1, 2, 3, 4, 5].map((stars) => counts.find(({ rating }) => rating === stars)?.count ?? 0)
  const total = sum(histogram)
  const points = sum(histogram.map((count, n) => count * (n + 1)))
  const rows = await db
    .selectFrom('review')
    .selectAll()
    .where('product_id', '=', productId)
    .orderBy('written_on', 'desc')
    .orderBy('id')
    .limit(reviewsPerPage)
    .offset((Math.min(Math.max(page, 1), 10_000) - 1) * reviewsPerPage)
    .execute()
  return {
    total,
    average: total === 0 ? 0 : Math.round((points / total) * 10) / 10,
    histogram,
    reviews: rows.map((row) => ({
      reviewId: row.id,
      rating: row.rating,
      title: row.title,
      text: row.text,
      nickname: row.nickname,
      place: row.place,
      date: row.written_on,
      ...defined({ fit: row.fit ?? undefined }),
      upVotes: row.up_votes,
      downVotes: row.down_votes,
    })),
  }
}
