import type { CheckoutView, MethodView, Step } from '../../../contracts/views/checkoutView.ts'
import { isComplete, isOpen } from '../../domain/checkout/stepRules.ts'
import { steps } from '../../domain/checkout/checkout.ts'
import type { Checkout } from '../../domain/checkout/checkout.ts'
import { isDigitalOnly } from '../../domain/cart/cartRules.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import { sortShippingMethods } from '../../domain/shipping/sortShippingMethods.ts'

/** What the screen sees of the checkout. */
export const viewCheckout = (checkout: Checkout, cart: Cart): CheckoutView => {
  const digitalOnly = isDigitalOnly(cart)
  const open = (step: Step) => isOpen(checkout, step, digitalOnly)
  return {
    step: open(checkout.step) && !(digitalOnly && checkout.step === 'shipping') ? checkout.step : firstOpen(checkout, digitalOnly),
    open: steps.filter(open),
    complete: steps.filter((step) => isComplete(checkout, step, digitalOnly)),
    digitalOnly,
    shipping: checkout.shipping,
    billing: checkout.billing,
    billingSameAsShipping: checkout.billingSameAsShipping,
    methods: viewMethods(cart),
    card: checkout.card && { face: withoutBin(checkout.card.face), state: checkout.card.state },
    waiting: cart.pending.length,
  }
}

const firstOpen = (checkout: Checkout, digitalOnly: boolean): Step =>
  steps.find((step) => !isComplete(checkout, step, digitalOnly)) ?? 'summary'

const viewMethods = (cart: Cart): readonly MethodView[] => {
  const chosen = cart.pending.findLast((change) => change.wish.kind === 'SetShippingMethod')?.wish
  return sortShippingMethods(cart.basket?.methods ?? []).map((method) => ({
    code: method.code,
    shippingId: method.shippingId,
    label: method.label,
    deliveryTime: method.deliveryTime,
    price: { minor: method.price, estimated: cart.pending.length > 0 },
    selected: chosen?.kind === 'SetShippingMethod' ? chosen.code === method.code : method.selected,
  }))
}

const withoutBin = ({ bin: _bin, ...face }: NonNullable<Checkout['card']>['face']) => face
