import type { CardEntry, CardBrand } from '../../contracts/api/paymentInstrument.ts'
import type { CurrencyCode } from '../catalog/CatalogTables.ts'

/**
 * The company that moves the money. All calls go over a network: they may throw, and then nobody knows what happened.
 * They must throw rather than take longer than `attemptLeaseMs`.
 */
export type PaymentProvider = {
  /** PAY-01: a token for a card. The number goes in and never comes out. */
  readonly tokenise: (card: CardEntry) => Promise<CardToken>
  /** The same key is charged once, whatever happens; asked again it gives the first outcome. */
  readonly charge: (charge: Charge) => Promise<ChargeAnswer>
  /**
   * PAY-31: ends a charge that waits for its holder. The page's own result of an authorised challenge charges it, anything
   * else gives it up. The first ending counts for ever; asked again it is told again, whatever the result.
   */
  readonly conclude: (ending: { readonly chargeId: string; readonly result: string }) => Promise<ChargeAnswer>
}

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

export type ChargeOutcome = 'charged' | 'declined' | 'fraud' | 'expired' | 'authenticate'

/** authenticate = nothing is charged until its holder has passed the challenge. */
export type ChargeAnswer = {
  readonly chargeId: string
  readonly outcome: ChargeOutcome
  /** What was charged, minor units; 0 unless the outcome says charged. */
  readonly amount: number
  /** PAY-30: the challenge of a charge to authenticate. Unguessable: whoever knows it may answer it. */
  readonly challengeId?: string
}

/** How long a bank waits for its customer, ms. */
export const challengeLifeMs = 10 * 60_000
