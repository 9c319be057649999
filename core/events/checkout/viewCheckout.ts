import type { CheckoutView, MethodView, PartPaymentView, CheckoutStep } from '../../../contracts/views/checkoutView.ts'
import { isComplete, isOpen } from '../../domain/checkout/stepRules.ts'
import { isCovered, isExpressChange, steps } from '../../domain/checkout/checkout.ts'
import type { Checkout } from '../../domain/checkout/checkout.ts'
import { deliveryOf, methodOf } from '../../domain/cart/delivery.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import { sortShippingMethods } from '../../domain/shipping/sortShippingMethods.ts'

/** What the screen sees of the checkout. */
export const viewCheckout = (checkout: Checkout, cart: Cart): CheckoutView => {
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

const coming = { instrumentId: null, last4: null, amount: null, state: 'waiting' } as const

const viewPartPayments = ({ basket, pending }: Cart): readonly PartPaymentView[] => [
  ...(basket?.partPayments ?? []).map((payment): PartPaymentView => {
    const isLeaving = pending.some(
      ({ wish: change }) =>
        (change.kind === 'RemoveInstrument' && change.instrumentId === payment.instrumentId) ||
        (change.kind === 'ApplyReward' && payment.method === 'LOYALTY_POINTS'),
    )
    return { ...payment, state: isLeaving ? 'leaving' : 'confirmed' }
  }),
  ...pending.flatMap(({ wish: change }): readonly PartPaymentView[] =>
    change.kind === 'AddPartPayment'
      ? [{ ...coming, method: change.method, last4: change.last4 }]
      : change.kind === 'AddGiftCard'
        ? [{ ...coming, method: 'GIFT_CARD', last4: change.last4 }]
        : change.kind === 'ApplyReward'
          ? [{ ...coming, method: 'LOYALTY_POINTS' }]
          : [],
  ),
]

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
