import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseServerTime } from '../../../core/domain/time/parseServerTime.ts'

describe('a time that can be read', () => {
  test('TIME-03 epoch milliseconds, epoch seconds and ISO strings are read', () => {
    expect(parseServerTime({ timestamp: 1_767_225_600_000 })).toBe(1_767_225_600_000)
    expect(parseServerTime({ timestamp: 1_767_225_600 })).toBe(1_767_225_600_000)
    expect(parseServerTime({ timestamp: '2026-01-01T00:00:00Z' })).toBe(1_767_225_600_000)
    expect(parseServerTime({ timestamp: '2026-01-01T01:30:00.250+01:30' })).toBe(1_767_225_600_250)
  })

  const newYear = 1_767_225_600_000
  const ofIso = (timestamp: string): number => parseServerTime({ timestamp }) - newYear

  test.each([
    ['2026-01-01t00:00:00z', 0],
    [' 2026-01-01 00:00Z\n', 0],
    ['2025-12-31T19:00:00-05:00', 0],
    ['2025-12-31T19:00:00-0500', 0],
    ['2026-01-01T05:30+05:30', 0],
    ['2026-01-01T23:59:59.9Z', 86_399_900],
    ['2026-01-01T00:00:00.123456789Z', 123],
    ['2026-01-01T00:00:00.05Z', 50],
  ])('TIME-03 %j is %i ms into the year', (text, ms) => {
    expect(ofIso(text)).toBe(ms)
  })

  test.each([
    '2026-01-01T24:00:00Z',
    '2026-01-01T00:60:00Z',
    '2026-01-01T00:00:60Z',
    '2026-01-01T00:00:00',
    'x2026-01-01T00:00:00Z',
    '2026-01-01T00:00:00Zx',
    '2026-01-01T00Z',
    '1969-12-31T23:59:59Z',
    '1970-01-01T00:30:00+01:00',
  ])('TIME-03 %j is no instant of the shop: the epoch', (text) => {
    expect(parseServerTime({ timestamp: text })).toBe(0)
  })

  test.each([
    [1.5, 1_500],
    [1e11 - 1, (1e11 - 1) * 1_000],
    [1e11, 1e11],
    [8.64e15, 8.64e15],
    [8.64e15 + 1, 0],
  ])('TIME-03 %d is seconds below a hundred thousand million, else ms up to the last day: %d', (timestamp, instant) => {
    expect(parseServerTime({ timestamp })).toBe(instant)
  })

  test('TIME-03 every instant survives its ISO form', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }), (instant) => {
        expect(parseServerTime({ timestamp: instant.toISOString() })).toBe(instant.getTime())
      }),
    )
  })
})

describe('any other value', () => {
  test.each([
    undefined,
    null,
    {},
    { timestamp: 'soon' },
    { timestamp: '2026-02-30T00:00:00Z' },
    { timestamp: -1 },
    { timestamp: Number.NaN },
    { timestamp: true },
    { timestamp: [5] },
    { timestamp: { valueOf: () => 5 } },
  ])('TIME-03 falls back to the epoch: %j', (answer) => {
    expect(parseServerTime(answer)).toBe(0)
  })

  test('TIME-03 never throws and always gives a whole instant', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (answer, timestamp) => {
        expect(Number.isSafeInteger(parseServerTime(answer))).toBe(true)
        expect(Number.isSafeInteger(parseServerTime({ timestamp }))).toBe(true)
      }),
    )
  })
})
