import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Patch } from '../../../contracts/storefrontWorker.ts'
import { applyPatches } from '../../../core/domain/patch/applyPatches.ts'
import { viewChange } from '../../../worker/bridge/publisher.ts'
import { runs } from '../../support/runs.ts'

const tree = fc.letrec<{ branch: Record<string, unknown>; value: unknown }>((tie) => ({
  branch: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'lines', 'total'), tie('value'), { maxKeys: 4 }),
  value: fc.oneof(
    { maxDepth: 3 },
    fc.integer(),
    fc.string({ maxLength: 3 }),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    tie('branch'),
  ),
})).branch

test('the page has what the worker patches', () => {
  fc.assert(
    fc.property(tree, tree, (from, to) => {
      expect(applyPatches(from, viewChange(from, to).patches)).toEqual(to)
    }),
    { numRuns: runs(2_000) },
  )
})

test('a branch that no patch names keeps its identity, and the view before stays as it was', () => {
  const before = { cart: { lines: [{ quantity: 1 }, { quantity: 2 }] }, totals: { total: 3 } }
  const after = applyPatches(before, [{ op: 'replace', path: ['cart', 'lines', 0, 'quantity'], value: 5 }])
  expect(after.totals).toBe(before.totals)
  expect(after.cart.lines[1]).toBe(before.cart.lines[1])
  expect(before.cart.lines[0]?.quantity).toBe(1)
  expect(after.cart.lines[0]?.quantity).toBe(5)
})

describe('single patches', () => {
  test.each<readonly [what: string, patch: Patch, expected: unknown]>([
    [
      'a value in a list',
      { op: 'replace', path: ['list', 1], value: 'z' },
      { list: ['a', 'z', 'c'], key: { inner: 1 } },
    ],
    [
      'one more at the end',
      { op: 'add', path: ['list', 3], value: 'd' },
      { list: ['a', 'b', 'c', 'd'], key: { inner: 1 } },
    ],
    [
      'one more between',
      { op: 'add', path: ['list', 1], value: 'd' },
      { list: ['a', 'd', 'b', 'c'], key: { inner: 1 } },
    ],
    ['one less', { op: 'remove', path: ['list', 1] }, { list: ['a', 'c'], key: { inner: 1 } }],
    ['a shorter list', { op: 'replace', path: ['list', 'length'], value: 1 }, { list: ['a'], key: { inner: 1 } }],
    [
      'a new key',
      { op: 'add', path: ['key', 'other'], value: 2 },
      { list: ['a', 'b', 'c'], key: { inner: 1, other: 2 } },
    ],
    ['a key gone, not left empty', { op: 'remove', path: ['key', 'inner'] }, { list: ['a', 'b', 'c'], key: {} }],
    ['a branch gone', { op: 'remove', path: ['key'] }, { list: ['a', 'b', 'c'] }],
    ['all of it', { op: 'replace', path: [], value: { list: [] } }, { list: [] }],
  ])('one patch of immer’s format: %s', (_what, patch, expected) => {
    const before = { list: ['a', 'b', 'c'], key: { inner: 1 } }
    expect(applyPatches<unknown>(before, [patch])).toStrictEqual(expected)
    expect(before).toStrictEqual({ list: ['a', 'b', 'c'], key: { inner: 1 } })
  })

  test('a patch into a branch that another one removes elsewhere leaves that one gone', () => {
    const before = { lines: [{ key: { a: 1, b: 2 } }], length: 3, add: { remove: 1 } }
    expect(
      applyPatches<unknown>(before, [
        { op: 'add', path: ['lines', 0, 'key', 'c'], value: 3 },
        { op: 'remove', path: ['lines', 0, 'key', 'a'] },
        { op: 'replace', path: ['length'], value: 4 },
        { op: 'remove', path: ['add', 'remove'] },
      ]),
    ).toStrictEqual({ lines: [{ key: { b: 2, c: 3 } }], length: 4, add: {} })
  })
})
