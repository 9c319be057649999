import { sql } from 'kysely'
import { readCatalog, readDepartments, readInventory, readProduct } from '../../contracts/api/catalogue/catalogueApi.ts'
import {
  notifyWhenBack,
  readAvailability,
  readProductSet,
  readProductSets,
  readRecommendations,
} from '../../contracts/api/catalogue/productApi.ts'
import type { Department } from '../../contracts/api/entities/catalogue.ts'
import type { StoreInventory } from '../../contracts/api/entities/store.ts'
import { tintOf } from '../../core/domain/product/tintOf.ts'
import { heldByOthers } from '../inventory/moveStock.ts'
import type { Catalogue, CategoryEntry, ProductEntry, ReviewScore, ReviewScores } from '../kit/Catalogue.ts'
import { answer, refuse } from '../kit/answer.ts'
import { handle } from '../kit/handle.ts'
import type { Handler } from '../kit/handle.ts'
import type { SiteLocale } from '../kit/siteLocale.ts'
import type { Db } from '../storage/Tables.ts'
import { categoryListing } from './listing.ts'
import { ordered } from './orderedGoods.ts'
import { categoryPath, productDetails } from './productDetails.ts'
import { pictureUrl, productPath, productSummary } from './productSummary.ts'
import { liveScore, noReviews } from './reviewScores.ts'
import { keepNotice } from './stockNotices.ts'

/** CAT-40: the number of recommendations when the call names none. */
const usualRecommendations = 12

export const catalogHandlers: readonly Handler[] = [
  handle(readDepartments, async (_input, _caller, { catalogue, locale }) => answer(departments(catalogue, locale))),
  handle(readCatalog, async ({ query }, _caller, { catalogue, locale, now }) => {
    const category = catalogue.categoryById.get(query.categoryId)
    if (!category) return refuse('PLP400', { field: 'categoryId' })
    const [stock, scores] = [await catalogue.recentStock(), await catalogue.recentScores(now)]
    return answer(categoryListing(catalogue, category, query, locale, stock, scores))
  }),
  handle(readProduct, async ({ params }, _caller, { catalogue, locale, db, now }) => {
    const product = catalogue.productById.get(params.productId)
    if (!product) return refuse('PLP400', { field: 'productId' })
    const live = await liveStock(db, product.id)
    const score = await liveScore(db, product.id)
    const [recent, scores] = [await catalogue.recentStock(), await catalogue.recentScores(now)]
    return answer(productDetails(catalogue, product, locale, live, recent, score, scores))
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
  /** CAT-08 */
  handle(readProductSets, async ({ params }, _caller, { catalogue, db }) => {
    const product = catalogue.productById.get(params.productId)
    if (!product) return refuse('PLP400', { field: 'productId' })
    const rows = await db
      .selectFrom('product_set_piece')
      .select('set_id')
      .where('product_id', '=', product.id)
      .orderBy('place')
      .execute()
    return answer({ productSetIds: rows.map(({ set_id }) => set_id) })
  }),
  handle(readProductSet, async ({ params }, _caller, { catalogue, db, locale, now }) => {
    const rows = await db
      .selectFrom('product_set_piece')
      .select('product_id')
      .where('set_id', '=', params.productSetId)
      .orderBy('position')
      .execute()
    const products = rows.flatMap(({ product_id }) => catalogue.productById.get(product_id) ?? [])
    if (products.length === 0) return refuse('PLP400', { field: 'productSetId' })
    const [stock, scores] = [await catalogue.recentStock(), await catalogue.recentScores(now)]
    return answer({ products: products.map((product) => productSummary(product, locale, stock, scores)) })
  }),
  handle(notifyWhenBack, keepNotice),
  handle(readRecommendations, async ({ query }, _caller, { catalogue, locale, now }) => {
    const product = query.productId === undefined ? null : catalogue.productById.get(query.productId)
    if (product === undefined) return refuse('PLP400', { field: 'productId' })
    const scores = await catalogue.recentScores(now)
    return answer({ items: recommendations(catalogue, product, query.count ?? usualRecommendations, locale, scores) })
  }),
]

/** NAV-03: the departments with their kinds. */
const departments = (catalogue: Catalogue, locale: SiteLocale): readonly Department[] => {
  const below = (parent: string | null) => catalogue.categories.filter(({ parentId }) => parentId === parent)
  return below(null).map((department) => ({
    ...entryOf(department, locale),
    children: below(department.id).map((child) => ({
      ...entryOf(child, locale),
      ...pictureOf(catalogue, child, locale),
    })),
  }))
}

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
  product: ProductEntry | null,
  count: number,
  locale: SiteLocale,
  scores: ReviewScores,
): readonly Item[] => {
  const best = ordered(catalogue.products, 'rating', locale.currency, scores)
  const near = best.filter(({ categoryIds }) => product?.categoryIds.some((id) => categoryIds.includes(id)))
  const related = (product?.relatedIds ?? []).flatMap((id) => catalogue.productById.get(id) ?? [])
  const others = product ? near.filter((entry) => entry !== product && !related.includes(entry)) : best
  return [...others, ...related]
    .slice(0, count)
    .map((entry) => itemOf(entry, locale, scores.get(entry.id) ?? noReviews))
}

const itemOf = (product: ProductEntry, locale: SiteLocale, score: ReviewScore): Item => {
  const way = product.colourways[0]
  if (!way) throw new Error(`${product.id} has no colourway.`)
  const { name } = product.text[locale.goodsLanguage]
  const { current, original, lowest30Days } = product.price[locale.currency]
  return {
    id: product.id,
    title: name,
    url: productPath(product, locale),
    image: { src: pictureUrl(product.id, way), alt: `${name}, ${way.name[locale.goodsLanguage]}` },
    rating: {
      score: score.average,
      showScore: score.count > 0,
      count: score.count,
    },
    price: current / 100,
    ...(original > current ? { originalPrice: original / 100 } : {}),
    ...(lowest30Days === undefined ? {} : { lowest30Days: lowest30Days / 100 }),
    currency: locale.currency,
    recToken: `r-${product.id}`,
  }
}

const entryOf = (category: CategoryEntry, locale: SiteLocale) => {
  const { name } = category.text[locale.goodsLanguage]
  return { categoryId: category.id, name, path: categoryPath(category, locale), total: category.productIds.length }
}

/** Of its first product. */
const pictureOf = (catalogue: Catalogue, { productIds }: CategoryEntry, { goodsLanguage }: SiteLocale) => {
  const product = catalogue.productById.get(productIds[0] ?? '')
  const way = product?.colourways[0]
  if (!product || !way) return {}
  return {
    picture: {
      url: pictureUrl(product.id, way),
      alt: `${product.text[goodsLanguage].name}, ${way.name[goodsLanguage]}`,
    },
    tint: tintOf(product.id, way.palette.main),
  }
}
