import { describe, expect, test } from 'vitest'
import { murmurHash } from '../../../core/domain/experiment/murmurHash.ts'
import { bucketOf } from '../../../core/domain/experiment/bucket.ts'
import {
  chiSquareTail,
  criticalValue,
  gainInterval,
  sampleRatio,
  wilsonInterval,
} from '../../../server/experiment/statistics.ts'

describe('an interval', () => {
  test.each([
    [0, 0, 0, 1],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
  ])('SEG-12 of %i in %i goes from %f to %f, as in Newcombe 1998', (successes, trials, low, high) => {
    const interval = wilsonInterval(successes, trials)
    expect(interval.low).toBeCloseTo(low, 4)
    expect(interval.high).toBeCloseTo(high, 4)
  })
})

describe('the gain of one variant over another', () => {
  test.each([
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
    [6, 7, 2, 7, 0.0582, 0.8062],
    [5, 56, 0, 29, -0.0381, 0.1926],
    [0, 10, 0, 20, -0.1611, 0.2775],
    [10, 10, 0, 10, 0.6075, 1],
  ])('OPR-36 of %i in %i over %i in %i goes from %f to %f, as in Newcombe 1998', (b, ofB, a, ofA, low, high) => {
    const gain = gainInterval({ conversions: a, exposures: ofA }, { conversions: b, exposures: ofB })
    expect([gain.low, gain.high].map((border) => border.toFixed(4))).toEqual([low, high].map((at) => at.toFixed(4)))
  })

  test('OPR-36 is wider when several are compared with one first, so that all of them hold together', () => {
    expect(criticalValue(0.05)).toBeCloseTo(1.959964, 5)
    expect(criticalValue(0.025)).toBeCloseTo(2.241403, 5)
    const [first, second] = [
      { conversions: 300, exposures: 9_000 },
      { conversions: 351, exposures: 9_000 },
    ]
    expect(gainInterval(first, second).low).toBeGreaterThan(0)
    expect(gainInterval(first, second, 3).low).toBeLessThan(0)
  })
})

describe('the tail of the chi-square distribution', () => {
  test.each([
    [3.841459, 1, 0.05],
    [5.991465, 2, 0.05],
    [7.814728, 3, 0.05],
    [9.487729, 4, 0.05],
    [11.070498, 5, 0.05],
    [10.827566, 1, 0.001],
    [0, 3, 1],
    [20.515006, 5, 0.001],
  ])('SEG-12 beyond %f with %i degrees of freedom is %f', (value, degrees, p) => {
    expect(chiSquareTail(value, degrees)).toBeCloseTo(p, 6)
  })
})

/** Visitors by variant: buckets below 5,000 and the others. `isLost`: their exposure never arrived. */
const split = (
  seed: string,
  visitors: number,
  isLost: (visitor: string, isSecond: boolean) => boolean = () => false,
) => {
  const counts = [0, 0]
  for (let nth = 0; nth < visitors; nth++) {
    const visitor = `${seed}-${nth}`
    const isSecond = bucketOf(visitor, '1001') >= 5_000
    if (!isLost(visitor, isSecond)) counts[isSecond ? 1 : 0]! += 1
  }
  return counts.map((count) => ({ count, weight: 5_000 }))
}

describe('the ratio of the variants', () => {
  test(
    'SEG-12 a leak of one exposure in fifty of one variant is found among a million visits',
    { timeout: 60_000 },
    () => {
      const leak = split('leak', 1_000_000, (visitor, isSecond) => isSecond && murmurHash(visitor, 5) % 50 === 0)
      expect(sampleRatio(leak)).toMatchObject({ isAlarm: true })
      expect(sampleRatio(split('leak', 1_000_000))).toMatchObject({ isAlarm: false })
    },
  )

  test('SEG-12 raises a false alarm about once in a thousand fair runs', { timeout: 60_000 }, () => {
    const runs = Array.from({ length: 1_000 }, (_, run) => sampleRatio(split(`fair-${run}`, 2_000)))
    // Of runs that are expected once, more than five come once in 1,700 tries.
    expect(runs.filter(({ isAlarm }) => isAlarm).length).toBeLessThanOrEqual(5)
    // The figures are spread as they should be, or no alarm would mean nothing.
    const below = (p: number) => runs.filter((run) => run.p < p).length
    expect(below(0.05)).toBeGreaterThan(25)
    expect(below(0.05)).toBeLessThan(75)
    expect(below(0.5)).toBeGreaterThan(430)
  })

  test.each([
    [
      'nobody has seen anything',
      [
        { count: 0, weight: 1 },
        { count: 0, weight: 1 },
      ],
      false,
    ],
    ['there is one variant', [{ count: 900, weight: 1 }], false],
    [
      'the weights are unequal',
      [
        { count: 900, weight: 9 },
        { count: 100, weight: 1 },
      ],
      false,
    ],
    [
      'somebody saw a variant without traffic',
      [
        { count: 900, weight: 1 },
        { count: 1, weight: 0 },
      ],
      true,
    ],
    [
      'three of them are equal',
      [
        { count: 1_000, weight: 1 },
        { count: 1_000, weight: 1 },
        { count: 700, weight: 1 },
      ],
      true,
    ],
  ])('SEG-12 %s', (_, variants, isAlarm) => {
    expect(sampleRatio(variants).isAlarm).toBe(isAlarm)
  })
})
