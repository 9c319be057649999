import type { ChargeOutcome } from '../storage/tables/PaymentTables.ts'
import type { CardEntry, CardBrand, ProviderMethod } from '../../contracts/api/entities/paymentInstrument.ts'
import type { CurrencyCode } from '../storage/tables/CatalogTables.ts'

/**
 * The company that moves the money. All calls go over a network: they may throw, and then the outcome is unknown. They
 * must throw rather than take longer than `attemptLeaseMs`.
 */
export type PaymentProvider = {
  /** PAY-01: a token for a card. The card number goes in and never comes out. */
  readonly tokenise: (card: CardEntry) => Promise<CardToken>
  /** The same key is charged once, whatever happens; repeated, it gives the first outcome. */
  readonly charge: (charge: Charge) => Promise<ChargeAnswer>
  /**
   * PAY-31: concludes a charge that waits for its holder. The page's own result of an authorised challenge charges it;
   * anything else gives it up. The first outcome is final and is repeated, whatever the result.
   */
  readonly conclude: (ending: { readonly chargeId: string; readonly result: string }) => Promise<ChargeAnswer>
  /**
   * ORD-09: refunds all of a charge. Each charge has one refund; repeated, it gives the same answer. Throws for
   * something that was never charged.
   */
  readonly refund: (chargeId: string) => Promise<RefundAnswer>
  /**
   * ORD-16: refunds a part of a charge. The same key refunds once and gives the same answer; throws when all parts
   * together would be more than was charged.
   */
  readonly refundPart: (part: PartRefund) => Promise<RefundAnswer>
  /** PAY-10: a page on which the shopper agrees, or not, to pay at most this much. */
  readonly openSession: (asked: SessionAsked) => Promise<OpenedSession>
  /** PAY-07, PAY-09: what the shopper answered there. The first answer is final. */
  readonly readSession: (sessionId: string) => Promise<SessionAnswer>
}

export type SessionAsked = {
  readonly method: ProviderMethod
  /** Minor units, above 0: no charge of its token may be larger. */
  readonly amount: number
  readonly currency: CurrencyCode
  /** Where a page that takes the whole window returns to: a path of the shop. */
  readonly returnPath: string
}

export type OpenedSession = {
  /** Unguessable; it goes to the shop with the shopper's return. */
  readonly sessionId: string
  /** Unguessable: it is all that is needed to see the page and answer it. */
  readonly clientToken: string
  /** Epoch ms; after that the shopper can no longer agree. */
  readonly expiresAt: number
}

export type SessionAnswer =
  | { readonly state: 'open' | 'refused' | 'expired' }
  /** `token` is charged like a card's. */
  | { readonly state: 'agreed'; readonly token: string }

export type CardToken = { readonly token: string; readonly brand: CardBrand; readonly last4: string }

export type Charge = {
  readonly key: string
  readonly token: string
  /** Minor units, above 0. */
  readonly amount: number
  readonly currency: CurrencyCode
  /** Our order number. */
  readonly reference: string
}

/** authenticate = nothing is charged until the card holder has passed the challenge. */
export type ChargeAnswer = {
  readonly chargeId: string
  readonly outcome: ChargeOutcome
  /** What was charged, minor units; 0 unless the outcome says charged. */
  readonly amount: number
  /** PAY-30: the challenge of a charge to authenticate. Unguessable: it is all that is needed to answer it. */
  readonly challengeId?: string
}

/** `amount`: minor units, above 0. */
export type PartRefund = { readonly chargeId: string; readonly key: string; readonly amount: number }

/** `amount` in minor units. */
export type RefundAnswer = { readonly refundId: string; readonly amount: number }

/** How long a bank waits for its customer, ms. */
export const challengeLifeMs = 10 * 60_000

/** How long a session can be answered, ms. */
export const sessionLifeMs = 30 * 60_000
