import { readProfile } from '../contracts/api/consumerApi.ts'
import { readSavedInstruments } from '../contracts/api/consumerPaymentApi.ts'
import type { Endpoint } from '../contracts/api/endpoint.ts'
import { readVouchers, readWelcomePromotion } from '../contracts/api/loyaltyApi.ts'
import { readPurchase, readPurchaseHistory, trackOrder } from '../contracts/api/purchaseApi.ts'
import { readContactSubjects } from '../contracts/api/serviceCaseApi.ts'
import type { Queries } from '../contracts/queries.ts'

export type AccountQuery = 'profile' | 'cards' | 'vouchers' | 'welcomePromotion' | 'orders' | 'orderDetails' | 'trackedOrder' | 'contactSubjects'

/** Which call answers a question about the account or an order that stands. Nobody asks one before those pages. */
export const accountQueries: { readonly [Name in AccountQuery]: (ask: Queries[Name]['ask']) => { readonly endpoint: Endpoint; readonly input: Readonly<Record<string, unknown>> } } = {
  profile: (query) => ({ endpoint: readProfile, input: { query } }),
  cards: () => ({ endpoint: readSavedInstruments, input: { query: {} } }),
  vouchers: () => ({ endpoint: readVouchers, input: {} }),
  welcomePromotion: () => ({ endpoint: readWelcomePromotion, input: {} }),
  orders: (body) => ({ endpoint: readPurchaseHistory, input: { body } }),
  orderDetails: (params) => ({ endpoint: readPurchase, input: { params } }),
  trackedOrder: (body) => ({ endpoint: trackOrder, input: { body } }),
  contactSubjects: () => ({ endpoint: readContactSubjects, input: {} }),
}
