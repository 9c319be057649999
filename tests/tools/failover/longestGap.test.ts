import { expect, test } from 'vitest'
import { longestGap } from '../../../tools/failover/watchWrites.ts'

test('a pause is measured between changes, before the first and after the last', () => {
  expect(longestGap([11, 12, 17, 18], 10, 20)).toBe(5)
  expect(longestGap([15, 16], 10, 18)).toBe(5)
  expect(longestGap([11, 12], 10, 20)).toBe(8)
  expect(longestGap([], 10, 20)).toBe(10)
})

test('what was confirmed before does not count', () => {
  expect(longestGap([1, 2, 18], 10, 20)).toBe(8)
})
