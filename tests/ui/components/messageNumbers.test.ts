import { expect, test } from 'vitest'
import { number, strictNumber } from '../../../ui/src/copy/messageNumbers.ts'

test('I18N-02 a number in a message is written as elsewhere in the shop, except for numbers that are kept apart', () => {
  expect(number('en', 12_345.5)).toBe('12,345.5')
  expect(strictNumber('fr', 12_346, 1, 'count')).toBe('12\u202f345')
})

test.each([
  ['en', '12,345.5'],
  ['fr', '12\u202f345,5'],
  ['de', '12.345,5'],
  ['it', '12.345,5'],
  ['es', '12.345,5'],
])('I18N-01 a number in a message has the format of the copy’s language: %s', (language, written) => {
  expect(number(language, 12_345.5)).toBe(written)
})

test('I18N an invalid number is refused by name', () => {
  expect(() => strictNumber('en', Number.NaN, 0, 'count')).toThrow('count is not a number')
})
