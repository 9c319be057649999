import { Schema } from 'effect'
import { endpoint } from '../endpoint.ts'
import { Order } from '../entities/order.ts'
import { OrderSummary, TrackedOrder } from '../entities/purchase.ts'
import { Bytes, Email, Id, Quantity, Success, text } from '../wire.ts'

const own = { who: 'account', own: true, headers: 'common' } as const
const orderPath = Schema.Struct({ orderId: Id })

/** ORD-15, ours: without the owner's account, what shows that the order is the caller's. */
const guestProof = { email: Schema.optionalKey(Email), postalCode: Schema.optionalKey(text(20)) }

/** ORD-05, with where each shipment is. An employee reads their own, too, and nobody else's. */
export const readPurchase = endpoint({
  ...own,
  id: 'API-056',
  method: 'GET',
  path: '/consumers-v3/consumer/purchase/{orderId}',
  params: orderPath,
  answer: TrackedOrder,
  errors: ['ORD409', 'OHS4004'],
  changes: false,
})

/** ORD-06, ORD-15. ORD-24, ours: `creditNote` = the number of one of its credit notes, instead of the invoice. */
export const downloadInvoice = endpoint({
  ...own,
  who: 'session',
  id: 'API-057',
  method: 'POST',
  path: '/consumers-v3/consumer/purchase/invoice/download',
  body: Schema.Struct({ orderId: Id, creditNote: Schema.optionalKey(Id), ...guestProof }),
  answer: Bytes,
  media: 'application/pdf',
  errors: ['ORD400', 'ORD409'],
  changes: false,
})

/** ORD-04: newest first. */
export const readPurchaseHistory = endpoint({
  id: 'API-058',
  method: 'POST',
  path: '/consumers-v3/consumer/purchasehistory',
  body: Schema.Struct({ page: Schema.optionalKey(Schema.Int), pageSize: Schema.optionalKey(Schema.Int) }),
  answer: Schema.Struct({ total: Schema.Int, orders: Schema.Array(OrderSummary) }),
  errors: ['PRO404'],
  who: 'account',
  headers: 'common',
  changes: false,
})

/** ORD-07, ORD-15. ORD-21: `exchangeFor` = the sku of another variant of the same style, instead of a refund. */
export const createReturnLabel = endpoint({
  ...own,
  who: 'session',
  id: 'API-059',
  method: 'POST',
  path: '/consumers-v3/consumer/return/{orderId}/returnLabel',
  params: orderPath,
  body: Schema.Struct({
    items: Schema.NonEmptyArray(
      Schema.Struct({
        itemId: Id,
        qty: Quantity,
        reason: Schema.optionalKey(text(200)),
        exchangeFor: Schema.optionalKey(Id),
      }),
    ).check(Schema.isMaxLength(50)),
    ...guestProof,
  }),
  answer: Schema.Struct({ labelUrl: Schema.String }),
  errors: ['ORD400', 'ORD409', 'INV700', 'RTN500'],
  undone: ['RTN500'],
  changes: true,
})

/** ORD-08: capital T and O; without an account. */
export const trackOrder = endpoint({
  id: 'API-060',
  method: 'POST',
  path: '/consumers-v3/consumer/TrackOrder',
  body: Schema.Struct({ orderNumber: Id, email: Email, postalCode: Schema.optionalKey(text(20)) }),
  answer: TrackedOrder,
  errors: ['ORD400', 'ORD409'],
  who: 'public',
  headers: 'common',
  changes: false,
})

/** ORD-09: capital C and O. The consumer's own order, or a guest's by its e-mail. */
export const cancelOrder = endpoint({
  ...own,
  who: 'session',
  id: 'API-061',
  method: 'POST',
  path: '/consumers-v3/consumer/CancelOrder',
  body: Schema.Struct({
    orderNumber: Id,
    email: Schema.optionalKey(Email),
    reason: Schema.optionalKey(text(200)),
  }),
  answer: Order,
  errors: ['ORD400', 'ORD409'],
  changes: true,
})

/** ORD-19: to the order's own address, which the answer names without giving it away. */
export const resendOrderEmail = endpoint({
  ...own,
  who: 'session',
  id: 'API-159',
  method: 'POST',
  path: '/consumers-v3/consumer/resendOrderEmail',
  body: Schema.Struct({ orderId: Id, ...guestProof }),
  answer: Schema.Struct({ sentTo: Schema.String }),
  errors: ['ORD400', 'ORD409'],
  changes: true,
})

/** ORD-10, ORD-15 */
export const resendGiftCardEmail = endpoint({
  ...own,
  who: 'session',
  id: 'API-065',
  method: 'POST',
  path: '/consumers-v3/consumer/resendGiftCardEmail',
  body: Schema.Struct({ orderId: Id, itemId: Id, ...guestProof }),
  answer: Success,
  errors: ['ORD400', 'ORD409', 'GFO404', 'GFO405'],
  changes: true,
})
