import type { ConfirmedBasket } from '../../domain/cart/confirmedBasket.ts'
import { returnsToShipping } from '../../domain/errors/flashCodes.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { ShopEvent } from '../../events/shop/shopEvent.ts'
import type { Settled } from '../answer.ts'
import type { Call } from '../call.ts'
import { isBasket } from '../answer.ts'
import { basketToConfirmed } from './basketToConfirmed.ts'
import { impossibleAfter } from './impossible.ts'
import { cartNotFound } from './refusals.ts'

/** CART-26, CART-40: a fresh read of the basket. A basket that no longer exists is rebuilt like any other. */
export const recordRefresh = (state: ShopperState, call: Call, answer: Settled): readonly ShopEvent[] => {
  const { refresh } = state.cart
  if (!refresh || call.key !== `${refresh.id}/refresh`) return []
  if (answer._tag === 'Confirmed' && isBasket(answer.body)) {
    const basket = basketToConfirmed(answer.body)
    return [
      { _tag: 'v1.BasketRefreshed', key: call.key, id: refresh.id, basket },
      ...impossibleAfter(state.cart, basket, null),
      ...stepAfter(state, refresh.id, basket),
    ]
  }
  const abandoned: ShopEvent = { _tag: 'v1.RefreshAbandoned', id: refresh.id }
  // AUTH-07: looked up under the id that a sign-in gave; the one that is shown may have been rebuilt since, and exist.
  const isOther =
    refresh.basketId !== undefined && state.cart.basket !== null && state.cart.basket.basketId !== refresh.basketId
  if (isOther && answer._tag === 'Refused' && answer.errorId === cartNotFound)
    return [abandoned, { _tag: 'v1.RefreshRequested', id: `${refresh.id}-own` }]
  return answer._tag === 'Refused' && answer.errorId === cartNotFound && call.basketId !== null
    ? [abandoned, { _tag: 'v1.BasketLost', basketId: call.basketId, changeId: null, paused: false }]
    : [abandoned]
}

/**
 * CHK-05: an order was refused because something is no longer available, and only the basket that was read after it says
 * where the goods would go now.
 */
const stepAfter = (
  { order: { problem } }: ShopperState,
  refreshId: string,
  { messages }: ConfirmedBasket,
): readonly ShopEvent[] =>
  problem?.surface === 'flash' &&
  problem.step === null &&
  refreshId === `after-${problem.problemId}` &&
  messages.some(({ code }) => returnsToShipping(code))
    ? [{ _tag: 'v1.StepEntered', step: 'shipping' }]
    : []
