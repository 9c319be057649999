import type { CardEntry, CardBrand } from '../../contracts/api/paymentInstrument.ts'
import type { CurrencyCode } from '../catalog/CatalogTables.ts'

/**
 * The company that moves the money. Both calls go over a network: they may throw, and then nobody knows what happened.
 * They must throw rather than take longer than `attemptLeaseMs`.
 */
export type PaymentProvider = {
  /** PAY-01: a token for a card. The number goes in and never comes out. */
  readonly tokenise: (card: CardEntry) => Promise<CardToken>
  /** The same key is charged once, whatever happens; asked again it gives the first outcome. */
  readonly charge: (charge: Charge) => Promise<ChargeAnswer>
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

/** `amount` is what was charged, minor units; 0 unless the outcome says charged. */
export type ChargeAnswer = { readonly chargeId: string; readonly outcome: ChargeOutcome; readonly amount: number }
