import type { Department, Listing, Product, Sort } from './api/entities/catalogue.ts'
import type { ReviewPage } from './api/entities/review.ts'
import type { OrderSummary } from './api/entities/purchase.ts'
import type { FavoriteList } from './api/entities/wishlist.ts'
import type { BuyInStoreSession, StoreInventory } from './api/entities/store.ts'
import type { ArticlePage } from './content/blocks/articleBlocks.ts'
import type { ResolvedDocument } from './content/blockTree.ts'
import type { LocalizedDocument } from './content/contentDocument.ts'
import type { PlacedOrder } from './views/orderView.ts'
import type { PaymentInstrument } from './api/entities/paymentInstrument.ts'
import type { ConsumerProfile, LoyaltyVouchers } from './api/entities/consumer.ts'
import type { AnswerOf } from './api/endpoint.ts'
import type { retrieveUserData } from './api/account/consumerApi.ts'
import type { readWelcomePromotion } from './api/account/loyaltyApi.ts'
import type { readShowcase } from './api/content/contentApi.ts'
import type { Question } from './api/catalogue/reviewApi.ts'
import type { searchHelp, suggest } from './api/catalogue/suggestApi.ts'
import type { readInventory } from './api/catalogue/catalogueApi.ts'
import type { readDelivery, readProductSet, readProductSets, readRecommendations } from './api/catalogue/productApi.ts'
import type { findCollectionPoints, findStores } from './api/catalogue/storeApi.ts'
import type { AddressFields } from './api/utilityApi.ts'

type Nothing = Record<never, never>
type IdIn<Name extends string> = { readonly [Key in Name]: string }
type Page = { readonly start?: number; readonly count?: number; readonly sort?: Sort; readonly filters?: string }

