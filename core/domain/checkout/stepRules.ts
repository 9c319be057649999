import type { Step } from '../../../contracts/views/checkoutView.ts'
import type { Checkout } from './checkout.ts'
import { steps } from './checkout.ts'

/** CHK-01: done means submitted and not sent back. CHK-11: a digital-only cart has nothing to ship. */
export const isComplete = (checkout: Checkout, step: Step, digitalOnly: boolean): boolean => {
  switch (step) {
    case 'shipping':
      return digitalOnly || checkout.shippingSubmitted
    case 'billing':
      return checkout.billingSubmitted && checkout.card !== null && checkout.card.state !== 'lost'
    case 'summary':
      return false
  }
}

/** CHK-01: a step can be opened only if all earlier ones are complete. */
export const isOpen = (checkout: Checkout, step: Step, digitalOnly: boolean): boolean =>
  steps.slice(0, steps.indexOf(step)).every((earlier) => isComplete(checkout, earlier, digitalOnly))
