import { isMethodRestored } from '../../domain/cart/cart.ts'
import type { Cart, Rebuild } from '../../domain/cart/cart.ts'
import type { ConfirmedLine } from '../../domain/cart/confirmedBasket.ts'
import type { Call, EndpointName } from '../call.ts'
import { addressBody, inStore, itemBody } from './cartCall.ts'

/** One thing to put back. */
export type RebuildStep =
  | { readonly kind: 'line'; readonly line: ConfirmedLine }
  | { readonly kind: 'coupon'; readonly code: string }
  | { readonly kind: 'shippingAddress' }
  | { readonly kind: 'method'; readonly method: NonNullable<Rebuild['method']> }
  | { readonly kind: 'billingAddress' }

/** CART-27: the steps in order; `evolveBasket.rebuildLength` counts the same. */
export const rebuildSteps = (rebuild: Rebuild): readonly RebuildStep[] => [
  ...rebuild.lines.map((line): RebuildStep => ({ kind: 'line', line })),
  ...rebuild.coupons.map((code): RebuildStep => ({ kind: 'coupon', code })),
  ...(rebuild.shippingAddress ? [{ kind: 'shippingAddress' } as const] : []),
  ...(rebuild.method && isMethodRestored(rebuild) ? [{ kind: 'method', method: rebuild.method } as const] : []),
  ...(rebuild.billingAddress ? [{ kind: 'billingAddress' } as const] : []),
]

/** The next call of a rebuild. Its key carries the lost basket: a second loss is another occurrence with other keys. */
export const rebuildCall = (cart: Cart, rebuild: Rebuild): Call | null => {
  const step = rebuildSteps(rebuild)[rebuild.step]
  // Changes that stand behind a second loss, or came after it, have asked for the lines already.
  if (!step || (rebuild.paused && cart.pending.length === 0)) return null
  const cartId = cart.basket?.basketId ?? null
  const at = (endpoint: EndpointName, input: Call['input']): Call => ({
    key: `rebuild-${rebuild.lostBasketId}/${rebuild.step}`,
    lane: 'cart',
    endpoint,
    input,
    basketId: cartId,
    secret: null,
    strict: false,
  })
  if (step.kind === 'line') {
    return cartId === null
      ? at('createCartWithItem', { body: itemBody(step.line) })
      : at('addItem', { body: { cartId, ...itemBody(step.line) } })
  }
  if (cartId === null) return null
  const params = { basketId: cartId }
  const methodCall = ({ storeId, ...method }: NonNullable<Rebuild['method']>) =>
    at('setShippingMethod', { query: inStore(storeId), body: { cartId, ...method, shopperAppliedSM: true } })
  switch (step.kind) {
    case 'coupon':
      return at('applyCoupon', { body: { cartId, code: step.code } })
    case 'shippingAddress':
      return at('setShippingAddress', {
        params,
        body: { addresses: [{ ...addressBody(rebuild.shippingAddress ?? {}), shippingId: 'me', approachType: 'S' }], context: shippingContext(rebuild) },
      })
    case 'method':
      return methodCall(step.method)
    case 'billingAddress':
      return at('setBillingAddress', { params, body: { ...addressBody(rebuild.billingAddress ?? {}), approachType: 'B' } })
  }
}

/** An address with no street was an estimate. */
const shippingContext = (rebuild: Rebuild): 'checkout' | 'estimate' => (rebuild.shippingAddress?.addressLine1 ? 'checkout' : 'estimate')
