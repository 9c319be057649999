import { Schema } from 'effect'
import { Address } from './address.ts'
import { ApplicableShippingMethod, Basket, GiftEntry, ShippingMethodCode } from './basket.ts'
import { endpoint } from './endpoint.ts'
import { ItemEntry } from './itemEntry.ts'
import { Currency, Id, QueryFlag, Quantity, text } from './wire.ts'

const own = { who: 'session', own: true, headers: 'common+channel', changes: true, answer: Basket } as const
const basketPath = Schema.Struct({ basketId: Id })
const favStore = Schema.Struct({ favStoreId: Schema.optionalKey(Schema.String) })
const lineErrors = ['BSK404', 'AUT498', 'ORD404', 'INV700', 'INV702', 'PRC400', 'INV408', 'GWP403'] as const

export const createCart = endpoint({
  ...own,
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
  ...own,
  id: 'API-011',
  method: 'POST',
  path: '/cart/v1/cartWithItem',
  query: favStore,
  body: ItemEntry,
  status: 201,
  errors: lineErrors,
})

export const reserveWithItem = endpoint({
  ...own,
  id: 'API-012',
  method: 'POST',
  path: '/cart/v1/reserveWithItem',
  query: Schema.Struct({ storeId: Schema.String }),
  body: ItemEntry,
  status: 201,
  errors: [...lineErrors, 'SHP404', 'STR404'],
})

/** CART-26: reads the basket; `isPatchRequired` lets the server repair it first and say so by flash. */
export const readCart = endpoint({
  ...own,
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
  ...own,
  id: 'API-014',
  method: 'POST',
  path: '/cart/v1/item',
  body: Schema.Struct({ cartId: Id, ...ItemEntry.fields }),
  errors: [...lineErrors, 'SHP404', 'STR404'],
})

/** CART-18: carries a body. */
export const removeItem = endpoint({
  ...own,
  id: 'API-015',
  method: 'DELETE',
  path: '/cart/v1/item',
  body: Schema.Struct({ cartId: Id, itemId: Id }),
  errors: ['BSK404', 'AUT498', 'ORD404'],
})

/** CART-17. SHIP-23: `action` pickup collects the line in the store `favStoreId`; home (ours) sends it after all. */
export const updateItem = endpoint({
  ...own,
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
  ...own,
  id: 'API-017',
  method: 'PUT',
  path: '/cart/v1/coupon',
  body: couponBody,
  errors: ['BSK404', 'AUT498', 'PRM130', 'PRM135', 'PRM140', 'PRM150', 'PRM155', 'PRM160', 'PRM175', 'PRM416'],
})

export const removeCoupon = endpoint({
  ...own,
  id: 'API-018',
  method: 'DELETE',
  path: '/cart/v1/coupon',
  body: couponBody,
  errors: ['BSK404', 'AUT498', 'PRM130'],
})

/** SHIP-08. Ours: `collectionPointId` goes with 'pudo' (STORE-02). */
export const setShippingMethod = endpoint({
  ...own,
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
  ...own,
  id: 'API-020',
  method: 'GET',
  path: '/cart/v1/cart/{basketId}/shippingMethod/{shippingId}',
  params: Schema.Struct({ basketId: Id, shippingId: Id }),
  query: favStore,
  answer: Schema.Struct({ applicableShippingMethods: Schema.Array(ApplicableShippingMethod) }),
  errors: ['BSK404', 'SHP404'],
  changes: false,
})

/** SHIP-17. Ours: `estimate` needs only postal code and country; `collection` is who collects what is not sent to them (SHIP-21). */
export const setShippingAddress = endpoint({
  ...own,
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
  ...own,
  id: 'API-022',
  method: 'DELETE',
  path: '/cart/v2/cart/{basketId}/shippingAddress',
  params: basketPath,
  errors: ['BSK404', 'AUT498'],
})

/** SHIP-19 */
export const validateShippingAddress = endpoint({
  ...own,
  id: 'API-023',
  method: 'POST',
  path: '/cart/v1/cart/{basketId}/shippingAddress/validation',
  params: basketPath,
  body: Address,
  answer: Schema.Struct({ isValidated: Schema.Boolean, suggestedAddress: Schema.optionalKey(Address) }),
  errors: ['BSK404', 'CHK320'],
})

export const setBillingAddress = endpoint({
  ...own,
  id: 'API-024',
  method: 'POST',
  path: '/cart/v1/cart/{basketId}/billingAddress',
  params: basketPath,
  body: Address,
  errors: ['BSK404', 'AUT498', 'BIL400', 'BILL410', 'CHK320'],
})

export const removeBillingAddress = endpoint({
  ...own,
  id: 'API-025',
  method: 'DELETE',
  path: '/cart/v1/cart/{basketId}/billingAddress',
  params: basketPath,
  errors: ['BSK404', 'AUT498'],
})
