import type { QueryName } from '../../../contracts/queries.ts'

/** How long a cached answer is not asked again, ms, by question. Null = never cached: it is worth nothing later, or tells of a person. */
export type FreshFor = Readonly<Record<QueryName, number | null>>

const seconds = 1_000
const minutes = 60 * seconds

/** Stock and price stand on the product, so it ages fastest. */
export const freshFor: FreshFor = {
  storefront: 60 * seconds,
  catalog: 60 * seconds,
  search: 60 * seconds,
  suggest: 60 * seconds,
  product: 10 * seconds,
  reviews: 5 * minutes,
  countries: 60 * minutes,
  addressFields: 60 * minutes,
  shops: 60 * minutes,
  collectionPoints: null,
  shopStock: null,
  stores: 60 * minutes,
  storeEmployees: null,
  customer: null,
  knownConsumer: null,
  profile: null,
  vouchers: null,
  welcomePromotion: null,
  cards: null,
  rewards: null,
  orders: null,
  orderDetails: null,
  trackedOrder: null,
  contactSubjects: 60 * minutes,
  locationSelector: 60 * minutes,
  sharedFavorites: 10 * seconds,
  serverTime: null,
}
