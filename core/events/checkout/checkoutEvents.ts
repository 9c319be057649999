import { Schema } from 'effect'
import { Id } from '../../../contracts/api/wire.ts'
import { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import { event } from '../eventSchema.ts'

const Step = Schema.Literals(['shipping', 'billing', 'summary'])

export const CheckoutEvent = Schema.Union([
  event('v1.AddressEntered', { form: Schema.Literals(['shipping', 'billing']), fields: AddressEntry }),
  event('v1.ShippingSubmitted', { address: AddressEntry }),
  event('v1.BillingSameAsShippingSet', { same: Schema.Boolean }),
  event('v1.BillingSubmitted', { address: AddressEntry }),
  event('v1.StepEntered', { step: Step }),
  /** The card is gone from memory, or the shopper uses another one. */
  event('v1.CardForgotten', {}),
  /**
   * CHK-03: both forms are filled from the account; the calls whose ids begin with `id` are owed. `shipping` is null
   * when nothing is shipped.
   */
  event('v1.ExpressStarted', {
    id: Id,
    shipping: Schema.NullOr(AddressEntry),
    billing: AddressEntry,
    same: Schema.Boolean,
  }),
  /** CHK-04: one of those calls was refused; the forms show again what was typed before. */
  event('v1.ExpressRefused', { id: Id }),
])
export type CheckoutEvent = typeof CheckoutEvent.Type
