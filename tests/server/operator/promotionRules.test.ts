import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PromotionTerms } from '../../../contracts/api/operator/operatorPromotionsApi.ts'
import { couponCode, evaluateAppliedCoupon } from '../../../core/domain/promotion/coupon.ts'
import {
  isRewritten,
  promotionFault,
  promotionState,
  readCode,
  tidied,
} from '../../../server/operator/promotions/promotionRules.ts'
import { columnsOf, isSame, termsOf } from '../../../server/operator/promotions/operatorPromotions.ts'
import { tenPercent } from './promotionShop.ts'

const name = fc.string({ maxLength: 20 })
const instant = fc.option(fc.integer({ min: Date.UTC(1999, 0), max: Date.UTC(2201, 0) }))
const anyTerms: fc.Arbitrary<PromotionTerms> = fc.record({
  names: fc.record({ en: name, fr: name, de: name, it: name, es: name }),
  benefit: fc.constantFrom('percentOffOrder', 'amountOffOrder', 'freeShipping'),
  amount: fc.integer({ min: -5, max: 20_000_000 }),
  validFrom: instant,
  validTo: instant,
  isOnce: fc.boolean(),
  threshold: fc.option(fc.integer({ min: -5, max: 20_000_000 })),
  country: fc.option(fc.constantFrom('US', 'GB', 'CH', 'us', '')),
})

test('OPR-56 whatever is asked for, what is taken can be used at some instant and takes off something that can be', () => {
  fc.assert(
    fc.property(anyTerms, (asked) => {
      const terms = tidied(asked)
      if (promotionFault(terms) !== undefined) return
      const { benefit, amount, validFrom, validTo, threshold } = terms
      expect(validFrom === null || validTo === null || validFrom < validTo).toBe(true)
      expect(promotionState(terms, validFrom ?? (validTo ?? 1) - 1)).toBe('active')
      expect(benefit === 'percentOffOrder' ? amount <= 10_000 : amount <= 10_000_000).toBe(true)
      expect(benefit === 'freeShipping' ? amount === 0 : amount > 0).toBe(true)
      expect(threshold === null || threshold > 0).toBe(true)
      expect(terms.names.en.trim()).not.toBe('')
    }),
  )
})

test('OPR-55 a list says of a coupon at every instant what a cart says of it then (CART-19)', () => {
  fc.assert(
    fc.property(
      instant,
      instant,
      fc.integer({ min: Date.UTC(1999, 0), max: Date.UTC(2201, 0) }),
      (validFrom, validTo, now) => {
        const coupon = {
          code: 'X',
          promotionId: 'x',
          promotionName: 'X',
          benefit: { kind: 'freeShipping' as const },
          ...(validFrom === null ? {} : { validFrom }),
          ...(validTo === null ? {} : { validTo }),
        }
        const used = evaluateAppliedCoupon(coupon, { now, redeemedBefore: false, country: 'US', goods: 1 })
        const listed = used._tag === 'Applies' ? 'active' : { PRM155: 'over', PRM135: 'coming' }[String(used.errorId)]
        expect(promotionState({ validFrom, validTo }, now)).toBe(listed)
      },
    ),
  )
})

test('OPR-57 terms are read from the database as they were written, so that a change can be undone', () => {
  fc.assert(
    fc.property(anyTerms, (asked) => {
      const terms = tidied(asked)
      const { names, ...columns } = columnsOf(terms)
      const read = termsOf({ code: 'X', promotion_id: 'x', ...columns, names: JSON.parse(names) })
      expect(read).toEqual(terms)
      expect(isSame(read, terms)).toBe(true)
    }),
  )
})

test('OPR-56 a code is read as shoppers’ codes are, and only a code that they can type is one', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (typed) => {
      const code = readCode(typed)
      if (typeof code === 'string') expect([code, couponCode(code)]).toEqual([couponCode(typed), code])
      else expect(code).toMatchObject({ field: 'code' })
    }),
  )
  expect(readCode(' spring_10 ')).toBe('SPRING_10')
  expect(readCode('X'.repeat(33))).toMatchObject({ field: 'code' })
  expect(readCode('GÄNSE')).toMatchObject({ field: 'code' })
})

test('OPR-57 of a used code only what it takes off is kept', () => {
  expect(isRewritten(tenPercent, { ...tenPercent, amount: 999 })).toBe(true)
  expect(isRewritten(tenPercent, { ...tenPercent, benefit: 'amountOffOrder' })).toBe(true)
  const other = {
    names: { ...tenPercent.names, en: 'X' },
    validFrom: 1,
    validTo: 2,
    threshold: 3,
    isOnce: true,
    country: 'US',
  }
  expect(isRewritten(tenPercent, { ...tenPercent, ...other })).toBe(false)
})
