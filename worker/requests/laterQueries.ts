import { callPath, contentCall } from '../../contracts/api/content/contentCalls.ts'
import { readShowcase } from '../../contracts/api/content/contentApi.ts'
import { readLocationSelector } from '../../contracts/api/content/componentsApi.ts'
import { lookUpConsumer, readProfile, retrieveUserData } from '../../contracts/api/account/consumerApi.ts'
import { readSavedInstruments } from '../../contracts/api/account/consumerPaymentApi.ts'
import type { EndpointInput, BrowsingQuery } from '../../contracts/api/browsingCalls.ts'
import type { AnswerOf } from '../../contracts/api/endpoint.ts'
import { readVouchers, readWelcomePromotion } from '../../contracts/api/account/loyaltyApi.ts'
import { readPurchase, readPurchaseHistory, trackOrder } from '../../contracts/api/cart/purchaseApi.ts'
import { readInventory } from '../../contracts/api/catalogue/catalogueApi.ts'
import {
  readAvailability,
  readDelivery,
  readProductSet,
  readProductSets,
} from '../../contracts/api/catalogue/productApi.ts'
import { readQuestions, readReviews } from '../../contracts/api/catalogue/reviewApi.ts'
import { searchHelp, suggest } from '../../contracts/api/catalogue/suggestApi.ts'
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
import type { HeaderExtras } from '../../core/adapters/commerceApi/requestHeaders.ts'
import { toFields } from '../../core/domain/fields/fields.ts'
import { locales } from '../../core/domain/locale/locales.ts'
import type { Locale } from '../../core/domain/locale/locales.ts'
import { trackedToPlaced } from '../../core/commands/order/trackedToPlaced.ts'

type LaterQuery = Exclude<QueryName, BrowsingQuery>

type Send = (call: EndpointInput, more?: HeaderExtras) => Promise<Answer | NotSent>

/**
 * Answers a query that is not needed while browsing, in the form the screen needs. CMS-03: with `preview`, content is
 * that of the drafts.
 */
export const fetchLater = async (
  send: Send,
  locale: Locale,
  query: Query<LaterQuery>,
  preview?: string,
): Promise<Answer | NotSent | ContentPageError> => {
  const { name } = query
  // OPR-31: what the operator has in hand needs no call.
  if (query.name === 'content' && query.ask.inHand !== undefined)
    return { _tag: 'Confirmed', body: query.ask.inHand, replayed: false }
  const published = laterCall(query, locale)
  const call = preview === undefined ? published : previewCall(published)
  const answer = await send(call, preview ? { previewToken: preview } : {})
  if (answer._tag === 'Refused' && isContent(name))
    return { _tag: 'ContentPageError', status: answer.status, path: callPath(call) }
  return answer._tag === 'Confirmed' ? { ...answer, body: shownAnswer(name, answer.body) } : answer
}

const laterCall = <Name extends LaterQuery>({ name, ask }: Query<Name>, locale: Locale): EndpointInput =>
  laterQueries[name](ask, locale)

/** CMS-03, AUTH-31: a call for content as a preview makes it; any other call stays as it is. */
const previewCall = (call: EndpointInput): EndpointInput => {
  const { endpoint, input } = call
  return endpoint.path.startsWith('/{mode}/')
    ? {
        endpoint: { ...endpoint, path: `/pre${endpoint.path}` },
        input: { ...input, params: { ...toFields(input['params']), mode: 'preview' } },
      }
    : call
}

/** ERR-32: the path under which a document was requested. */
export const contentPath = (ask: Queries['content']['ask'], locale: Locale): string =>
  callPath(contentCall({ name: 'content', ask }, locales[locale].site))

/**
 * The call that answers a query which no page of browsing begins with: suggestions, reviews, addresses, the account, a
 * placed order, a store.
 */
const laterQueries: {
  readonly [Name in LaterQuery]: (ask: Queries[Name]['ask'], locale: Locale) => EndpointInput
} = {
  searchHelp: (query) => ({ endpoint: searchHelp, input: { query } }),
  suggest: (query) => ({ endpoint: suggest, input: { query } }),
  reviews: ({ productId, ...query }) => ({ endpoint: readReviews, input: { params: { productId }, query } }),
  countries: () => ({ endpoint: readCountries, input: {} }),
  addressFields: (params) => ({ endpoint: readAddressFields, input: { params } }),
  content: (ask, locale) => contentCall({ name: 'content', ask }, locales[locale].site),
  showcase: ({ docType, ...query }, locale) => ({
    endpoint: readShowcase,
    input: { params: { mode: 'publish', siteId: locales[locale].site, docType }, query },
  }),
  locationSelector: () => ({ endpoint: readLocationSelector, input: {} }),
  articles: (ask, locale) => contentCall({ name: 'articles', ask }, locales[locale].site),
  recommendations: (ask, locale) => contentCall({ name: 'recommendations', ask }, locales[locale].site),
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
  inventory: (params) => ({ endpoint: readInventory, input: { params } }),
  delivery: (params) => ({ endpoint: readDelivery, input: { params } }),
  productSets: (params) => ({ endpoint: readProductSets, input: { params } }),
  productSet: (params) => ({ endpoint: readProductSet, input: { params } }),
  stores: (query) => ({ endpoint: readStores, input: { query } }),
  storeEmployees: (params) => ({ endpoint: readStoreEmployees, input: { params } }),
  customer: (query) => ({ endpoint: lookUpConsumer, input: { query } }),
  knownConsumer: (body) => ({ endpoint: retrieveUserData, input: { body } }),
  contactSubjects: () => ({ endpoint: readContactSubjects, input: {} }),
  questions: ({ productId, ...query }) => ({ endpoint: readQuestions, input: { params: { productId }, query } }),
}

/** An answer in the form the screen needs; `body` is what the endpoint of `name` decoded. */
const shownAnswer = (name: LaterQuery, body: unknown): unknown => {
  if (name === 'profile') return (body as AnswerOf<typeof readProfile>).consumerProfile
  return name === 'orderDetails' || name === 'trackedOrder'
    ? trackedToPlaced(body as AnswerOf<typeof readPurchase>)
    : body
}

/** CMS-04: pages that the content service writes. */
const isContent = (name: LaterQuery): boolean => ['content', 'showcase', 'locationSelector'].includes(name)
