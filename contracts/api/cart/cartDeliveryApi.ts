import { Schema } from 'effect'
import { Address } from '../entities/address.ts'
import { ApplicableShippingMethod, ShippingMethodCode } from '../entities/shippingMethod.ts'
import { basketCall, basketPath, favStore } from './basketCall.ts'
import { endpoint } from '../endpoint.ts'
import { Id, text } from '../wire.ts'

/** SHIP-08. Ours: `collectionPointId` goes with 'pudo' (STORE-02). */
export const setShippingMethod = endpoint({
  ...basketCall,
  id: 'API-019',
  method: 'POST',
  path: '/cart/v1/shippingMethod',
  query: favStore,
  body: Schema.Struct({
    cartId: Id,
    code: ShippingMethodCode,
    shippingId: Id,
    shopperAppliedSM: Schema.Boolean,
    collectionPointId: Schema.optionalKey(Id),
  }),
  errors: ['BSK404', 'AUT498', 'SHP404', 'SHP500'],
})

/** SHIP-07 */
export const readShippingMethods = endpoint({
  ...basketCall,
  id: 'API-020',
  method: 'GET',
  path: '/cart/v1/cart/{basketId}/shippingMethod/{shippingId}',
  params: Schema.Struct({ basketId: Id, shippingId: Id }),
  query: favStore,
  answer: Schema.Struct({ applicableShippingMethods: Schema.Array(ApplicableShippingMethod) }),
  errors: ['BSK404', 'SHP404'],
  changes: false,
})

/** SHIP-17. Ours: `estimate` needs only postal code and country; `collection` is the person who collects (SHIP-21). */
export const setShippingAddress = endpoint({
  ...basketCall,
  id: 'API-021',
  method: 'POST',
  path: '/cart/v2/cart/{basketId}/shippingAddress',
  params: basketPath,
  body: Schema.Struct({
    addresses: Schema.Array(Address).check(Schema.isMaxLength(20)),
    recaptcha_response: Schema.optionalKey(text(4096)),
    context: Schema.optionalKey(Schema.Literals(['checkout', 'estimate', 'collection'])),
    bid: Schema.optionalKey(text(256)),
  }),
  errors: ['BSK404', 'AUT498', 'SHP410', 'SHP500', 'CHK380', 'PAY401'],
  secrets: ['recaptcha_response', 'bid'],
})

export const removeShippingAddress = endpoint({
  ...basketCall,
  id: 'API-022',
  method: 'DELETE',
  path: '/cart/v2/cart/{basketId}/shippingAddress',
  params: basketPath,
  errors: ['BSK404', 'AUT498'],
})

/** SHIP-19 */
export const validateShippingAddress = endpoint({
  ...basketCall,
  id: 'API-023',
  method: 'POST',
  path: '/cart/v1/cart/{basketId}/shippingAddress/validation',
  params: basketPath,
  body: Address,
  answer: Schema.Struct({ isValidated: Schema.Boolean, suggestedAddress: Schema.optionalKey(Address) }),
  errors: ['BSK404', 'CHK320'],
})

export const setBillingAddress = endpoint({
  ...basketCall,
  id: 'API-024',
  method: 'POST',
  path: '/cart/v1/cart/{basketId}/billingAddress',
  params: basketPath,
  body: Address,
  errors: ['BSK404', 'AUT498', 'BIL400', 'BILL410', 'CHK320'],
})

export const removeBillingAddress = endpoint({
  ...basketCall,
  id: 'API-025',
  method: 'DELETE',
  path: '/cart/v1/cart/{basketId}/billingAddress',
  params: basketPath,
  errors: ['BSK404', 'AUT498'],
})
