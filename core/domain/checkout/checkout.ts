import type { ProviderMethod } from '../../../contracts/api/entities/paymentInstrument.ts'
import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import type { CardFace } from '../../../contracts/commands/cardFace.ts'
import type { StepName } from './checkoutSteps.ts'
import type { Cart } from '../cart/cart.ts'

/**
 * held = in the worker's memory, waiting for its one call; saved = an instrument of the basket; lost = must be typed
 * again.
 */
export type HeldCard = {
  readonly face: CardFace
  readonly secretRef: string
  readonly state: 'held' | 'saved' | 'lost'
}

/**
 * PAY-07: agreed to on the provider's page. held = the server has not been told yet; saved = an instrument of the
 * basket; lost = lost with its basket.
 */
export type ProviderConsent = { readonly method: ProviderMethod; readonly state: 'held' | 'saved' | 'lost' }

export type Checkout = {
  readonly step: StepName
  /** The content of the forms, valid or not. */
  readonly shipping: AddressEntry
  readonly billing: AddressEntry
  readonly billingSameAsShipping: boolean
  readonly shippingSubmitted: boolean
  readonly billingSubmitted: boolean
  /** What pays: the card or the agreement; the other one is null. */
  readonly card: HeldCard | null
  readonly agreement: ProviderConsent | null
  readonly express: ExpressTry | null
}

/**
 * CHK-03, CHK-04: the last request for express checkout; null = the shopper goes through the steps. `typed` is the
 * content of the forms before it.
 */
export type ExpressTry = {
  /** The command's id; those of its changes begin with it. */
  readonly id: string
  readonly typed: Pick<Checkout, 'shipping' | 'billing' | 'billingSameAsShipping'>
  readonly isRefused: boolean
}

/** The id of a change that express checkout asks for. */
export const expressChangeId = (id: string, part: 'shipping' | 'billing' | 'card'): string => `${id}-express-${part}`

/** Whether this change is part of the express checkout in progress; a state older than this field has none. */
export const isExpressChange = ({ express }: Pick<Checkout, 'express'>, changeId: string): boolean =>
  express?.isRefused === false && changeId.startsWith(`${express.id}-express-`)

/** Whether there is a main method. */
export const isPaymentGiven = ({
  card,
  agreement,
}: { readonly [Way in 'card' | 'agreement']: Pick<ProviderConsent, 'state'> | null }): boolean => {
  const given = card ?? agreement
  return given !== null && given.state !== 'lost'
}

/** PAY-17: whether gift cards and rewards pay everything, according to the server. */
export const isCovered = ({ basket }: Pick<Cart, 'basket'>): boolean =>
  basket !== null && basket.lines.length > 0 && basket.totals.remainingToPay === 0

/** Whether anything pays the part that gift cards and rewards do not. */
export const isPaid = (checkout: Checkout, cart: Pick<Cart, 'basket'>): boolean =>
  isCovered(cart) || isPaymentGiven(checkout)

export const newCheckout = (): Checkout => ({
  step: 'shipping',
  shipping: {},
  billing: {},
  billingSameAsShipping: true,
  shippingSubmitted: false,
  billingSubmitted: false,
  card: null,
  agreement: null,
  express: null,
})

/** CHK-01, in order. */
export const steps: readonly StepName[] = ['shipping', 'billing', 'summary']
