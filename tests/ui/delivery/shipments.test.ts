import { describe, expect, test } from 'vitest'
import type { MethodView } from '../../../contracts/views/checkoutView.ts'
import type { LineView } from '../../../contracts/views/lineView.ts'
import { shipmentsOf, soleMethod } from '../../../ui/src/delivery/shipmentsOf.ts'
import { storePieces } from '../../../ui/src/delivery/StorePicker.tsx'
import { lineView } from '../cart/lineView.ts'

const line = (lineKey: string, shippingId: string | null): LineView => lineView(lineKey, { shippingId })
const method = (shippingId: string, code: string, selected = false): MethodView => ({
  code,
  shippingId,
  selected,
  label: code,
  deliveryTime: '1 day',
  price: { minor: 0, estimated: false },
  storeId: null,
  place: null,
})

const methods = [method('digital', 'digital', true), method('me', 'home'), method('me', 'standard', true)]

describe('shipments', () => {
  test('SHIP-02 SHIP-05 every shipment has its ways and its lines, with the shopper’s own first and lines without a place in it', () => {
    const lines = [line('card', 'digital'), line('boot', 'me'), line('new', null)]
    const shipmentsShown = shipmentsOf({ lines }, { methods })
    expect(
      shipmentsShown.map((each) => [each.shippingId, each.selected?.code, ...each.lines.map(({ lineKey }) => lineKey)]),
    ).toEqual([
      ['me', 'standard', 'boot', 'new'],
      ['digital', 'digital', 'card'],
    ])
  })

  test('SHIP-02 a single shipment has a sole method, several have none', () => {
    expect(soleMethod({ methods })?.code).toBeUndefined()
    expect(soleMethod({ methods: methods.slice(1) })?.code).toBe('standard')
  })
})

const wanted = [
  { sku: 'a', quantity: 1 },
  { sku: 'a', quantity: 2 },
  { sku: 'b', quantity: 1 },
]
const has = (pieces: Readonly<Record<string, number>>) => storePieces(wanted, (sku) => pieces[sku])

describe('the stock of a store', () => {
  test('STORE-04 CAT-06 a store has all, some or none of what is wanted, and lines of one variant count together', () => {
    expect(has({ a: 3, b: 1 })).toBe('all')
    expect(has({ a: 2, b: 1 })).toBe('some')
    expect(has({ a: 2, b: 0 })).toBe('some')
    expect(has({ a: 0, b: 0 })).toBe('none')
  })

  test('STORE-04 the stock of a store is unknown until it was asked', () => {
    expect(has({ a: 3 })).toBe('unknown')
  })
})
