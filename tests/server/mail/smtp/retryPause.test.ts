import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reachPause, retryPause } from '../../../../server/mail/smtp/retryPause.ts'

const attempts = fc.integer({ min: 1, max: 1_000 })
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

test('OPS-08 the pause after a try is at most twice that after the one before, and lies between half of it and all of it', () => {
  fc.assert(
    fc.property(attempts, chance, (tries, drawn) => {
      const longest = Math.min(4 * 3_600_000, 60_000 * 2 ** (tries - 1))
      expect(retryPause(tries, drawn)).toBeGreaterThanOrEqual(longest / 2)
      expect(retryPause(tries, drawn)).toBeLessThanOrEqual(longest)
    }),
  )
})

test('OPS-08 whatever is drawn, no pause is shorter than the one before until they are four hours long', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 7 }), chance, chance, (tries, before, after) => {
      expect(retryPause(tries + 1, after)).toBeGreaterThanOrEqual(retryPause(tries, before))
    }),
  )
})

test('OPS-08 letters that failed together come back apart', () => {
  fc.assert(
    fc.property(attempts, chance, chance, (tries, one, other) => {
      fc.pre(Math.abs(one - other) > 0.001)
      expect(retryPause(tries, one)).not.toBe(retryPause(tries, other))
    }),
  )
})

test('OPS-08 a server that is away is asked again after 2.5 s at the earliest and 5 min at the latest', () => {
  fc.assert(
    fc.property(attempts, chance, (failures, drawn) => {
      expect(reachPause(failures, drawn)).toBeGreaterThanOrEqual(2_500)
      expect(reachPause(failures, drawn)).toBeLessThanOrEqual(300_000)
      expect(reachPause(failures + 1, 0)).toBeGreaterThanOrEqual(reachPause(failures, 0))
    }),
  )
})
