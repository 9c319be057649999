import { Schema } from 'effect'
import { OrderStatus } from '../entities/order.ts'
import { TrackedOrder } from '../entities/purchase.ts'
import { ShippingMethodCode } from '../entities/shippingMethod.ts'
import { Currency, Id, Money } from '../wire.ts'

/** OPR-10: what somebody has to do with orders; `refundOwed`: the payment provider has still to give money back. */
export const orderQueues = ['toPack', 'sent', 'delivered', 'returning', 'cancelled', 'refundOwed'] as const
export type OrderQueue = (typeof orderQueues)[number]

/** OPR-10: an order in a list. `placedAt`: epoch ms; `name`: of the person whom it goes to, empty if none is known. */
export const OperatorOrderRow = Schema.Struct({
  orderNumber: Id,
  placedAt: Schema.Int,
  name: Schema.String,
  pieces: Schema.Int,
  status: OrderStatus,
  isRefundOwed: Schema.Boolean,
  /** Where each shipment goes; no city for what is sent by e-mail or collected. */
  shipments: Schema.Array(Schema.Struct({ code: ShippingMethodCode, city: Schema.optionalKey(Schema.String) })),
  total: Money,
  currency: Currency,
})
export type OperatorOrderRow = typeof OperatorOrderRow.Type

/**
 * OPR-10: an order with all that is known of it. `locale`: the site on which it was placed, null for one older than
 * that is kept; `reason`: why it was cancelled, in the words of whoever did it;
 * `invoice`: null while it waits for its number (ORD-23).
 */
export const OperatorOrder = Schema.Struct({
  order: TrackedOrder,
  locale: Schema.NullOr(Schema.String),
  isRefundOwed: Schema.Boolean,
  reason: Schema.NullOr(Schema.String),
  invoice: Schema.NullOr(Schema.Struct({ number: Id, issuedAt: Schema.Int })),
})
export type OperatorOrder = typeof OperatorOrder.Type
