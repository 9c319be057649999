import { Schema } from 'effect'
import { Order, OrderStatus } from './order.ts'
import { Currency, Id, Money } from '../wire.ts'

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

/** ORD-08: where each shipment is. `at` in epoch ms; `trackingUrl`: the carrier's page, a path of this shop. */
export const Tracking = Schema.Struct({
  shipmentId: Id,
  carrier: Schema.optionalKey(Schema.String),
  trackingNumber: Schema.optionalKey(Schema.String),
  trackingUrl: Schema.optionalKey(Schema.String),
  steps: Schema.Array(Schema.Struct({ status: OrderStatus, at: Schema.Int })),
})

/**
 * ORD-21: what is sent instead of returned pieces, and how far it is. `until`, epoch ms: how long it is reserved for
 * the return. `trackingUrl`: the carrier's page, a path of this shop.
 */
export const Exchange = Schema.Struct({
  sku: Id,
  colourName: Schema.String,
  sizeLabel: Schema.String,
  status: Schema.Literals(['reserved', 'released', 'shipped', 'delivered']),
  until: Schema.Int,
  carrier: Schema.optionalKey(Schema.String),
  trackingNumber: Schema.optionalKey(Schema.String),
  trackingUrl: Schema.optionalKey(Schema.String),
})
export type Exchange = typeof Exchange.Type

/** ORD-07: what is being returned, and its label: a path of this shop that works for anybody who has it. */
export const OrderReturn = Schema.Struct({
  labelUrl: Schema.String,
  at: Schema.Int,
  items: Schema.Array(Schema.Struct({ itemId: Id, qty: Schema.Int, exchange: Schema.optionalKey(Exchange) })),
})

/** ORD-24: what was given back, on paper. `issuedAt`: epoch ms; its day in UTC is the date of the paper. */
export const CreditNote = Schema.Struct({ number: Id, total: Money, issuedAt: Schema.Int })
export type CreditNote = typeof CreditNote.Type

/** `returns` and `creditNotes`: only for its owner, and for a guest who knows its postal code too (ORD-15). */
export const TrackedOrder = Schema.Struct({
  ...Order.fields,
  tracking: Schema.Array(Tracking),
  returns: Schema.Array(OrderReturn),
  creditNotes: Schema.optionalKey(Schema.Array(CreditNote)),
})
export type TrackedOrder = typeof TrackedOrder.Type
