import { expect, test } from 'vitest'
import { closeBasket } from '../../../core/commands/cart/closeBasket.ts'
import { restoreBasket } from '../../../core/commands/cart/restoreBasket.ts'
import type { Cart, CartRefusal } from '../../../core/domain/cart/cart.ts'
import type { PendingChange } from '../../../core/domain/cart/changes/cartChange.ts'
import { maximumCouponLength } from '../../../core/domain/cart/cart.ts'
import { limits } from '../../../core/domain/configuration/limits.ts'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import { decided, decidedAt } from '../../support/decided.ts'
import { basket, boot, change, coupon, held, placing, rebuild } from '../owed/owing.ts'

const of = (...codes: readonly string[]) => codes.map((code) => ({ code, discount: 0 }))
const stateWith = (more: Partial<Cart> = {}): ShopperState => ({
  ...initialState(),
  cart: { ...initialState().cart, basket: { ...basket, coupons: of() }, ...more },
})
const withCoupons = (codes: readonly string[], more: Partial<Cart> = {}): ShopperState =>
  stateWith({ basket: { ...basket, coupons: of(...codes) }, ...more })
const apply = (code: string, shop = stateWith()) => decided(shop, { _tag: 'ApplyCoupon', code })
const remove = (code: string, shop: ShopperState) => decided(shop, { _tag: 'RemoveCoupon', code })
const asked = (code: string) => [{ _tag: 'v1.CouponApplyRequested', changeId: 'd', at: decidedAt, code }]

test('CART-19 a code is trimmed and in capitals, once on the cart, and one of at most five', () => {
  expect(apply(' welcome10 ')).toEqual(asked('WELCOME10'))
  expect([apply('  '), apply('X'.repeat(maximumCouponLength + 1)), apply('A', initialState())]).toEqual([
    { _tag: 'CouponEmpty' },
    { _tag: 'CouponTooLong', maximum: maximumCouponLength },
    { _tag: 'CartEmpty' },
  ])
  expect(apply('X'.repeat(maximumCouponLength))).toHaveLength(1)
  for (const shop of [
    withCoupons(['A']),
    stateWith({ pending: [change({ kind: 'ApplyCoupon', code: 'A' })] }),
    stateWith({ rebuild: { ...rebuild, coupons: ['A'] } }),
  ])
    expect(apply('a', shop)).toEqual({ _tag: 'CouponAlreadyApplied' })
  expect(apply('A', withCoupons(['A'], { pending: [change({ kind: 'RemoveCoupon', code: 'A' })] }))).toEqual(asked('A'))
  const codes = Array.from({ length: limits.coupons }, (_, n) => `C${n}`)
  expect([apply('A', withCoupons(codes)), apply('A', withCoupons(codes.slice(1)))]).toEqual([
    { _tag: 'TooManyCoupons', maximum: limits.coupons },
    asked('A'),
  ])
})

test('CART-19 a cart of gift cards alone takes no code; beside goods it does', () => {
  const card = held({ key: 'card', product: { ...boot, isDigital: true } })
  expect(apply('A', stateWith({ basket: { ...basket, coupons: of(), lines: [card] } }))).toEqual({
    _tag: 'CouponNeedsGoods',
  })
  expect(apply('A', stateWith({ basket: { ...basket, coupons: of(), lines: [card, held()] } }))).toEqual(asked('A'))
})

test('CART-19 a code that was never sent is dropped, any other is asked to be taken off', () => {
  const taken = [{ _tag: 'v1.CouponRemovalRequested', changeId: 'd', at: decidedAt, code: 'X' }]
  expect([remove(' x ', withCoupons(['X'])), remove('Y', withCoupons(['X']))]).toEqual([
    taken,
    { _tag: 'CouponNotInCart' },
  ])
  const pending = (more: Partial<PendingChange> = {}) =>
    stateWith({ pending: [change({ kind: 'ApplyCoupon', code: 'W' }), { ...coupon, changeId: 'x', ...more }] })
  expect(remove('X', pending())).toEqual([{ _tag: 'v1.ChangeWithdrawn', changeId: 'x' }])
  expect([remove('X', pending({ sent: true })), remove('X', pending({ call: 1 }))]).toEqual([taken, taken])
  expect(
    remove('X', withCoupons(['X'], { pending: [change({ kind: 'SetShippingMethod', code: 'X', shippingId: 'me' })] })),
  ).toEqual(taken)
})

