import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diffLines, isSame, onOneLine } from '../../../core/domain/log/diffLines.ts'
import type { DiffLine } from '../../../core/domain/log/diffLines.ts'
import { runs } from '../../support/runs.ts'

const signs = { same: ' ', in: '+', out: '−' }
const answerOf = (lines: readonly DiffLine[]) =>
  lines.map(({ sign, depth, text }) => `${signs[sign]} ${'  '.repeat(depth)}${text}`)

describe('two states', () => {
  test('a change is shown with the path to it, and nothing else is shown', () => {
    const before = { cart: { basket: { basketId: 'b-1', coupon: null }, refusals: [] }, checkout: { step: 'shipping' } }
    const after = { cart: { basket: { basketId: 'b-2', coupon: null }, refusals: [] }, checkout: { step: 'shipping' } }
    expect(answerOf(diffLines(before, after))).toEqual([
      '  cart',
      '    basket',
      '−     basketId: "b-1"',
      '+     basketId: "b-2"',
    ])
  })

  test('a field that comes, goes or changes its kind', () => {
    expect(answerOf(diffLines({ a: 1 }, { b: 2 }))).toEqual(['− a: 1', '+ b: 2'])
    expect(answerOf(diffLines({ a: null }, { a: { sku: 'A-1', n: [1] } }))).toEqual([
      '− a: null',
      '+ a: { sku: "A-1", n: [1] }',
    ])
    expect(answerOf(diffLines({ a: [] }, { a: {} }))).toEqual(['− a: []', '+ a: {}'])
  })

  test('a list that grew or shrank shows only the entries that came or went', () => {
    expect(answerOf(diffLines({ l: ['a', 'b'] }, { l: ['a', 'b', 'c'] }))).toEqual(['  l [2 to 3]', '+   2: "c"'])
    expect(answerOf(diffLines({ l: ['a', 'b', 'c'] }, { l: ['b', 'c'] }))).toEqual(['  l [3 to 2]', '−   0: "a"'])
    expect(answerOf(diffLines({ l: [{ q: 1 }, 'x'] }, { l: [{ q: 2 }, 'x'] }))).toEqual([
      '  l [2]',
      '    0',
      '−     q: 1',
      '+     q: 2',
    ])
  })

  test('a large value is cut two levels down, a long text at its end', () => {
    const line = { product: { sku: 'A-1', words: 'w'.repeat(400) }, quantity: 1 }
    const lines = answerOf(diffLines({ basket: null }, { basket: { lines: [line] } }))
    expect(lines).toHaveLength(4)
    expect(lines[3]).toMatch(/^\+ {5}0: \{ product: .* …$/)
  })

  test('the common beginning and end of two lists are left out once, and the rest keeps its place', () => {
    expect(answerOf(diffLines({ l: ['a', 'x', 'z'] }, { l: ['a', 'y', 'w', 'z'] }))).toEqual([
      '  l [3 to 4]',
      '−   1: "x"',
      '+   1: "y"',
      '+   2: "w"',
    ])
    expect(answerOf(diffLines({ l: ['a', 'a'] }, { l: ['a', 'a', 'a'] }))).toEqual(['  l [2 to 3]', '+   2: "a"'])
    expect(answerOf(diffLines({ l: ['a', 'b', 'c', 'd'] }, { l: ['a', 'x', 'y', 'd'] }))).toEqual([
      '  l [4]',
      '−   1: "b"',
      '+   1: "x"',
      '−   2: "c"',
      '+   2: "y"',
    ])
  })
})

describe('how a value is written', () => {
  test('a value of up to 64 characters fits on one line, and a longer one is split into branches', () => {
    const wordOf = (length: number) => ({ word: 'w'.repeat(length - '{ word: "" }'.length) })
    expect(answerOf(diffLines({}, { a: wordOf(64) })).length).toBe(1)
    expect(answerOf(diffLines({}, { a: wordOf(65) }))).toEqual(['+ a', `+   word: "${wordOf(65).word}"`])
  })

  test('a text is cut after 160 signs', () => {
    const text = (length: number) => answerOf(diffLines({}, { a: 't'.repeat(length - 2) }))[0]
    expect(text(160)?.endsWith('"')).toBe(true)
    expect(text(161)).toBe(`+ a: "${'t'.repeat(159)} …`)
  })
})

test('a field that is undefined is no field, on either side', () => {
  expect(isSame({ a: undefined, b: 1 }, { b: 1 })).toBe(true)
  expect(isSame({ b: 1 }, { a: undefined, b: 1 })).toBe(true)
  expect(isSame({ a: undefined }, { b: undefined })).toBe(true)
  expect(isSame({ a: 1 }, { a: undefined, b: 1 })).toBe(false)
  expect(isSame({}, { b: 1 })).toBe(false)
  expect(onOneLine({ a: undefined, b: [1, 'x'], c: {} })).toBe('{ a: undefined, b: [1, "x"], c: {} }')
})

test('equal states differ in no line, other states in at least one changed one', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      expect(diffLines(a, structuredClone(a))).toEqual([])
      expect(diffLines(a, b).some(({ sign }) => sign !== 'same')).toBe(!isSame(a, b))
    }),
    { numRuns: runs(500) },
  )
})
