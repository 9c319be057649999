import type { GiftOption } from '../../../contracts/api/basket.ts'
import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import type { LineProduct } from '../../../contracts/commands/lineProduct.ts'
import type { RefusalView } from '../../../contracts/views/lineView.ts'
import type { PendingChange } from './changes/cartChange.ts'
import type { ConfirmedBasket, ConfirmedLine } from './confirmedBasket.ts'
import type { PriceAdjustment } from './priceAdjustment.ts'

/** A line somebody asked for, complete enough to be shown and to be asked for again. */
export type WantedLine = {
  readonly key: string
  readonly product: LineProduct
  readonly quantity: number
  readonly recipeId: string | null
  readonly giftOption: GiftOption | null
  /** `home`, or the store it is picked up in by itself. */
  readonly delivery: string
  /** CART-24: what an agent has agreed on it, of a line that may come back; asked for again with it. */
  readonly adjustment?: PriceAdjustment
  /** CART-13: its pieces are to be put aside in the store it is picked up in. */
  readonly reserve?: true
}

/** CART-27: the server has lost the basket; what to put back, in order. One rebuild per lost basket: its id is in the keys. */
export type Rebuild = {
  readonly lostBasketId: string
  readonly step: number
  readonly sent: boolean
  readonly lines: readonly ConfirmedLine[]
  readonly coupons: readonly string[]
  readonly shippingAddress: AddressEntry | null
  /** SHIP-21; absent without one, and in what was logged before it was kept beside the address. */
  readonly collector?: AddressEntry
  readonly method: { readonly code: string; readonly shippingId: string; readonly storeId?: string } | null
  readonly billingAddress: AddressEntry | null
  /** A second loss under one change: the lines wait here until the shopper asks for something again. */
  readonly paused: boolean
}

export type CartRefusal = RefusalView

/** A line taken out, as long as it can be put back. */
export type RemovedLine = { readonly removal: string; readonly line: WantedLine; readonly position: number }

/** `basketId` = the account's basket, which this device has not seen yet (AUTH-07); otherwise the cart's own. */
export type Refresh = { readonly id: string; readonly basketId?: string }

export type Cart = {
  readonly basket: ConfirmedBasket | null
  readonly pending: readonly PendingChange[]
  readonly rebuild: Rebuild | null
  /** A fresh look at the basket is owed: the id its key is made of. */
  readonly refresh: Refresh | null
  readonly refusals: readonly CartRefusal[]
  readonly removed: readonly RemovedLine[]
  readonly estimate: { readonly postalCode: string; readonly country: string; readonly province: string | null } | null
  /** CART-28, epoch ms. */
  readonly customerRejectedAt: number | null
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
/** As many different things can be saved for later. */
export const maximumSaved = 50
export const maximumCouponLength = 64
/** As many removed lines can be put back. */
export const rememberedRemovals = 5
