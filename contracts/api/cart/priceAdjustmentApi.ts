import { Schema } from 'effect'
import { PriceAdjustmentEntry } from '../entities/basket.ts'
import { basketCall, basketPath } from './basketCall.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../wire.ts'

const adjustment = Schema.Struct({ itemId: Schema.optionalKey(Id), ...PriceAdjustmentEntry.fields })

const adjustmentPath = Schema.Struct({ basketId: Id, adjustmentId: Id })

const adjustmentErrors = ['BSK404', 'AUT432', 'AUT498', 'ORD404', 'GWP403', 'PRC400'] as const

/** CART-24 */
export const addPriceAdjustment = endpoint({
  ...basketCall,
  who: 'agent',
  id: 'API-039',
  method: 'POST',
  path: '/cart/v1/cart/{basketId}/price_adjustments',
  params: basketPath,
  body: adjustment,
  errors: adjustmentErrors,
})

export const changePriceAdjustment = endpoint({
  ...basketCall,
  who: 'agent',
  id: 'API-040',
  method: 'PATCH',
  path: '/cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}',
  params: adjustmentPath,
  body: adjustment,
  errors: adjustmentErrors,
})

export const removePriceAdjustment = endpoint({
  ...basketCall,
  who: 'agent',
  id: 'API-041',
  method: 'DELETE',
  path: '/cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}',
  params: adjustmentPath,
  errors: adjustmentErrors,
})
