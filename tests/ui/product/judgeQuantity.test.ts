import { expect, test } from 'vitest'
import { judgeQuantity } from '../../../ui/src/product/judgeQuantity.ts'

test.each(['', 'abc', '1e9', '1.5', '0x10', '9999999999999999'])('CART-15 "%s" is no number to order by', (typed) => {
  expect(judgeQuantity(typed, 12)).toEqual({ kind: 'not-a-number' })
})

test.each(['0', '-1', '-000'])('CART-15 "%s" is too little, and is told instead of raised', (typed) => {
  expect(judgeQuantity(typed, 12)).toEqual({ kind: 'too-low', minimum: 1 })
})

test('CART-15 more than the maximum is told instead of lowered', () => {
  expect(judgeQuantity('13', 12)).toEqual({ kind: 'too-high', maximum: 12 })
})

test.each([['1', 1], [' 12 ', 12], ['007', 7]])('CART-15 "%s" is a quantity', (typed, quantity) => {
  expect(judgeQuantity(typed, 12)).toEqual({ kind: 'quantity', quantity })
})
