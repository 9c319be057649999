import { describe, expect, test } from 'vitest'
import { emptyCart } from '../../core/domain/cart/cart.ts'
import type { Cart } from '../../core/domain/cart/cart.ts'
import type { CartChange, SwitchVariantChange } from '../../core/domain/cart/changes/cartChange.ts'
import { couponsInCart } from '../../core/domain/cart/cartRules.ts'
import type { ConfirmedLine } from '../../core/domain/cart/confirmedBasket.ts'
import { methodOf } from '../../core/domain/cart/delivery.ts'
import { giftKey, lineKey } from '../../core/domain/cart/lineKey.ts'
import { shownLines } from '../../core/domain/cart/shownLines.ts'
import { pendingChange, pendingCoupon, confirmedLine, line, rebuild, switching } from '../support/sampleShop.ts'
import { wholeBasket } from '../support/everyEvent.ts'
import { defined } from '../../core/domain/fields/fields.ts'

const keyed = (sku: string, delivery = 'home') => lineKey({ sku, recipeId: null, giftOption: null, delivery })
const ofSku = (sku: string, more: Partial<ConfirmedLine> = {}) =>
  confirmedLine({ key: keyed(sku, more.delivery), itemId: `i-${sku}`, rowTotal: 500, shippingId: 'me', ...more })
const A = ofSku('A', { quantity: 2 })
const B = ofSku('B', { quantity: 1 })
const collected = ofSku('A', { quantity: 3, delivery: 'US002', method: 'pickup', shippingId: 'shop' })
const linesShown = (lines: readonly ConfirmedLine[], ...changes: readonly CartChange[]) =>
  shownLines({
    ...emptyCart(),
    basket: { ...wholeBasket, lines },
    pending: changes.map((wanted) => pendingChange(wanted)),
  })
const amounts = (lines: ReturnType<typeof linesShown>) =>
  lines.map(({ key, quantity, confirmedRowTotal }) => [key, quantity, confirmedRowTotal])

test('CART-16 an add joins at the end as the server has never seen it, or makes its line larger and no other', () => {
  const added = line({ key: keyed('C'), quantity: 4 })
  expect(linesShown([A, B], { kind: 'AddItem', line: added }).at(-1)).toEqual({
    ...added,
    itemId: null,
    confirmedRowTotal: null,
    adjustment: null,
    reservation: null,
    isBonus: false,
    isPickup: false,
    shippingId: null,
    notices: [],
  })
  expect(linesShown([A], { kind: 'AddItem', line: { ...added, delivery: 'US002' } }).at(-1)).toMatchObject({
    isPickup: true,
  })
  expect(amounts(linesShown([A, B], { kind: 'AddItem', line: line({ key: B.key, quantity: 4 }) }))).toEqual([
    [A.key, 2, 500],
    [B.key, 5, null],
  ])
})

test('CART-17 CART-18 FAV-13 a quantity, a removal and a line saved for later are about one line alone', () => {
  expect(amounts(linesShown([A, B], { kind: 'SetQuantity', key: A.key, quantity: 7 }))).toEqual([
    [A.key, 7, null],
    [B.key, 1, 500],
  ])
  expect(amounts(linesShown([A, B], { kind: 'RemoveLine', key: A.key }))).toEqual([[B.key, 1, 500]])
  const saved = (asItem: boolean): CartChange => ({ kind: 'SaveLine', key: A.key, line: line({ key: A.key }), asItem })
  expect(amounts(linesShown([A, B], saved(false)))).toEqual([[B.key, 1, 500]])
  expect(amounts(linesShown([A, B], saved(true))).length).toBe(2)
  const moved = (phase: 'add' | 'drop'): CartChange => ({ kind: 'MoveToCart', line: line({ key: keyed('C') }), phase })
  expect(linesShown([A], moved('add')).length).toBe(2)
  expect(linesShown([A], moved('drop')).length).toBe(1)
})

test('CART-33 a gift stays while any of its goods do, and goes with the last of them at once', () => {
  const gift = ofSku('A', { key: giftKey(A.key), quantity: 1, isBonus: true })
  const out = (key: string): CartChange => ({ kind: 'RemoveLine', key })
  expect(amounts(linesShown([A, B, gift], out(A.key)))).toEqual([
    [B.key, 1, 500],
    [gift.key, 1, 500],
  ])
  expect(linesShown([A, B, gift], out(A.key), out(B.key))).toEqual([])
  expect(linesShown([gift]).length).toBe(1)
})

