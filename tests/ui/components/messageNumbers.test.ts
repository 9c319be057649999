import { expect, test } from 'vitest'
import { number, strictNumber } from '../../../ui/src/copy/messageNumbers.ts'

test('I18N-02 a number in a message is written as elsewhere in the shop, except for numbers that are kept apart', () => {
  expect(number('en', 12_345.5)).toBe('12,345.5')
  expect(strictNumber('fr', 12_346, 1, 'count')).toBe('12\u202f345')
})

test('I18N an invalid number is refused by name', () => {
  expect(() => strictNumber('en', Number.NaN, 0, 'count')).toThrow('count is not a number')
})
