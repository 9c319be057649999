import { Schema } from 'effect'
import { Order, OrderStatus } from './order.ts'
import { Currency, Id, Money } from './wire.ts'

/** ORD-04: an order as a line of the history. `placedAt` in epoch ms. */
export const OrderSummary = Schema.Struct({
  orderNumber: Id,
  status: OrderStatus,
  placedAt: Schema.Int,
  currency: Currency,
  total: Money,
  totalUnits: Schema.Int,
  pictures: Schema.Array(Schema.String),
})
export type OrderSummary = typeof OrderSummary.Type

/** ORD-08: where each shipment is. `at` in epoch ms. */
export const Tracking = Schema.Struct({
  shipmentId: Id,
  carrier: Schema.optionalKey(Schema.String),
  trackingNumber: Schema.optionalKey(Schema.String),
  trackingUrl: Schema.optionalKey(Schema.String),
  steps: Schema.Array(Schema.Struct({ status: OrderStatus, at: Schema.Int })),
})

export const TrackedOrder = Schema.Struct({ ...Order.fields, tracking: Schema.Array(Tracking) })
export type TrackedOrder = typeof TrackedOrder.Type
