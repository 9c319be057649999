import type { PaymentMethodId, ProviderMethod } from '../api/entities/paymentInstrument.ts'
import type { AddressEntry } from '../commands/addressEntry.ts'
import type { CardFace } from '../commands/cardFace.ts'
import type { Amount } from './amount.ts'

export type CheckoutStep = 'shipping' | 'billing' | 'summary'

export type MethodView = {
  readonly code: string
  readonly shippingId: string
  readonly label: string
  readonly deliveryTime: string
  /** Minor units. */
  readonly price: Amount
  readonly selected: boolean
  /** The store or collection point it goes to; null for any other destination. */
  readonly storeId: string | null
  /** Its address; null until the server has sent it. */
  readonly place: AddressEntry | null
}

/** `instrumentId` null until the server has sent it. */
export type PartPaymentView = {
  readonly instrumentId: string | null
  readonly method: PaymentMethodId
  readonly last4: string | null
  /** Minor units; null until the server has sent it. */
  readonly amount: number | null
  /** PAY-03: what an athlete's credit has left, minor units; absent otherwise. */
  readonly remaining?: number
  readonly state: 'confirmed' | 'waiting' | 'leaving'
}

export type CheckoutView = {
  /** Where the shopper is; a step is open only when the earlier ones are complete (CHK-01). */
  readonly step: CheckoutStep
  readonly open: readonly CheckoutStep[]
  readonly complete: readonly CheckoutStep[]
  /** CHK-11: nothing to ship. */
  readonly digitalOnly: boolean
  /** CHK-11: something is shipped to the shopper; e-mailed goods and goods sent to a store do not count. */
  readonly needsAddress: boolean
  readonly shipping: AddressEntry
  readonly billing: AddressEntry
  readonly billingSameAsShipping: boolean
  /** Of every shipment, sorted by SHIP-10. */
  readonly methods: readonly MethodView[]
  /** held = in memory, to be sent; saved = the server has it; lost = must be typed again. */
  readonly card: { readonly face: Omit<CardFace, 'bin'>; readonly state: 'held' | 'saved' | 'lost' } | null
  /** PAY-05: as the shop offers them; empty until known, and when there is no choice. */
  readonly payments: readonly { readonly code: PaymentMethodId; readonly label: string }[]
  /** PAY-07: agreed to on the provider's page; `card` is null then. */
  readonly agreement: { readonly method: ProviderMethod; readonly state: 'held' | 'saved' | 'lost' } | null
  /** PAY-17: what pays before the main method; waiting = not answered yet, leaving = being removed. */
  readonly partPayments: readonly PartPaymentView[]
  /** PAY-17: nothing remains for a main method. */
  readonly isCovered: boolean
  /**
   * CHK-03, CHK-04: underWay = the saved details are being set on the basket; refused = the server refused some of
   * them.
   */
  readonly express: 'underWay' | 'refused' | null
  /** Changes of the cart lane not answered yet. */
  readonly waiting: number
}
