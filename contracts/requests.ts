import type { Address } from './api/entities/address.ts'
import type { ProfileEntry } from './api/entities/consumer.ts'
import type { GiftCardEntry, ProviderMethod } from './api/entities/paymentInstrument.ts'
import type { SignUpEntry } from './api/account/signUpApi.ts'
import type { BuyInStoreSession } from './api/entities/store.ts'
import type { NoticeEntry } from './api/catalogue/productApi.ts'
import type { Vote } from './api/catalogue/reviewApi.ts'
import type { Currency } from './api/wire.ts'
import type { VariantDecision } from './content/audience.ts'
import type { TrackingRequests } from './content/trackingEvent.ts'
import type { AddressEntry } from './commands/addressEntry.ts'
import type { NewsRequests } from './newsRequests.ts'
import type { ServiceRequests } from './serviceRequests.ts'
import type { SignedInType } from './views/accountView.ts'
import type { AskedOrder, AskedPaper } from './views/orderView.ts'

/**
 * What the page asks of the server that is neither a command nor a query: signing in, the server's record of an
 * account, a placed order, the payment provider's page. Nothing of it is written to this device's log. A request
 * crosses the bridge, is answered once, and is refused without a connection. Its key stays the same as long as its
 * input does (except `newKeyEachTime`). A card is not part of its input: the worker has it under a name (`keepCard`).
 */
export type Requests = OwnRequests & NewsRequests & ServiceRequests & TrackingRequests
export type RequestName = keyof Requests

