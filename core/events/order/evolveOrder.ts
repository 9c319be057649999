import type { Draft } from 'immer'
import type { ConfirmedOrder } from '../../../contracts/views/orderView.ts'
import { emptyCart } from '../../domain/cart/cart.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import { newCheckout } from '../../domain/checkout/checkout.ts'
import type { Checkout } from '../../domain/checkout/checkout.ts'
import { quietDesk } from '../../domain/order/order.ts'
import { acceptBasket } from '../cart/evolveBasket.ts'
import type { Evolve } from '../evolve.ts'
import type { OrderEvent } from './orderEvents.ts'

/** What each fact about the order changes. */
export const evolveOrder: Evolve<OrderEvent> = {
  'v1.OrderRequested': (shop, { id, at, shownTotal }) => {
    shop.order.placing = { id, since: at, shownTotal, phase: 'prepare', sent: false }
    shop.order.problem = null
    shop.order.confirmed = null
  },
  'v1.OrderSent': (shop) => {
    if (shop.order.placing) shop.order.placing.sent = true
  },
  'v1.OrderPrepared': (shop, { basket }) => {
    acceptBasket(shop, basket)
    if (!shop.order.placing) return
    shop.order.placing.phase = 'place'
    shop.order.placing.sent = false
  },
  /** CHK-10: the cart is reset with the order, in one event. */
  'v1.OrderConfirmed': (shop, { order }) => {
    shop.order = { ...quietDesk(), confirmed: order as Draft<ConfirmedOrder> }
    shop.cart = emptyCart() as Draft<Cart>
    shop.checkout = newCheckout() as Draft<Checkout>
  },
  'v1.OrderRefused': (shop, { id, problem, basket, refresh }) => {
    shop.order.placing = null
    shop.order.problem = problem
    if (basket) acceptBasket(shop, basket)
    if (refresh) shop.cart.refresh = { id: `after-${id}` }
    if (problem.step === 'shipping') shop.checkout.shippingSubmitted = false
    if (problem.step === 'billing') {
      shop.checkout.billingSubmitted = false
      shop.checkout.card = null
    }
    if (problem.step) shop.checkout.step = problem.step
  },
  'v1.OrderProblemDismissed': (shop) => {
    shop.order.problem = null
  },
  'v1.ConfirmationClosed': (shop) => {
    shop.order.confirmed = null
  },
}
