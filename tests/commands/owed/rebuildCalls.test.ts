import { expect, test } from 'vitest'
import { rebuildCall } from '../../../core/commands/cart/rebuildCall.ts'
import { wants } from '../../../core/commands/wants.ts'
import type { Rebuild } from '../../../core/domain/cart/cart.ts'
import { rebuildSteps } from '../../../core/domain/cart/rebuildSteps.ts'
import { sampleAddress } from '../../../tools/simulate/shopper/sampleShopper.ts'
import { cart, coupon, held, inBasket, item, rebuild, stateWith } from './owing.ts'

const method = { code: 'standard', shippingId: 'me' }
const whole: Rebuild = { ...rebuild, shippingAddress: sampleAddress, method, billingAddress: { city: 'Lyons' } }
const call = { lane: 'cart', basketId: 'b1', secret: null, strict: false }

test('CART-27 lines, coupons, address, method and bill are put back in this order, one call each, under keys of the lost basket', () => {
  const { addressLine1: _street, ...estimate } = sampleAddress
  const at = (step: number, more: Partial<Rebuild> = {}) => rebuildCall(cart, { ...whole, ...more, step })
  expect(at(0)).toEqual({
    ...call,
    key: 'rebuild-b0/0',
    endpoint: 'addItem',
    input: { body: { cartId: 'b1', ...item } },
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
    input: { ...inBasket, body: { addresses: [{ ...fields, shippingId: 'me', approachType: 'S' }], context } },
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
    input: { ...inBasket, body: { city: 'Lyons', approachType: 'B' } },
  })
  expect(at(5)).toBeNull()
})

test('CART-24 CART-27 what was taken off a line is put back once all lines are there', () => {
  const tenOff = { type: 'PERCENT', value: 10, reason: 'scuffed' } as const
  const adjusted = {
    ...whole,
    lines: [held({ adjustment: { ...tenOff, adjustmentId: 'a1', amount: 100 } }), held({ key: 'other' })],
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
    input: { ...inBasket, body: { itemId: 'i1', ...tenOff } },
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
    input: { body: item },
  })
  expect(rebuildCall(none, { ...whole, step: 1 })).toBeNull()
})

test('CART-27 what was lost is put back before anything else; after a second loss once something is asked for', () => {
  const owed = (more: Parameters<typeof stateWith>[0]) => wants(stateWith(more, null)).map(({ endpoint }) => endpoint)
  const paused = { ...rebuild, paused: true }
  expect(owed({ rebuild, pending: [coupon] })).toEqual(['addItem'])
  expect(owed({ rebuild: paused, pending: [coupon] })).toEqual(['addItem'])
  expect(owed({ rebuild: paused })).toEqual([])
  expect(owed({ rebuild: paused, refresh: { id: 'r' } })).toEqual(['readCart'])
  expect(wants(stateWith({ rebuild: paused }))).toEqual([])
  expect(wants(stateWith({ rebuild: { ...rebuild, lines: [held({ recipeId: 'r' })] } }))[0]?.input.body).toMatchObject({
    recipeId: 'r',
  })
})

test('CART-27 SHIP-21 an address and who collects are both put back, each said to be what it is; one without a street was an estimate', () => {
  const collector = { email: 'wren@example.com', firstName: 'Wren' }
  const context = (step: number, more: Partial<Rebuild>) =>
    Object(rebuildCall(cart, { ...whole, ...more, step })?.input.body)['context']
  expect([context(2, { collector }), context(3, { collector })]).toEqual(['checkout', 'collection'])
  expect(context(2, { shippingAddress: { postalCode: '80302', country: 'US' } })).toBe('estimate')
  expect(rebuildSteps({ ...whole, shippingAddress: null, collector }).map(({ kind }) => kind)).toEqual([
    'line',
    'coupon',
    'shippingAddress',
    'method',
    'billingAddress',
  ])
})
