import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isReached,
  parseCallout,
  promotionSummary,
  shownCallout,
} from '../../../core/domain/promotion/promotionSummary.ts'
import { couponCode, evaluateCoupon } from '../../../core/domain/promotion/coupon.ts'
import type { Coupon } from '../../../core/domain/promotion/coupon.ts'
import { basketTotals } from '../../../core/domain/totals/basketTotals.ts'
import type { PricedLine } from '../../../core/domain/totals/basketTotals.ts'
import type { Discount } from '../../../core/domain/totals/discount.ts'

const coupon: Coupon = {
  code: 'WELCOME10',
  promotionId: 'p-welcome',
  promotionName: '10 % off',
  benefit: { kind: 'percentOffOrder', basisPoints: 1000 },
}
const facts = { now: 1_000, redeemedBefore: false, country: 'US', goods: 5_000, appliedCodes: [] }

describe('callouts', () => {
  test.each(['', 'a', 'a|b', 'a|b|c|d', '||||'])(
    'CART-08 "%s" has not exactly three parts and is no callout',
    (message) => {
      expect(parseCallout(message)).toBeNull()
    },
  )

  test('CART-08 three parts are trimmed and may be empty', () => {
    expect(parseCallout(' Spend | more | You made it ')).toEqual({
      before: 'Spend',
      after: 'more',
      reached: 'You made it',
    })
    expect(parseCallout('||')).toEqual({ before: '', after: '', reached: '' })
    fc.assert(
      fc.property(fc.string(), (message) => {
        expect(parseCallout(message) !== null).toBe(message.split('|').length === 3)
      }),
    )
  })

  test('CART-08 the distance is shown while it lasts and the third part once it is reached', () => {
    const entry = { calloutMessage: 'Spend|more|Shipping is on us', distanceFromConditionThreshold: 2_500 }
    expect(shownCallout(entry)).toEqual({ _tag: 'Approaching', before: 'Spend', distance: 2_500, after: 'more' })
    expect(shownCallout({ ...entry, distanceFromConditionThreshold: 0 })).toEqual({
      _tag: 'Reached',
      text: 'Shipping is on us',
    })
    expect(shownCallout({ ...entry, approachingDisplayLevel: 2_499 })).toBeNull()
    expect(shownCallout({ ...entry, approachingDisplayLevel: 2_500 })).not.toBeNull()
    expect(shownCallout({ ...entry, calloutMessage: '||' })).toBeNull()
    for (const calloutMessage of ['Spend||', '|more|', '||Yours'])
      expect(shownCallout({ ...entry, calloutMessage })?._tag).toBe('Approaching')
    expect(shownCallout({ ...entry, calloutMessage: 'Spend|more|', distanceFromConditionThreshold: 0 })).toBeNull()
    expect(shownCallout({ ...entry, calloutMessage: 'Spend more' })).toBeNull()
  })

  test('CART-07 a promotion says how far the basket is from its threshold', () => {
    const freeShipping = {
      promotionId: 'p-ship',
      promotionName: 'Free shipping',
      level: 'SHIPPING',
      calloutMessage: 'Spend|more for free shipping|Shipping is free',
      threshold: 10_000,
    } as const
    expect(promotionSummary([freeShipping], 7_500)).toEqual([
      {
        promotionId: 'p-ship',
        promotionName: 'Free shipping',
        level: 'SHIPPING',
        calloutMessage: 'Spend|more for free shipping|Shipping is free',
        threshold: 10_000,
        distanceFromConditionThreshold: 2_500,
      },
    ])
    expect(isReached(freeShipping, 9_999)).toBe(false)
    expect(isReached(freeShipping, 10_000)).toBe(true)
    fc.assert(
      fc.property(fc.nat(20_000), (subtotal) => {
        const distance = promotionSummary([freeShipping], subtotal)[0]?.distanceFromConditionThreshold ?? -1
        expect(distance).toBeGreaterThanOrEqual(0)
        expect(distance === 0).toBe(isReached(freeShipping, subtotal))
      }),
    )
  })
})

