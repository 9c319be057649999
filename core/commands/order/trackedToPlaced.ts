import type { TrackedOrder } from '../../../contracts/api/entities/purchase.ts'
import type { PlacedOrder } from '../../../contracts/views/orderView.ts'
import { orderToConfirmed } from './orderToConfirmed.ts'

/** ORD-05, ORD-08: what is shown of an order after it was placed. */
export const trackedToPlaced = (order: TrackedOrder): PlacedOrder => ({
  ...orderToConfirmed(order),
  status: order.status,
  tracking: order.tracking,
  returns: order.returns,
  creditNotes: order.creditNotes ?? [],
  refunded: order.paymentMethod.reduce((sum, { additionalData: { refunded = 0 } }) => sum + refunded, 0),
})
