import type { Queries, QueryName } from '../queries.ts'
import {
  readCatalog,
  readProduct,
  readReviews,
  readStorefront,
  searchProducts,
  suggest,
} from './catalogue/catalogueApi.ts'
import type { Endpoint } from './endpoint.ts'

/** A call that answers a query. */
export type EndpointInput = { readonly endpoint: Endpoint; readonly input: Readonly<Record<string, unknown>> }

/** Queries that are needed for browsing. */
export type BrowsingQuery = Extract<QueryName, 'storefront' | 'catalog' | 'search' | 'suggest' | 'product' | 'reviews'>

/** The call that answers a browsing query. */
export const browsingCalls: { readonly [Name in BrowsingQuery]: (ask: Queries[Name]['ask']) => EndpointInput } = {
  storefront: () => ({ endpoint: readStorefront, input: {} }),
  catalog: (query) => ({ endpoint: readCatalog, input: { query } }),
  search: (query) => ({ endpoint: searchProducts, input: { query } }),
  suggest: (query) => ({ endpoint: suggest, input: { query } }),
  product: (params) => ({ endpoint: readProduct, input: { params } }),
  reviews: ({ productId, ...query }) => ({ endpoint: readReviews, input: { params: { productId }, query } }),
}

export const isForBrowsing = (name: QueryName): name is BrowsingQuery => Object.hasOwn(browsingCalls, name)
