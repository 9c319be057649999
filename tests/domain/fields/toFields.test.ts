import { expect, test } from 'vitest'
import { toFields, toText } from '../../../core/domain/fields/fields.ts'

test('an untrusted value has the fields of an object, or none', () => {
  expect(toFields({ a: 1 })).toEqual({ a: 1 })
  for (const bare of [null, undefined, 'text', 7, true]) expect(toFields(bare)).toEqual({})
})

test('the text of a text is itself, of a missing value empty, and of anything else JSON', () => {
  expect(toText('as it is')).toBe('as it is')
  expect(toText(undefined)).toBe('')
  expect(toText({ a: 1 })).toBe('{"a":1}')
  expect(toText(null)).toBe('null')
  expect(toText(Symbol.iterator)).toBe('')
})
