import type { Generated } from 'kysely'
import type { Address } from '../../../contracts/api/entities/address.ts'
import type { GiftOption } from '../../../contracts/api/entities/basket.ts'
import type { ShippingMethodCode } from '../../../contracts/api/entities/shippingMethod.ts'
import type { PaymentInstrument, ProviderMethod } from '../../../contracts/api/entities/paymentInstrument.ts'
import type { PriceAdjustment } from '../../../core/domain/cart/priceAdjustment.ts'
import type { FlashCode } from '../../../core/domain/errors/flashCodes.ts'
import type { CurrencyCode, Json } from './CatalogTables.ts'

export type BasketTables = {
  basket: {
    id: string
    subject: string
    /** ordering = a payment is in progress and nothing may change; ordered = it belongs to an order for good. */
    status: 'open' | 'ordering' | 'ordered' | 'abandoned'
    version: number
    country: string
    currency: CurrencyCode
    document: Json<BasketDocument>
    /** Null in a basket that has not changed since this column exists. */
    needs: Json<PricingNeeds> | null
    /** Of the row: counts every write. */
    edition: Generated<number>
    created_at: number
    updated_at: number
  }
}

/**
 * CART-13: pieces of a line reserved in a store; `until` in epoch ms. After that anybody may buy them, and the line
 * stays.
 */
export type Reservation = { readonly storeId: string; readonly qty: number; readonly until: number }

/**
 * CART-24: what an agent has agreed for goods that are not a line now: for this product (a style) at this price, in
 * minor units of the currency.
 */
export type EarlierAdjustment = {
  readonly productId: string
  readonly price: number
  readonly currency: CurrencyCode
  readonly adjustment: LineAdjustment
}

/** What the shopper asked for; every figure is computed from it each time. */
export type BasketDocument = {
  readonly lines: readonly BasketLine[]
  /** Codes in upper case, in the order applied. */
  readonly coupons: readonly string[]
  /** `pointId`: the collection point, only with 'pudo'. */
  readonly method?: { readonly code: ShippingMethodCode; readonly byShopper: boolean; readonly pointId?: string }
  readonly favoriteStoreId?: string
  readonly shippingAddress?: Address
  readonly billingAddress?: Address
  /** SHIP-21: who collects goods that are not delivered to the shopper: name, email and phone. */
  readonly collector?: Address
  readonly verifiedShippingAddress?: Address
  readonly instruments: readonly BasketInstrument[]
  /** PAY-10 */
  readonly paymentSession?: BasketSession
  /** PAY-12: the balance of the last gift card that was looked up, minor units. */
  readonly giftCardBalance?: number
  /** PAY-11: a random name of the visit. */
  readonly deviceFingerPrint?: string
  /** CHK-07: the figures of the last preparation, minor units. */
  readonly prepared?: { readonly total: number; readonly tax: number }
  /** CART-33: the shopper declined the gift for these goods; forgotten when they no longer earn one. */
  readonly giftDeclined?: boolean
  /** CART-24, CART-29: adjustments of lines that have left, the latest last. */
  readonly agreed?: readonly EarlierAdjustment[]
  /** CART-13: epoch ms; until then this basket may have rows in stock_hold. */
  readonly heldUntil?: number
  /** What the last repair did; the next change clears it. */
  readonly flashes: readonly FlashCode[]
}

export type BasketLine = {
  readonly itemId: string
  readonly sku: string
  readonly qty: number
  /** CART-33: a gift with purchase. */
  readonly bonus: boolean
  readonly recipeId?: string
  readonly giftOption?: GiftOption
  /** Picked up there, whatever the other lines do. */
  readonly pickupStoreId?: string
  readonly adjustment?: LineAdjustment
  /** CART-13, read by `reservedOf`. */
  readonly reserved?: Reservation
}

/** CART-24: `agentId` = who granted it. */
export type LineAdjustment = PriceAdjustment & { readonly adjustmentId: string; readonly agentId: string }

/** PAY-01: of a card only what may be shown, and the payment provider's token for it; of a gift card its id. */
export type BasketInstrument = PaymentInstrument & { readonly token: string }

/** PAY-10: the page on which the shopper is asked to agree to this sum (minor units); `expiresAt` in epoch ms. */
export type BasketSession = {
  readonly sessionId: string
  readonly clientToken: string
  readonly expiresAt: number
  readonly method: ProviderMethod
  readonly amount: number
}

/** The facts to load for pricing. */
export type PricingNeeds = {
  readonly skus: readonly string[]
  /** Of coupons */
  readonly codes: readonly string[]
  /** Ids of gift cards, rewards and credit. */
  readonly giftCards: readonly string[]
  /** Names under which a redemption may be recorded. */
  readonly customers: readonly string[]
  readonly storeId?: string
  /** Of a collection point */
  readonly pointId?: string
}

export type SavedTables = {
  /** One per subject. */
  saved_list: { id: string; subject: string }
  /** `line_key`: what identifies the item (CART-16), delivered home. `added_at`: epoch ms. */
  saved_item: {
    list_id: string
    line_key: string
    item_id: string
    qty: number
    document: Json<SavedDocument>
    added_at: number
  }
}

export type SavedDocument = {
  readonly sku: string
  readonly recipeId?: string
  readonly giftOption?: GiftOption
  readonly agreement?: EarlierAdjustment
}

export type FavoriteTables = {
  /** One per subject. `shared_at` (epoch ms): since then anybody with the id may read it. */
  favorite_list: { id: string; subject: string; shared_at: number | null }
  favorite_item: { list_id: string; product_id: string; item_id: string; added_at: number }
}
