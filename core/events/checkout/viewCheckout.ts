import type { CheckoutView, MethodView, PartPaymentView, CheckoutStep } from '../../../contracts/views/checkoutView.ts'
import { isComplete, isOpen } from '../../domain/checkout/checkoutSteps.ts'
import { isCovered, isExpressChange, steps } from '../../domain/checkout/checkout.ts'
import type { Checkout } from '../../domain/checkout/checkout.ts'
import { deliveryOf, methodOf } from '../../domain/cart/delivery.ts'
import { basketOf, shownLines } from '../../domain/cart/shownLines.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import { ruleOf } from '../../domain/cart/changes/changeRules.ts'
import { sortShippingMethods } from '../../domain/shipping/shippingMethods.ts'

/** What the screen sees of the checkout. */
export const viewCheckout = (checkout: Checkout, whole: Cart): CheckoutView => {
  const cart = { ...whole, basket: basketOf(whole, shownLines(whole)) }
  const delivery = deliveryOf(cart)
  const open = (step: CheckoutStep) => isOpen(checkout, step, cart)
  return {
    step:
      open(checkout.step) && !(delivery === 'digital' && checkout.step === 'shipping')
        ? checkout.step
        : firstOpen(checkout, cart),
    open: steps.filter(open),
    complete: steps.filter((step) => isComplete(checkout, step, cart)),
    digitalOnly: delivery === 'digital',
    needsAddress: delivery === 'toAddress',
    shipping: checkout.shipping,
    billing: checkout.billing,
    billingSameAsShipping: checkout.billingSameAsShipping,
    methods: viewMethods(cart),
    card: checkout.card && { face: withoutBin(checkout.card.face), state: checkout.card.state },
    payments: cart.basket?.paymentMethods ?? [],
    agreement: checkout.agreement,
    partPayments: viewPartPayments(cart),
    isCovered: isCovered(cart),
    express: viewExpress(checkout, cart),
    waiting: cart.pending.length,
  }
}

const firstOpen = (checkout: Checkout, cart: Cart): CheckoutStep =>
  steps.find((step) => !isComplete(checkout, step, cart)) ?? 'summary'

const viewExpress = (checkout: Checkout, { pending }: Cart): CheckoutView['express'] => {
  if (checkout.express?.isRefused) return 'refused'
  return pending.some(({ changeId }) => isExpressChange(checkout, changeId)) ? 'underWay' : null
}

const viewPartPayments = ({ basket, pending }: Cart): readonly PartPaymentView[] => {
  const changes = pending.map(({ wish: change }) => change)
  const coming = changes.flatMap((change) => ruleOf(change).partPayment?.(change) ?? [])
  return [
    ...(basket?.partPayments ?? []).map((payment): PartPaymentView => {
      const isLeaving = changes.some((change) => ruleOf(change).endsPayment?.(change, payment))
      return { ...payment, state: isLeaving ? 'leaving' : 'confirmed' }
    }),
    ...coming.map(({ method, last4 }): PartPaymentView => ({
      instrumentId: null,
      method,
      last4,
      amount: null,
      state: 'waiting',
    })),
  ]
}

const viewMethods = (cart: Cart): readonly MethodView[] =>
  sortShippingMethods(cart.basket?.methods ?? []).map(
    ({ code, shippingId, label, deliveryTime, price, storeId, place = null }) => {
      const chosen = methodOf(cart, shippingId)
      const selected = chosen?.code === code
      return {
        code,
        shippingId,
        label,
        deliveryTime,
        price: { minor: price, estimated: cart.pending.length > 0 },
        selected,
        storeId: (selected ? chosen.storeId : undefined) ?? storeId ?? null,
        place: selected && (chosen.storeId ?? storeId) === storeId ? place : null,
      }
    },
  )

const withoutBin = ({ bin: _bin, ...face }: NonNullable<Checkout['card']>['face']) => face
