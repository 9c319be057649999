import type { Evolve } from '../evolve.ts'
import type { CheckoutEvent } from './checkoutEvents.ts'
import { turnPayment, turnStep } from './turnCheckout.ts'

/** What each fact about the checkout changes. */
export const evolveCheckout: Evolve<CheckoutEvent> = {
  'v1.AddressEntered': (shop, { form, fields }) => {
    shop.checkout[form] = { ...shop.checkout[form], ...fields }
  },
  'v1.ShippingSubmitted': (shop, { address }) => {
    shop.checkout.shipping = { ...address }
    shop.checkout.shippingSubmitted = true
    turnStep(shop.checkout, 'ShippingSubmitted')
  },
  'v1.BillingSameAsShippingSet': (shop, { same }) => {
    shop.checkout.billingSameAsShipping = same
  },
  'v1.BillingSubmitted': (shop, { address }) => {
    shop.checkout.billing = { ...address }
    shop.checkout.billingSubmitted = true
    turnStep(shop.checkout, 'BillingSubmitted')
  },
  'v1.StepEntered': (shop, { step }) => {
    turnStep(shop.checkout, entered[step])
  },
  'v1.CardForgotten': (shop) => {
    turnPayment(shop.checkout, 'Forgotten')
    shop.checkout.billingSubmitted = false
    turnStep(shop.checkout, 'PaymentGone')
  },
}

const entered = { shipping: 'ShippingEntered', billing: 'BillingEntered', summary: 'SummaryEntered' } as const