describe('CART-29 when a line takes another variant', () => {
  const swap = switching({ phase: 'remove', from: line({ key: B.key }), to: line({ key: keyed('C') }), position: 1 })
  const D = ofSku('D')
  const keys = (lines: readonly ConfirmedLine[], wanted: SwitchVariantChange) =>
    linesShown(lines, wanted).map(({ key }) => key)

  test('CART-29 the other size takes the place of the old one', () => {
    expect(keys([A, B, D], swap)).toEqual([A.key, keyed('C'), D.key])
    expect(keys([A, D], { ...swap, phase: 'add' })).toEqual([A.key, keyed('C'), D.key])
  })

  test('CART-29 the old size is back in its place when the other one is refused', () => {
    expect(keys([A, D], { ...swap, phase: 'restore' })).toEqual([A.key, B.key, D.key])
  })

  test('CART-29 two lines of one variant become one', () => {
    expect(keys([A, B, D], { ...swap, to: line({ key: D.key }) })).toEqual([A.key, D.key])
  })

  test('CART-29 a switch in place shows what was agreed on the line', () => {
    const adjustment = { type: 'PERCENT', value: 10, reason: 'scuffed' } as const
    const inPlace = linesShown([A, B, D], {
      ...swap,
      phase: 'change',
      to: { ...line({ key: keyed('C') }), adjustment },
    })
    expect(inPlace.map((each) => [each.key, each.adjustment])).toEqual([
      [A.key, null],
      [keyed('C'), adjustment],
      [D.key, null],
    ])
  })
})

test('CART-27 a line put back after a loss is shown once, and has no id of the new basket yet', () => {
  const lines = shownLines({
    ...emptyCart(),
    basket: { ...wholeBasket, lines: [A] },
    rebuild: { ...rebuild, lines: [{ ...A, quantity: 9 }, B] },
  })
  expect(lines.map(({ key, itemId, quantity }) => [key, itemId, quantity])).toEqual([
    [A.key, 'i-A', 2],
    [B.key, null, 1],
  ])
})

test('SHIP-08 a line that is to be collected moves alone, and joins its twin', () => {
  const collect = (key: string, storeId: string | null): CartChange => ({ kind: 'SetDelivery', key, storeId })
  expect(linesShown([A, B], collect(B.key, 'US002'))).toMatchObject([
    { key: A.key, delivery: 'home', shippingId: 'me' },
    { key: keyed('B', 'US002'), delivery: 'US002', shippingId: null, isPickup: true, quantity: 1 },
  ])
  expect(amounts(linesShown([B, collected, A], collect(A.key, 'US002')))).toEqual([
    [B.key, 1, 500],
    [collected.key, 5, null],
  ])
  expect(amounts(linesShown([A, collected], collect(collected.key, null)))).toEqual([[A.key, 5, null]])
  expect(linesShown([collected], collect(collected.key, null))).toMatchObject([
    { key: A.key, delivery: 'home', isPickup: false },
  ])
})

const elsewhere = ofSku('B', { delivery: 'US002', method: 'pickup', shippingId: 'other' })
const method = (code: string, storeId?: string): CartChange => ({
  kind: 'SetShippingMethod',
  code,
  shippingId: 'shop',
  ...defined({ storeId }),
})
const delivered = (wanted: CartChange) =>
  linesShown([ofSku('D'), collected, elsewhere], wanted).map(({ delivery }) => delivery)

test('DLG-09 with another store all that is collected goes there', () => {
  expect(delivered({ kind: 'SetDelivery', key: collected.key, storeId: 'US009' })).toEqual(['home', 'US009', 'US009'])
  expect(delivered(method('pickup', 'US009'))).toEqual(['home', 'US009', 'US009'])
})

test('SHIP-23 a line that is no longer collected goes home alone', () => {
  expect(delivered({ kind: 'SetDelivery', key: collected.key, storeId: null })).toEqual(['home', 'home', 'US002'])
})

test('SHIP-23 a method without a store changes no store', () => {
  expect(delivered(method('pickup'))).toEqual(['home', 'US002', 'US002'])
})

test('SHIP-23 a method that travels brings its own shipment home', () => {
  expect(delivered(method('standard'))).toEqual(['home', 'home', 'US002'])
  expect(delivered(method('sts', 'US009'))).toEqual(['home', 'home', 'US009'])
})

test('SHIP-06 the method asked for last counts for its shipment, else the one the server has chosen', () => {
  const methodChosen = (code: string, shippingId: string): CartChange => ({
    kind: 'SetShippingMethod',
    code,
    shippingId,
  })
  const cart = (...changes: readonly CartChange[]): Cart => ({
    ...emptyCart(),
    basket: wholeBasket,
    pending: changes.map((wanted) => pendingChange(wanted)),
  })
  expect(
    methodOf(cart(methodChosen('standard', 'me'), methodChosen('express', 'me'), methodChosen('home', 'other')), 'me'),
  ).toMatchObject({
    code: 'express',
  })
  expect(methodOf(cart({ kind: 'EstimateShipping', postalCode: '1', country: 'US', province: null }), 'me')?.code).toBe(
    'sts',
  )
  expect(methodOf(cart(), 'other')).toBeUndefined()
})

test('CART-19 a code counts once: those that hold, that are asked for or that are put back, but not one that leaves', () => {
  const basket = {
    ...wholeBasket,
    coupons: [
      { code: 'A', discount: 1 },
      { code: 'B', discount: 1 },
    ],
  }
  expect(
    couponsInCart({
      ...emptyCart(),
      basket,
      pending: [
        pendingCoupon,
        pendingChange({ kind: 'RemoveCoupon', code: 'A' }),
        pendingChange({ kind: 'ApplyCoupon', code: 'B' }),
      ],
      rebuild,
    }),
  ).toEqual(['B', 'X', 'LOST'])
})

test('CART-19 an empty cart has no codes', () => {
  expect(couponsInCart(emptyCart())).toEqual([])
})
