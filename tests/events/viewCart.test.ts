import { describe, expect, test } from 'vitest'
import { emptyCart } from '../../core/domain/cart/cart.ts'
import type { Cart } from '../../core/domain/cart/cart.ts'
import type { CartChange, PendingChange } from '../../core/domain/cart/changes/cartChange.ts'
import type { ConfirmedBasket } from '../../core/domain/cart/confirmedBasket.ts'
import { viewCart } from '../../core/events/cart/viewCart.ts'
import { sampleAddress, sampleCard } from '../../tools/simulate/shopper/sampleShopper.ts'
import { boot, pendingChange, pendingCoupon, confirmedLine, line, rebuild } from '../support/sampleShop.ts'
import { sampleRefusal, wholeBasket } from '../support/everyEvent.ts'
import { sampleProduct } from '../support/sampleProducts.ts'
import { bootTotals } from './bootTotals.ts'

const basket: ConfirmedBasket = {
  ...wholeBasket,
  totals: bootTotals,
  lines: [confirmedLine({ rowTotal: 20_000, shippingId: 'me', notices: ['Two left'] })],
  coupons: [],
  callouts: [],
  messages: [],
}
const view = (more: Partial<Cart> = {}) => viewCart({ ...emptyCart(), basket, ...more })
const pendingOf = (wanted: CartChange, more: Partial<PendingChange> = {}): PendingChange => ({
  ...pendingChange(wanted),
  ...more,
})
const add: CartChange = {
  kind: 'AddItem',
  line: line({ key: 'L', product: sampleProduct('B', { currency: 'CAD' }), quantity: 1 }),
}
const sure = (minor: number) => ({ minor, estimated: false })
const guess = (minor: number) => ({ minor, estimated: true })

describe('the figures', () => {
  test('CART-04 the figures are the server’s while nothing waits that moves them', () => {
    const figures = {
      itemTotal: sure(25_000),
      itemSubTotal: sure(20_000),
      totalDiscount: sure(6_000),
      orderDiscount: sure(1_000),
      totalDiscountPercentage: 24,
      shipping: sure(600),
      tax: sure(1_500),
      total: sure(21_100),
      totalWithoutTax: sure(19_600),
      appliedRewards: sure(100),
      remainingToPay: sure(21_000),
      units: 2,
      taxIncluded: false,
    }
    expect(view()).toMatchObject({ currency: 'USD', units: 2, totals: figures, waiting: 0, rebuilding: false })
    const harmless: readonly CartChange[] = [
      { kind: 'SetBillingAddress', address: sampleAddress },
      { kind: 'AddCard', face: sampleCard, secretRef: 's' },
      { kind: 'AddAgreement', method: 'KLARNA', sessionId: 's' },
      { kind: 'RemoveSaved', line: line() },
    ]
    for (const wanted of harmless)
      expect(view({ pending: [pendingOf(wanted)] })).toMatchObject({ totals: figures, waiting: 1 })
    expect(view({ basket: { ...basket, taxIncluded: true } }).totals.taxIncluded).toBe(true)
  })

  test('CART-04 with a change that moves them, or without a basket, figures are guesses', () => {
    expect(view({ pending: [pendingCoupon] }).totals).toMatchObject({
      total: guess(21_100),
      shipping: guess(600),
      tax: guess(1_500),
      appliedRewards: guess(100),
    })
    expect(view({ pending: [pendingOf(add)] })).toMatchObject({
      units: 3,
      totals: { itemSubTotal: guess(30_000), itemTotal: guess(37_500) },
    })
    expect(view({ basket: null, pending: [pendingOf(add)] })).toMatchObject({
      currency: 'CAD',
      totals: { total: guess(10_000), shipping: null, tax: null, taxIncluded: false },
    })
    expect(view({ basket: null })).toMatchObject({ currency: null, units: 0, lines: [], totals: { total: guess(0) } })
    expect(view({ rebuild: { ...rebuild, lines: [] } }).totals.total).toEqual(guess(21_100))
  })
})

