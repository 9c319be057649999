import { expect, test } from 'vitest'
import type { MethodView } from '../../../contracts/views/checkoutView.ts'
import type { LineView } from '../../../contracts/views/lineView.ts'
import { shipmentsOf, soleMethod } from '../../../ui/src/delivery/shipmentsOf.ts'
import { storePieces } from '../../../ui/src/delivery/storePieces.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'

const line = (lineKey: string, shippingId: string | null): LineView => ({
  ...sampleProduct(lineKey),
  lineKey,
  shippingId,
  group: 'home',
  isCollected: false,
  quantity: 1,
  rowTotal: { minor: 100, estimated: false },
  originalRowTotal: 100,
  isBonus: false,
  state: 'confirmed',
  notices: [],
})
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

test('SHIP-02 SHIP-05 every shipment has its ways and its lines, me first; a line nobody has placed stands with the first', () => {
  const methods = [method('digital', 'digital', true), method('me', 'home'), method('me', 'standard', true)]
  const lines = [line('card', 'digital'), line('boot', 'me'), line('new', null)]
  const shown = shipmentsOf({ lines }, { methods })
  expect(
    shown.map((each) => [each.shippingId, each.selected?.code, ...each.lines.map(({ lineKey }) => lineKey)]),
  ).toEqual([
    ['me', 'standard', 'boot', 'new'],
    ['digital', 'digital', 'card'],
  ])
  expect([soleMethod({ methods })?.code, soleMethod({ methods: methods.slice(1) })?.code]).toEqual([
    undefined,
    'standard',
  ])
})

test('STORE-04 CAT-06 a shop has all of it, some, nothing, or has not been asked; the lines of one variant count together', () => {
  const wanted = [
    { sku: 'a', quantity: 1 },
    { sku: 'a', quantity: 2 },
    { sku: 'b', quantity: 1 },
  ]
  const has = (pieces: Readonly<Record<string, number>>) => storePieces(wanted, (sku) => pieces[sku])
  expect([has({ a: 3, b: 1 }), has({ a: 2, b: 1 }), has({ a: 2, b: 0 }), has({ a: 0, b: 0 }), has({ a: 3 })]).toEqual([
    'all',
    'some',
    'some',
    'none',
    'unknown',
  ])
})
