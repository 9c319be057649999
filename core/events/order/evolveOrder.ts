import type { Draft } from 'immer'
import type { ConfirmedOrder } from '../../../contracts/views/orderView.ts'
import { emptyCart } from '../../domain/cart/cart.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import { newCheckout } from '../../domain/checkout/checkout.ts'
import type { Checkout } from '../../domain/checkout/checkout.ts'
import { paymentNotEnough } from '../../domain/order/orderProblems.ts'
import { quietDesk } from '../../domain/order/order.ts'
import type { Placing } from '../../domain/order/order.ts'
import { placingTable } from '../../domain/order/placing.ts'
import type { PlacingTurn } from '../../domain/order/placing.ts'
import type { Shop } from '../../domain/shop/shop.ts'
import { turnPayment, turnStep } from '../checkout/turnCheckout.ts'
import { acceptBasket, loseBasket } from '../cart/evolveBasket.ts'
import type { Evolve } from '../evolve.ts'
import type { OrderEvent } from './orderEvents.ts'

/** What each fact about the order changes. */
export const evolveOrder: Evolve<OrderEvent> = {
  'v1.OrderRequested': (shop, { id, at, shownTotal, shownRemaining, inStoreSalesInfo = null, botCheckRef = null }) => {
    shop.order.placing = {
      id,
      since: at,
      shownTotal,
      ...(shownRemaining === undefined ? {} : { shownRemaining }),
      inStoreSalesInfo,
      botCheckRef,
      phase: 'prepare',
      sent: false,
      challenge: null,
    }
    shop.order.problem = null
    shop.order.confirmed = null
  },
  'v1.BotCheckLost': (shop) => {
    if (shop.order.placing) shop.order.placing.botCheckRef = null
  },
  'v1.OrderSent': (shop) => {
    if (shop.order.placing) shop.order.placing.sent = true
  },
  'v1.OrderPrepared': (shop, { basket }) => {
    acceptBasket(shop, basket)
    turn(shop, 'Prepared')
  },
  'v1.ChallengeRequired': (shop, { orderNumber, action, instrumentId, cardType }) => {
    const placing = turn(shop, 'Challenged')
    if (placing) placing.challenge = { orderNumber, action, instrumentId, cardType, secretRef: null }
  },
  'v1.ChallengeAnswered': (shop, { secretRef }) => {
    const challenge = turn(shop, 'Answered')?.challenge
    if (challenge) challenge.secretRef = secretRef
  },
  'v1.ChallengeAbandoned': (shop) => void turn(shop, 'Abandoned'),
  'v1.ChallengeResumed': (shop) => {
    const challenge = turn(shop, 'ResultLost')?.challenge
    if (challenge) challenge.secretRef = null
  },
  /** PAY-33: back to billing, the order over, a new cart with the same lines: three effects of one fact. */
  'v1.AuthenticationFailed': (shop, { basketId, problem }) => {
    shop.order.placing = null
    shop.order.problem = problem
    loseBasket(shop, basketId, false)
    turnPayment(shop.checkout, 'NotTaken')
    shop.checkout.billingSubmitted = false
    turnStep(shop.checkout, 'OrderNotPaid')
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
    if (problem.step === 'billing') shop.checkout.billingSubmitted = false
    if (problem.step === 'billing' && problem.errorId !== paymentNotEnough) turnPayment(shop.checkout, 'NotTaken')
    if (problem.step) turnStep(shop.checkout, problem.step === 'shipping' ? 'OrderNotShipped' : 'OrderNotPaid')
  },
  'v1.OrderProblemDismissed': (shop) => {
    shop.order.problem = null
  },
  'v1.ConfirmationClosed': (shop) => {
    shop.order.confirmed = null
  },
}

/** The next phase as the table has it. A turn that has no place there changes nothing. */
const turn = (shop: Draft<Shop>, happened: PlacingTurn): Draft<Placing> | null => {
  const { placing } = shop.order
  const next = placing && placingTable[placing.phase][happened]
  if (!placing || next === null || next === 'confirmed' || next === 'not placed') return null
  placing.phase = next
  placing.sent = false
  return placing
}
