import type { ErrorCode } from '../../../contracts/errorCatalogue.ts'
import type { NamedErrorId } from '../../../contracts/errors/ErrorEntry.ts'
import { isFlashCode, returnsToShipping } from './flashCodes.ts'
import { resolveNamedError } from './resolveNamedError.ts'

/** Where an error of the order is shown and what it causes. `step` null = the shopper stays where they are. */
export type ErrorRoute = {
  /** banner = the top notification; flash = the cart's own messages. */
  readonly surface: 'banner' | 'toast' | 'flash'
  /** Only toasts can close by themselves, and none of these does (ERR-12). */
  readonly autoClose: boolean
  readonly refreshCart: boolean
  readonly step: 'shipping' | 'billing' | null
}

type CartFlash = { readonly code: string }

/**
 * ERR-10…14, ERR-17, ERR-26, ERR-29, CHK-05: the effect of an errorId on place order. If pieces are missing, the cart
 * is read again: that repairs it, and its lines and messages show what is left, so that the next press orders something
 * available. `cartFlashes` are those of the cart after the refresh; if they were not known yet, call this again with
 * them.
 */
export const routePlaceOrderError = (errorId: string, cartFlashes: readonly CartFlash[] = []): ErrorRoute => {
  if (isFlashCode(errorId)) return flashRoute([{ code: errorId }])
  const effects: Readonly<Partial<Record<string, Partial<ErrorRoute>>>> = consequences
  const name = resolveNamedError(errorId)
  if (name === 'ITEM_NO_LONGER_AVAILABLE') return flashRoute(cartFlashes)
  const banner = name === null ? undefined : bannerSteps[name]
  if (banner !== undefined)
    return { surface: 'banner', autoClose: false, refreshCart: name === 'SOME_PRODUCTS_NO_INVENTORY', step: banner }
  return { surface: 'toast', autoClose: false, refreshCart: false, step: null, ...effects[errorId] }
}

/** ERR-10, CHK-05 */
const flashRoute = (flashes: readonly CartFlash[]): ErrorRoute => ({
  surface: 'flash',
  autoClose: false,
  refreshCart: true,
  step: flashes.some(({ code }) => returnsToShipping(code)) ? 'shipping' : null,
})

/** ERR-11, ERR-29: these show a top notification; the step where the shopper can fix it is our choice. */
const bannerSteps: Readonly<Partial<Record<NamedErrorId, ErrorRoute['step']>>> = {
  CC_EXPIRY_DATE_INVALID: 'billing',
  PAYMENT_INSTRUMENT_NOT_FOUND: 'billing',
  ADDRESS_NOT_FOUND: 'billing',
  PAYMENT_ERROR: 'billing',
  PAYMENT_FRAUD_VERIFICATION_EXCEPTION: 'billing',
  CART_NOT_FOUND: null,
  SHIPPING_POBOX_UNAVAILABLE: 'shipping',
  SOME_PRODUCTS_NO_INVENTORY: null,
  CANT_SHIP_THERE: 'shipping',
}

/** What the code table adds to the toast of ERR-12, and the one shipping method error (ERR-17). */
const consequences: Readonly<Partial<Record<ErrorCode, Partial<ErrorRoute>>>> = {
  INV406: { refreshCart: true },
  SHP404: { surface: 'banner', refreshCart: true, step: 'shipping' },
  ORD516: { refreshCart: true, step: 'shipping' },
  ORD517: { refreshCart: true, step: 'shipping' },
  ORD518: { refreshCart: true },
  TAX310: { refreshCart: true },
  CHK380: { step: 'shipping' },
  SHP410: { step: 'shipping' },
  BIL400: { step: 'billing' },
  BILL410: { step: 'billing' },
  PYT400: { refreshCart: true, step: 'billing' },
  GFC725: { step: 'billing' },
  REW140: { step: 'billing' },
}
