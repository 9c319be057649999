import type { GiftOption } from '../../../contracts/api/entities/basket.ts'
import type { LineProduct } from '../../../contracts/commands/lineProduct.ts'
import type { Locale } from '../locale/locales.ts'
import type { CartRefusal } from './cartRefusal.ts'
import type { PendingChange } from './changes/cartChange.ts'
import type { ConfirmedBasket } from './confirmedBasket.ts'
import type { PriceAdjustment } from './priceAdjustment.ts'

/** A requested line, with everything needed to show it and to request it again. */
export type WantedLine = {
  readonly key: string
  readonly product: LineProduct
  readonly quantity: number
  readonly recipeId: string | null
  readonly giftOption: GiftOption | null
  /** `home`, or the store in which this line alone is picked up. */
  readonly delivery: string
  /** CART-24: an agent's adjustment of a line that may come back; requested again with it. */
  readonly adjustment?: PriceAdjustment
  /** CART-13: its pieces are to be reserved in the store where it is picked up. */
  readonly reserve?: true
}

/**
 * What a new basket cannot be given, or gets by itself: ids, figures, offers, and payments, which only the shopper can
 * enter again (PAY-01). A new field of the basket that is not named here has to be restored.
 */
type NotRestored =
  | 'basketId'
  | 'version'
  | 'currency'
  | 'taxIncluded'
  | 'totals'
  | 'callouts'
  | 'card'
  | 'agreement'
  | 'partPayments'
  | 'paymentMethods'
  | 'messages'

/** CART-27: what of a lost basket is restored: its fields, but of the coupons the codes, of the methods the chosen one. */
export type Restored = Omit<ConfirmedBasket, NotRestored | 'coupons' | 'methods'> & {
  readonly coupons: readonly string[]
  readonly method: { readonly code: string; readonly shippingId: string; readonly storeId?: string } | null
}

/**
 * CART-27: the server has lost the basket; what to restore, in order. One rebuild per lost basket, whose id is in the
 * keys.
 */
export type Rebuild = Restored & {
  readonly lostBasketId: string
  readonly step: number
  readonly sent: boolean
  /** A second loss under one change: the lines wait here until the shopper changes something again. */
  readonly paused: boolean
}

/** A removed line, as long as it can be put back. */
export type RemovedLine = { readonly removal: string; readonly line: WantedLine; readonly position: number }

/** `basketId` = the account's basket, which this device has not seen yet (AUTH-07); otherwise the cart's own. */
export type Refresh = { readonly id: string; readonly basketId?: string }

/** CART-42: what the notice says of the last move to another country's shop. */
export type CartMove = {
  readonly moveId: string
  readonly from: Locale
  /** What the shopper had seen before, minor units of that currency. */
  readonly before: { readonly currency: ConfirmedBasket['currency']; readonly total: number }
  /** The new total when the last line was answered; null until then. */
  readonly after: number | null
  /** What could not be taken along: gift cards and rewards, prices agreed with a store's employee. */
  readonly dropped: readonly ('payments' | 'adjustments')[]
  readonly notSold: readonly WantedLine[]
  /** The names of what is shipped now, because its store is in the other country. */
  readonly sentHome: readonly string[]
}

export type Cart = {
  readonly basket: ConfirmedBasket | null
  readonly pending: readonly PendingChange[]
  readonly rebuild: Rebuild | null
  /** A fresh read of the basket is owed: the id from which its key is made. */
  readonly refresh: Refresh | null
  readonly refusals: readonly CartRefusal[]
  readonly removed: readonly RemovedLine[]
  readonly estimate: { readonly postalCode: string; readonly country: string; readonly province: string | null } | null
  /** CART-28, epoch ms. */
  readonly customerRejectedAt: number | null
  /** CART-42: the shop to which the cart was moved; absent before the first move, and in older logs. */
  readonly locale?: Locale
  readonly move?: CartMove
}

export const emptyCart = (): Cart => ({
  basket: null,
  pending: [],
  rebuild: null,
  refresh: null,
  refusals: [],
  removed: [],
  estimate: null,
  customerRejectedAt: null,
})

/** PAY-16: figures of the reference catalogue. */
export const maximumLines = 50
export const maximumPerLine = 999
/** This many different items can be saved for later. */
export const maximumSaved = 50
export const maximumCouponLength = 64
/** This many removed lines can be put back. */
export const rememberedRemovals = 5
