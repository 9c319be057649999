import type { Order, OrderStatus } from '../../contracts/api/order.ts'
import type { TrackedOrder } from '../../contracts/api/purchase.ts'
import type { Db } from '../storage/Tables.ts'
import { returnsOf } from './returnsOf.ts'
import type { OrderRow } from './settleOrder.ts'

type Shipment = TrackedOrder['tracking'][number]

/** What carries our parcels, as a shopper reads it. */
const carrier = 'Waymark Parcel'

/** ORD-08: the order with where each shipment has been, and what is sent back of it. */
export async function trackedOrder(db: Db, row: OrderRow): Promise<TrackedOrder> {
  const steps = await db
    .selectFrom('order_step')
    .selectAll()
    .where('order_number', '=', row.number)
    .orderBy('at')
    .execute()
  const tracking = row.document.shipments.map(({ shipmentId }): Shipment => {
    const own = steps.filter((step) => step.shipment_id === shipmentId)
    const trackingNumber = own.find((step) => step.tracking_number !== null)?.tracking_number
    return {
      shipmentId,
      ...(trackingNumber ? { carrier, trackingNumber } : {}),
      steps: [
        ...at('confirmed', row.confirmed_at),
        ...own.map((step) => ({ status: step.status, at: step.at })),
        ...at('cancelled', row.cancelled_at),
      ],
    }
  })
  return { ...row.document, tracking, returns: await returnsOf(db, row.number) }
}

const at = (status: OrderStatus, moment: number | null) => (moment === null ? [] : [{ status, at: moment }])

/** Where a shipment is now. */
export const stationOf = ({ steps }: Shipment): OrderStatus => steps.at(-1)?.status ?? 'confirmed'

/** To somebody who only knows number and e-mail: where it goes, not how to call there, not the bill, and not its labels. */
export const toStranger = (order: TrackedOrder): TrackedOrder => ({
  ...orderToStranger(order),
  tracking: order.tracking,
  returns: [],
})

export function orderToStranger({ billingAddress: _bill, ...order }: Order): Order {
  return {
    ...order,
    shipments: order.shipments.map(({ address, ...shipment }) => {
      if (!address) return shipment
      const { phone: _phone, phoneCode: _code, recipientContactPhone: _contact, email: _email, ...place } = address
      return { ...shipment, address: place }
    }),
  }
}
