import { expect, test } from 'vitest'
import { toFields, toText } from '../../../core/domain/log/toFields.ts'

test('what is read without trust has the fields of an object, or none', () => {
  expect(toFields({ a: 1 })).toEqual({ a: 1 })
  for (const bare of [null, undefined, 'text', 7, true]) expect(toFields(bare)).toEqual({})
})

test('its text is the text, nothing where nothing stands, and JSON of all else', () => {
  expect([toText('as it is'), toText(undefined), toText({ a: 1 }), toText(null), toText(Symbol.iterator)]).toEqual([
    'as it is',
    '',
    '{"a":1}',
    'null',
    '',
  ])
})
