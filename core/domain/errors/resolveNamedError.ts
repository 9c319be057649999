import type { ErrorCode, OwnErrorCode } from '../../../contracts/errorCatalogue.ts'
import type { NamedErrorId } from '../../../contracts/errors/ErrorEntry.ts'
import { keysOf } from '../fields/fields.ts'

/** ERR-20: the codes for which each name stands. */
export const namedErrors = {
  CART_NOT_FOUND: ['BSK404'],
  INVALID_CUSTOMER: ['AUT498'],
  ITEM_NO_LONGER_AVAILABLE: ['ORD430'],
  CC_EXPIRY_DATE_INVALID: ['FE309'],
  PAYMENT_INSTRUMENT_NOT_FOUND: ['PYT404'],
  ADDRESS_NOT_FOUND: ['PYT405', 'PYT406'],
  PAYMENT_ERROR: ['PAY400', 'PAY402'],
  PAYMENT_FRAUD_VERIFICATION_EXCEPTION: ['PYT402'],
  SHIPPING_POBOX_UNAVAILABLE: ['SHP500'],
  SOME_PRODUCTS_NO_INVENTORY: ['INV701', 'INV405', 'INV407', 'INV409'],
  CC_ALREADY_EXISTS: ['PYT300'],
  ITEM_NOT_AVAILABLE: ['ORD404'],
  NO_PRICE: ['INV702'],
  INVALID_PRICE: ['PRC400'],
  ITEM_OOS: ['INV700'],
  ITEMS_OOS: ['INV406'],
  ADDED_MAX_QUANTITY: ['INV408'],
  GWP_PRODUCT: ['GWP403'],
  CANT_SHIP_THERE: ['PAY401'],
  GC_INVALID2: ['GFC700', 'GFC760', 'GFC800'],
  GC_ALREADY_APPLIED: ['GFC755'],
  GC_NOT_ALLOWED: ['GFC725'],
  GC_ZERO_BALANCE: ['GFC740'],
  DUPLICATED_TOKEN: ['AUT409'],
} as const satisfies Readonly<Record<NamedErrorId, readonly [ErrorCode, ...(ErrorCode | OwnErrorCode)[]]>>

/**
 * ERR-20: the name of an errorId; the wire may carry the name itself or one of its codes, exactly as written (ERR-05).
 */
export const resolveNamedError = (errorId: string): NamedErrorId | null => {
  if (isNamedErrorId(errorId)) return errorId
  return nameByCode.get(errorId) ?? null
}

/** ERR-20: the code whose text and status an errorId has. A name takes its first code's. */
export const codeOf = (errorId: string): string => (isNamedErrorId(errorId) ? namedErrors[errorId][0] : errorId)

const isNamedErrorId = (errorId: string): errorId is NamedErrorId => Object.hasOwn(namedErrors, errorId)

const nameByCode: ReadonlyMap<string, NamedErrorId> = new Map(
  keysOf(namedErrors).flatMap((name) => namedErrors[name].map((code) => [code, name] as const)),
)
