import { castDraft } from 'immer'
import type { Draft } from 'immer'
import { emptyCart } from '../../domain/cart/cart.ts'
import { newCheckout } from '../../domain/checkout/checkout.ts'
import { defined } from '../../domain/fields/fields.ts'
import { noOrder, paymentNotEnough } from '../../domain/order/order.ts'
import type { PendingOrder } from '../../domain/order/order.ts'
import { placingTable } from '../../domain/order/placing.ts'
import type { PlacingTurn } from '../../domain/order/placing.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import { acceptBasket, loseBasket } from '../cart/evolveBasket.ts'
import { turnPayment, turnStep } from '../checkout/turnCheckout.ts'
import type { Evolve } from '../evolve.ts'
import type { OrderEvent } from './orderEvents.ts'

/** What each fact about the order changes. */
export const evolveOrder: Evolve<OrderEvent> = {
  'v1.OrderRequested': (state, { id, at, shownTotal, shownRemaining, inStoreSalesInfo = null, botCheckRef = null }) => {
    state.order.placing = {
      id,
      since: at,
      shownTotal,
      ...defined({ shownRemaining }),
      inStoreSalesInfo,
      botCheckRef,
      phase: 'prepare',
      sent: false,
      challenge: null,
    }
    state.order.problem = null
    state.order.confirmed = null
  },
  'v1.BotCheckLost': (state) => {
    if (state.order.placing) state.order.placing.botCheckRef = null
  },
  'v1.OrderSent': (state) => {
    if (state.order.placing) state.order.placing.sent = true
  },
  'v1.OrderPrepared': (state, { basket }) => {
    acceptBasket(state, basket)
    turn(state, 'Prepared')
  },
  'v1.ChallengeRequired': (state, { orderNumber, action, instrumentId, cardType }) => {
    const placing = turn(state, 'Challenged')
    if (placing) placing.challenge = { orderNumber, action, instrumentId, cardType, secretRef: null }
  },
  'v1.ChallengeAnswered': (state, { secretRef }) => {
    const challenge = turn(state, 'Answered')?.challenge
    if (challenge) challenge.secretRef = secretRef
  },
  'v1.ChallengeAbandoned': (state) => void turn(state, 'Abandoned'),
  'v1.ChallengeResumed': (state) => {
    const challenge = turn(state, 'ResultLost')?.challenge
    if (challenge) challenge.secretRef = null
  },
  /** PAY-33: back to billing, the order ended, a new cart with the same lines: three effects of one fact. */
  'v1.AuthenticationFailed': (state, { basketId, problem }) => {
    state.order.placing = null
    state.order.problem = problem
    loseBasket(state, basketId, false)
    turnPayment(state.checkout, 'NotTaken')
    state.checkout.billingSubmitted = false
    turnStep(state.checkout, 'OrderNotPaid')
  },
  /** CHK-10: the cart is reset with the order, in one event. */
  'v1.OrderConfirmed': (state, { order }) => {
    state.order = { ...noOrder(), confirmed: castDraft(order) }
    state.cart = castDraft(emptyCart())
    state.checkout = castDraft(newCheckout())
  },
  'v1.OrderRefused': (state, { id, problem, basket, refresh }) => {
    state.order.placing = null
    state.order.problem = problem
    if (basket) acceptBasket(state, basket)
    if (refresh) state.cart.refresh = { id: `after-${id}` }
    if (problem.step === 'shipping') state.checkout.shippingSubmitted = false
    if (problem.step === 'billing') state.checkout.billingSubmitted = false
    if (problem.step === 'billing' && problem.errorId !== paymentNotEnough) turnPayment(state.checkout, 'NotTaken')
    if (problem.step) turnStep(state.checkout, problem.step === 'shipping' ? 'OrderNotShipped' : 'OrderNotPaid')
  },
  'v1.OrderProblemDismissed': (state) => {
    state.order.problem = null
  },
  'v1.ConfirmationClosed': (state) => {
    state.order.confirmed = null
  },
}

/** The next phase according to the table. A turn that is not possible there changes nothing. */
const turn = (state: Draft<ShopperState>, happened: PlacingTurn): Draft<PendingOrder> | null => {
  const { placing } = state.order
  const next = placing && placingTable[placing.phase][happened]
  if (!placing || next === null || next === 'confirmed' || next === 'not placed') return null
  placing.phase = next
  placing.sent = false
  return placing
}
