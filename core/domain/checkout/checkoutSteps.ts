import type { Cart } from '../cart/cart.ts'
import { deliveryOf } from '../cart/delivery.ts'
import { isPaid, steps } from './checkout.ts'
import type { Checkout } from './checkout.ts'

export type StepName = 'shipping' | 'billing' | 'summary'

/**
 * What can happen to the shopper's step. Entered = by the shopper, who may enter an open step (CHK-01). Refused = the
 * server refused what a step had entered. PaymentGone = the card or the agreement no longer exists. OrderNotShipped,
 * OrderNotPaid = an order was refused because of that step (CHK-05, PAY-33). ExpressStarted, ExpressRefused = the
 * account fills both steps, or the server refused that (CHK-03, CHK-04). Ended = ordered, or the cart is closed
 * (CHK-10).
 */
export type StepTurn =
  | 'ShippingSubmitted'
  | 'BillingSubmitted'
  | 'ShippingEntered'
  | 'BillingEntered'
  | 'SummaryEntered'
  | 'ShippingRefused'
  | 'BillingRefused'
  | 'PaymentGone'
  | 'ExpressStarted'
  | 'ExpressRefused'
  | 'OrderNotShipped'
  | 'OrderNotPaid'
  | 'Ended'

/** What leads to the same step from every step. */
const anywhere = {
  ShippingSubmitted: 'billing',
  BillingSubmitted: 'summary',
  ShippingEntered: 'shipping',
  BillingEntered: 'billing',
  SummaryEntered: 'summary',
  ExpressStarted: 'summary',
  ExpressRefused: 'shipping',
  OrderNotShipped: 'shipping',
  OrderNotPaid: 'billing',
  Ended: 'shipping',
} as const

/** CHK-01: one row per step; every turn leads somewhere from every step. */
export const stepTable: { readonly [From in StepName]: { readonly [Turn in StepTurn]: StepName } } = {
  shipping: { ...anywhere, ShippingRefused: 'shipping', BillingRefused: 'shipping', PaymentGone: 'shipping' },
  billing: { ...anywhere, ShippingRefused: 'shipping', BillingRefused: 'billing', PaymentGone: 'billing' },
  summary: { ...anywhere, ShippingRefused: 'shipping', BillingRefused: 'billing', PaymentGone: 'billing' },
}

/** CHK-01: done means submitted and not reopened. CHK-11: digital goods need nothing, goods for a store no address. */
export const isComplete = (checkout: Checkout, step: StepName, cart: Cart): boolean => {
  switch (step) {
    case 'shipping': {
      const delivery = deliveryOf(cart)
      return delivery === 'digital' || (checkout.shippingSubmitted && (delivery === 'toStore' || hasStreet(checkout)))
    }
    case 'billing':
      return checkout.billingSubmitted && isPaid(checkout, cart)
    case 'summary':
      return false
  }
}

/** CHK-01: a step can be opened only if all earlier ones are complete. */
export const isOpen = (checkout: Checkout, step: StepName, cart: Cart): boolean =>
  steps.slice(0, steps.indexOf(step)).every((earlier) => isComplete(checkout, earlier, cart))

/** A step submitted while everything went to a store has none yet. */
const hasStreet = ({ shipping }: Checkout): boolean => (shipping.addressLine1 ?? '').trim() !== ''
