import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minimise } from '../../../tools/replay/shrinkLog.ts'
import { runs } from '../../support/runs.ts'

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)

describe('the items that are left', () => {
  test('are exactly those that matter, in their order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), fc.array(fc.nat(199), { maxLength: 6 }), (count, wanted) => {
        const needed = [...new Set(wanted.filter((item) => item < count))].toSorted((a, b) => a - b)
        expect(minimise(upTo(count), (kept) => needed.every((item) => kept.includes(item)))).toEqual(needed)
      }),
      { numRuns: runs(300) },
    )
  })

  test('cannot be left out one by one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.func(fc.boolean()), (count, answer) => {
        const isEnough = (kept: readonly number[]): boolean => kept.length === count || answer(kept)
        const kept = minimise(upTo(count), isEnough)
        expect(isEnough(kept)).toBe(true)
        if (kept.length > 1)
          for (const item of kept) expect(isEnough(kept.filter((other) => other !== item))).toBe(false)
      }),
      { numRuns: runs(300) },
    )
  })
})

test('few that matter among many are found with few questions', () => {
  let asked = 0
  minimise(upTo(4_096), (kept) => {
    asked += 1
    return kept.includes(17) && kept.includes(3_000)
  })
  expect(asked).toBeLessThan(150)
})
