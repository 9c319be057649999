import type { CheckoutStep } from '../../../contracts/views/checkoutView.ts'

/**
 * What can happen to the step the shopper is on. Entered = by the shopper, who may enter what is open (CHK-01). Refused = the
 * server did not take what a step had given. PaymentGone = the card or the agreement is not there any more. OrderNotShipped,
 * OrderNotPaid = an order was refused for the sake of that step (CHK-05, PAY-33). ExpressStarted, ExpressRefused = the account fills
 * both steps, or the shop did not take that (CHK-03, CHK-04). Ended = ordered, or the cart is closed (CHK-10).
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

/** CHK-01: one row a step; wherever one is, every turn leads somewhere. */
export const stepTable: { readonly [From in CheckoutStep]: { readonly [Turn in StepTurn]: CheckoutStep } } = {
  shipping: { ...anywhere(), ShippingRefused: 'shipping', BillingRefused: 'shipping', PaymentGone: 'shipping' },
  billing: { ...anywhere(), ShippingRefused: 'shipping', BillingRefused: 'billing', PaymentGone: 'billing' },
  summary: { ...anywhere(), ShippingRefused: 'shipping', BillingRefused: 'billing', PaymentGone: 'billing' },
}

function anywhere() {
  return {
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
}
