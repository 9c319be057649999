import { Schema } from 'effect'

import { GiftEntry } from '../entities/basket.ts'

import { basketCall, basketPath, favStore } from './basketCall.ts'
import { endpoint } from '../endpoint.ts'
import { ItemEntry } from '../entities/itemEntry.ts'
import { Currency, Id, QueryFlag, Quantity, text } from '../wire.ts'

const lineErrors = ['BSK404', 'AUT498', 'ORD404', 'INV700', 'INV702', 'PRC400', 'INV408', 'GWP403'] as const

export const createCart = endpoint({
  ...basketCall,
  id: 'API-010',
  method: 'POST',
  path: '/cart/v1/cart',
  body: Schema.Struct({
    currency: Schema.optionalKey(Currency),
    consumerType: Schema.optionalKey(Schema.Literal('EMPLOYEE')),
  }),
  status: 201,
  errors: ['AUT498'],
})

export const createCartWithItem = endpoint({
  ...basketCall,
  id: 'API-011',
  method: 'POST',
  path: '/cart/v1/cartWithItem',
  query: favStore,
  body: ItemEntry,
  status: 201,
  errors: lineErrors,
})

export const reserveWithItem = endpoint({
  ...basketCall,
  id: 'API-012',
  method: 'POST',
  path: '/cart/v1/reserveWithItem',
  query: Schema.Struct({ storeId: Schema.String }),
  body: ItemEntry,
  status: 201,
  errors: [...lineErrors, 'SHP404', 'STR404'],
})

/** CART-26: reads the basket; `isPatchRequired` lets the server repair it first and report that by flash. */
export const readCart = endpoint({
  ...basketCall,
  id: 'API-013',
  method: 'GET',
  path: '/cart/v1/cart/{basketId}',
  params: basketPath,
  query: Schema.Struct({
    favStoreId: Schema.optionalKey(Schema.String),
    isPatchRequired: Schema.optionalKey(QueryFlag),
    inventorySupplyCheck: Schema.optionalKey(QueryFlag),
  }),
  errors: ['BSK404', 'AUT498'],
  changes: false,
})

export const addItem = endpoint({
  ...basketCall,
  id: 'API-014',
  method: 'POST',
  path: '/cart/v1/item',
  body: Schema.Struct({ cartId: Id, ...ItemEntry.fields }),
  errors: [...lineErrors, 'SHP404', 'STR404'],
})

/** CART-18: has a body. */
export const removeItem = endpoint({
  ...basketCall,
  id: 'API-015',
  method: 'DELETE',
  path: '/cart/v1/item',
  body: Schema.Struct({ cartId: Id, itemId: Id }),
  errors: ['BSK404', 'AUT498', 'ORD404'],
})

/** CART-17. SHIP-23: `action` pickup collects the line in the store `favStoreId`; home (ours) ships it after all. */
export const updateItem = endpoint({
  ...basketCall,
  id: 'API-016',
  method: 'PUT',
  path: '/cart/v1/cart/{basketId}/item',
  params: basketPath,
  query: Schema.Struct({ action: Schema.optionalKey(Schema.Literals(['pickup', 'home'])), ...favStore.fields }),
  body: Schema.Struct({
    cartId: Id,
    itemId: Id,
    productId: Schema.optionalKey(Id),
    qty: Schema.optionalKey(Quantity),
    maxQty: Schema.optionalKey(Schema.Int),
    upc: Schema.optionalKey(text(20)),
    giftOption: Schema.optionalKey(GiftEntry),
  }),
  errors: [...lineErrors, 'STR404', 'SHP404'],
})

const couponBody = Schema.Struct({ cartId: Id, code: text(64) })

/** CART-19 */
export const applyCoupon = endpoint({
  ...basketCall,
  id: 'API-017',
  method: 'PUT',
  path: '/cart/v1/coupon',
  body: couponBody,
  errors: ['BSK404', 'AUT498', 'PRM130', 'PRM135', 'PRM140', 'PRM150', 'PRM155', 'PRM160', 'PRM175', 'PRM416'],
})

export const removeCoupon = endpoint({
  ...basketCall,
  id: 'API-018',
  method: 'DELETE',
  path: '/cart/v1/coupon',
  body: couponBody,
  errors: ['BSK404', 'AUT498', 'PRM130'],
})
