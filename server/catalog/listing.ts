import type { Listing, ProductSummary, Sort } from '../../contracts/api/entities/catalogue.ts'
import { limits } from '../../core/domain/configuration/limits.ts'
import type { Catalogue, CategoryEntry, ProductEntry, ReviewScores } from '../kit/Catalogue.ts'
import type { SiteLocale } from '../kit/siteLocale.ts'
import { countGoods } from './countGoods.ts'
import { bands, facets } from './facets.ts'
import { chosenColourway, readFilters } from './filters.ts'
import { categoryPath, trailTo } from './productDetails.ts'
import { productSummary } from './productSummary.ts'
import type { Stock } from './productSummary.ts'
import { ordered, productsIn } from './orderedGoods.ts'

const largestPage = 96

/** Loose enough for query strings written by hand: the values are clamped. */
export type PageQuery = {
  readonly start?: number
  readonly count?: number
  readonly sort?: Sort
  readonly filters?: string
}

/** CAT-01: one page of the given products, which arrive in `featured` order. */
export const listing = (
  products: readonly ProductEntry[],
  query: PageQuery,
  locale: SiteLocale,
  stock: Stock,
  scores: ReviewScores,
): Listing => {
  const filters = readFilters(query.filters ?? '')
  const sort = query.sort ?? 'featured'
  const counted = countGoods(ordered(products, sort, locale.currency, scores), filters, bands, locale.currency, stock)
  const { shown } = counted
  const start = clamp(query.start ?? 0, 0, 1_000_000)
  const count = clamp(query.count ?? limits.catalogPageSize, 1, largestPage)
  return {
    total: shown.length,
    start,
    count,
    sort,
    products: shown
      .slice(start, start + count)
      .map((product) =>
        inColour(productSummary(product, locale, stock, scores), chosenColourway(product, filters, stock)),
      ),
    facets: facets(products, counted, filters, locale),
  }
}

/** CAT-65: the card shows the colourway, and leads to it. */
const inColour = (summary: ProductSummary, code: string | undefined): ProductSummary => {
  const first = summary.colourways.find((way) => way.code === code)
  if (first === undefined) return summary
  const others = summary.colourways.filter((way) => way !== first)
  return { ...summary, path: `${summary.path}?colour=${first.code}`, colourways: [first, ...others] }
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** CAT-01: a page of a category with what is shown above its products. */
export const categoryListing = (
  catalogue: Catalogue,
  category: CategoryEntry,
  query: PageQuery,
  locale: SiteLocale,
  stock: Stock,
  scores: ReviewScores,
): Listing => {
  const products = productsIn(catalogue, category)
  const linkTo = (entry: CategoryEntry) => ({
    name: entry.text[locale.goodsLanguage].name,
    path: categoryPath(entry, locale),
  })
  return {
    ...listing(products, query, locale, stock, scores),
    category: {
      categoryId: category.id,
      ...linkTo(category),
      intro: category.text[locale.goodsLanguage].intro,
      trail: trailTo(catalogue, category.id).map(linkTo),
      children: catalogue.categories
        .filter(({ parentId }) => parentId === category.id)
        .map((child) => ({ ...linkTo(child), total: child.productIds.length })),
    },
  }
}
