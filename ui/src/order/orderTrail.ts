import type { ConfirmedOrder } from '../../../contracts/views/orderView.ts'
import { isPickup } from '../../../core/domain/shipping/shippingMethods.ts'
import type { OrderCopy } from '../copy/types/orderCopy.ts'

/** A station of the order's way. The first one is reached; the others are to come. */
export type Station = { readonly name: string; readonly when: string }

/** ORD-13: the way of an order by its delivery. `placed` says when in words. */
export const orderTrail = (
  t: OrderCopy,
  { shipments }: Pick<ConfirmedOrder, 'shipments'>,
  placed: string,
): readonly Station[] => {
  const first = shipments[0]
  const done = { name: t.stationPlaced(), when: placed }
  const last = first?.deliveryTime ?? ''
  if (first?.code === 'digital') return [done, { name: t.stationSent(), when: last }]
  if (first !== undefined && isPickup(first.code))
    return [done, { name: t.stationPackedPickup(), when: '' }, { name: t.stationReady(), when: last }]
  if (first?.code === 'sts')
    return [
      done,
      { name: t.stationPacked(), when: '' },
      { name: t.stationWay(), when: '' },
      { name: t.stationReady(), when: last },
    ]
  return [
    done,
    { name: t.stationPacked(), when: '' },
    { name: t.stationWay(), when: '' },
    { name: t.stationDelivered(), when: last },
  ]
}