test('SHIP-17 an estimate needs a postal code and a country; the newest one counts', () => {
  const estimate = (postalCode: string, country: string, shop = stateWith(), more: object = {}) =>
    decided(shop, { _tag: 'EstimateShipping', postalCode, country, ...more })
  const requested = {
    _tag: 'v1.ShippingEstimateRequested',
    changeId: 'd',
    at: decidedAt,
    postalCode: 'H2X 1Y4',
    country: 'CA',
    province: null,
  }
  expect([estimate(' h2x 1y4', 'CA'), estimate('H2X 1Y4', 'CA', stateWith(), { province: 'QC' })]).toEqual([
    [requested],
    [{ ...requested, province: 'QC' }],
  ])
  const missing = (field: string) => ({ _tag: 'FieldsInvalid', failures: [{ field, rule: 'required' }] })
  expect([estimate('1', 'US', initialState()), estimate(' ', 'US')]).toEqual([
    { _tag: 'CartEmpty' },
    missing('postalCode'),
  ])
  for (const country of ['', 'U', 'us', 'USA', '1US']) expect(estimate('1', country)).toEqual(missing('country'))
  const earlier: PendingChange = change({ kind: 'EstimateShipping', postalCode: '1', country: 'US', province: null })
  expect(estimate('H2X 1Y4', 'CA', stateWith({ pending: [earlier, coupon] }))).toEqual([
    { _tag: 'v1.ChangeWithdrawn', changeId: 'c' },
    requested,
  ])
  expect(estimate('H2X 1Y4', 'CA', stateWith({ pending: [{ ...earlier, sent: true }] }))).toEqual([requested])
})

test('CART-26 a refusal is put away when it is there, and a fresh look asked for once a basket', () => {
  const shop = stateWith({ refusals: [{ refusalId: 'r' }, { refusalId: 's' }] as unknown as readonly CartRefusal[] })
  expect([
    decided(shop, { _tag: 'DismissRefusal', refusalId: 's' }),
    decided(shop, { _tag: 'DismissRefusal', refusalId: 't' }),
  ]).toEqual([[{ _tag: 'v1.RefusalDismissed', refusalId: 's' }], []])
  expect(decided(shop, { _tag: 'RefreshCart' })).toEqual([{ _tag: 'v1.RefreshRequested', id: 'd' }])
  expect([
    decided(initialState(), { _tag: 'RefreshCart' }),
    decided(stateWith({ refresh: { id: 'r' } }), { _tag: 'RefreshCart' }),
  ]).toEqual([[], []])
})

const quantity = change({ kind: 'SetQuantity', key: 'K', quantity: 3 })

test('a basket the server keeps open no more is closed, unless its own answer is still to come', () => {
  const closed = { _tag: 'v1.BasketClosed', basketId: 'b1' }
  expect(closeBasket(stateWith(), 'b1')).toEqual([closed])
  expect(closeBasket(stateWith({ pending: [quantity] }), 'b1')).toMatchObject([
    closed,
    { _tag: 'v1.ChangeImpossible', changeId: 'c', refusal: { errorId: 'line-gone' } },
  ])
  expect([
    closeBasket(stateWith(), 'b2'),
    closeBasket(initialState(), 'b1'),
    closeBasket(stateWith({ rebuild }), 'b1'),
    closeBasket(stateWith({ pending: [coupon, { ...quantity, sent: true }] }), 'b1'),
  ]).toEqual([[], [], [], []])
  expect(closeBasket({ ...stateWith(), order: { ...initialState().order, placing } }, 'b1')).toEqual([])
})

test('a basket the server still has comes back, unless another one is here or a call has left', () => {
  const restored = { _tag: 'v1.BasketRestored', basket }
  expect([restoreBasket(initialState(), basket), restoreBasket(stateWith(), basket)]).toEqual([[restored], [restored]])
  const gone = stateWith({
    basket: null,
    pending: [{ ...quantity, wish: { kind: 'SetQuantity', key: 'gone', quantity: 3 } }],
  })
  expect(restoreBasket(gone, basket)).toMatchObject([restored, { _tag: 'v1.ChangeImpossible', changeId: 'c' }])
  expect(restoreBasket(stateWith({ basket: { ...basket, basketId: 'b2' } }), basket)).toEqual([])
  expect(restoreBasket(stateWith({ pending: [coupon, { ...quantity, sent: true }] }), basket)).toEqual([])
})
