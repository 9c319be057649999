import type { Cart, Rebuild } from '../../domain/cart/cart.ts'
import { rebuildSteps } from '../../domain/cart/rebuildSteps.ts'
import type { Call, EndpointName } from '../call.ts'
import { addCall, addressBody, itemIdOf, methodInput, shippingBody } from './cartCall.ts'

/** The next call of a rebuild. Its key carries the lost basket: a second loss is another occurrence with other keys. */
export const rebuildCall = (cart: Cart, rebuild: Rebuild): Call | null => {
  const step = rebuildSteps(rebuild)[rebuild.step]
  // Changes that stand behind a second loss, or came after it, have asked for the lines already.
  if (!step || (rebuild.paused && cart.pending.length === 0)) return null
  const { basket } = cart
  const at = (endpoint: EndpointName, input: Call['input']): Call => ({
    key: `rebuild-${rebuild.lostBasketId}/${rebuild.step}`,
    lane: 'cart',
    endpoint,
    input,
    basketId: basket?.basketId ?? null,
    secret: null,
    strict: false,
  })
  if (step.kind === 'line') {
    const { endpoint, input } = addCall(basket, { ...step.line, ...(step.line.reservation ? { reserve: true } : {}) })
    return at(endpoint, input)
  }
  if (!basket) return null
  const cartId = basket.basketId
  const params = { basketId: cartId }
  switch (step.kind) {
    case 'adjustment': {
      const { type, value, reason } = step.adjustment
      return at('addPriceAdjustment', {
        params,
        body: { itemId: itemIdOf(basket, step.line.key), type, value, reason },
      })
    }
    case 'coupon':
      return at('applyCoupon', { body: { cartId, code: step.code } })
    case 'shippingAddress':
      return at('setShippingAddress', { params, body: shippingBody(step.address, step.context) })
    case 'method':
      return at('setShippingMethod', methodInput(cartId, step.method))
    case 'billingAddress':
      return at('setBillingAddress', { params, body: { ...addressBody(step.address), approachType: 'B' } })
  }
}
