import { Schema } from 'effect'
import { Address } from './address.ts'
import { BasketItem, BasketTotals, Flash, Notification, PromotionSummary } from './basket.ts'
import { ShippingMethodCode } from './shippingMethod.ts'
import { PaymentInstrument } from './paymentInstrument.ts'
import { Currency, Id, Money } from '../wire.ts'

/** ORD-03 */
export const OrderStatus = Schema.Literals([
  'created',
  'pending_authentication',
  'confirmed',
  'processing',
  'shipped',
  'ready_for_pickup',
  'delivered',
  'failed',
  'cancelled',
  'return_requested',
  'returned',
])
export type OrderStatus = typeof OrderStatus.Type

export const Shipment = Schema.Struct({
  shipmentId: Id,
  shippingMethod: Schema.Struct({
    code: ShippingMethodCode,
    label: Schema.String,
    deliveryTime: Schema.String,
    price: Money,
  }),
  storeId: Schema.optionalKey(Schema.String),
  /** Ours. */
  address: Schema.optionalKey(Address),
  itemIds: Schema.Array(Id),
})

/** ORD-01. `paymentMethod` contains what may be shown of each instrument. */
export const Order = Schema.Struct({
  orderNumber: Id,
  basketId: Id,
  status: OrderStatus,
  /** Epoch ms. */
  placedAt: Schema.Int,
  currency: Currency,
  taxIncluded: Schema.Boolean,
  email: Schema.String,
  items: Schema.Array(BasketItem),
  shipments: Schema.Array(Shipment),
  totals: BasketTotals,
  promoSummary: Schema.Array(PromotionSummary),
  couponItems: Schema.Array(Schema.Struct({ code: Schema.String, discount: Money })),
  paymentMethod: Schema.Array(
    Schema.Struct({
      ...PaymentInstrument.fields,
      /** `refunded`: paid back after a cancellation, for what was returned (ORD-16), or as a part (OPR-67). */
      additionalData: Schema.Struct({
        amount: Money,
        reference: Schema.optionalKey(Schema.String),
        refunded: Schema.optionalKey(Money),
      }),
    }),
  ),
  billingAddress: Schema.optionalKey(Address),
  flashMessages: Schema.Array(Flash),
  customerNotifications: Schema.Array(Notification),
})
export type Order = typeof Order.Type
