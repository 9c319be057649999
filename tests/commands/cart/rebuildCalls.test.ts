import { describe, expect, test } from 'vitest'
import { given } from '../../support/given.ts'
import { rebuildCall } from '../../../core/commands/cart/wantsCart.ts'
import { wants } from '../../../core/commands/wants.ts'
import type { Rebuild } from '../../../core/domain/cart/cart.ts'
import { rebuildSteps } from '../../../core/domain/cart/rebuildSteps.ts'
import { sampleAddress } from '../../../tools/simulate/shopper/sampleShopper.ts'
import {
  cart,
  pendingCoupon,
  confirmedLine,
  basketPath,
  bootItem,
  rebuild,
  stateWith,
} from '../../support/sampleShop.ts'

const method = { code: 'standard', shippingId: 'me' }
const whole: Rebuild = { ...rebuild, shippingAddress: sampleAddress, method, billingAddress: { city: 'Lyons' } }
const call = { lane: 'cart', basketId: 'b1', secret: null, strict: false }

test('CART-27 lines, coupons, address, method and bill are put back in this order, one call each, under the lost basket’s keys', () => {
  const { addressLine1: _street, ...estimate } = sampleAddress
  const at = (step: number, more: Partial<Rebuild> = {}) => rebuildCall(cart, { ...whole, ...more, step })
  expect(at(0)).toEqual({
    ...call,
    key: 'rebuild-b0/0',
    endpoint: 'addItem',
    input: { body: { cartId: 'b1', ...bootItem } },
  })
  expect(at(1)).toEqual({
    ...call,
    key: 'rebuild-b0/1',
    endpoint: 'applyCoupon',
    input: { body: { cartId: 'b1', code: 'LOST' } },
  })
  const address = (context: string, fields: object) => ({
    ...call,
    key: 'rebuild-b0/2',
    endpoint: 'setShippingAddress',
    input: { ...basketPath, body: { addresses: [{ ...fields, shippingId: 'me', approachType: 'S' }], context } },
  })
  expect(at(2)).toEqual(address('checkout', sampleAddress))
  expect(at(2, { shippingAddress: estimate })).toEqual(address('estimate', estimate))
  const shipped = { ...call, key: 'rebuild-b0/3', endpoint: 'setShippingMethod' }
  expect(at(3)).toStrictEqual({
    ...shipped,
    input: { query: {}, body: { cartId: 'b1', ...method, shopperAppliedSM: true } },
  })
  expect(at(3, { method: { ...method, storeId: 'US002' } })).toStrictEqual({
    ...shipped,
    input: { query: { favStoreId: 'US002' }, body: { cartId: 'b1', ...method, shopperAppliedSM: true } },
  })
  expect(at(4)).toEqual({
    ...call,
    key: 'rebuild-b0/4',
    endpoint: 'setBillingAddress',
    input: { ...basketPath, body: { city: 'Lyons', approachType: 'B' } },
  })
  expect(at(5)).toBeNull()
})

test('CART-24 CART-27 an adjustment is put back once all lines are there', () => {
  const tenOff = { type: 'PERCENT', value: 10, reason: 'scuffed' } as const
  const adjusted = {
    ...whole,
    lines: [
      confirmedLine({ adjustment: { ...tenOff, adjustmentId: 'a1', amount: 100 } }),
      confirmedLine({ key: 'other' }),
    ],
  }
  expect(rebuildSteps(adjusted).map(({ kind }) => kind)).toEqual([
    'line',
    'line',
    'adjustment',
    'coupon',
    'shippingAddress',
    'method',
    'billingAddress',
  ])
  const at = (known: typeof cart) => rebuildCall(known, { ...adjusted, step: 2 })
  expect(at(cart)).toEqual({
    ...call,
    key: 'rebuild-b0/2',
    endpoint: 'addPriceAdjustment',
    input: { ...basketPath, body: { itemId: 'i1', ...tenOff } },
  })
})