/** Reads that change nothing: name → parameters and answer. Cached, readable offline, never in the log. */
export type Queries = {
  readonly departments: { readonly ask: Nothing; readonly answer: readonly Department[] }
  readonly catalog: { readonly ask: { readonly categoryId: string } & Page; readonly answer: Listing }
  readonly search: { readonly ask: { readonly q: string } & Page; readonly answer: Listing }
  readonly suggest: { readonly ask: { readonly q: string }; readonly answer: AnswerOf<typeof suggest> }
  /** CAT-62, CAT-63 */
  readonly searchHelp: { readonly ask: { readonly q: string }; readonly answer: AnswerOf<typeof searchHelp> }
  readonly product: { readonly ask: { readonly productId: string }; readonly answer: Product }
  readonly reviews: {
    readonly ask: { readonly productId: string; readonly page?: number }
    readonly answer: ReviewPage
  }
  /** CAT-23: newest first, by pages of ten from 1. */
  readonly questions: {
    readonly ask: { readonly productId: string; readonly page?: number }
    readonly answer: { readonly total: number; readonly questions: readonly Question[] }
  }
  readonly countries: {
    readonly ask: Nothing
    readonly answer: readonly { readonly code: string; readonly name: string; readonly dialCode: string }[]
  }
  readonly addressFields: { readonly ask: { readonly countryCode: string }; readonly answer: AddressFields }
  /** STORE-01: by words of name, town or postal code, or around a position; `near`: sorted from this postal code. */
  readonly nearbyStores: {
    readonly ask: (typeof findStores)['body']['Type']
    readonly answer: AnswerOf<typeof findStores>
  }
  /** STORE-02 */
  readonly collectionPoints: {
    readonly ask: Omit<(typeof findCollectionPoints)['body']['Type'], 'method'>
    readonly answer: AnswerOf<typeof findCollectionPoints>
  }
  /** CAT-07: current pieces of every variant of a product, by sku. CAT-70: when it would arrive, and for how much. */
  readonly inventory: { readonly ask: IdIn<'productId'>; readonly answer: AnswerOf<typeof readInventory> }
  readonly delivery: { readonly ask: IdIn<'productId'>; readonly answer: AnswerOf<typeof readDelivery> }
  /** CAT-08: the sets that a product belongs to, and the pieces of a set. */
  readonly productSets: { readonly ask: IdIn<'productId'>; readonly answer: AnswerOf<typeof readProductSets> }
  readonly productSet: { readonly ask: IdIn<'productSetId'>; readonly answer: AnswerOf<typeof readProductSet> }
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
  /** ACC-13: whether there is an account with this address, for an employee who serves its owner in a store. */
  readonly customer: {
    readonly ask: { readonly email: string }
    readonly answer: { readonly exists: boolean; readonly isLoyaltyMember: boolean }
  }
  /** ACC-14, SIGN-08: what is known about a visitor who followed a link with both. */
  readonly knownConsumer: {
    readonly ask: { readonly consumerId: string; readonly email: string }
    readonly answer: AnswerOf<typeof retrieveUserData>
  }
  /** ACC-07: the signed-in consumer, including addresses; LOY-05: with the points if requested. */
  readonly profile: { readonly ask: { readonly includeLoyaltySummary?: boolean }; readonly answer: ConsumerProfile }
  /** LOY-04 */
  readonly vouchers: { readonly ask: Nothing; readonly answer: LoyaltyVouchers }
  /** LOY-06 */
  readonly welcomePromotion: { readonly ask: Nothing; readonly answer: AnswerOf<typeof readWelcomePromotion> }
  /** ACC-30: the saved cards, oldest first. */
  readonly cards: {
    readonly ask: Nothing
    readonly answer: { readonly payment_instruments: readonly PaymentInstrument[] }
  }
  /** ACC-30, LOY-10: the account's rewards that can still pay here, oldest first, in minor units of the shop. */
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
  /** ORD-08: for anybody who knows number and e-mail. */
  readonly trackedOrder: {
    readonly ask: { readonly orderNumber: string; readonly email: string; readonly postalCode?: string }
    readonly answer: PlacedOrder
  }
  /** ORD-12 */
  readonly contactSubjects: {
    readonly ask: Nothing
    readonly answer: readonly { readonly category: string; readonly subjects: readonly string[] }[]
  }
  /**
   * CMS-01, CMS-02: a page, the slot of a screen or dialog, the content around a category or product, or what stands
   * around every page. `key`: of a site's one menu, footer and list of pop-ups, their family.
   */
  readonly content: {
    readonly ask: {
      readonly family: 'page' | 'category' | 'product' | 'menu' | 'footer' | 'popups' | 'fragment'
      readonly key: string
      /** SEG-03: the segment that the address forces. */
      readonly testContext?: string
      /** OPR-31: what an operator has in hand, which a preview shows in place of what is saved. */
      readonly inHand?: LocalizedDocument
    }
    readonly answer: ResolvedDocument
  }
  /** CMS-12, CMS-14: `docType` is a family of documents or a kind of block; `cmsEnv` is the mode of the page. */
  readonly showcase: {
    readonly ask: {
      readonly docType: string
      readonly layoutVariant?: string
      readonly limit: number
      readonly offset: number
      readonly cmsEnv: 'publish' | 'preview'
    }
    readonly answer: AnswerOf<typeof readShowcase>
  }
  readonly locationSelector: { readonly ask: Nothing; readonly answer: LocalizedDocument }
  /** CAT-55: `siteId` = `NA` or `EMEA`; `tagId` = a comma list, any of them matches. */
  readonly articles: {
    readonly ask: {
      readonly siteId: string
      readonly limit: number
      readonly offset?: number
      readonly tagId?: string
      readonly q?: string
    }
    readonly answer: ArticlePage
  }
  /** CAT-47: what goes with a product; without one, the best rated. */
  readonly recommendations: {
    readonly ask: { readonly productId?: string; readonly count: number }
    readonly answer: AnswerOf<typeof readRecommendations>
  }
  /** FAV-06 */
  readonly sharedFavorites: {
    readonly ask: { readonly favoriteId: string }
    readonly answer: Pick<FavoriteList, 'favoriteId' | 'items'>
  }
  readonly serverTime: { readonly ask: Nothing; readonly answer: { readonly timestamp: number | string } }
}
export type QueryName = keyof Queries

/** A query: its name and parameters. */
export type Query<Name extends QueryName = QueryName> = {
  readonly [N in Name]: { readonly name: N; readonly ask: Queries[N]['ask'] }
}[Name]

/** ERR-32: the content service has no such page. `path` = the requested one. */
export type ContentPageError = { readonly _tag: 'ContentPageError'; readonly status: number; readonly path: string }

/** There may be two answers: first the cached one, then the server's. */
export type QueryMessage<Answer> =
  | {
      readonly _tag: 'Answered'
      readonly answer: Answer
      readonly from: 'cache' | 'server'
      /** Epoch ms. */ readonly at: number
      readonly last: boolean
    }
  /** The server refused: a product that does not exist, or an unknown list. */
  | { readonly _tag: 'Refused'; readonly errorId: string; readonly status: number; readonly message: string }
  | ContentPageError
  /** No answer, and nothing in the cache. */
  | { readonly _tag: 'Unreachable'; readonly reason: string }
