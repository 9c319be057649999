import type { Listing, Sort } from '../../contracts/api/catalogue.ts'
import { limits } from '../../core/domain/configuration/limits.ts'
import type { SiteLocale } from '../site/siteLocale.ts'
import type { ProductEntry } from './Catalogue.ts'
import type { CurrencyCode } from './CatalogTables.ts'
import { facets } from './facets.ts'
import { passes, readFilters } from './filters.ts'
import { productSummary } from './productSummary.ts'
import type { Stock } from './productSummary.ts'

const largestPage = 96

/** Wide enough for query strings written by hand: the values are clamped. */
export type PageQuery = {
  readonly start?: number
  readonly count?: number
  readonly sort?: Sort
  readonly filters?: string
}

/** CAT-01: one page of the given products, which come in the order of `featured`. */
export function listing(
  products: readonly ProductEntry[],
  query: PageQuery,
  locale: SiteLocale,
  stock: Stock,
): Listing {
  const filters = readFilters(query.filters ?? '')
  const sort = query.sort ?? 'featured'
  const shown = sorted(
    products.filter((product) => passes(product, filters, locale.currency, stock)),
    sort,
    locale.currency,
  )
  const start = clamp(query.start ?? 0, 0, 1_000_000)
  const count = clamp(query.count ?? limits.catalogPageSize, 1, largestPage)
  return {
    total: shown.length,
    start,
    count,
    sort,
    products: shown.slice(start, start + count).map((product) => productSummary(product, locale, stock)),
    facets: facets(products, filters, locale, stock),
  }
}

/** Ties keep the featured order. */
function sorted(products: readonly ProductEntry[], sort: Sort, currency: CurrencyCode): readonly ProductEntry[] {
  const priceOf = ({ price }: ProductEntry) => price[currency].current
  switch (sort) {
    case 'featured':
      return products
    case 'newest':
      return products.toSorted((a, b) => Number(b.isNew) - Number(a.isNew))
    case 'price-up':
      return products.toSorted((a, b) => priceOf(a) - priceOf(b))
    case 'price-down':
      return products.toSorted((a, b) => priceOf(b) - priceOf(a))
    case 'rating':
      return products.toSorted((a, b) => b.rating.average - a.rating.average || b.rating.count - a.rating.count)
  }
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)
