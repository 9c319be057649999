import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  adjustmentAsked,
  adjustmentOn,
  greatestAdjustment,
  isReadable,
} from '../../../core/domain/cart/priceAdjustment.ts'
import type { PriceAdjustment } from '../../../core/domain/cart/priceAdjustment.ts'
import { typedHundredths } from '../../../core/domain/money/typedHundredths.ts'

const worth = fc.nat(100_000_000)
const adjustment: fc.Arbitrary<PriceAdjustment> = fc.oneof(
  fc.record({
    type: fc.constant('AMOUNT' as const),
    value: fc.integer({ min: 1, max: 100_000_000 }),
    reason: fc.constant('Scratched'),
  }),
  fc.record({
    type: fc.constant('PERCENT' as const),
    value: fc.integer({ min: 1, max: 10_000 }).map((points) => points / 100),
    reason: fc.constant('Scratched'),
  }),
)

describe('the adjustment of a line', () => {
  test('CART-24 whole minor units come off, never more than the limit, never less for more goods', () => {
    fc.assert(
      fc.property(worth, fc.nat(1_000_000), adjustment, (goods, more, taken) => {
        const amount = adjustmentOn(goods, taken)
        expect(isReadable(taken)).toBe(true)
        expect(Number.isSafeInteger(amount)).toBe(true)
        expect(amount).toBeGreaterThanOrEqual(0)
        expect(amount).toBeLessThanOrEqual(greatestAdjustment(goods))
        expect(adjustmentOn(goods + more, taken)).toBeGreaterThanOrEqual(amount)
        if (adjustmentAsked(goods, taken) <= greatestAdjustment(goods))
          expect(amount).toBe(adjustmentAsked(goods, taken))
      }),
    )
  })

  test('CART-24 says how much, in whole units or percent with two decimals, and why', () => {
    const isReadableOf = (type: 'AMOUNT' | 'PERCENT', value: number, reason = 'Scratched') =>
      isReadable({ type, value, reason })
    expect(isReadableOf('AMOUNT', 500)).toBe(true)
    expect(isReadableOf('PERCENT', 12.5)).toBe(true)
    expect(isReadableOf('PERCENT', 0.29)).toBe(true)
    expect(isReadableOf('PERCENT', 1.15)).toBe(true)
    for (const value of [0, -1, 1.5, Infinity])
      expect(isReadableOf('AMOUNT', value), `${value} whole units`).toBe(false)
    for (const value of [0, 1.005, Number.NaN]) expect(isReadableOf('PERCENT', value), `${value} %`).toBe(false)
    expect(isReadableOf('AMOUNT', 5, '  ')).toBe(false)
    expect(adjustmentOn(20_000, { type: 'PERCENT', value: 12.5, reason: 'x' })).toBe(2_500)
  })
})

test.each([
  ['10', 1_000],
  ['10.5', 1_050],
  ['10,50', 1_050],
  [' 0.05 ', 5],
  ['', null],
  ['ten', null],
  ['1.234', null],
  ['-1', null],
  ['1e3', null],
  ['.5', null],
])('CART-24 the figure %j is read as %j, as it is typed here and there', (typed, hundredths) => {
  expect(typedHundredths(typed)).toBe(hundredths)
})
