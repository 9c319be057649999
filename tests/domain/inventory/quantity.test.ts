import { expect, test } from 'vitest'
import { isFew, quantityProblem } from '../../../core/domain/inventory/quantity.ts'

test.each([
  [1, null],
  [4, null],
  [5, 'too-high'],
  [0, 'too-low'],
  [-1, 'too-low'],
  [1.5, 'not-whole'],
  [Number.NaN, 'not-whole'],
  [Number.MAX_SAFE_INTEGER + 1, 'not-whole'],
] as const)('CART-15 PAY-16 %d of a line that may have four pieces: %s', (quantity, problem) => {
  expect(quantityProblem(quantity, 4)).toBe(problem)
})

test('five pieces are few, six are not', () => {
  expect([0, 5, 6].map(isFew)).toEqual([true, true, false])
})
