import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { ShopEvent } from '../../events/shop/shopEvent.ts'
import { impossibleAfter } from './impossible.ts'

/**
 * The log's end was lost and the server keeps this basket open no more: it is not shown any longer, and what was still to
 * be changed in it is told as impossible. A call that has left, and an order under way, are settled by their own answers.
 */
export const closeBasket = (state: ShopperState, basketId: string): readonly ShopEvent[] => {
  const { cart } = state
  if (isUnderWay(state) || cart.basket?.basketId !== basketId) return []
  return [{ _tag: 'v1.BasketClosed', basketId }, ...impossibleAfter(cart, null, null)]
}

/** The answer to a call about the basket is still to come. */
export const isUnderWay = ({ cart, order }: ShopperState): boolean =>
  order.placing !== null || cart.rebuild !== null || cart.pending.some(({ sent }) => sent)
