import type { Address } from '../../contracts/api/address.ts'
import type { GiftOption, ShippingMethodCode } from '../../contracts/api/basket.ts'
import type { PaymentInstrument, ProviderMethod } from '../../contracts/api/paymentInstrument.ts'
import type { PriceAdjustment } from '../../core/domain/cart/priceAdjustment.ts'
import type { FlashCode } from '../../core/domain/errors/flashCodes.ts'
import type { CurrencyCode } from '../catalog/CatalogTables.ts'
import type { EarlierAdjustment } from './earlierAdjustment.ts'
import type { Reservation } from './reservation.ts'

/** What the shopper asked for; every figure is computed from it anew. */
export type BasketDocument = {
  readonly lines: readonly BasketLine[]
  /** Codes in upper case, in the order applied. */
  readonly coupons: readonly string[]
  /** `pointId`: the collection point, with 'pudo' alone. */
  readonly method?: { readonly code: ShippingMethodCode; readonly byShopper: boolean; readonly pointId?: string }
  readonly favoriteStoreId?: string
  readonly shippingAddress?: Address
  readonly billingAddress?: Address
  /** SHIP-21: who collects what is not sent to them: name, email and phone. */
  readonly collector?: Address
  readonly verifiedShippingAddress?: Address
  readonly instruments: readonly BasketInstrument[]
  /** PAY-10 */
  readonly paymentSession?: BasketSession
  /** PAY-12: what the last gift card asked about has, minor units. */
  readonly giftCardBalance?: number
  /** PAY-11: a random name of the visit. */
  readonly deviceFingerPrint?: string
  /** CHK-07: the figures of the last preparation, minor units. */
  readonly prepared?: { readonly total: number; readonly tax: number }
  /** CART-33: the shopper does not want the gift of these goods; forgotten when they earn none. */
  readonly giftDeclined?: boolean
  /** CART-24, CART-29: what was agreed on lines that have left, the latest last. */
  readonly agreed?: readonly EarlierAdjustment[]
  /** CART-13: epoch ms; rows of stock_hold may stand for this basket until then. */
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
  /** Picked up there, whatever the others do. */
  readonly pickupStoreId?: string
  readonly adjustment?: LineAdjustment
  /** CART-13, read by `reservedOf`. */
  readonly reserved?: Reservation
}

/** CART-24: `agentId` = whose word it was. */
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

export type OpenBasket = {
  readonly id: string
  readonly subject: string
  readonly version: number
  readonly status: 'open' | 'ordering' | 'ordered' | 'abandoned'
  readonly country: string
  readonly currency: CurrencyCode
  readonly document: BasketDocument
}

/** ORD-03, PAY-33: a basket that has become an order, or whose order has failed for good, is no basket any more. */
export const isOver = ({ status }: Pick<OpenBasket, 'status'>): boolean =>
  status === 'ordered' || status === 'abandoned'

export const emptyDocument: BasketDocument = { lines: [], coupons: [], instruments: [], flashes: [] }
