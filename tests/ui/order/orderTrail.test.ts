import { expect, test } from 'vitest'
import type { ConfirmedOrder } from '../../../contracts/views/orderView.ts'
import { orderTrail } from '../../../ui/src/order/OrderTrail.tsx'
import type { OrderCopy } from '../../../ui/src/copy/copyByNoun.ts'
import { spokenKeys } from '../cart/spokenKeys.ts'

const trail = (code: string) => {
  const shipments: ConfirmedOrder['shipments'] = [
    { shipmentId: 'me', code, label: '', deliveryTime: '2-4 days', price: 0, lineIds: [], address: [] },
  ]
  return orderTrail(spokenKeys<OrderCopy>(), { shipments }, 'today').map(({ name, when }) => `${name} ${when}`.trim())
}

test('ORD-13 the way of an order begins where it was paid and ends where it is had', () => {
  expect(trail('standard')).toEqual(['stationPlaced today', 'stationPacked', 'stationWay', 'stationDelivered 2-4 days'])
  expect(trail('pickup')).toEqual(['stationPlaced today', 'stationPackedPickup', 'stationReady 2-4 days'])
  expect(trail('digital')).toEqual(['stationPlaced today', 'stationSent 2-4 days'])
})
