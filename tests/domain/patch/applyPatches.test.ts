import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyPatches } from '../../../core/domain/patch/applyPatches.ts'
import { viewChange } from '../../../worker/viewChange.ts'
import { runs } from '../../support/runs.ts'

const tree = fc.letrec<{ branch: Record<string, unknown>; value: unknown }>((tie) => ({
  branch: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'lines', 'total'), tie('value'), { maxKeys: 4 }),
  value: fc.oneof({ maxDepth: 3 }, fc.integer(), fc.string({ maxLength: 3 }), fc.constant(null), fc.array(tie('value'), { maxLength: 4 }), tie('branch')),
})).branch

test('what the worker patches, the page has', () => {
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
