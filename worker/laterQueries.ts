import { readLocationSelector } from '../contracts/api/componentsApi.ts'
import { lookUpConsumer, readProfile, retrieveUserData } from '../contracts/api/consumerApi.ts'
import { readSavedInstruments } from '../contracts/api/consumerPaymentApi.ts'
import type { EndpointInput, BrowsingQuery } from '../contracts/api/browsingCalls.ts'
import type { AnswerOf } from '../contracts/api/endpoint.ts'
import { readVouchers, readWelcomePromotion } from '../contracts/api/loyaltyApi.ts'
import { readPurchase, readPurchaseHistory, trackOrder } from '../contracts/api/purchaseApi.ts'
import { readAvailability } from '../contracts/api/productApi.ts'
import { readContactSubjects } from '../contracts/api/serviceCaseApi.ts'
import { findCollectionPoints, findStores, readStoreEmployees, readStores } from '../contracts/api/storeApi.ts'
import { readAddressFields, readCountries, readServerTime } from '../contracts/api/utilityApi.ts'
import { readSharedFavorites } from '../contracts/api/wishlistApi.ts'
import type { Queries, QueryName } from '../contracts/queries.ts'
import { trackedToPlaced } from '../core/commands/order/trackedToPlaced.ts'

export type LaterQuery = Exclude<QueryName, BrowsingQuery>

/** Which call answers a question that nobody asks while browsing: about addresses, the account, an order that stands, a store. */
export const laterQueries: { readonly [Name in LaterQuery]: (ask: Queries[Name]['ask']) => EndpointInput } = {
  countries: () => ({ endpoint: readCountries, input: {} }),
  addressFields: (params) => ({ endpoint: readAddressFields, input: { params } }),
  locationSelector: () => ({ endpoint: readLocationSelector, input: {} }),
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
  shops: (body) => ({ endpoint: findStores, input: { body } }),
  collectionPoints: (body) => ({ endpoint: findCollectionPoints, input: { body: { ...body, method: 'pudo' } } }),
  shopStock: ({ productId, ...body }) => ({ endpoint: readAvailability, input: { params: { productId }, body } }),
  stores: (query) => ({ endpoint: readStores, input: { query } }),
  storeEmployees: (params) => ({ endpoint: readStoreEmployees, input: { params } }),
  customer: (query) => ({ endpoint: lookUpConsumer, input: { query } }),
  knownConsumer: (body) => ({ endpoint: retrieveUserData, input: { body } }),
  contactSubjects: () => ({ endpoint: readContactSubjects, input: {} }),
}

/** An answer as the screen needs it. */
export const shownAnswer = (name: LaterQuery, body: unknown): unknown => {
  if (name === 'profile') return (body as AnswerOf<typeof readProfile>).consumerProfile
  return name === 'orderDetails' || name === 'trackedOrder'
    ? trackedToPlaced(body as AnswerOf<typeof readPurchase>)
    : body
}

/** CMS-04: pages that the content service writes. */
export const isContentPage = (name: LaterQuery): boolean => name === 'locationSelector'
