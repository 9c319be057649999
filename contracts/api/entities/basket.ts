import { ShippingOption } from './shippingMethod.ts'
import { ShippingMethod, ShippingMethodCode } from './shippingMethod.ts'
import { Schema } from 'effect'
import { Address } from './address.ts'
import { Tint } from './catalogue.ts'
import { PaymentInstrument, PaymentMethod } from './paymentInstrument.ts'
import { Currency, Email, Id, Money, text } from '../wire.ts'

export const GiftOption = Schema.Struct({ email: Schema.String, to: Schema.String, message: Schema.String })
export type GiftOption = typeof GiftOption.Type

/** DLG-05: as requested. */
export const GiftEntry = Schema.Struct({ email: Email, to: text(100), message: text(250) })

/** CART-32: the server's message to the shopper. */
export const Notification = Schema.Struct({ code: Schema.String, message: Schema.String })

/** A flash: an entry of data, not an HTTP error (CART-34…39). */
export const Flash = Schema.Struct({
  code: Schema.String,
  message: Schema.optionalKey(Schema.String),
  shipmentId: Schema.optionalKey(Schema.String),
  /** Ours: the line it is about. */
  itemId: Schema.optionalKey(Id),
  details: Schema.optionalKey(Schema.Struct({ action: Schema.optionalKey(Schema.String) })),
})
export type Flash = typeof Flash.Type

/** CART-24: `value` in minor units, or in per cent with at most two decimals. */
export const PriceAdjustmentEntry = Schema.Struct({
  type: Schema.Literals(['AMOUNT', 'PERCENT']),
  value: Schema.Finite,
  reason: text(200),
})

/** CART-05: one line. `name`, `variation` and `recipe` are ours: a cart restored from the server must be readable. */
export const BasketItem = Schema.Struct({
  itemId: Id,
  /** The variant's SKU. */
  productId: Id,
  /** The style, as in product paths. */
  masterId: Schema.String,
  /** The style in one colour. */
  masterId2: Schema.String,
  upc: Schema.String,
  slug: Schema.String,
  name: Schema.String,
  kind: Schema.String,
  variation: Schema.Struct({
    colour: Schema.String,
    colourName: Schema.String,
    size: Schema.String,
    sizeLabel: Schema.String,
  }),
  qty: Schema.Int,
  maxQty: Schema.Int,
  /** Ours: how many the shop could deliver now. */
  stock: Schema.Int,
  bonus: Schema.Boolean,
  price: Schema.Struct({ current: Money, original: Money, rowTotal: Money, currency: Currency }),
  taxTotal: Money,
  /** CART-24, ours: `amount` is what came off `rowTotal`. */
  priceAdjustment: Schema.optionalKey(
    Schema.Struct({ adjustmentId: Id, amount: Money, ...PriceAdjustmentEntry.fields }),
  ),
  recipeId: Schema.optionalKey(Schema.String),
  pdpUrl: Schema.String,
  productImageURL: Schema.String,
  /** Ours: the background colour of the picture. */
  tint: Tint,
  giftOption: Schema.optionalKey(GiftOption),
  isDigitalProduct: Schema.Boolean,
  isCustoms: Schema.Boolean,
  selectedShippingOption: ShippingMethodCode,
  /** Ours: its shipment, as in `shippingMethods`; 'me' by default (SHIP-02). */
  shippingId: Schema.optionalKey(Schema.String),
  /** Ours: picked up in this store, whatever the other lines do. */
  pickupStoreId: Schema.optionalKey(Schema.String),
  /** CART-13, ours: this many pieces are reserved in this store until then (epoch ms), which may have passed. */
  reservation: Schema.optionalKey(Schema.Struct({ qty: Schema.Int, heldUntil: Schema.Int, storeName: Schema.String })),
  shippingOptions: Schema.Array(ShippingOption),
  customerNotifications: Schema.Array(Notification),
})
export type BasketItem = typeof BasketItem.Type

/** CART-02, in the order of CART-04. */
export const BasketTotals = Schema.Struct({
  total: Money,
  totalDiscount: Money,
  discount: Money,
  itemTotal: Money,
  totalWithoutTax: Money,
  shipping: Money,
  tax: Money,
  remainingToPay: Money,
  totalUnits: Schema.Int,
  itemSubTotal: Money,
  netAmount: Money,
  taxAmount: Money,
  appliedRewards: Money,
  totalDiscountPercentage: Schema.Finite,
})
export type BasketTotals = typeof BasketTotals.Type

/** CART-07 */
export const PromotionSummary = Schema.Struct({
  promotionId: Schema.String,
  promotionName: Schema.String,
  level: Schema.Literals(['ORDER', 'PRODUCT', 'SHIPPING']),
  calloutMessage: Schema.String,
  distanceFromConditionThreshold: Money,
  approachingDisplayLevel: Schema.optionalKey(Money),
  /** Ours: the full threshold, so that the progress bar can show how much is reached. */
  threshold: Schema.optionalKey(Money),
})
export type PromotionSummary = typeof PromotionSummary.Type

export const PriceAdjustment = Schema.Struct({
  adjustmentId: Id,
  itemId: Schema.optionalKey(Id),
  ...PriceAdjustmentEntry.fields,
})

/** CART-01: the basket. `version`, `status` and `taxIncluded` are ours; version grows with every change. */
export const Basket = Schema.Struct({
  basketId: Id,
  id: Id,
  version: Schema.Int,
  status: Schema.Literals(['open', 'ordering', 'ordered', 'abandoned']),
  currency: Currency,
  taxIncluded: Schema.Boolean,
  totalItems: Schema.Int,
  totals: BasketTotals,
  items: Schema.Array(BasketItem),
  shippingMethods: Schema.Array(ShippingMethod),
  paymentMethods: Schema.Array(PaymentMethod),
  payment_instruments: Schema.Array(PaymentInstrument),
  notifications: Schema.Array(Notification),
  favoriteStoreId: Schema.optionalKey(Schema.String),
  verifiedShippingAddress: Schema.optionalKey(Address),
  couponItems: Schema.Array(Schema.Struct({ code: Schema.String, valid: Schema.Boolean, discount: Money })),
  orderPromotions: Schema.Array(
    Schema.Struct({ promotionId: Schema.String, promotionName: Schema.String, discount: Money }),
  ),
  promoSummary: Schema.Array(PromotionSummary),
  flashMessages: Schema.Array(Flash),
  shippingAddress: Schema.optionalKey(Address),
  billingAddress: Schema.optionalKey(Address),
  /** Ours, SHIP-21: who collects goods that are not delivered to the shopper. */
  collector: Schema.optionalKey(Address),
  reward: Schema.optionalKey(Schema.Struct({ points: Schema.Int, amountInCurrency: Money })),
  saveForLaterItems: Schema.Array(
    Schema.Struct({ itemId: Id, pageUrl: Schema.String, available: Schema.Boolean, qty: Schema.Int }),
  ),
  priceAdjustments: Schema.Array(PriceAdjustment),
  giftCardBalance: Schema.optionalKey(Money),
  paymentSession: Schema.optionalKey(Schema.String),
  deviceFingerPrint: Schema.optionalKey(Schema.String),
})
export type Basket = typeof Basket.Type
