import type { CartCommand } from '../../../contracts/commands/cartCommand.ts'
import type { Shop } from '../../domain/shop/shop.ts'
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
  AddItem: (shop, command) => changeCart(shop, addItem(shop, command)),
  SetQuantity: (shop, command) => changeCart(shop, setQuantity(shop, command)),
  RemoveLine: (shop, command) => changeCart(shop, removeLine(shop, command)),
  UndoRemove: (shop, command) => changeCart(shop, undoRemove(shop, command)),
  SwitchVariant: (shop, command) => changeCart(shop, switchVariant(shop, command)),
  SetDelivery: (shop, command) => changeCart(shop, setDelivery(shop, command)),
  SetGiftOption: (shop, command) => changeCart(shop, setGiftOption(shop, command)),
  AdjustPrice: (shop, command) => changeCart(shop, adjustPrice(shop, command)),
  RemoveAdjustment: (shop, command) => changeCart(shop, removeAdjustment(shop, command)),
  ApplyCoupon: (shop, command) => changeCart(shop, applyCoupon(shop, command)),
  RemoveCoupon: (shop, command) => changeCart(shop, removeCoupon(shop, command)),
  EstimateShipping: (shop, command) => changeCart(shop, estimateShipping(shop, command)),
  DismissRefusal: (shop, { refusalId }) =>
    shop.cart.refusals.some((refusal) => refusal.refusalId === refusalId)
      ? [{ _tag: 'v1.RefusalDismissed', refusalId }]
      : [],
  RefreshCart: (shop, { commandId }) =>
    shop.cart.basket === null || shop.cart.refresh !== null ? [] : [{ _tag: 'v1.RefreshRequested', id: commandId }],
}

/** A change of the cart: not while an order is under way; and a rebuild that was waiting for the shopper goes on with it. */
export const changeCart = (shop: Shop, decision: Decision): Decision => {
  if (shop.order.placing) return { _tag: 'OrderUnderWay' }
  if (isRejection(decision) || decision.length === 0) return decision
  const paused = shop.cart.rebuild?.paused ? shop.cart.rebuild : null
  return paused ? [{ _tag: 'v1.RebuildResumed', lostBasketId: paused.lostBasketId }, ...decision] : decision
}
