import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { basketTotals } from '../../../core/domain/totals/basketTotals.ts'
import {
  discountGroup,
  groupDiscount,
  groupPrice,
  specialGroups,
  yearStart,
} from '../../../core/domain/account/specialGroups.ts'

test('AUTH-18 AUTH-01 a prosumer buys at a discount, an employee only with accepted terms, and every other shopper at full price', () => {
  const found = ['GUEST', 'REGISTERED', 'LOYALTY', 'EMPLOYEE', 'ATHLETE', 'PROSUMER'].map((type) => [
    discountGroup(type, false),
    discountGroup(type, true),
  ])
  expect(found).toEqual([
    [null, null],
    [null, null],
    [null, null],
    [null, 'EMPLOYEE'],
    [null, null],
    ['PROSUMER', 'PROSUMER'],
  ])
})

test('AUTH-33 the price shown is what a cart with that one piece charges, and says whether the whole percentage is off', () => {
  const amount = fc.nat(500_000)
  fc.assert(
    fc.property(fc.constantFrom('EMPLOYEE' as const, 'PROSUMER' as const), amount, amount, (type, spent, unit) => {
      const { price, isUncapped } = groupPrice({ type, spent }, unit)
      const { totals } = basketTotals({
        lines: [{ quantity: 1, unitCurrent: unit, unitOriginal: unit }],
        orderDiscounts: [{ kind: 'amount', minor: groupDiscount({ type, spent }, unit) }],
        shipping: { price: 0, discount: 0 },
        taxes: [],
        taxIncluded: true,
      })
      expect(price).toBe(totals.total)
      if (unit <= specialGroups[type].annualCap - spent && price < unit) expect(isUncapped).toBe(true)
      if (unit > specialGroups[type].annualCap - spent + 10) expect(isUncapped).toBe(false)
    }),
  )
})

describe('the cap of a year', () => {
  test('AUTH-18 ACC-12 the percentage is of what the cap of the year still covers', () => {
    expect(groupDiscount({ type: 'EMPLOYEE', spent: 0 }, 10_000)).toBe(4_000)
    expect(groupDiscount({ type: 'EMPLOYEE', spent: 245_000 }, 10_000)).toBe(2_000)
    expect(groupDiscount({ type: 'PROSUMER', spent: 150_000 }, 10_000)).toBe(0)
  })

  test('ACC-12 never more than the percentage of the goods or of the cap, never less for more goods, never more after more was spent', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 })
    fc.assert(
      fc.property(
        fc.constantFrom('EMPLOYEE' as const, 'PROSUMER' as const),
        amount,
        amount,
        amount,
        (type, spent, goods, more) => {
          const { basisPoints, annualCap } = specialGroups[type]
          const taken = groupDiscount({ type, spent }, goods)
          expect(taken).toBeGreaterThanOrEqual(0)
          expect(taken).toBeLessThanOrEqual(Math.ceil((Math.min(goods, annualCap) * basisPoints) / 10_000))
          expect(groupDiscount({ type, spent }, goods + more)).toBeGreaterThanOrEqual(taken)
          expect(groupDiscount({ type, spent: spent + more }, goods)).toBeLessThanOrEqual(taken)
        },
      ),
    )
  })

  test('ACC-12 the year begins at its first moment', () => {
    expect(yearStart(Date.UTC(2026, 10, 22, 11))).toBe(Date.UTC(2026, 0, 1))
    expect(yearStart(Date.UTC(2026, 0, 1))).toBe(Date.UTC(2026, 0, 1))
  })
})
