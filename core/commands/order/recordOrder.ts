import type { Order } from '../../../contracts/api/entities/order.ts'
import type { ConfirmedBasket } from '../../domain/cart/confirmedBasket.ts'
import { routePlaceOrderError } from '../../domain/errors/routePlaceOrderError.ts'
import type { PendingOrder } from '../../domain/order/order.ts'
import { authenticationFailed, paymentNotEnough, paymentRefused, totalChanged } from '../../domain/order/order.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { ShopEvent } from '../../events/shop/shopEvent.ts'
import { isBasket, isOrder } from '../answer.ts'
import type { Settled } from '../answer.ts'
import { basketToConfirmed } from '../cart/basketToConfirmed.ts'
import { cartNotFound } from '../cart/refusals.ts'
import type { SettledRefusal } from '../cart/refusals.ts'
import { orderToConfirmed } from './orderToConfirmed.ts'

/** What an answer to prepareOrder, placeOrder or patchOrder means. */
export const recordOrder = (state: ShopperState, answer: Settled): readonly ShopEvent[] => {
  const { placing } = state.order
  if (!placing) return []
  switch (answer._tag) {
    case 'Confirmed':
      if (isOrder(answer.body)) return ordered(state, placing, answer.body)
      return isBasket(answer.body) ? prepared(placing, basketToConfirmed(answer.body)) : []
    case 'Refused':
      return placing.challenge ? notAuthenticated(state, placing, answer.message) : refused(state, placing, answer)
    case 'SecretGone':
      return [{ _tag: placing.challenge ? 'v1.ChallengeResumed' : 'v1.BotCheckLost', id: placing.id }]
  }
}

/** PAY-30, PAY-31, PAY-33: the order in the server's answer decides, whichever call returned it. */
const ordered = (state: ShopperState, placing: PendingOrder, order: Order): readonly ShopEvent[] => {
  const { id, challenge, phase } = placing
  const { status } = order
  if (status === 'failed' || status === 'cancelled') return notAuthenticated(state, placing, '')
  const flash =
    phase === 'abandon' ? undefined : order.flashMessages.find(({ code }) => code === 'PaymentNotAuthorized')
  const isUndecided = status === 'created' || status === 'pending_authentication'
  if (!flash && !isUndecided) return [{ _tag: 'v1.OrderConfirmed', id, order: orderToConfirmed(order) }]
  // The call stays owed: it is repeated until the server knows the order's outcome.
  if (phase === 'abandon' || (!flash && status === 'created')) return []
  if (challenge) return [{ _tag: 'v1.ChallengeResumed', id }]
  const action = flash?.details?.action ?? ''
  const main = order.paymentMethod.at(-1)
  const instrumentId = main?.paymentInstrumentId ?? state.cart.basket?.card?.instrumentId ?? ''
  const required = {
    _tag: 'v1.ChallengeRequired',
    id,
    orderNumber: order.orderNumber,
    action,
    instrumentId,
    cardType: main?.card?.brand ?? null,
  } as const
  return hasPage(action) ? [required] : [required, { _tag: 'v1.ChallengeAbandoned', id }]
}

/**
 * If there is no page to show, nobody can answer the bank: the payment is cancelled at the server before another one is
 * chosen.
 */
const hasPage = (action: string): boolean => action.trim() !== ''

/** PAY-33, PAY-34 */
const notAuthenticated = (
  { cart }: ShopperState,
  { id, challenge }: PendingOrder,
  message: string,
): readonly ShopEvent[] => {
  const problem = {
    problemId: id,
    errorId: challenge && !hasPage(challenge.action) ? paymentRefused : authenticationFailed,
    message,
    surface: 'banner',
    step: 'billing',
  } as const
  return [{ _tag: 'v1.AuthenticationFailed', id, basketId: cart.basket?.basketId ?? '', problem }]
}

/**
 * The shown, charged and stored totals are equal: a prepared basket with another total is shown to the shopper again.
 * PAY-17: so is one for which gift cards pay less.
 */
const prepared = (placing: PendingOrder, basket: ConfirmedBasket): readonly ShopEvent[] => {
  const { total, remainingToPay } = basket.totals
  const agreed = placing.shownRemaining ?? remainingToPay
  if (total === placing.shownTotal && remainingToPay === agreed)
    return [{ _tag: 'v1.OrderPrepared', id: placing.id, basket }]
  if (total === placing.shownTotal && remainingToPay > agreed) {
    const notEnough = {
      problemId: placing.id,
      errorId: paymentNotEnough,
      message: '',
      surface: 'toast',
      step: 'billing',
    } as const
    return [{ _tag: 'v1.OrderRefused', id: placing.id, problem: notEnough, basket, refresh: false }]
  }
  const problem = {
    problemId: placing.id,
    errorId: totalChanged,
    message: '',
    surface: 'banner',
    step: null,
  } as const
  return [{ _tag: 'v1.OrderRefused', id: placing.id, problem, basket, refresh: false }]
}

/** ERR-10…17. ERR-13: a lost cart is reported at the top, and the order is not placed again by itself. */
const refused = (state: ShopperState, placing: PendingOrder, answer: SettledRefusal): readonly ShopEvent[] => {
  const route = routePlaceOrderError(answer.errorId, state.cart.basket?.messages ?? [])
  const problem = {
    problemId: placing.id,
    errorId: answer.errorId,
    message: answer.message,
    surface: route.surface,
    step: route.step,
  }
  const refused: ShopEvent = {
    _tag: 'v1.OrderRefused',
    id: placing.id,
    problem,
    basket: null,
    refresh: route.refreshCart,
  }
  const basketId = state.cart.basket?.basketId
  return answer.errorId === cartNotFound && basketId !== undefined
    ? [refused, { _tag: 'v1.BasketLost', basketId, changeId: null, paused: false }]
    : [refused]
}
