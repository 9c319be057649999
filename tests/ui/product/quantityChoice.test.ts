import { expect, test } from 'vitest'
import { askQuantity, mayAdd, problemIn } from '../../../ui/src/product/useAddToCart.ts'
import type { QuantityChoice } from '../../../ui/src/product/useAddToCart.ts'

const two: QuantityChoice = { quantity: 2, refused: null, isShown: false }

test.each([
  [Number.NaN, 'not-whole'],
  [1.5, 'not-whole'],
  [0, 'too-low'],
  [-1, 'too-low'],
  [13, 'too-high'],
  [1e9, 'too-high'],
] as const)(
  'CART-15 %s is not available: it is reported, nothing is clamped, and the old quantity stays',
  (asked, refused) => {
    expect(askQuantity(two, asked, 12)).toEqual({ quantity: 2, refused, isShown: false })
  },
)

test('CART-15 an available quantity replaces the old quantity and its refusal', () => {
  expect(askQuantity({ ...two, refused: 'too-high' }, 12, 12)).toEqual({ quantity: 12, refused: null, isShown: false })
})

test('a press right after a refused figure adds nothing, and the next one takes the quantity shown', () => {
  const refused = askQuantity(two, 99, 12)
  expect(mayAdd(refused, 12)).toBe(false)
  expect(mayAdd({ ...refused, isShown: true }, 12)).toBe(true)
  expect(mayAdd(two, 12)).toBe(true)
})

test('another variant may allow fewer than were chosen before, which is reported and adds nothing', () => {
  expect(problemIn(two, 1)).toBe('too-high')
  expect(mayAdd({ ...two, isShown: true }, 1)).toBe(false)
  expect(problemIn(two, 2)).toBeNull()
})
