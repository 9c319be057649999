import type { Cart, Rebuild } from '../../domain/cart/cart.ts'
import type { PendingChange } from '../../domain/cart/changes/cartChange.ts'
import { broughtBy } from '../../domain/cart/changes/changeRules.ts'
import type { ConfirmedBasket } from '../../domain/cart/confirmedBasket.ts'
import { rebuildSteps } from '../../domain/cart/rebuildSteps.ts'
import type { RebuildStep } from '../../domain/cart/rebuildSteps.ts'
import { basketOf } from '../../domain/cart/shownLines.ts'
import { canSaveForLater } from '../../domain/favorites/listAccess.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import { owedCall } from '../call.ts'
import type { Call, Request } from '../call.ts'
import { readSavedCall } from '../saved/savedList.ts'
import { addCall } from './changes/addItem.ts'
import { billingBody, shippingBody } from './changes/addresses.ts'
import { atBasket, itemIdOf } from './changes/changeHandler.ts'
import type { CallSource } from './changes/changeHandler.ts'
import { handlerOf } from './changes/changeHandlers.ts'
import { methodInput } from './changes/chooseShippingMethod.ts'

/** The head of the cart lane: first lost things are restored, then the changes in order, then a fresh read. */
export const wantsCart = ({ cart, order, saved, standing: listAccess }: ShopperState): Call | null => {
  // AUTH-07: changes are meant for the account's basket, so that is read first.
  if (cart.refresh?.basketId !== undefined && !order.placing && !cart.pending[0]?.sent && !cart.rebuild?.sent)
    return refreshCall(cart.refresh.basketId, cart.refresh.id)
  if (cart.rebuild) {
    const call = rebuildCall(cart, cart.rebuild)
    if (call) return call
  }
  const head = cart.pending[0]
  if (head) return changeCall({ cart, saved }, head)
  if (cart.refresh && cart.basket && !order.placing) return refreshCall(cart.basket.basketId, cart.refresh.id)
  return canSaveForLater(listAccess) && !order.placing ? readSavedCall(saved) : null
}

/**
 * The next call of a change, against the present basket. A change that needs a basket creates one first. CART-11: an
 * empty basket is replaced by one in the currency of what is added.
 */
export const changeCall = ({ cart, saved }: CallSource, { changeId, call, wish: change }: PendingChange): Call => {
  const goods = broughtBy(change)
  const basket = goods && cart.basket?.lines.length === 0 ? basketOf(cart, [goods]) : cart.basket
  const request = handlerOf(change).call(change, { cart: { ...cart, basket }, saved })
  return owedCall('cart', `${changeId}/${call}`, request ?? newBasket, basket?.basketId ?? null)
}

/** A call about the basket has been sent and is not answered yet. */
export const isUnderWay = ({ cart, order }: ShopperState): boolean =>
  order.placing !== null || cart.rebuild !== null || cart.pending.some(({ sent }) => sent)

/**
 * The next call of a rebuild. Its key contains the lost basket: a second loss is another occurrence with other keys.
 */
export const rebuildCall = (cart: Cart, rebuild: Rebuild): Call | null => {
  const step = rebuildSteps(rebuild)[rebuild.step]
  // Changes after a second loss have requested the lines already.
  if (!step || (rebuild.paused && cart.pending.length === 0)) return null
  const { basket } = cart
  const request =
    step.kind === 'line'
      ? addCall(basket, { ...step.line, ...(step.line.reservation ? { reserve: true } : {}) })
      : basket && stepRequest(step, basket)
  const key = `rebuild-${rebuild.lostBasketId}/${rebuild.step}`
  return request && owedCall('cart', key, request, basket?.basketId ?? null)
}

const newBasket: Request = { endpoint: 'createCart', input: { body: {} } }

/** CART-26: reading repairs: quantities are clamped, unavailable goods are dropped, and flashes say so. */
const refreshCall = (basketId: string, id: string): Call => {
  const input = { params: { basketId }, query: { isPatchRequired: true, inventorySupplyCheck: true } }
  return owedCall('cart', `${id}/refresh`, { endpoint: 'readCart', input }, basketId)
}

const stepRequest = (step: Exclude<RebuildStep, { readonly kind: 'line' }>, basket: ConfirmedBasket): Request => {
  const { basketId } = basket
  switch (step.kind) {
    case 'adjustment': {
      const { type, value, reason } = step.adjustment
      const body = { itemId: itemIdOf(basket, step.line.key), type, value, reason }
      return atBasket('addPriceAdjustment', basket, body)
    }
    case 'coupon':
      return { endpoint: 'applyCoupon', input: { body: { cartId: basketId, code: step.code } } }
    case 'shippingAddress':
      return atBasket('setShippingAddress', basket, shippingBody(step.address, step.context))
    case 'method':
      return { endpoint: 'setShippingMethod', input: methodInput(basketId, step.method) }
    case 'billingAddress':
      return atBasket('setBillingAddress', basket, billingBody(step.address))
  }
}
