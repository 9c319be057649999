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

/** ERR-04: the 112 codes, written exactly as they cross the wire (ERR-05). */
export const errorCatalogue = {
  AUT498: {
    area: 'Auth',
    meaning: 'invalid customer',
    named: 'INVALID_CUSTOMER',
    status: 400,
    text: 'Your cart could not be matched to your account. We are refreshing the page.',
  },
  AUT401: {
    area: 'Auth',
    meaning: 'invalid credentials',
    status: 401,
    text: 'The email or password you entered is not correct.',
  },
  AUT418: {
    area: 'Auth',
    meaning: 'invalid credentials',
    status: 401,
    text: 'The email or password you entered is not correct.',
  },
  AUT437: {
    area: 'Auth',
    meaning: 'invalid credentials',
    status: 401,
    text: 'The email or password you entered is not correct.',
  },
  AUT438: {
    area: 'Auth',
    meaning: 'invalid credentials',
    status: 401,
    text: 'The email or password you entered is not correct.',
  },
  AUT439: { area: 'Auth', meaning: 'login in use', status: 409, text: 'This email address is already registered.' },
  PRO400: { area: 'Auth', meaning: 'login in use', status: 409, text: 'This email address is already registered.' },
  AUT423: {
    area: 'Auth',
    meaning: 'user locked',
    status: 423,
    text: 'Your account is locked. Please try again in 15 minutes.',
  },
  AUT426: {
    area: 'Auth',
    meaning: 'last login attempt',
    status: 401,
    text: 'This is your last attempt before your account is locked.',
  },
  AUT441: { area: 'Auth', meaning: 'locked account', status: 423, text: 'Your account is locked. Please contact us.' },
  AUT442: { area: 'Auth', meaning: 'phone already in use', status: 409, text: 'This phone number is already in use.' },
  AUT444: { area: 'Auth', meaning: 'phone already in use', status: 409, text: 'This phone number is already in use.' },
  AUT402: {
    area: 'Auth',
    meaning: 'reset link expired',
    status: 410,
    text: 'This reset link has expired. Please ask for a new one.',
  },
  AUT403: {
    area: 'Auth',
    meaning: 'captcha fail',
    status: 403,
    text: 'We could not verify that you are human. Please try again.',
  },
  AUT409: {
    area: 'Auth',
    meaning: 'duplicated token',
    named: 'DUPLICATED_TOKEN',
    status: 409,
    text: 'We could not sign you in right now. Please try again.',
  },
  AUT404: {
    area: 'Auth',
    meaning: 'cannot authorize',
    status: 401,
    text: 'We could not authorise this request. Please sign in again.',
  },
  AUT432: { area: 'Auth', meaning: 'authorization fail', status: 403, text: 'You are not allowed to do this.' },
  AUT500: {
    area: 'Auth',
    meaning: 'login system error',
    status: 500,
    text: 'Sign-in is not available right now. Please try again later.',
  },
  AUT450: {
    area: 'Auth',
    meaning: 'password change failure (incorrect)',
    status: 400,
    text: 'Your current password is not correct.',
  },
  AUT451: {
    area: 'Auth',
    meaning: 'password change failure (same as previous)',
    status: 400,
    text: 'Your new password must differ from the previous one.',
  },
  AUT452: {
    area: 'Auth',
    meaning: 'password change failure (incorrect / same as previous)',
    status: 400,
    text: 'Your password could not be changed.',
  },
  AUT453: { area: 'Auth', meaning: 'invalid email format', status: 400, text: 'Email is not valid' },
  AUT440: { area: 'Auth', meaning: 'customer list unknown', status: 400, text: 'We do not know this customer list.' },
  PRC400: {
    area: 'Cart, orders, inventory',
    meaning: 'invalid price',
    named: 'INVALID_PRICE',
    status: 400,
    text: 'The price of this item has changed. Please remove it and add it again.',
  },
  ORD430: {
    area: 'Cart, orders, inventory',
    meaning: 'item no longer available',
    named: 'ITEM_NO_LONGER_AVAILABLE',
    status: 409,
    text: 'An item in your order is no longer available.',
  },
  BSK404: {
    area: 'Cart, orders, inventory',
    meaning: 'cart not found',
    named: 'CART_NOT_FOUND',
    status: 404,
    text: 'We could not find your cart.',
  },
  ORD516: {
    area: 'Cart, orders, inventory',
    meaning: 'shipping/pickup switch',
    status: 409,
    text: 'Pickup is no longer possible. Your items will be shipped to your home.',
  },
  ORD517: {
    area: 'Cart, orders, inventory',
    meaning: 'shipping/pickup switch',
    status: 409,
    text: 'Ship to store is no longer possible. Your items will be shipped to your home.',
  },
  ORD518: {
    area: 'Cart, orders, inventory',
    meaning: 'shipping/pickup switch',
    status: 409,
    text: 'Home delivery is no longer possible. Your items are ready for pickup.',
  },
  INV700: {
    area: 'Cart, orders, inventory',
    meaning: 'out of stock',
    named: 'ITEM_OOS',
    status: 409,
    text: 'This item is out of stock.',
  },
  INV406: {
    area: 'Cart, orders, inventory',
    meaning: 'out of stock',
    named: 'ITEMS_OOS',
    status: 409,
    text: 'Some items are out of stock.',
  },
  INV701: {
    area: 'Cart, orders, inventory',
    meaning: 'no inventory',
    named: 'SOME_PRODUCTS_NO_INVENTORY',
    status: 409,
    text: 'There is no stock for some of your items.',
  },
  INV702: {
    area: 'Cart, orders, inventory',
    meaning: 'no price',
    named: 'NO_PRICE',
    status: 409,
    text: 'This item has no price at the moment.',
  },
  ORD404: {
    area: 'Cart, orders, inventory',
    meaning: 'item not available',
    named: 'ITEM_NOT_AVAILABLE',
    status: 404,
    text: 'This item is not available.',
  },
  INV405: {
    area: 'Cart, orders, inventory',
    meaning: 'items unavailable or no inventory',
    named: 'SOME_PRODUCTS_NO_INVENTORY',
    status: 409,
    text: 'Some items are unavailable.',
  },
  INV407: {
    area: 'Cart, orders, inventory',
    meaning: 'items unavailable or no inventory',
    named: 'SOME_PRODUCTS_NO_INVENTORY',
    status: 409,
    text: 'Some items are unavailable.',
  },
  INV409: {
    area: 'Cart, orders, inventory',
    meaning: 'items unavailable or no inventory',
    named: 'SOME_PRODUCTS_NO_INVENTORY',
    status: 409,
    text: 'Some items have no stock.',
  },
  INV408: {
    area: 'Cart, orders, inventory',
    meaning: 'max quantity added',
    named: 'ADDED_MAX_QUANTITY',
    status: 409,
    text: 'You have reached the maximum quantity for this item.',
  },
  ORD415: {
    area: 'Cart, orders, inventory',
    meaning: 'totals calculation failed',
    status: 500,
    text: 'We could not calculate your total. Please try again.',
  },
  ORD409: {
    area: 'Cart, orders, inventory',
    meaning: 'order not found',
    status: 404,
    text: 'We could not find this order.',
  },
  OHS4004: {
    area: 'Cart, orders, inventory',
    meaning: 'order not found',
    status: 404,
    text: 'We could not find this order.',
  },
  ORD400: {
    area: 'Cart, orders, inventory',
    meaning: 'invalid order email',
    status: 400,
    text: 'We could not find this order.',
  },
  GFS800: {
    area: 'Gift cards',
    meaning: 'gift card service failure',
    status: 503,
    text: 'Gift cards are not available right now.',
  },
  GFO404: {
    area: 'Gift cards',
    meaning: 'gift card order not found',
    status: 404,
    text: 'We could not find this gift card.',
  },
  GFO405: {
    area: 'Gift cards',
    meaning: 'gift card operation not allowed',
    status: 400,
    text: 'This gift card cannot be used here.',
  },
  GFC410: { area: 'Gift cards', meaning: 'max gift cards', status: 400, text: 'You can use at most 5 gift cards.' },
  GFC799: {
    area: 'Gift cards',
    meaning: 'balance check error',
    status: 502,
    text: 'We could not check the balance. Please try again.',
  },
  GFC800: {
    area: 'Gift cards',
    meaning: 'invalid',
    named: 'GC_INVALID2',
    status: 400,
    text: 'This gift card is not valid.',
  },
  GFC700: {
    area: 'Gift cards',
    meaning: 'invalid',
    named: 'GC_INVALID2',
    status: 400,
    text: 'This gift card is not valid.',
  },
  GFC760: {
    area: 'Gift cards',
    meaning: 'invalid',
    named: 'GC_INVALID2',
    status: 400,
    text: 'This gift card is not valid.',
  },
  GFC812: { area: 'Gift cards', meaning: 'expired', status: 400, text: 'This gift card has expired.' },
  GFC725: {
    area: 'Gift cards',
    meaning: 'not allowed',
    named: 'GC_NOT_ALLOWED',
    status: 400,
    text: 'This gift card is not allowed for this order.',
  },
  GFC740: {
    area: 'Gift cards',
    meaning: 'zero balance',
    named: 'GC_ZERO_BALANCE',
    status: 400,
    text: 'This gift card has no balance left.',
  },
  GFC755: {
    area: 'Gift cards',
    meaning: 'already applied',
    named: 'GC_ALREADY_APPLIED',
    status: 409,
    text: 'This gift card is already applied.',
  },
  GFC400: { area: 'Gift cards', meaning: 'missing code', status: 400, text: 'Please enter your gift card code.' },
  FE309: {
    area: 'Payment',
    meaning: 'card expiry invalid',
    named: 'CC_EXPIRY_DATE_INVALID',
    status: 400,
    text: 'Please check the expiry date of your card.',
  },
  PYT402: {
    area: 'Payment',
    meaning: 'fraud verification',
    named: 'PAYMENT_FRAUD_VERIFICATION_EXCEPTION',
    status: 402,
    text: 'We could not accept this payment. Please use another method.',
  },
  PYT404: {
    area: 'Payment',
    meaning: 'instrument not found',
    named: 'PAYMENT_INSTRUMENT_NOT_FOUND',
    status: 404,
    text: 'We could not find this payment method.',
  },
  PYT300: {
    area: 'Payment',
    meaning: 'card already exists',
    named: 'CC_ALREADY_EXISTS',
    status: 409,
    text: 'This card is already saved to your account.',
  },
  PYT405: {
    area: 'Payment',
    meaning: 'address not found or fields missing',
    named: 'ADDRESS_NOT_FOUND',
    status: 404,
    text: 'Please check your billing address.',
  },
  PYT406: {
    area: 'Payment',
    meaning: 'address not found or fields missing',
    named: 'ADDRESS_NOT_FOUND',
    status: 400,
    text: 'Please complete your billing address.',
  },
  BIL400: { area: 'Payment', meaning: 'billing address missing', status: 400, text: 'Please enter a billing address.' },
  BILL410: {
    area: 'Payment',
    meaning: 'billing phone missing',
    status: 400,
    text: 'Please enter a phone number for billing.',
  },
  PAY400: {
    area: 'Payment',
    meaning: 'payment error',
    named: 'PAYMENT_ERROR',
    status: 402,
    text: 'Your payment could not be completed.',
  },
  PAY401: {
    area: 'Payment',
    meaning: "can't ship there",
    named: 'CANT_SHIP_THERE',
    status: 400,
    text: 'We cannot ship to this address.',
  },
  PYT400: {
    area: 'Payment',
    meaning: 'payment not enough',
    status: 402,
    text: 'Your payment does not cover the total.',
  },
  TAX309: {
    area: 'Tax, shipping, address',
    meaning: 'failure',
    status: 502,
    text: 'We could not calculate the tax. Please try again.',
  },
  TAX310: {
    area: 'Tax, shipping, address',
    meaning: 'tax updated',
    status: 409,
    text: 'The tax for your order has been updated.',
  },
  SHP404: {
    area: 'Tax, shipping, address',
    meaning: 'method unavailable',
    status: 404,
    text: 'This shipping method is not available.',
  },
  SHP500: {
    area: 'Tax, shipping, address',
    meaning: 'PO box unavailable',
    named: 'SHIPPING_POBOX_UNAVAILABLE',
    status: 400,
    text: 'We cannot deliver to a PO box.',
  },
  SHP410: {
    area: 'Tax, shipping, address',
    meaning: 'phone empty',
    status: 400,
    text: 'Please enter a phone number for shipping.',
  },
  CHK380: {
    area: 'Tax, shipping, address',
    meaning: 'shipping address invalid',
    status: 400,
    text: 'Please check your shipping address.',
  },
  CHK320: {
    area: 'Tax, shipping, address',
    meaning: 'address invalid',
    status: 400,
    text: 'Please check your address.',
  },
  PRM130: { area: 'Promotions', meaning: 'invalid', status: 400, text: 'This code is not valid.' },
  PRM160: { area: 'Promotions', meaning: 'invalid', status: 400, text: 'This code is not valid.' },
  PRM135: {
    area: 'Promotions',
    meaning: 'not available now',
    status: 400,
    text: 'This code is not available right now.',
  },
  PRM140: { area: 'Promotions', meaning: 'limit exceeded', status: 400, text: 'This code has reached its limit.' },
  PRM150: {
    area: 'Promotions',
    meaning: 'already redeemed',
    status: 409,
    text: 'This code has already been redeemed.',
  },
  PRM155: { area: 'Promotions', meaning: 'expired', status: 400, text: 'This code has expired.' },
  PRM416: { area: 'Promotions', meaning: 'already applied', status: 409, text: 'This code is already applied.' },
  PRM175: { area: 'Promotions', meaning: 'failed', status: 400, text: 'We could not apply this code.' },
  GWP403: {
    area: 'Promotions',
    meaning: 'gift-with-purchase product',
    named: 'GWP_PRODUCT',
    status: 400,
    text: 'This gift cannot be added or changed.',
  },
  REW401: { area: 'Rewards', meaning: 'not authenticated', status: 401, text: 'Please sign in to use your rewards.' },
  REW130: { area: 'Rewards', meaning: 'non-loyalty', status: 403, text: 'Rewards are for loyalty members only.' },
  REW135: {
    area: 'Rewards',
    meaning: 'loyalty unconfirmed',
    status: 403,
    text: 'Please confirm your loyalty membership first.',
  },
  REW140: { area: 'Rewards', meaning: 'insufficient balance', status: 400, text: 'You do not have enough points.' },
  PRO412: { area: 'Profile', meaning: 'update fail', status: 400, text: 'We could not update your profile.' },
  PRO418: { area: 'Profile', meaning: 'update fail', status: 400, text: 'We could not update your profile.' },
  PRO414: {
    area: 'Profile',
    meaning: 'billing address delete',
    status: 409,
    text: 'This billing address cannot be deleted.',
  },
  PRO415: {
    area: 'Profile',
    meaning: 'password change fail',
    status: 400,
    text: 'Your password could not be changed.',
  },
  PRO404: { area: 'Profile', meaning: 'not found', status: 404, text: 'We could not find your profile.' },
  PRO410: { area: 'Profile', meaning: 'invalid age', status: 400, text: 'You do not meet the minimum age.' },
  PRO411: { area: 'Profile', meaning: 'missing birthdate', status: 400, text: 'Please enter your date of birth.' },
  FE340: { area: 'Profile', meaning: "passwords don't match", status: 400, text: 'Passwords do not match' },
  FE872: { area: 'Profile', meaning: 'password too short', status: 400, text: 'At least 8 characters' },
  CCA400: { area: 'Profile', meaning: 'address exists', status: 409, text: 'This address is already saved.' },
  CCA401: { area: 'Profile', meaning: 'invalid address id', status: 404, text: 'We could not find this address.' },
  CCN404: { area: 'Profile', meaning: 'unknown customer', status: 404, text: 'We could not find this customer.' },
  '4044': {
    area: 'Profile',
    meaning: 'loyalty member not found',
    status: 404,
    text: 'We could not find this loyalty member.',
  },
  GEN500: { area: 'General', meaning: 'general error', status: 500, text: 'Something went wrong. Please try again.' },
  API400: {
    area: 'General',
    meaning: 'missing client id',
    status: 400,
    text: 'Something went wrong. Please try again.',
  },
  API404: { area: 'General', meaning: 'unknown path', status: 404, text: 'Something went wrong. Please try again.' },
  API405: {
    area: 'General',
    meaning: 'method not allowed',
    status: 405,
    text: 'Something went wrong. Please try again.',
  },
  API406: { area: 'General', meaning: 'not acceptable', status: 406, text: 'Something went wrong. Please try again.' },
  API415: {
    area: 'General',
    meaning: 'unsupported media type',
    status: 415,
    text: 'Something went wrong. Please try again.',
  },
  STR404: {
    area: 'General',
    meaning: 'employee store not found',
    status: 404,
    text: 'We could not find this store employee.',
  },
  RTN500: { area: 'General', meaning: 'return creation error', status: 500, text: 'We could not create your return.' },
  ATTR100: { area: 'General', meaning: 'missing request type', status: 400, text: 'Please choose a request type.' },
  ATTR200: { area: 'General', meaning: 'missing organisation', status: 400, text: 'The request has no organisation.' },
  ATTR300: { area: 'General', meaning: 'missing payload', status: 400, text: 'Please complete the form.' },
  REV410: { area: 'General', meaning: 'review too long', status: 400, text: 'Your text is too long.' },
  PLP400: {
    area: 'General',
    meaning: 'list product not found',
    status: 404,
    text: 'We could not find products for this list.',
  },
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof errorCatalogue

/** Ours, beside the catalogue: what an idempotency key can be refused for, an event someone has registered for already, what is asked too often, a card without enough money, and what a problem report is not taken for. */
export const ownErrors = {
  IDK400: { meaning: 'idempotency key missing', status: 400, text: 'Something went wrong. Please try again.' },
  IDK409: {
    meaning: 'first request with this key still in flight',
    status: 409,
    text: 'We are still working on this. Please wait a moment.',
  },
  IDK422: {
    meaning: 'key already used with another payload',
    status: 422,
    text: 'Something went wrong. Please try again.',
  },
  EVT409: {
    meaning: 'already registered for this event',
    status: 409,
    text: 'You are already registered for this event.',
  },
  LIM429: {
    meaning: 'too many requests of one kind from one client',
    status: 429,
    text: 'Too many attempts. Please wait a while and try again.',
  },
  PAY402: {
    meaning: 'not enough money on the card',
    status: 402,
    text: 'Your bank says that there is not enough money on this card for this payment.',
  },
  PWD400: {
    meaning: 'password is one that everybody tries',
    status: 400,
    text: 'This password is one of the first that others would try. Please choose another one.',
  },
  BSY503: {
    meaning: 'too many passwords to be looked at; nothing was done',
    status: 503,
    text: 'We are very busy at the moment. Wait a few seconds and try again.',
  },
  SRV503: {
    meaning: 'the shop cannot answer for a moment; whether a change was made is not known',
    status: 503,
    text: 'The shop cannot answer for a moment. Please try again.',
  },
  RPT400: { meaning: 'report is no log of the shop', status: 400, text: 'The report was not accepted.' },
  RPT413: { meaning: 'report too large', status: 413, text: 'The report is too large to be sent.' },
  RPT422: { meaning: 'report holds what no schema allows', status: 422, text: 'The report was not accepted.' },
  RPT429: {
    meaning: 'too many reports from one client',
    status: 429,
    text: 'Too many reports have come from here. Wait ten minutes and send it again.',
  },
  RPT507: { meaning: 'no room for reports', status: 507, text: 'Reports cannot be taken at the moment.' },
} as const satisfies Record<string, Pick<ErrorEntry, 'meaning' | 'status' | 'text'>>

export type OwnErrorCode = keyof typeof ownErrors
