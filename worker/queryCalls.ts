import type { Answer } from '../contracts/answer.ts'
import type { Endpoint } from '../contracts/api/endpoint.ts'
import { readCatalog, readProduct, readReviews, readStorefront, searchProducts, suggest } from '../contracts/api/catalogueApi.ts'
import type { ContentPageError, Queries, Query, QueryName } from '../contracts/queries.ts'
import type { NotSent } from '../core/adapters/commerceApi/CommerceApi.ts'
import type { LaterQuery } from './laterQueries.ts'
import { loadAccountOffice } from './loadAccountOffice.ts'
import type { Session } from './session.ts'

type Asking = { readonly endpoint: Endpoint; readonly input: Readonly<Record<string, unknown>> }

/** Which call answers a question of somebody who browses. */
const calls: { readonly [Name in Exclude<QueryName, LaterQuery>]: (ask: Queries[Name]['ask']) => Asking } = {
  storefront: () => ({ endpoint: readStorefront, input: {} }),
  catalog: (query) => ({ endpoint: readCatalog, input: { query } }),
  search: (query) => ({ endpoint: searchProducts, input: { query } }),
  suggest: (query) => ({ endpoint: suggest, input: { query } }),
  product: (params) => ({ endpoint: readProduct, input: { params } }),
  reviews: ({ productId, ...query }) => ({ endpoint: readReviews, input: { params: { productId }, query } }),
}

/** An answer comes as the screen needs it. */
export const fetchQuery = async (session: Session, query: Query): Promise<Answer | NotSent | ContentPageError> => {
  const { name, ask } = query
  if (isForBrowsing(name)) return send(session, (calls[name] as CallOf)(ask))
  const { laterQueries, shownAnswer, isContentPage } = await loadAccountOffice()
  const asking = (laterQueries[name] as CallOf)(ask)
  const answer = await send(session, asking)
  if (answer._tag === 'Refused' && isContentPage(name)) return { _tag: 'ContentPageError', status: answer.status, path: asking.endpoint.path }
  return answer._tag === 'Confirmed' ? { ...answer, body: shownAnswer(name, answer.body) } : answer
}

type CallOf = (ask: Query['ask']) => Asking

const send = (session: Session, { endpoint, input }: Asking): Promise<Answer | NotSent> => session.send(endpoint, input as never)

const isForBrowsing = (name: QueryName): name is Exclude<QueryName, LaterQuery> => Object.hasOwn(calls, name)
