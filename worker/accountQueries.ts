import { lookUpConsumer, readProfile, retrieveUserData } from '../contracts/api/consumerApi.ts'
import { readSavedInstruments } from '../contracts/api/consumerPaymentApi.ts'
import type { AnswerOf, Endpoint } from '../contracts/api/endpoint.ts'
import { readVouchers, readWelcomePromotion } from '../contracts/api/loyaltyApi.ts'
import { readPurchase, readPurchaseHistory, trackOrder } from '../contracts/api/purchaseApi.ts'
import { readAvailability } from '../contracts/api/productApi.ts'
import { readContactSubjects } from '../contracts/api/serviceCaseApi.ts'
import { findCollectionPoints, findStores, readStoreEmployees, readStores } from '../contracts/api/storeApi.ts'
import type { Queries } from '../contracts/queries.ts'
import { trackedToPlaced } from '../core/commands/order/trackedToPlaced.ts'

export type AccountQuery = 'profile' | 'cards' | 'rewards' | 'vouchers' | 'welcomePromotion' | 'orders' | 'orderDetails' | 'trackedOrder' | 'contactSubjects' | 'shops' | 'collectionPoints' | 'shopStock' | 'stores' | 'storeEmployees' | 'customer' | 'knownConsumer'

/** Which call answers a question about the account, an order that stands or a store. Few ask one before those pages. */
export const accountQueries: { readonly [Name in AccountQuery]: (ask: Queries[Name]['ask']) => { readonly endpoint: Endpoint; readonly input: Readonly<Record<string, unknown>> } } = {
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
export const shownAnswer = (name: AccountQuery, body: unknown): unknown => {
  if (name === 'profile') return (body as AnswerOf<typeof readProfile>).consumerProfile
  return name === 'orderDetails' || name === 'trackedOrder' ? trackedToPlaced(body as AnswerOf<typeof readPurchase>) : body
}
