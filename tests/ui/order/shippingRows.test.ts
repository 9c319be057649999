import { expect, test } from 'vitest'
import { shippingRows } from '../../../ui/src/order/shippingRows.ts'

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

test('ORD-13 CART-20 what was charged for sending has the name of its way', () => {
  expect(rows(600, shipment('me', 'Standard', 600))).toEqual([['shipping', 'Standard', 600]])
})

test('ORD-13 CART-20 of several shipments each is named with what it cost', () => {
  expect(rows(1_900, shipment('me', 'Express', 1_900), shipment('pickup', 'Pickup in store: Denver', 0))).toEqual([
    ['me', 'Express', 1_900],
    ['pickup', 'Pickup in store: Denver', 0],
  ])
})

test('ORD-13 CART-19 where a code pays for the sending of several shipments, no way is said to have cost what was not charged', () => {
  expect(rows(0, shipment('me', 'Express', 1_900), shipment('customs', 'Made for you', 900))).toEqual([
    ['shipping', null, 0],
  ])
  expect(rows(0, shipment('me', 'Express', 1_900))).toEqual([['shipping', 'Express', 0]])
})
