import { describe, expect, test } from 'vitest'
import { askQuantity, mayAdd, problemIn } from '../../../ui/src/product/useAddToCart.ts'
import type { QuantityChoice } from '../../../ui/src/product/useAddToCart.ts'

const two: QuantityChoice = { quantity: 2, refused: null, isShown: false }

describe('a quantity that is entered', () => {
  test.each([
    [Number.NaN, 'not-whole'],
    [1.5, 'not-whole'],
    [0, 'too-low'],
    [-1, 'too-low'],
    [13, 'too-high'],
    [1e9, 'too-high'],
  ] as const)('CART-15 as %s is reported and not clamped, and the old quantity stays', (asked, refused) => {
    expect(askQuantity(two, asked, 12)).toEqual({ quantity: 2, refused, isShown: false })
  })

  test('CART-15 within the limits replaces the old quantity and its refusal', () => {
    expect(askQuantity({ ...two, refused: 'too-high' }, 12, 12)).toEqual({
      quantity: 12,
      refused: null,
      isShown: false,
    })
  })
})

describe('a press on the button', () => {
  test('adds nothing while a refused figure is not shown', () => {
    const refused = askQuantity(two, 99, 12)
    expect(mayAdd(refused, 12)).toBe(false)
  })

  test('takes the quantity shown, after its refusal or without one', () => {
    const refused = askQuantity(two, 99, 12)
    expect(mayAdd({ ...refused, isShown: true }, 12)).toBe(true)
    expect(mayAdd(two, 12)).toBe(true)
  })

  test('adds nothing when another variant allows fewer than were chosen, which is reported', () => {
    expect(problemIn(two, 1)).toBe('too-high')
    expect(mayAdd({ ...two, isShown: true }, 1)).toBe(false)
    expect(problemIn(two, 2)).toBeNull()
  })
})