type OwnRequests = {
  /** AUTH-21. CHK-09: `botCheck` = the answer of a bot check, where the server requires one. */
  readonly signIn: {
    readonly input: { readonly email: string; readonly password: string; readonly botCheck?: string }
    readonly output: SignInResult
  }
  /**
   * SIGN-35. SIGN-36: `leadSource` becomes a header. `botCheck`: one for creating the account, one for signing in to
   * it. Output null: the account was created, but signing in has not worked yet.
   */
  readonly signUp: {
    readonly input: {
      readonly entry: SignUpEntry
      readonly leadSource?: string
      readonly botCheck?: { readonly register?: string; readonly login?: string }
    }
    readonly output: SignInResult | null
  }
  /**
   * AUTH-24: who sells, where, and until when the agent may change prices (epoch ms). The agent's token stays in the
   * worker.
   */
  readonly agentLogin: {
    readonly input: { readonly email: string; readonly password: string; readonly storeId: string }
    readonly output: { readonly session: BuyInStoreSession; readonly agentUntil: number }
  }
  /** BIS-07: the code enrols this device at the store. */
  readonly enrolDevice: { readonly input: { readonly storeId: string; readonly code: string }; readonly output: null }
  /** AUTH-23 */
  readonly askResetLink: { readonly input: { readonly email: string }; readonly output: null }
  readonly choosePassword: {
    readonly input: { readonly email: string; readonly code: string; readonly newPassword: string }
    readonly output: null
  }
  /** AUTH-22 */
  readonly changePassword: {
    readonly input: { readonly currentPassword: string; readonly newPassword: string }
    readonly output: null
  }
  /** ACC-07. LOY-03: `referralCode` = who recommended the shop to a person who joins the loyalty programme. */
  readonly changeProfile: {
    readonly input: { readonly profile: ProfileEntry; readonly referralCode?: string }
    readonly output: null
  }
  /** AUTH-17: cannot be withdrawn. */
  readonly acceptEmployeeTerms: { readonly input: object; readonly output: null }
  /** ACC-23, ACC-24 */
  readonly addAddress: { readonly input: { readonly address: Address }; readonly output: null }
  readonly changeAddress: {
    readonly input: { readonly addressId: string; readonly address: Address }
    readonly output: null
  }
  readonly removeAddress: { readonly input: { readonly addressId: string }; readonly output: null }
  /**
   * ACC-30: `secretRef` = the name under which the worker has the card; `addressId` = its billing address in the
   * address book.
   */
  readonly addCard: {
    readonly input: { readonly secretRef: string; readonly addressId: string | null; readonly main: boolean }
    readonly output: null
  }
  /** ACC-31 */
  readonly makeCardMain: { readonly input: { readonly paymentInstrumentId: string }; readonly output: null }
  readonly removeCard: { readonly input: { readonly paymentInstrumentId: string }; readonly output: null }
  /** ORD-09: the account's own, or any by the e-mail it was confirmed to. */
  readonly cancelOrder: {
    readonly input: { readonly orderNumber: string; readonly email?: string }
    readonly output: null
  }
  /** ORD-07: the address of the label. ORD-21: `exchangeFor` = a sku, instead of a refund. */
  readonly sendBack: {
    readonly input: AskedOrder & {
      readonly items: readonly { readonly itemId: string; readonly qty: number; readonly exchangeFor?: string }[]
    }
    readonly output: string
  }
  /** ORD-06, ORD-24: a PDF. */
  readonly invoice: { readonly input: AskedPaper; readonly output: Uint8Array<ArrayBuffer> }
  /** ORD-10: sends the e-mails of an item again, with new card numbers; the earlier numbers stop working. */
  readonly resendGiftCard: { readonly input: AskedOrder & { readonly itemId: string }; readonly output: null }
  /** ORD-19: sends the order's e-mails again; the address, masked. */
  readonly resendOrderEmail: { readonly input: AskedOrder; readonly output: string }
  /** SEG-12: variants that were painted in view. `cookies` of the page, in one of which they were assigned. */
  readonly noteExposures: {
    readonly input: { readonly seen: readonly VariantDecision[]; readonly cookies: string }
    readonly output: null
  }
  /** CAT-21, CAT-24: one vote each on a review or an answer; the latest counts. */
  readonly voteOnReview: {
    readonly input: { readonly productId: string; readonly reviewId: string; readonly vote: Vote }
    readonly output: null
  }
  readonly voteOnAnswer: {
    readonly input: { readonly productId: string; readonly answerId: string; readonly vote: Vote }
    readonly output: null
  }
  readonly flagReview: {
    readonly input: { readonly productId: string; readonly reviewId: string }
    readonly output: null
  }
  /** CAT-22: to the language of the page. */
  readonly translateReview: {
    readonly input: { readonly reviewId: string; readonly locale: string }
    readonly output: { readonly title: string; readonly text: string }
  }
  /** DLG-06 */
  readonly question: { readonly input: QuestionEntry; readonly output: null }
  /** DLG-20: `rating` from 1 to 5; `photos` = ids of `sendPicture` with commas between them; no `email` of an account. */
  readonly review: { readonly input: ReviewEntry; readonly output: null }
  /** The file as base64; its id. */
  readonly sendPicture: { readonly input: { readonly picture: string }; readonly output: string }
  /** FAV-06: `recipients` as typed: addresses with commas between them. */
  readonly sendFavorites: {
    readonly input: { readonly favoriteId: string; readonly recipients: string; readonly message: string }
    readonly output: null
  }
  /** CAT-09: one letter when the variant is back. */
  readonly notifyWhenBack: { readonly input: NoticeEntry; readonly output: null }
  /** PAY-12: a gift card's balance; `balance` in minor units, `expiryDate` as `YYYY-MM-DD`, null = never. */
  readonly giftCardBalance: {
    readonly input: GiftCardEntry
    readonly output: { readonly balance: number; readonly currency: Currency; readonly expiryDate: string | null }
  }
  /** SHIP-19: a better spelling of the cart's address; null = it is fine as it is. Needs a cart. */
  readonly addressSuggestion: { readonly input: AddressEntry; readonly output: AddressEntry | null }
  /**
   * PAY-10: the provider's page for this cart, on which the shopper agrees; `returnPath` = the checkout's path, to
   * which it returns. Needs a cart and does not change it. PAY-09: every failure is `Unreachable`.
   */
  readonly openPaymentPage: {
    readonly input: { readonly method: ProviderMethod; readonly returnPath: string }
    readonly output: { readonly sessionId: string; readonly clientToken: string }
  }
}

/** Who has signed in. `hasOrder`: an order of the guest was carried over (RT-11). */
export type SignInResult = { readonly consumerType: SignedInType; readonly hasOrder: boolean }

/** The outcome of a request. */
export type RequestOutcome<Output = unknown> =
  | { readonly _tag: 'Done'; readonly output: Output }
  /** `field`: the invalid one, if the server names it. */
  | { readonly _tag: 'Refused'; readonly errorId: string; readonly message: string; readonly field: string | null }
  /** Nothing was changed, as far as is known: no connection, or no answer. */
  | { readonly _tag: 'Unreachable' }
  /** AUTH-11, ERR-06: the bot defence refused; the page says nothing. */
  | { readonly _tag: 'Ignored' }
  /** An order is being placed: nobody else can sign in until it is settled. */
  | { readonly _tag: 'OrderUnderWay' }

export type OutcomeOf<Name extends RequestName> = RequestOutcome<Requests[Name]['output']>

type ReviewEntry = QuestionEntry & Readonly<Record<'rating' | 'title' | 'fit' | 'photos', string>>

type QuestionEntry = Readonly<Record<'productId' | 'text' | 'nickname' | 'email', string>>
