import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeAt, timeAxis } from '../../../ui/src/debug/timeline/timeAxis.ts'
import { runs } from '../../support/runs.ts'

const second = 1_000
const minute = 60 * second

describe('the time line of a log', () => {
  test('REC-04 commits of the same instant stand at the same place, and twice the time is twice the way', () => {
    const { x, pauses } = timeAxis([0, 0, 100, 100, 300], 600)
    expect([...x]).toEqual([0, 0, 200, 200, 600])
    expect(pauses).toEqual([])
  })

  test('REC-04 a long pause is a short gap that says how long it was, and what happened has the rest of the way', () => {
    const { x, pauses, ticks } = timeAxis([0, 100, 200, 200 + 4 * minute, 300 + 4 * minute], 324)
    expect([...x]).toEqual([0, 100, 200, 224, 324])
    expect(pauses).toEqual([{ x: 200, width: 24, ms: 4 * minute }])
    expect(ticks).toEqual([
      { x: 0, at: 0 },
      { x: 224, at: 200 + 4 * minute },
    ])
  })

  test('REC-04 the times below never touch', () => {
    const at = Array.from({ length: 400 }, (_, n) => n * 37 + Math.floor(n / 20) * 5 * minute)
    const { ticks } = timeAxis(at, 1_200)
    expect(ticks.length).toBeGreaterThan(5)
    for (const [place, { x }] of ticks.entries()) expect(x - (ticks[place - 1]?.x ?? -84)).toBeGreaterThanOrEqual(84)
  })

  test('REC-04 entries far apart, one entry and none are drawn, and so is a clock that was set back', () => {
    expect([...timeAxis([0, 3_600 * second], 800).x]).toEqual([0, 800])
    expect([...timeAxis([5], 800).x]).toEqual([0])
    expect([...timeAxis([], 800).x]).toEqual([])
    expect([...timeAxis([10, 20, 5, 30], 800).x]).toEqual([0, 400, 400, 800])
    expect([...timeAxis([Number.NaN, 10, 20], 800).x]).toEqual([0, 0, 800])
  })

  test('REC-04 any log fills the track from left to right, and a press finds the nearest entry, the last of several', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.nat(300), fc.nat(90 * minute)), { minLength: 2, maxLength: 200 }),
        fc.integer({ min: 300, max: 4_000 }),
        (spans, width) => {
          let now = 1_790_000_000_000
          const at = spans.map((span) => (now += span))
          const axis = timeAxis(at, width)
          const isOneInstant = at[0] === at.at(-1)
          expect(axis.x.at(-1)).toBeCloseTo(isOneInstant ? 0 : width, 3)
          for (const [place, time] of at.entries()) {
            const [here, before] = [axis.x[place] ?? Number.NaN, axis.x[place - 1] ?? 0]
            expect(here).toBeGreaterThanOrEqual(before)
            if (time === at[place - 1]) expect(here).toBe(before)
            const found = placeAt(axis, here)
            expect(Math.abs((axis.x[found] ?? Number.NaN) - here)).toBeLessThanOrEqual(0.5)
            expect(found).toBeGreaterThanOrEqual(place)
          }
        },
      ),
      { numRuns: runs(200) },
    )
  })
})
