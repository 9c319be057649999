import { expect, test } from 'vitest'
import { nextStart } from '../../../server/processes/nextStart.ts'

test('OPS-32 a process that had served for long is replaced at once, one that keeps dying after pauses that double up to half a minute', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 6, 7, 8, 100].map((earlyDeaths) => nextStart({ earlyDeaths, isServed: true }))
  expect(pauses).toEqual([0, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000])
})

test('OPS-32 nobody tries for ever: when no process serves, the sixth early death in a row is the last', () => {
  const pauses = [0, 1, 5, 6, 7].map((earlyDeaths) => nextStart({ earlyDeaths, isServed: false }))
  expect(pauses).toEqual([0, 500, 8_000, null, null])
})
