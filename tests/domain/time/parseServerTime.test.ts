import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseServerTime } from '../../../core/domain/time/parseServerTime.ts'

test('TIME-03 epoch milliseconds, epoch seconds and ISO strings are read', () => {
  expect(parseServerTime({ timestamp: 1_767_225_600_000 })).toBe(1_767_225_600_000)
  expect(parseServerTime({ timestamp: 1_767_225_600 })).toBe(1_767_225_600_000)
  expect(parseServerTime({ timestamp: '2026-01-01T00:00:00Z' })).toBe(1_767_225_600_000)
  expect(parseServerTime({ timestamp: '2026-01-01T01:30:00.250+01:30' })).toBe(1_767_225_600_250)
})

test('TIME-03 every instant survives its ISO form', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }), (instant) => {
      expect(parseServerTime({ timestamp: instant.toISOString() })).toBe(instant.getTime())
    }),
  )
})

test.each([undefined, null, {}, { timestamp: 'soon' }, { timestamp: '2026-02-30T00:00:00Z' }, { timestamp: -1 }, { timestamp: Number.NaN }])(
  'TIME-03 falls back to the epoch: %j',
  (answer) => {
    expect(parseServerTime(answer)).toBe(0)
  },
)

test('TIME-03 never throws and always gives a whole instant', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (answer, timestamp) => {
      expect(Number.isSafeInteger(parseServerTime(answer))).toBe(true)
      expect(Number.isSafeInteger(parseServerTime({ timestamp }))).toBe(true)
    }),
  )
})
