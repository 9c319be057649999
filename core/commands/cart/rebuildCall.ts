import type { Cart, Rebuild } from '../../domain/cart/cart.ts'
import type { ConfirmedBasket } from '../../domain/cart/confirmedBasket.ts'
import { rebuildSteps } from '../../domain/cart/rebuildSteps.ts'
import type { RebuildStep } from '../../domain/cart/rebuildSteps.ts'
import { owedCall } from '../call.ts'
import type { Call, Request } from '../call.ts'
import { addCall } from './changes/addItem.ts'
import { billingBody, shippingBody } from './changes/addresses.ts'
import { atBasket, itemIdOf } from './changes/changeHandler.ts'
import { methodInput } from './changes/chooseShippingMethod.ts'

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
