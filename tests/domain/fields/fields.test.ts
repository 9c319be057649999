import { expect, test } from 'vitest'
import { defined, filterFields, isRecord, keysOf } from '../../../core/domain/fields/fields.ts'

test('a record is an object with fields, neither an array nor null', () => {
  expect([{}, { a: 1 }].every(isRecord)).toBe(true)
  expect([null, undefined, [], ['a'], 'a', 7, true, () => undefined].some(isRecord)).toBe(false)
})

test('of the given fields those are defined that are not undefined, also if they are null, false, 0 or empty', () => {
  expect(defined({ a: undefined, b: null, c: false, d: 0, e: '' })).toStrictEqual({ b: null, c: false, d: 0, e: '' })
})

test('fields are filtered by their value and their name', () => {
  expect(filterFields({ a: 1, b: 2 }, (value) => value === 2)).toStrictEqual({ b: 2 })
  expect(filterFields({ a: 1, b: 2 }, (_value, name) => name === 'a')).toStrictEqual({ a: 1 })
})

test('the keys of a table are in its order', () => {
  expect(keysOf({ b: 1, a: 2 })).toEqual(['b', 'a'])
})
