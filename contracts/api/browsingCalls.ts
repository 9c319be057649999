import type { Queries, Query, QueryName } from '../queries.ts'
import { readCatalog, readDepartments, readProduct, searchProducts } from './catalogue/catalogueApi.ts'
import type { Endpoint } from './endpoint.ts'

/** A call that answers a query. */
export type EndpointInput = { readonly endpoint: Endpoint; readonly input: Readonly<Record<string, unknown>> }

/** Queries that a page of browsing begins with. */
export type BrowsingQuery = Extract<QueryName, 'departments' | 'catalog' | 'search' | 'product'>

const browsingCalls: { readonly [Name in BrowsingQuery]: (ask: Queries[Name]['ask']) => EndpointInput } = {
  departments: () => ({ endpoint: readDepartments, input: {} }),
  catalog: (query) => ({ endpoint: readCatalog, input: { query } }),
  search: (query) => ({ endpoint: searchProducts, input: { query } }),
  product: (params) => ({ endpoint: readProduct, input: { params } }),
}

/** The call that answers a browsing query. */
export const browsingCall = <Name extends BrowsingQuery>({ name, ask }: Query<Name>): EndpointInput =>
  browsingCalls[name](ask)

export const isForBrowsing = (query: Query): query is Query<BrowsingQuery> => Object.hasOwn(browsingCalls, query.name)
