import type { Answer } from '../contracts/answer.ts'
import type { Endpoint } from '../contracts/api/endpoint.ts'
import { readCatalog, readProduct, readReviews, readStorefront, searchProducts, suggest } from '../contracts/api/catalogueApi.ts'
import { readSharedFavorites } from '../contracts/api/wishlistApi.ts'
import { readLocationSelector } from '../contracts/api/componentsApi.ts'
import { readAddressFields, readCountries, readServerTime } from '../contracts/api/utilityApi.ts'
import type { ContentPageError, Queries, Query, QueryName } from '../contracts/queries.ts'
import type { NotSent } from '../core/adapters/commerceApi/CommerceApi.ts'
import type { AccountQuery } from './accountQueries.ts'
import { loadAccountOffice } from './loadAccountOffice.ts'
import type { Session } from './session.ts'

type Asking = { readonly endpoint: Endpoint; readonly input: Readonly<Record<string, unknown>> }

/** Which call answers a question. */
const calls: { readonly [Name in Exclude<QueryName, AccountQuery>]: (ask: Queries[Name]['ask']) => Asking } = {
  storefront: () => ({ endpoint: readStorefront, input: {} }),
  catalog: (query) => ({ endpoint: readCatalog, input: { query } }),
  search: (query) => ({ endpoint: searchProducts, input: { query } }),
  suggest: (query) => ({ endpoint: suggest, input: { query } }),
  product: (params) => ({ endpoint: readProduct, input: { params } }),
  reviews: ({ productId, ...query }) => ({ endpoint: readReviews, input: { params: { productId }, query } }),
  countries: () => ({ endpoint: readCountries, input: {} }),
  addressFields: (params) => ({ endpoint: readAddressFields, input: { params } }),
  locationSelector: () => ({ endpoint: readLocationSelector, input: {} }),
  sharedFavorites: (params) => ({ endpoint: readSharedFavorites, input: { params } }),
  serverTime: () => ({ endpoint: readServerTime, input: {} }),
}

/** An answer comes as the screen needs it. */
export const fetchQuery = async (session: Session, query: Query): Promise<Answer | NotSent | ContentPageError> => {
  const call = (isOther(query.name) ? calls[query.name] : (await loadAccountOffice()).accountQueries[query.name]) as (ask: Query['ask']) => Asking
  const { endpoint, input } = call(query.ask)
  const answer = await session.send(endpoint, input as never)
  if (answer._tag === 'Refused' && contentPages.has(query.name)) return { _tag: 'ContentPageError', status: answer.status, path: endpoint.path }
  if (answer._tag !== 'Confirmed') return answer
  return isOther(query.name) ? answer : { ...answer, body: (await loadAccountOffice()).shownAnswer(query.name, answer.body) }
}

/** Pages that the content service writes (CMS-04). */
const contentPages: ReadonlySet<QueryName> = new Set(['locationSelector'])

const isOther = (name: QueryName): name is Exclude<QueryName, AccountQuery> => Object.hasOwn(calls, name)
