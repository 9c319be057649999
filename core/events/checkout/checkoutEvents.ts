import { Schema } from 'effect'
import { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import { event } from '../eventSchema.ts'

const Step = Schema.Literals(['shipping', 'billing', 'summary'])

export const CheckoutEvent = Schema.Union([
  event('v1.AddressEntered', { form: Schema.Literals(['shipping', 'billing']), fields: AddressEntry }),
  event('v1.ShippingSubmitted', { address: AddressEntry }),
  event('v1.BillingSameAsShippingSet', { same: Schema.Boolean }),
  event('v1.BillingSubmitted', { address: AddressEntry }),
  event('v1.StepEntered', { step: Step }),
  /** The held card is gone from memory, or the shopper takes another one. */
  event('v1.CardForgotten', {}),
])
export type CheckoutEvent = typeof CheckoutEvent.Type
