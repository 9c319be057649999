import type { GiftOption } from '../../../contracts/api/basket.ts'
import type { OwnMethod, ProviderMethod } from '../../../contracts/api/paymentInstrument.ts'
import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import type { CardFace } from '../../../contracts/commands/cardFace.ts'
import type { LineProduct } from '../../../contracts/commands/lineProduct.ts'
import type { RefusalView } from '../../../contracts/views/lineView.ts'
import type { Voucher } from '../loyalty/vouchers.ts'
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

/**
 * Something asked of the server's basket and not answered yet. It may own several calls in order; `call` counts them and
 * is part of their keys (`changeId/call`), so a call keeps its key for ever and a repaired one gets the next number.
 */
export type Change = {
  readonly changeId: string
  /** Epoch ms. */
  readonly at: number
  readonly call: number
  /** The call with this number may have left: the change can no longer be merged or withdrawn. */
  readonly sent: boolean
  /** Times the basket was lost under it: at most one rebuild per change. */
  readonly losses: number
  readonly wish: Wish
}

export type Wish =
  | { readonly kind: 'AddItem'; readonly line: WantedLine }
  | { readonly kind: 'SetQuantity'; readonly key: string; readonly quantity: number }
  | { readonly kind: 'RemoveLine'; readonly key: string }
  | SwitchWish
  | { readonly kind: 'ApplyCoupon'; readonly code: string }
  | { readonly kind: 'RemoveCoupon'; readonly code: string }
  | {
      readonly kind: 'EstimateShipping'
      readonly postalCode: string
      readonly country: string
      readonly province: string | null
    }
  /** SHIP-21: for `collection` it is who fetches the goods; else where they go. */
  | { readonly kind: 'SetShippingAddress'; readonly address: AddressEntry; readonly context?: 'collection' }
  | {
      readonly kind: 'SetShippingMethod'
      readonly code: string
      readonly shippingId: string
      readonly storeId?: string
    }
  | { readonly kind: 'SetDelivery'; readonly key: string; readonly storeId: string | null }
  /** CART-24 */
  | { readonly kind: 'AdjustPrice'; readonly key: string; readonly adjustment: PriceAdjustment }
  | { readonly kind: 'RemoveAdjustment'; readonly key: string }
  | { readonly kind: 'SetBillingAddress'; readonly address: AddressEntry }
  /** FAV-13: the cart's line `key` becomes `line` of what is saved. `asItem`: the server has no such line to move. */
  | { readonly kind: 'SaveLine'; readonly key: string; readonly line: WantedLine; readonly asItem: boolean }
  /** Into the cart first and out of the list then, so that nothing is lost between the two. */
  | { readonly kind: 'MoveToCart'; readonly line: WantedLine; readonly phase: 'add' | 'drop' }
  | { readonly kind: 'RemoveSaved'; readonly line: WantedLine }
  | {
      readonly kind: 'AddCard'
      readonly face: CardFace
      readonly secretRef: string
      readonly savedCardId?: string
      readonly keep?: boolean
    }
  /** PAY-07: the server asks the provider whether the shopper has agreed in this session. */
  | { readonly kind: 'AddAgreement'; readonly method: ProviderMethod; readonly sessionId: string }
  /** PAY-06 */
  | { readonly kind: 'AddGiftCard'; readonly last4: string; readonly secretRef: string }
  /** LOY-08 */
  | { readonly kind: 'ApplyReward'; readonly voucher: Voucher }
  /** LOY-10, PAY-03: `code` of a reward code, `savedId` of a reward card. */
  | {
      readonly kind: 'AddPartPayment'
      readonly method: OwnMethod
      readonly code: string | null
      readonly savedId: string | null
      readonly last4: string | null
    }
  | { readonly kind: 'RemoveInstrument'; readonly instrumentId: string }

/** CART-29: `change` = the line becomes the other one in one call. Else, two calls: remove the old, add the new; the add refused → the old comes back. */
export type SwitchWish = {
  readonly kind: 'SwitchVariant'
  readonly phase: 'change' | 'remove' | 'add' | 'restore'
  readonly from: WantedLine
  readonly to: WantedLine
  /** Where the line stood, so that the new one stands there too. */
  readonly position: number
  /** Why the add was refused, told once the old line is back. */
  readonly refusal: Refusal | null
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

export type Refusal = RefusalView

/** A line taken out, as long as it can be put back. */
export type RemovedLine = { readonly removal: string; readonly line: WantedLine; readonly position: number }

/** `basketId` = the account's basket, which this device has not seen yet (AUTH-07); otherwise the cart's own. */
export type Refresh = { readonly id: string; readonly basketId?: string }

export type Cart = {
  readonly basket: ConfirmedBasket | null
  readonly pending: readonly Change[]
  readonly rebuild: Rebuild | null
  /** A fresh look at the basket is owed: the id its key is made of. */
  readonly refresh: Refresh | null
  readonly refusals: readonly Refusal[]
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
