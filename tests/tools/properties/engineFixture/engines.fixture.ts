import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../support/runs.ts'

/**
 * How often a sort compares depends on the engine: for four sorted entries V8 compares three pairs, JavaScriptCore
 * four.
 */
test('a list of four that is in order is compared three times', () => {
  fc.assert(
    fc.property(fc.nat(), (n) => {
      let compared = 0
      const sorted = [n, n + 1, n + 2, n + 3].sort((a, b) => {
        compared += 1
        return a - b
      })
      expect(sorted).toHaveLength(4)
      expect(compared).toBe(3)
    }),
    { numRuns: runs(20) },
  )
})
