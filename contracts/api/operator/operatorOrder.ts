import { Schema } from 'effect'
import { OrderStatus } from '../entities/order.ts'
import { TrackedOrder } from '../entities/purchase.ts'
import { ShippingMethodCode } from '../entities/shippingMethod.ts'
import { Currency, Id, Money, Quantity, text } from '../wire.ts'

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

const Pieces = Schema.Array(Schema.Struct({ itemId: Id, qty: Quantity }))

/**
 * OPR-67: what of an order can still be given back, and what operators gave back of it, the first refund first. `left`: at
 * most so much; `pieces`: those whose price was not given back; `given`: those whose price was. `isOwed`: the payment
 * provider has still to do its part. `items`: none if it was for no pieces; `at`: epoch ms.
 */
export const OrderRefunds = Schema.Struct({
  left: Money,
  pieces: Pieces,
  given: Pieces,
  refunds: Schema.Array(
    Schema.Struct({
      amount: Money,
      reason: Schema.String,
      by: Schema.String,
      at: Schema.Int,
      items: Pieces,
      isOwed: Schema.Boolean,
    }),
  ),
})
export type OrderRefunds = typeof OrderRefunds.Type

/** OPR-67: `seen`: what was left when it was decided. Either `items` or `amount`, never both. */
export const RefundWanted = Schema.Struct({
  seen: Money,
  reason: text(500),
  items: Schema.optionalKey(Pieces),
  amount: Schema.optionalKey(Money),
})
export type RefundWanted = typeof RefundWanted.Type
