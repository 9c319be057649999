import type { CheckoutStep } from '../../../contracts/views/checkoutView.ts'
import type { Cart } from '../cart/cart.ts'
import { deliveryOf } from '../cart/delivery.ts'
import type { Checkout } from './checkout.ts'
import { isPaid, steps } from './checkout.ts'

/** CHK-01: done means submitted and not sent back. CHK-11: digital goods ask nothing, goods that go to a store no address. */
export const isComplete = (checkout: Checkout, step: CheckoutStep, cart: Cart): boolean => {
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
export const isOpen = (checkout: Checkout, step: CheckoutStep, cart: Cart): boolean =>
  steps.slice(0, steps.indexOf(step)).every((earlier) => isComplete(checkout, earlier, cart))

/** A step submitted while everything went to a store has none yet. */
const hasStreet = ({ shipping }: Checkout): boolean => (shipping.addressLine1 ?? '').trim() !== ''
