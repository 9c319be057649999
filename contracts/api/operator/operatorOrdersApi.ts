import { Schema } from 'effect'
import { endpoint } from '../endpoint.ts'
import { OrderStatus } from '../entities/order.ts'
import { Bytes, Id, text } from '../wire.ts'
import { OperatorOrder, OperatorOrderRow, OrderRefunds, orderQueues, RefundWanted } from './operatorOrder.ts'

const orders = { who: 'operatorOrders', headers: 'none' } as const
const params = Schema.Struct({ orderNumber: Id })

/**
 * OPR-10: confirmed orders, the newest first, 50 at a time. `search`: the beginning of a number, of an e-mail address or
 * of each word of a name (OPR-66). `next`: what to ask for as `before`; absent at the end.
 */
export const readOrdersAsOperator = endpoint({
  id: 'API-172',
  method: 'GET',
  path: '/operator/api/orders',
  query: Schema.Struct({
    queue: Schema.optionalKey(Schema.Literals(orderQueues)),
    search: Schema.optionalKey(text(100)),
    before: Schema.optionalKey(Id),
  }),
  answer: Schema.Struct({ orders: Schema.Array(OperatorOrderRow), next: Schema.optionalKey(Id) }),
  errors: [],
  changes: false,
  ...orders,
})

/** OPR-10: everything about one order. */
export const readOrderAsOperator = endpoint({
  id: 'API-173',
  method: 'GET',
  path: '/operator/api/orders/{orderNumber}',
  params,
  answer: OperatorOrder,
  errors: ['OPR404'],
  changes: false,
  ...orders,
})

/**
 * OPR-11: every parcel reaches its next step, or what is returned has arrived. `status`: the one that was read; OPR409
 * if it is another one now, OPR412 if there is no next one.
 */
export const moveOrderAsOperator = endpoint({
  id: 'API-174',
  method: 'POST',
  path: '/operator/api/orders/{orderNumber}/steps',
  params,
  body: Schema.Struct({ status: OrderStatus }),
  answer: OperatorOrder,
  errors: ['OPR404', 'OPR409', 'OPR412'],
  changes: true,
  ...orders,
})

/** OPR-11, ORD-09: OPR412 once something has left, or when a gift card bought in it has been used. */
export const cancelOrderAsOperator = endpoint({
  id: 'API-175',
  method: 'POST',
  path: '/operator/api/orders/{orderNumber}/cancellation',
  params,
  body: Schema.Struct({ reason: text(500) }),
  answer: OperatorOrder,
  errors: ['OPR404', 'OPR412'],
  changes: true,
  ...orders,
})

/** OPR-11, ORD-19: the confirmation again, and the letter of each parcel that has left. */
export const resendLettersAsOperator = endpoint({
  id: 'API-176',
  method: 'POST',
  path: '/operator/api/orders/{orderNumber}/letters',
  params,
  answer: OperatorOrder,
  errors: ['OPR404', 'OPR412'],
  changes: true,
  ...orders,
})

/** ORD-23, ORD-24: the invoice or a credit note, by its number, in the language in which the order was placed. */
export const readPaperAsOperator = endpoint({
  id: 'API-245',
  method: 'GET',
  path: '/operator/api/orders/{orderNumber}/papers/{paperNumber}',
  params: Schema.Struct({ orderNumber: Id, paperNumber: Id }),
  answer: Bytes,
  media: 'application/pdf',
  errors: ['OPR404'],
  changes: false,
  ...orders,
})

/** OPR-67: what can still be given back, and what was. */
export const readRefundsAsOperator = endpoint({
  id: 'API-250',
  method: 'GET',
  path: '/operator/api/orders/{orderNumber}/refunds',
  params,
  answer: OrderRefunds,
  errors: ['OPR404'],
  changes: false,
  ...orders,
})

/**
 * OPR-67, OPR-68: gives back what pieces cost, or an amount. OPR400 if that cannot be, OPR409 if something else is left
 * than was seen, OPR412 if nothing is.
 */
export const refundOrderAsOperator = endpoint({
  id: 'API-251',
  method: 'POST',
  path: '/operator/api/orders/{orderNumber}/refunds',
  params,
  body: RefundWanted,
  answer: OperatorOrder,
  errors: ['OPR400', 'OPR404', 'OPR409', 'OPR412'],
  changes: true,
  ...orders,
})
