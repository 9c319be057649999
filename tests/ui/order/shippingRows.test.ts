import { describe, expect, test } from 'vitest'
import { shippingRows } from '../../../ui/src/order/Receipt.tsx'

const shipment = (shipmentId: string, label: string, price: number) => ({
  shipmentId,
  code: shipmentId,
  label,
  deliveryTime: '',
  price,
  lineIds: [],
  address: [],
})
const rows = (shipping: number, ...shipments: readonly ReturnType<typeof shipment>[]) =>
  shippingRows({ shipments, totals: { shipping } }).map(({ key, label, minor }) => [key, label, minor])

test('ORD-13 CART-20 the delivery charge has the name of its method', () => {
  expect(rows(600, shipment('me', 'Standard', 600))).toEqual([['shipping', 'Standard', 600]])
})

describe('an order of several shipments', () => {
  test('ORD-13 CART-20 names each with its charge', () => {
    expect(rows(1_900, shipment('me', 'Express', 1_900), shipment('pickup', 'Pickup in store: Denver', 0))).toEqual([
      ['me', 'Express', 1_900],
      ['pickup', 'Pickup in store: Denver', 0],
    ])
  })

  test('ORD-13 CART-19 when a code pays for several shipments, no method shows a charge that was not made', () => {
    expect(rows(0, shipment('me', 'Express', 1_900), shipment('customs', 'Made for you', 900))).toEqual([
      ['shipping', null, 0],
    ])
    expect(rows(0, shipment('me', 'Express', 1_900))).toEqual([['shipping', 'Express', 0]])
  })
})
