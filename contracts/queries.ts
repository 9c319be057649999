import type { Listing, Product, ReviewPage, Sort, StorefrontEntry } from './api/catalogue.ts'
import type { OrderSummary } from './api/purchase.ts'
import type { FavoriteList } from './api/wishlist.ts'
import type { BuyInStoreSession, CollectionPoint, Store, StoreInventory } from './api/store.ts'
import type { ContentDocument } from './api/content.ts'
import type { PlacedOrder } from './views/orderView.ts'
import type { PaymentInstrument } from './api/paymentInstrument.ts'
import type { ConsumerProfile, LoyaltyVouchers } from './api/consumer.ts'
import type { AnswerOf } from './api/endpoint.ts'
import type { retrieveUserData } from './api/consumerApi.ts'
import type { readWelcomePromotion } from './api/loyaltyApi.ts'
import type { AddressFields } from './api/utilityApi.ts'

type Page = { readonly start?: number; readonly count?: number; readonly sort?: Sort; readonly filters?: string }

/** Reads that change nothing: name → what is asked and what is answered. Cached, readable offline, never in the log. */
export type Queries = {
  readonly storefront: { readonly ask: Record<never, never>; readonly answer: StorefrontEntry }
  readonly catalog: { readonly ask: { readonly categoryId: string } & Page; readonly answer: Listing }
  readonly search: { readonly ask: { readonly q: string } & Page; readonly answer: Listing }
  readonly suggest: {
    readonly ask: { readonly q: string }
    readonly answer: { readonly suggestions: readonly string[]; readonly products: Listing['products'] }
  }
  readonly product: { readonly ask: { readonly productId: string }; readonly answer: Product }
  readonly reviews: {
    readonly ask: { readonly productId: string; readonly page?: number }
    readonly answer: ReviewPage
  }
  readonly countries: {
    readonly ask: Record<never, never>
    readonly answer: readonly { readonly code: string; readonly name: string; readonly dialCode: string }[]
  }
  readonly addressFields: { readonly ask: { readonly countryCode: string }; readonly answer: AddressFields }
  /** STORE-01: by words of name, town or postal code, or around a position. */
  readonly shops: {
    readonly ask: { readonly country: string; readonly query?: string; readonly lat?: number; readonly lng?: number }
    readonly answer: { readonly total: number; readonly stores: readonly (typeof Store.Type)[] }
  }
  /** STORE-02 */
  readonly collectionPoints: {
    readonly ask: {
      readonly country: string
      readonly postalCode?: string
      readonly query?: string
      readonly lat?: number
      readonly lng?: number
    }
    readonly answer: { readonly total: number; readonly stores: readonly CollectionPoint[] }
  }
  /** CAT-06: pieces of one variant in each of these stores. */
  readonly shopStock: {
    readonly ask: { readonly productId: string; readonly sku: string; readonly storeIds: readonly string[] }
    readonly answer: { readonly storeInventory: readonly (typeof StoreInventory.Type)[] }
  }
  /** BIS-04: the stores of a country, by name. */
  readonly stores: {
    readonly ask: { readonly country: string }
    readonly answer: readonly Pick<BuyInStoreSession, 'storeId' | 'storeName'>[]
  }
  /** BIS-04, BIS-05 */
  readonly storeEmployees: {
    readonly ask: { readonly storeId: string }
    readonly answer: readonly Pick<BuyInStoreSession, 'storeEmployeeId' | 'storeEmployeeName'>[]
  }
  /** ACC-13: whether there is an account with this address, for whoever serves its owner in a store. */
  readonly customer: {
    readonly ask: { readonly email: string }
    readonly answer: { readonly exists: boolean; readonly isLoyaltyMember: boolean }
  }
  /** ACC-14, SIGN-08: what is known of whoever came by a link with both. */
  readonly knownConsumer: {
    readonly ask: { readonly consumerId: string; readonly email: string }
    readonly answer: AnswerOf<typeof retrieveUserData>
  }
  /** ACC-07: whoever is signed in, addresses included; LOY-05: with the points if they are asked for. */
  readonly profile: { readonly ask: { readonly includeLoyaltySummary?: boolean }; readonly answer: ConsumerProfile }
  /** LOY-04 */
  readonly vouchers: { readonly ask: Record<never, never>; readonly answer: LoyaltyVouchers }
  /** LOY-06 */
  readonly welcomePromotion: {
    readonly ask: Record<never, never>
    readonly answer: AnswerOf<typeof readWelcomePromotion>
  }
  /** ACC-30: the cards that are kept, oldest first. */
  readonly cards: {
    readonly ask: Record<never, never>
    readonly answer: { readonly payment_instruments: readonly PaymentInstrument[] }
  }
  /** ACC-30, LOY-10: what the loyalty programme gave the account and can still be told of here, oldest first; `amount` in minor units of the shop. */
  readonly rewards: {
    readonly ask: { readonly payment_method_id: 'REWARD_CODE' | 'REWARD_CARD' }
    readonly answer: { readonly payment_instruments: readonly PaymentInstrument[] }
  }
  /** ORD-04, by pages of ten from 1. */
  readonly orders: {
    readonly ask: { readonly page?: number }
    readonly answer: { readonly total: number; readonly orders: readonly OrderSummary[] }
  }
  /** ORD-05 */
  readonly orderDetails: { readonly ask: { readonly orderId: string }; readonly answer: PlacedOrder }
  /** ORD-08: for whoever knows number and e-mail. */
  readonly trackedOrder: {
    readonly ask: { readonly orderNumber: string; readonly email: string; readonly postalCode?: string }
    readonly answer: PlacedOrder
  }
  /** ORD-12 */
  readonly contactSubjects: {
    readonly ask: Record<never, never>
    readonly answer: readonly { readonly category: string; readonly subjects: readonly string[] }[]
  }
  readonly locationSelector: { readonly ask: Record<never, never>; readonly answer: ContentDocument }
  /** FAV-06 */
  readonly sharedFavorites: {
    readonly ask: { readonly favoriteId: string }
    readonly answer: Pick<FavoriteList, 'favoriteId' | 'items'>
  }
  readonly serverTime: { readonly ask: Record<never, never>; readonly answer: { readonly timestamp: number | string } }
}
export type QueryName = keyof Queries

/** A question: its name and what it asks. */
export type Query<Name extends QueryName = QueryName> = {
  readonly [N in Name]: { readonly name: N; readonly ask: Queries[N]['ask'] }
}[Name]

/** ERR-32: the content service has no such page. `path` = what was asked for. */
export type ContentPageError = { readonly _tag: 'ContentPageError'; readonly status: number; readonly path: string }

/** An answer may come twice: first what the cache knows, then what the server says. */
export type QueryMessage<Answer> =
  | {
      readonly _tag: 'Answered'
      readonly answer: Answer
      readonly from: 'cache' | 'server'
      /** Epoch ms. */ readonly at: number
      readonly last: boolean
    }
  /** The server refused: a product that does not exist, a list nobody knows. */
  | { readonly _tag: 'Refused'; readonly errorId: string; readonly status: number; readonly message: string }
  | ContentPageError
  /** No answer and nothing in the cache. */
  | { readonly _tag: 'Unreachable'; readonly reason: string }
