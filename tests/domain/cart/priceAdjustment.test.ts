import fc from 'fast-check'
import { expect, test } from 'vitest'
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

test('CART-24 whole minor units come off, never more than the limit, never less for more goods', () => {
  fc.assert(
    fc.property(worth, fc.nat(1_000_000), adjustment, (goods, more, taken) => {
      const amount = adjustmentOn(goods, taken)
      expect(isReadable(taken)).toBe(true)
      expect(Number.isSafeInteger(amount)).toBe(true)
      expect(amount).toBeGreaterThanOrEqual(0)
      expect(amount).toBeLessThanOrEqual(greatestAdjustment(goods))
      expect(adjustmentOn(goods + more, taken)).toBeGreaterThanOrEqual(amount)
      if (adjustmentAsked(goods, taken) <= greatestAdjustment(goods)) expect(amount).toBe(adjustmentAsked(goods, taken))
    }),
  )
})

test('CART-24 an adjustment says how much, in whole units or percent with two decimals, and why', () => {
  const isReadableOf = (type: 'AMOUNT' | 'PERCENT', value: number, reason = 'Scratched') =>
    isReadable({ type, value, reason })
  expect(isReadableOf('AMOUNT', 500)).toBe(true)
  expect(isReadableOf('PERCENT', 12.5)).toBe(true)
  expect(isReadableOf('PERCENT', 0.29)).toBe(true)
  expect(isReadableOf('PERCENT', 1.15)).toBe(true)
  for (const value of [0, -1, 1.5, Infinity]) expect(isReadableOf('AMOUNT', value), `${value} whole units`).toBe(false)
  for (const value of [0, 1.005, Number.NaN]) expect(isReadableOf('PERCENT', value), `${value} %`).toBe(false)
  expect(isReadableOf('AMOUNT', 5, '  ')).toBe(false)
  expect(adjustmentOn(20_000, { type: 'PERCENT', value: 12.5, reason: 'x' })).toBe(2_500)
})

test('CART-24 a figure is read as it is typed here and there', () => {
  expect(['10', '10.5', '10,50', ' 0.05 '].map(typedHundredths)).toEqual([1_000, 1_050, 1_050, 5])
  expect(['', 'ten', '1.234', '-1', '1e3', '.5'].map(typedHundredths)).toEqual(Array(6).fill(null))
})
