import type { CartCommand } from '../../../contracts/commands/cartCommand.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { Decide, Decision } from '../decision.ts'
import { isRejection } from '../decision.ts'
import { addItem } from './addItem.ts'
import { adjustPrice, removeAdjustment } from './adjustPrice.ts'
import { applyCoupon, removeCoupon } from './coupons.ts'
import { estimateShipping } from './estimateShipping.ts'
import { removeLine, undoRemove } from './removeLine.ts'
import { setDelivery } from './setDelivery.ts'
import { setGiftOption } from './setGiftOption.ts'
import { setQuantity } from './setQuantity.ts'
import { switchVariant } from './switchVariant.ts'

/** The cart's commands. While an order is being placed the cart stands still: what is charged is what was shown. */
export const decideCart: Decide<CartCommand> = {
  AddItem: (state, command) => changeCart(state, addItem(state, command)),
  SetQuantity: (state, command) => changeCart(state, setQuantity(state, command)),
  RemoveLine: (state, command) => changeCart(state, removeLine(state, command)),
  UndoRemove: (state, command) => changeCart(state, undoRemove(state, command)),
  SwitchVariant: (state, command) => changeCart(state, switchVariant(state, command)),
  SetDelivery: (state, command) => changeCart(state, setDelivery(state, command)),
  SetGiftOption: (state, command) => changeCart(state, setGiftOption(state, command)),
  AdjustPrice: (state, command) => changeCart(state, adjustPrice(state, command)),
  RemoveAdjustment: (state, command) => changeCart(state, removeAdjustment(state, command)),
  ApplyCoupon: (state, command) => changeCart(state, applyCoupon(state, command)),
  RemoveCoupon: (state, command) => changeCart(state, removeCoupon(state, command)),
  EstimateShipping: (state, command) => changeCart(state, estimateShipping(state, command)),
  DismissRefusal: (state, { refusalId }) =>
    state.cart.refusals.some((refusal) => refusal.refusalId === refusalId)
      ? [{ _tag: 'v1.RefusalDismissed', refusalId }]
      : [],
  RefreshCart: (state, { commandId }) =>
    state.cart.basket === null || state.cart.refresh !== null ? [] : [{ _tag: 'v1.RefreshRequested', id: commandId }],
}

/** A change of the cart: not while an order is under way; and a rebuild that was waiting for the shopper goes on with it. */
export const changeCart = (state: ShopperState, decision: Decision): Decision => {
  if (state.order.placing) return { _tag: 'OrderUnderWay' }
  if (isRejection(decision) || decision.length === 0) return decision
  const paused = state.cart.rebuild?.paused ? state.cart.rebuild : null
  return paused ? [{ _tag: 'v1.RebuildResumed', lostBasketId: paused.lostBasketId }, ...decision] : decision
}
