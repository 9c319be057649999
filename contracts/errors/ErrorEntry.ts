export type ErrorArea =
  | 'Auth'
  | 'Cart, orders, inventory'
  | 'Gift cards'
  | 'Payment'
  | 'Tax, shipping, address'
  | 'Promotions'
  | 'Rewards'
  | 'Profile'
  | 'General'

/** ERR-20: names that stand for one or more codes; the wire may carry either. */
export type NamedErrorId =
  | 'CART_NOT_FOUND'
  | 'INVALID_CUSTOMER'
  | 'ITEM_NO_LONGER_AVAILABLE'
  | 'CC_EXPIRY_DATE_INVALID'
  | 'PAYMENT_INSTRUMENT_NOT_FOUND'
  | 'ADDRESS_NOT_FOUND'
  | 'PAYMENT_ERROR'
  | 'PAYMENT_FRAUD_VERIFICATION_EXCEPTION'
  | 'SHIPPING_POBOX_UNAVAILABLE'
  | 'SOME_PRODUCTS_NO_INVENTORY'
  | 'CC_ALREADY_EXISTS'
  | 'ITEM_NOT_AVAILABLE'
  | 'NO_PRICE'
  | 'INVALID_PRICE'
  | 'ITEM_OOS'
  | 'ITEMS_OOS'
  | 'ADDED_MAX_QUANTITY'
  | 'GWP_PRODUCT'
  | 'CANT_SHIP_THERE'
  | 'GC_INVALID2'
  | 'GC_ALREADY_APPLIED'
  | 'GC_NOT_ALLOWED'
  | 'GC_ZERO_BALANCE'
  | 'DUPLICATED_TOKEN'

export type ErrorEntry = {
  readonly area: ErrorArea
  readonly meaning: string
  readonly named?: NamedErrorId
  /** The HTTP status our server answers with. */
  readonly status: number
  /** What the shopper reads, in English. */
  readonly text: string
}
