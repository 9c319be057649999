import { contentCalls } from '../../contracts/api/content/contentCalls.ts'
import { readLocationSelector } from '../../contracts/api/content/componentsApi.ts'
import { lookUpConsumer, readProfile, retrieveUserData } from '../../contracts/api/account/consumerApi.ts'
import { readSavedInstruments } from '../../contracts/api/account/consumerPaymentApi.ts'
import type { EndpointInput, BrowsingQuery } from '../../contracts/api/browsingCalls.ts'
import type { AnswerOf } from '../../contracts/api/endpoint.ts'
import { readVouchers, readWelcomePromotion } from '../../contracts/api/account/loyaltyApi.ts'
import { readPurchase, readPurchaseHistory, trackOrder } from '../../contracts/api/cart/purchaseApi.ts'
import { readAvailability } from '../../contracts/api/catalogue/productApi.ts'
import { readContactSubjects } from '../../contracts/api/serviceCaseApi.ts'
import {
  findCollectionPoints,
  findStores,
  readStoreEmployees,
  readStores,
} from '../../contracts/api/catalogue/storeApi.ts'
import { readAddressFields, readCountries, readServerTime } from '../../contracts/api/utilityApi.ts'
import { readSharedFavorites } from '../../contracts/api/account/wishlistApi.ts'
import type { ContentPageError, Queries, Query, QueryName } from '../../contracts/queries.ts'
import type { Answer } from '../../contracts/answer.ts'
import type { NotSent } from '../../core/adapters/commerceApi/CommerceApi.ts'
import { locales } from '../../core/domain/locale/locales.ts'
import type { Locale } from '../../core/domain/locale/locales.ts'
import { trackedToPlaced } from '../../core/commands/order/trackedToPlaced.ts'

type LaterQuery = Exclude<QueryName, BrowsingQuery>

type Send = (call: EndpointInput) => Promise<Answer | NotSent>

/** Answers a query that is not needed while browsing, in the form the screen needs. */
export const fetchLater = async (
  send: Send,
  locale: Locale,
  { name, ask }: Query<LaterQuery>,
): Promise<Answer | NotSent | ContentPageError> => {
  const call = (laterQueries[name] as (ask: Query['ask'], locale: Locale) => EndpointInput)(ask, locale)
  const answer = await send(call)
  if (answer._tag === 'Refused' && isContent(name))
    return { _tag: 'ContentPageError', status: answer.status, path: pathOf(call) }
  return answer._tag === 'Confirmed' ? { ...answer, body: shownAnswer(name, answer.body) } : answer
}

/** ERR-32: the path under which a document was requested. */
export const contentPath = (ask: Queries['content']['ask'], locale: Locale): string =>
  pathOf(contentCalls.content(ask, locales[locale].site))

/**
 * The call that answers a query which is not needed while browsing: addresses, the account, a placed order, a store.
 */
const laterQueries: {
  readonly [Name in LaterQuery]: (ask: Queries[Name]['ask'], locale: Locale) => EndpointInput
} = {
  countries: () => ({ endpoint: readCountries, input: {} }),
  addressFields: (params) => ({ endpoint: readAddressFields, input: { params } }),
  content: (ask, locale) => contentCalls.content(ask, locales[locale].site),
  locationSelector: () => ({ endpoint: readLocationSelector, input: {} }),
  articles: (ask, locale) => contentCalls.articles(ask, locales[locale].site),
  recommendations: (ask, locale) => contentCalls.recommendations(ask, locales[locale].site),
  sharedFavorites: (params) => ({ endpoint: readSharedFavorites, input: { params } }),
  serverTime: () => ({ endpoint: readServerTime, input: {} }),
  profile: (query) => ({ endpoint: readProfile, input: { query } }),
  cards: () => ({ endpoint: readSavedInstruments, input: { query: {} } }),
  rewards: (query) => ({ endpoint: readSavedInstruments, input: { query } }),
  vouchers: () => ({ endpoint: readVouchers, input: {} }),
  welcomePromotion: () => ({ endpoint: readWelcomePromotion, input: {} }),
  orders: (body) => ({ endpoint: readPurchaseHistory, input: { body } }),
  orderDetails: (params) => ({ endpoint: readPurchase, input: { params } }),
  trackedOrder: (body) => ({ endpoint: trackOrder, input: { body } }),
  nearbyStores: (body) => ({ endpoint: findStores, input: { body } }),
  collectionPoints: (body) => ({ endpoint: findCollectionPoints, input: { body: { ...body, method: 'pudo' } } }),
  shopStock: ({ productId, ...body }) => ({ endpoint: readAvailability, input: { params: { productId }, body } }),
  stores: (query) => ({ endpoint: readStores, input: { query } }),
  storeEmployees: (params) => ({ endpoint: readStoreEmployees, input: { params } }),
  customer: (query) => ({ endpoint: lookUpConsumer, input: { query } }),
  knownConsumer: (body) => ({ endpoint: retrieveUserData, input: { body } }),
  contactSubjects: () => ({ endpoint: readContactSubjects, input: {} }),
}

/** An answer in the form the screen needs. */
const shownAnswer = (name: LaterQuery, body: unknown): unknown => {
  if (name === 'profile') return (body as AnswerOf<typeof readProfile>).consumerProfile
  return name === 'orderDetails' || name === 'trackedOrder'
    ? trackedToPlaced(body as AnswerOf<typeof readPurchase>)
    : body
}

/** CMS-04: pages that the content service writes. */
const isContent = (name: LaterQuery): boolean => name === 'content' || name === 'locationSelector'

const pathOf = ({ endpoint, input: { params } }: EndpointInput): string =>
  Object.entries((params ?? {}) as Readonly<Record<string, string>>).reduce<string>(
    (path, [name, value]) => path.replace(`{${name}}`, value),
    endpoint.path,
  )