test('CART-27 a method is put back once it is known where to: at an address or in a store', () => {
  const kinds = (more: Partial<Rebuild>) => rebuildSteps({ ...whole, ...more }).map(({ kind }) => kind)
  expect(kinds({})).toEqual(['line', 'coupon', 'shippingAddress', 'method', 'billingAddress'])
  expect(kinds({ method: null, billingAddress: null })).toEqual(['line', 'coupon', 'shippingAddress'])
  expect(kinds({ shippingAddress: null })).toEqual(['line', 'coupon', 'billingAddress'])
  expect(kinds({ shippingAddress: null, method: { ...method, storeId: 'US002' } })).toEqual([
    'line',
    'coupon',
    'method',
    'billingAddress',
  ])
  expect(kinds({ lines: [] })).toEqual([])
})

test('CART-27 a line makes the new basket, and nothing else does', () => {
  const none = { ...cart, basket: null }
  expect(rebuildCall(none, whole)).toEqual({
    ...call,
    key: 'rebuild-b0/0',
    basketId: null,
    endpoint: 'createCartWithItem',
    input: { body: bootItem },
  })
  expect(rebuildCall(none, { ...whole, step: 1 })).toBeNull()
})

test('CART-27 the lost lines are put back before anything else', () => {
  const owed = (more: Parameters<typeof stateWith>[0]) => wants(stateWith(more, null)).map(({ endpoint }) => endpoint)
  expect(owed({ rebuild, pending: [pendingCoupon] })).toEqual(['addItem'])
})

describe('CART-27 when the basket was lost a second time', () => {
  const owed = (more: Parameters<typeof stateWith>[0]) => wants(stateWith(more, null)).map(({ endpoint }) => endpoint)

  test('CART-27 the lost lines are put back once something is asked for', () => {
    const paused = { ...rebuild, paused: true }
    expect(owed({ rebuild: paused, pending: [pendingCoupon] })).toEqual(['addItem'])
    expect(owed({ rebuild: paused })).toEqual([])
    given(stateWith({ rebuild: paused })).owes([])
  })

  test('CART-27 a fresh look goes ahead of what is put back', () => {
    const paused = { ...rebuild, paused: true }
    expect(owed({ rebuild: paused, refresh: { id: 'r' } })).toEqual(['readCart'])
  })
})

test('CART-27 a line is put back with its recipe', () => {
  expect(
    wants(stateWith({ rebuild: { ...rebuild, lines: [confirmedLine({ recipeId: 'r' })] } }))[0]?.input.body,
  ).toMatchObject({
    recipeId: 'r',
  })
})

test('CART-13 CART-27 a line that was reserved is put back reserved', () => {
  const reservation = { quantity: 2, until: 9, storeName: 'Denver' }
  const lines = [confirmedLine({ delivery: 'US002', reservation })]
  expect(rebuildCall(cart, { ...rebuild, lines })).toMatchObject({
    endpoint: 'addItem',
    input: { body: { reserve: true } },
  })
  expect(rebuildCall({ ...cart, basket: null }, { ...rebuild, lines })).toMatchObject({ endpoint: 'reserveWithItem' })
})

const collector = { email: 'wren@example.com', firstName: 'Wren' }
const context = (step: number, more: Partial<Rebuild>) =>
  Object(rebuildCall(cart, { ...whole, ...more, step })?.input.body)['context']

test('CART-27 SHIP-21 an address and who collects are both put back, each said to be what it is', () => {
  expect(context(2, { collector })).toBe('checkout')
  expect(context(3, { collector })).toBe('collection')
})

test('CART-27 an address without a street is put back as an estimate', () => {
  expect(context(2, { shippingAddress: { postalCode: '80302', country: 'US' } })).toBe('estimate')
})

test('SHIP-21 the collector is put back where there is no address', () => {
  expect(rebuildSteps({ ...whole, shippingAddress: null, collector }).map(({ kind }) => kind)).toEqual([
    'line',
    'coupon',
    'shippingAddress',
    'method',
    'billingAddress',
  ])
})
