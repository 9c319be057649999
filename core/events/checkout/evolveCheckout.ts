import type { Evolve } from '../evolve.ts'
import type { CheckoutEvent } from './checkoutEvents.ts'

/** What each fact about the checkout changes. */
export const evolveCheckout: Evolve<CheckoutEvent> = {
  'v1.AddressEntered': (shop, { form, fields }) => {
    shop.checkout[form] = { ...shop.checkout[form], ...fields }
  },
  'v1.ShippingSubmitted': (shop, { address }) => {
    shop.checkout.shipping = { ...address }
    shop.checkout.shippingSubmitted = true
    shop.checkout.step = 'billing'
  },
  'v1.BillingSameAsShippingSet': (shop, { same }) => {
    shop.checkout.billingSameAsShipping = same
  },
  'v1.BillingSubmitted': (shop, { address }) => {
    shop.checkout.billing = { ...address }
    shop.checkout.billingSubmitted = true
    shop.checkout.step = 'summary'
  },
  'v1.StepEntered': (shop, { step }) => {
    shop.checkout.step = step
  },
  'v1.CardForgotten': (shop) => {
    shop.checkout.card = null
    shop.checkout.agreement = null
    shop.checkout.billingSubmitted = false
    if (shop.checkout.step === 'summary') shop.checkout.step = 'billing'
  },
}
