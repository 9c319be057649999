import type { Sort } from '../../contracts/api/entities/catalogue.ts'
import type { Catalogue, CategoryEntry, ProductEntry, ReviewScores } from '../kit/Catalogue.ts'
import type { CurrencyCode } from '../storage/tables/CatalogTables.ts'
import { noReviews } from './reviewScores.ts'

/** The products of a category, in `featured` order: one list for as long as the catalogue is kept. */
export const productsIn = (catalogue: Catalogue, category: CategoryEntry): readonly ProductEntry[] => {
  const kept = lists.get(category)
  if (kept?.catalogue === catalogue) return kept.products
  const products = category.productIds.flatMap((id) => catalogue.productById.get(id) ?? [])
  lists.set(category, { catalogue, products })
  return products
}

const lists = new WeakMap<
  CategoryEntry,
  { readonly catalogue: Catalogue; readonly products: readonly ProductEntry[] }
>()

/** The list in another order; ties keep the featured order. Sorted once for as long as the list is kept. */
export const ordered = (
  products: readonly ProductEntry[],
  sort: Sort,
  currency: CurrencyCode,
  scores: ReviewScores,
): readonly ProductEntry[] => {
  if (sort === 'featured') return products
  const byKey = orders.get(products) ?? new Map<string, Order>()
  orders.set(products, byKey)
  const key = sort === 'rating' || sort === 'newest' ? sort : `${sort} ${currency}`
  const kept = byKey.get(key)
  if (kept !== undefined && (sort !== 'rating' || kept.scores === scores)) return kept.products
  const order = { scores, products: inOrder(products, sort, currency, scores) }
  byKey.set(key, order)
  return order.products
}

type Order = { readonly scores: ReviewScores; readonly products: readonly ProductEntry[] }

const orders = new WeakMap<readonly ProductEntry[], Map<string, Order>>()

const inOrder = (
  products: readonly ProductEntry[],
  sort: Exclude<Sort, 'featured'>,
  currency: CurrencyCode,
  scores: ReviewScores,
): readonly ProductEntry[] => {
  const priceOf = ({ price }: ProductEntry) => price[currency].current
  switch (sort) {
    case 'newest':
      return [...products.filter(({ isNew }) => isNew), ...products.filter(({ isNew }) => !isNew)]
    case 'price-up':
      return products.toSorted((a, b) => priceOf(a) - priceOf(b))
    case 'price-down':
      return products.toSorted((a, b) => priceOf(b) - priceOf(a))
    case 'rating':
      return bestFirst(products, scores)
  }
}

/** The best first; of equal ones, that with more reviews. Those without any come last, as they are. */
const bestFirst = (products: readonly ProductEntry[], scores: ReviewScores): readonly ProductEntry[] => {
  const scoreOf = ({ id }: ProductEntry) => scores.get(id) ?? noReviews
  const isRated = (product: ProductEntry): boolean => {
    const { average, count } = scoreOf(product)
    return average > 0 || count > 0
  }
  return [
    ...products.filter(isRated).toSorted((a, b) => {
      const [one, other] = [scoreOf(a), scoreOf(b)]
      return other.average - one.average || other.count - one.count
    }),
    ...products.filter((product) => !isRated(product)),
  ]
}
