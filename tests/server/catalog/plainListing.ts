import type { Listing, Sort } from '../../../contracts/api/entities/catalogue.ts'
import { familyOf, groupedSizes, sizeChoiceId } from '../../../server/catalog/filters.ts'
import type { FacetId, Filters, PriceBand } from '../../../server/catalog/filters.ts'
import type { Stock } from '../../../server/catalog/productSummary.ts'
import { noReviews } from '../../../server/catalog/reviewScores.ts'
import type { ProductEntry, ReviewScores } from '../../../server/kit/Catalogue.ts'
import type { CurrencyCode } from '../../../server/storage/tables/CatalogTables.ts'

/** CAT-01 as it is said, product by product and variant by variant: the ids in their order, and the counts of choices. */
export const plainIds = (
  products: readonly ProductEntry[],
  filters: Filters,
  sort: Sort,
  currency: CurrencyCode,
  stock: Stock,
  scores: ReviewScores,
): readonly string[] => {
  const priceOf = ({ price }: ProductEntry) => price[currency].current
  const scoreOf = ({ id }: ProductEntry) => scores.get(id) ?? noReviews
  const compare: Readonly<Record<Sort, (a: ProductEntry, b: ProductEntry) => number>> = {
    featured: () => 0,
    newest: (a, b) => Number(b.isNew) - Number(a.isNew),
    'price-up': (a, b) => priceOf(a) - priceOf(b),
    'price-down': (a, b) => priceOf(b) - priceOf(a),
    rating: (a, b) => scoreOf(b).average - scoreOf(a).average || scoreOf(b).count - scoreOf(a).count,
  }
  return products
    .filter((product) => passes(product, filters, currency, stock))
    .toSorted(compare[sort])
    .map(({ id }) => id)
}

/** How many products a choice would show: those that pass with it instead of what is chosen of its facet. */
export const plainCount = (
  products: readonly ProductEntry[],
  filters: Filters,
  own: Partial<Filters>,
  currency: CurrencyCode,
  stock: Stock,
): number => products.filter((product) => passes(product, { ...filters, ...own }, currency, stock)).length

/** The filters that a choice of a facet stands for. */
export const filterOf = (facet: Listing['facets'][number]['id'], choice: string): Partial<Filters> => {
  switch (facet as FacetId) {
    case 'size':
      return { size: [choice] }
    case 'colour':
      return { colour: [choice] }
    case 'price': {
      const [from = '', to = ''] = choice.split('-')
      const band: PriceBand = { from: Number(from), to: to === '' ? Infinity : Number(to) }
      return { price: [band] }
    }
    case 'availability':
      return { availability: true }
  }
}

const passes = (
  product: ProductEntry,
  { size, colour, price, availability }: Filters,
  currency: CurrencyCode,
  stock: Stock,
): boolean => {
  const { current } = product.price[currency]
  if (price.length > 0 && !price.some(({ from, to }) => current >= from && current < to)) return false
  return product.variants.some((variant) => {
    const ids = groupedSizes(product, variant.size).map(sizeChoiceId)
    return (
      (size.length === 0 || [variant.size, ...ids].some((id) => size.includes(id))) &&
      (colour.length === 0 || colour.includes(familyOf(product, variant.colour))) &&
      (!availability || (stock.get(variant.sku) ?? 0) > 0)
    )
  })
}