describe('a line', () => {
  test('CART-15 CART-30 a line shows what it costs and where it goes', () => {
    const row = {
      ...boot,
      maxQuantity: 999,
      lineKey: 'K',
      quantity: 2,
      rowTotal: sure(20_000),
      originalRowTotal: 25_000,
      isBonus: false,
      group: 'home',
      shippingId: 'me',
      isCollected: false,
      state: 'confirmed',
      notices: ['Two left'],
    }
    expect(view().lines).toEqual([row])
  })

  test('CART-15 CART-30 a line that waits shows an estimate', () => {
    expect(view({ pending: [pendingOf({ kind: 'SetQuantity', key: 'K', quantity: 3 })] }).lines).toMatchObject([
      { quantity: 3, rowTotal: guess(30_000), originalRowTotal: 37_500, state: 'waiting' },
    ])
  })

  test('CART-30 a line that is collected is in a group of its own', () => {
    const collected = confirmedLine({ key: 'P', delivery: 'US002', method: 'pickup' })
    expect(view({ basket: { ...basket, lines: [collected] } }).lines).toMatchObject([
      { group: 'pickup', isCollected: true },
    ])
  })

  test('CART-30 a line that is yet to be put back waits', () => {
    const lost = view({ basket: { ...basket, lines: [confirmedLine({ key: 'other', rowTotal: 5 })] }, rebuild })
    expect(lost.lines).toMatchObject([
      { lineKey: 'other', state: 'confirmed' },
      { lineKey: 'K', state: 'waiting', rowTotal: { estimated: true } },
    ])
  })
})

describe('what is to be put back', () => {
  test('CART-27 a rebuild waits as one change, and is under way unless it waits for the shopper', () => {
    expect(view({ rebuild, pending: [pendingCoupon] })).toMatchObject({ waiting: 2, rebuilding: true })
    expect(view({ rebuild }).rebuilding).toBe(true)
    expect(view({ rebuild: { ...rebuild, paused: true } }).rebuilding).toBe(false)
    expect(view({ rebuild: { ...rebuild, paused: true }, pending: [pendingCoupon] }).rebuilding).toBe(true)
  })

  test('CART-18 a removed line can be put back while it is not in the cart again, and what was refused is shown', () => {
    const removed = ['K', 'gone'].map((key) => ({ removal: `of-${key}`, line: line({ key }), position: 1 }))
    const estimate = { postalCode: '1', country: 'US', province: null }
    expect(view({ removed, refusals: [sampleRefusal], estimate, customerRejectedAt: 7 })).toMatchObject({
      removed: [{ removal: 'of-gone', name: 'Style A', lineKey: 'gone', position: 1 }],
      refusals: [sampleRefusal],
      estimate,
      customerRejectedAt: 7,
    })
  })
})

describe('coupons and promotions', () => {
  test('CART-19 a coupon holds, leaves, comes, or takes nothing off', () => {
    const coupons = [
      { code: 'A', discount: 500 },
      { code: 'B', discount: 0, valid: false },
      { code: 'C', discount: 100 },
    ]
    const couponsShown = (more: Partial<Cart>) => view({ basket: { ...basket, coupons }, ...more }).coupons
    const [a, b, c] = [
      { code: 'A', discount: sure(500), state: 'confirmed' },
      { code: 'B', discount: sure(0), state: 'void' },
      { code: 'C', discount: sure(100), state: 'confirmed' },
    ]
    expect(couponsShown({})).toEqual([a, b, c])
    const pending = [
      pendingOf({ kind: 'RemoveCoupon', code: 'C' }),
      pendingCoupon,
      pendingOf({ kind: 'ApplyCoupon', code: 'A' }),
    ]
    const waits = (code: string) => ({ code, discount: guess(0), state: 'waiting' })
    expect(couponsShown({ pending, rebuild })).toEqual([
      { ...a, discount: guess(500) },
      { ...b, discount: guess(0) },
      { code: 'C', discount: guess(100), state: 'leaving' },
      waits('X'),
      waits('LOST'),
    ])
    expect(view({ basket: null, pending: [pendingCoupon] }).coupons).toEqual([waits('X')])
  })

  test('CART-08 a promotion that is near shows how far it is', () => {
    const callout = {
      promotionId: 'p',
      calloutMessage: 'Spend | more | Yours',
      distance: 1_500,
      showWithin: 2_000,
      threshold: 6_000,
    }
    const calloutsShown = (more: Partial<ConfirmedBasket['callouts'][number]>) =>
      view({ basket: { ...basket, callouts: [{ ...callout, ...more }] } }).callouts
    expect(calloutsShown({})).toEqual([
      { promotionId: 'p', before: 'Spend', after: 'more', reached: 'Yours', distance: 1_500, progress: 0.75 },
    ])
    expect(calloutsShown({ calloutMessage: 'two | parts' })).toEqual([])
    expect(calloutsShown({ calloutMessage: '||' })).toEqual([])
    expect(calloutsShown({ distance: 2_500 })).toEqual([])
    expect(calloutsShown({ distance: 2_500, showWithin: null }).length).toBe(1)
    expect(calloutsShown({ threshold: null })[0]?.progress).toBe(0)
    expect(calloutsShown({ threshold: 1_000 })[0]?.progress).toBe(0)
    expect(calloutsShown({ distance: 0, threshold: null })[0]?.progress).toBe(1)
    expect(calloutsShown({ distance: -500 })[0]?.progress).toBe(1)
  })
})
