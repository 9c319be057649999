import { describe, test } from 'vitest'
import type { Cart } from '../../../core/domain/cart/cart.ts'
import type { PendingChange } from '../../../core/domain/cart/changes/cartChange.ts'
import { maximumCouponLength } from '../../../core/domain/cart/cart.ts'
import { limits } from '../../../core/domain/configuration/limits.ts'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import { decidedAt, given } from '../../support/given.ts'
import { basket, boot, pendingChange, pendingCoupon, confirmedLine, rebuild } from '../../support/sampleShop.ts'
import { cartWith, couponsOf } from './cartWith.ts'

const withCoupons = (codes: readonly string[], more: Partial<Cart> = {}): ShopperState =>
  cartWith({ basket: { ...basket, coupons: couponsOf(...codes) }, ...more })

const apply = (code: string, shop = cartWith()) => given(shop).when({ _tag: 'ApplyCoupon', code })

const remove = (code: string, shop: ShopperState) => given(shop).when({ _tag: 'RemoveCoupon', code })

const applyRequested = (code: string) => [{ _tag: 'v1.CouponApplyRequested', changeId: 'd', at: decidedAt, code }]

describe('CART-19 when a code is applied', () => {
  test('CART-19 a code is trimmed and set in capitals', () => {
    apply(' welcome10 ').then(applyRequested('WELCOME10'))
  })

  test('CART-19 an empty code and one that is too long are refused', () => {
    apply('  ').then({ _tag: 'CouponEmpty' })
    apply('X'.repeat(maximumCouponLength + 1)).then({ _tag: 'CouponTooLong', maximum: maximumCouponLength })
    apply('X'.repeat(maximumCouponLength)).thenMatches([{}])
  })

  test('CART-19 an empty cart takes no code', () => {
    apply('A', initialState()).then({ _tag: 'CartEmpty' })
  })

  test('CART-19 a code is applied once, also while it waits or is to be put back', () => {
    for (const shop of [
      withCoupons(['A']),
      cartWith({ pending: [pendingChange({ kind: 'ApplyCoupon', code: 'A' })] }),
      cartWith({ rebuild: { ...rebuild, coupons: ['A'] } }),
    ])
      apply('a', shop).then({ _tag: 'CouponAlreadyApplied' })
  })

  test('CART-19 a code that is leaving can be applied again', () => {
    apply('A', withCoupons(['A'], { pending: [pendingChange({ kind: 'RemoveCoupon', code: 'A' })] })).then(
      applyRequested('A'),
    )
  })

  test('CART-19 a cart takes at most five codes', () => {
    const codes = Array.from({ length: limits.coupons }, (_, n) => `C${n}`)
    apply('A', withCoupons(codes)).then({ _tag: 'TooManyCoupons', maximum: limits.coupons })
    apply('A', withCoupons(codes.slice(1))).then(applyRequested('A'))
  })

  const card = confirmedLine({ key: 'card', product: { ...boot, isDigital: true } })

  test('CART-19 a cart of gift cards alone takes no code', () => {
    apply('A', cartWith({ basket: { ...basket, coupons: couponsOf(), lines: [card] } })).then({
      _tag: 'CouponNeedsGoods',
    })
  })

  test('CART-19 a cart of gift cards and goods takes a code', () => {
    apply('A', cartWith({ basket: { ...basket, coupons: couponsOf(), lines: [card, confirmedLine()] } })).then(
      applyRequested('A'),
    )
  })
})

describe('CART-19 when a code is removed', () => {
  const taken = [{ _tag: 'v1.CouponRemovalRequested', changeId: 'd', at: decidedAt, code: 'X' }]

  test('CART-19 a code of the basket is asked to be taken off', () => {
    remove(' x ', withCoupons(['X'])).then(taken)
  })

  test('CART-19 a code that is not in the cart cannot be removed', () => {
    remove('Y', withCoupons(['X'])).then({ _tag: 'CouponNotInCart' })
  })

  const pending = (more: Partial<PendingChange> = {}) =>
    cartWith({
      pending: [pendingChange({ kind: 'ApplyCoupon', code: 'W' }), { ...pendingCoupon, changeId: 'x', ...more }],
    })

  test('CART-19 a code that was never sent is withdrawn', () => {
    remove('X', pending()).then([{ _tag: 'v1.ChangeWithdrawn', changeId: 'x' }])
  })

  test('CART-19 a code that is sent, or is not the only call of its change, is asked to be taken off', () => {
    remove('X', pending({ sent: true })).then(taken)
    remove('X', pending({ call: 1 })).then(taken)
  })

  test('CART-19 another kind of change with the same code is left alone', () => {
    remove(
      'X',
      withCoupons(['X'], { pending: [pendingChange({ kind: 'SetShippingMethod', code: 'X', shippingId: 'me' })] }),
    ).then(taken)
  })
})
