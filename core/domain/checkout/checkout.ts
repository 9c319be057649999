import type { AddressEntry, CardFace } from '../../../contracts/commands.ts'
import type { Step } from '../../../contracts/views/checkoutView.ts'

/** held = in the worker's memory, waiting for its one call; saved = an instrument of the basket; lost = to be typed again. */
export type HeldCard = { readonly face: CardFace; readonly secretRef: string; readonly state: 'held' | 'saved' | 'lost' }

export type Checkout = {
  readonly step: Step
  /** What stands in the forms, also what does not pass yet. */
  readonly shipping: AddressEntry
  readonly billing: AddressEntry
  readonly billingSameAsShipping: boolean
  readonly shippingSubmitted: boolean
  readonly billingSubmitted: boolean
  readonly card: HeldCard | null
}

export const newCheckout = (): Checkout => ({
  step: 'shipping',
  shipping: {},
  billing: {},
  billingSameAsShipping: true,
  shippingSubmitted: false,
  billingSubmitted: false,
  card: null,
})

/** CHK-01, in order. */
export const steps: readonly Step[] = ['shipping', 'billing', 'summary']