describe('coupons', () => {
  test('CART-19 codes are trimmed and upper-cased', () => {
    expect(couponCode(' welcome10 ')).toBe('WELCOME10')
  })

  test('CART-19 a coupon that applies says what it takes off', () => {
    expect(evaluateCoupon(coupon, facts)).toEqual({
      _tag: 'Applies',
      discount: { on: 'order', discount: { kind: 'percent', basisPoints: 1000 } },
    })
    expect(evaluateCoupon({ ...coupon, benefit: { kind: 'amountOffOrder', minor: 500 } }, facts)).toEqual({
      _tag: 'Applies',
      discount: { on: 'order', discount: { kind: 'amount', minor: 500 } },
    })
    expect(evaluateCoupon({ ...coupon, benefit: { kind: 'freeShipping' } }, facts)).toEqual({
      _tag: 'Applies',
      discount: { on: 'shipping' },
    })
  })

  test.each([
    ['PRM130', null, {}],
    ['PRM155', { validTo: 1_000 }, {}],
    ['PRM135', { validFrom: 1_001 }, {}],
    ['PRM150', { oncePerCustomer: true }, { redeemedBefore: true }],
    ['PRM416', {}, { appliedCodes: ['WELCOME10'] }],
    ['PRM140', {}, { appliedCodes: ['A', 'B', 'C', 'D', 'E'] }],
    ['PRM175', { threshold: 5_001 }, {}],
    ['PRM160', { country: 'CA' }, {}],
  ])('CART-19 a coupon is refused with %s', (errorId, change, found) => {
    expect(evaluateCoupon(change === null ? null : { ...coupon, ...change }, { ...facts, ...found })).toEqual({
      _tag: 'Refused',
      errorId,
    })
  })

  test('CART-19 a window begins with its first instant', () => {
    expect(evaluateCoupon({ ...coupon, validFrom: 1_000, validTo: 1_001, threshold: 5_000 }, facts)._tag).toBe(
      'Applies',
    )
  })

  test('CART-19 a code of one country applies there', () => {
    expect(evaluateCoupon({ ...coupon, country: 'US' }, facts)._tag).toBe('Applies')
  })

  test('CART-19 a code for everyone may be used again', () => {
    expect(evaluateCoupon(coupon, { ...facts, redeemedBefore: true })._tag).toBe('Applies')
  })

  test('CART-19 goods reach the threshold of a code, gift cards do not', () => {
    const from250: Coupon = { ...coupon, threshold: 25_000 }
    expect(evaluateCoupon(from250, { ...facts, goods: 24_999 })._tag).toBe('Refused')
    expect(evaluateCoupon(from250, { ...facts, goods: 25_000 })._tag).toBe('Applies')
  })

  test('CART-19 a cart without goods takes no code', () => {
    for (const benefit of [coupon.benefit, { kind: 'amountOffOrder', minor: 500 }, { kind: 'freeShipping' }] as const)
      expect(evaluateCoupon({ ...coupon, benefit }, { ...facts, goods: 0 })).toEqual({
        _tag: 'Refused',
        errorId: 'PRM175',
      })
  })

  test('CART-19 no promotion ever changes what gift cards cost, and they change no promotion', () => {
    const minor = fc.nat(100_000)
    const discount: fc.Arbitrary<Discount> = fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), basisPoints: fc.nat(12_000) }),
      fc.record({ kind: fc.constant('amount' as const), minor }),
    )
    const line: fc.Arbitrary<PricedLine> = fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      unitCurrent: minor,
      unitOriginal: minor,
      adjustment: discount,
    })
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 5 }),
        fc.array(line, { minLength: 1, maxLength: 5 }),
        fc.array(discount, { maxLength: 5 }),
        (goods, cards, orderDiscounts) => {
          const giftCards = cards.map((card) => ({ ...card, isGiftCard: true }))
          const given = {
            orderDiscounts,
            shipping: { price: 0, discount: 0 },
            taxes: [],
            taxIncluded: false,
          }
          const whole = basketTotals({ ...given, lines: [...goods, ...giftCards] })
          const worth = giftCards.reduce((sum, { quantity, unitCurrent }) => sum + quantity * unitCurrent, 0)
          for (const priced of whole.lines.slice(goods.length)) {
            expect(priced.orderDiscount).toBe(0)
            expect(priced.adjustment).toBe(0)
          }
          expect(whole.totals.total).toBe(basketTotals({ ...given, lines: goods }).totals.total + worth)
        },
      ),
    )
  })
})
