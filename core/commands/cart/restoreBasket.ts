import type { ConfirmedBasket } from '../../domain/cart/confirmedBasket.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { ShopEvent } from '../../events/shop/shopEvent.ts'
import { impossibleAfter } from './impossible.ts'

/** A basket the server still has and this device has lost. A call that has left named none: with another base its key would name another payload. */
export const restoreBasket = ({ cart }: ShopperState, basket: ConfirmedBasket): readonly ShopEvent[] => {
  const isOther = cart.basket !== null && cart.basket.basketId !== basket.basketId
  return isOther || cart.pending.some(({ sent }) => sent)
    ? []
    : [{ _tag: 'v1.BasketRestored', basket }, ...impossibleAfter(cart, basket, null)]
}
