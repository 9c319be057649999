import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import type { Evolve } from '../evolve.ts'
import type { CheckoutEvent } from './checkoutEvents.ts'
import { turnPayment, turnStep } from './turnCheckout.ts'

/** What each fact about the checkout changes. */
export const evolveCheckout: Evolve<CheckoutEvent> = {
  'v1.AddressEntered': (state, { form, fields }) => {
    state.checkout[form] = { ...state.checkout[form], ...fields }
    state.checkout.express = null
  },
  'v1.ShippingSubmitted': (state, { address }) => {
    state.checkout.shipping = { ...address }
    state.checkout.shippingSubmitted = true
    state.checkout.express = null
    turnStep(state.checkout, 'ShippingSubmitted')
  },
  'v1.BillingSameAsShippingSet': (state, { same }) => {
    state.checkout.billingSameAsShipping = same
  },
  'v1.BillingSubmitted': (state, { address }) => {
    state.checkout.billing = { ...address }
    state.checkout.billingSubmitted = true
    state.checkout.express = null
    turnStep(state.checkout, 'BillingSubmitted')
  },
  'v1.StepEntered': (state, { step }) => {
    turnStep(state.checkout, entered[step])
  },
  'v1.CardForgotten': (state) => {
    turnPayment(state.checkout, 'Forgotten')
    state.checkout.billingSubmitted = false
    turnStep(state.checkout, 'PaymentGone')
  },
  'v1.ExpressStarted': ({ checkout }, { id, shipping, billing, same }) => {
    const { shipping: typed, billing: typedBilling, billingSameAsShipping } = checkout
    checkout.express = {
      id,
      typed: { shipping: typed, billing: typedBilling, billingSameAsShipping },
      isRefused: false,
    }
    if (shipping) checkout.shipping = { ...shipping }
    checkout.billing = { ...billing }
    checkout.billingSameAsShipping = same
    checkout.shippingSubmitted = true
    checkout.billingSubmitted = true
    turnStep(checkout, 'ExpressStarted')
  },
  /** Where nothing had been typed, the account's values stay, so that the shopper sees what was refused. */
  'v1.ExpressRefused': ({ checkout }) => {
    if (checkout.express) {
      const { shipping, billing, billingSameAsShipping } = checkout.express.typed
      if (isTyped(shipping)) checkout.shipping = { ...shipping }
      if (isTyped(billing)) Object.assign(checkout, { billing: { ...billing }, billingSameAsShipping })
      checkout.express.isRefused = true
    }
    checkout.shippingSubmitted = false
    checkout.billingSubmitted = false
    turnPayment(checkout, 'Forgotten')
    turnStep(checkout, 'ExpressRefused')
  },
}

const isTyped = (entry: AddressEntry): boolean => Object.values(entry).some((text) => text.trim() !== '')

const entered = { shipping: 'ShippingEntered', billing: 'BillingEntered', summary: 'SummaryEntered' } as const
