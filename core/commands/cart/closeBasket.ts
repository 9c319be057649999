import type { ConfirmedBasket } from '../../domain/cart/confirmedBasket.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { ShopEvent } from '../../events/shop/shopEvent.ts'
import { impossibleAfter } from './impossible.ts'
import { isUnderWay } from './wantsCart.ts'

/**
 * The log's end was lost, and the server no longer has this basket open: it is no longer shown, and its unsent changes
 * are refused as impossible. Calls that were sent, and an order in progress, are settled by their own answers. That an
 * order of this basket was not placed is no longer said: in the lost end it may have been.
 */
export const closeBasket = (state: ShopperState, basketId: string): readonly ShopEvent[] => {
  const { cart } = state
  if (isUnderWay(state) || cart.basket?.basketId !== basketId) return []
  return [
    { _tag: 'v1.BasketClosed', basketId },
    ...impossibleAfter(cart, null, null),
    ...(state.order.problem ? [{ _tag: 'v1.OrderProblemDismissed' } as const] : []),
  ]
}

/**
 * A basket that the server still has and this device has lost. A call that was sent named none: with another base its
 * key would stand for another payload.
 */
export const restoreBasket = ({ cart }: ShopperState, basket: ConfirmedBasket): readonly ShopEvent[] => {
  const isOther = cart.basket !== null && cart.basket.basketId !== basket.basketId
  return isOther || cart.pending.some(({ sent }) => sent)
    ? []
    : [{ _tag: 'v1.BasketRestored', basket }, ...impossibleAfter(cart, basket, null)]
}
