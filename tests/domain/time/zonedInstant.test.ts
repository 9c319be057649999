import { describe, expect, test } from 'vitest'
import { instantOf, instantsOf, localOf } from '../../../core/domain/time/zonedInstant.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** Shorter than any time between two changes of clocks in these years. */
const month = 28 * day
const zones = Intl.supportedValuesOf('timeZone')
const from = Date.UTC(2025, 0, 1)
const until = Date.UTC(2035, 0, 1)

/** What the clocks of a zone are ahead of UTC, by another way than the code's. */
const aheadAt = (instant: number, timeZone: string): number =>
  Date.parse(`${localOf(instant, timeZone)}:00Z`) - Math.floor(instant / minute) * minute

/** The instants at which the clocks of a zone change, with what they are ahead before and after. */
const changesOf = (timeZone: string) => {
  const changes: { readonly at: number; readonly before: number; readonly after: number }[] = []
  let after = aheadAt(from, timeZone)
  for (let start = from; start < until; start += month) {
    const before = after
    after = aheadAt(start + month, timeZone)
    if (before === after) continue
    let [low, high] = [start, start + month]
    while (high - low > minute) {
      const middle = low + Math.floor((high - low) / 2 / minute) * minute
      if (aheadAt(middle, timeZone) === before) low = middle
      else high = middle
    }
    changes.push({ at: high, before, after })
  }
  return changes
}

const localText = (asUtc: number) => new Date(asUtc).toISOString().slice(0, 16)

describe('a local time', () => {
  test('CMS-06 in Denver', () => {
    expect(instantsOf('2026-11-27T00:00', 'America/Denver')).toEqual([Date.UTC(2026, 10, 27, 7)])
  })

  test('CMS-06 that clocks show twice means the first', () => {
    const both = [Date.UTC(2026, 10, 1, 7, 30), Date.UTC(2026, 10, 1, 8, 30)]
    expect(instantsOf('2026-11-01T01:30', 'America/Denver')).toEqual(both)
    expect(instantOf('2026-11-01T01:30', 'America/Denver')).toBe(both[0])
  })

  test('CMS-06 that clocks skip means as long after the change', () => {
    expect(instantsOf('2026-03-08T02:30', 'America/Denver')).toEqual([])
    expect(localOf(instantOf('2026-03-08T02:30', 'America/Denver'), 'America/Denver')).toBe('2026-03-08T03:30')
  })
})

test(
  'CMS-06 schedules are right in every zone around every change of clocks in ten years',
  { timeout: 120_000 },
  () => {
    let count = 0
    for (const zone of zones)
      for (const { at, before, after } of changesOf(zone)) {
        count++
        const [first, end] = [at + Math.min(before, after), at + Math.max(before, after)]
        for (const asUtc of [first - minute, first, first + (end - first) / 2, end - minute, end]) {
          const whole = Math.floor(asUtc / minute) * minute
          const isAffected = whole >= first && whole < end
          const expected = !isAffected
            ? [whole - (whole < first ? before : after)]
            : after > before
              ? []
              : [whole - before, whole - after]
          expect(instantsOf(localText(whole), zone), `${localText(whole)} in ${zone}`).toEqual(expected)
          expect(instantOf(localText(whole), zone)).toBe(expected[0] ?? whole - before)
        }
      }
    expect(zones.length).toBeGreaterThan(400)
    expect(count).toBeGreaterThan(2000)
  },
)

test('CMS-06 an instant is the local time it shows, in every zone on any day', () => {
  for (const zone of zones)
    for (let instant = from; instant < until; instant += 97 * day + 61 * minute)
      expect(instantsOf(localOf(instant, zone), zone)).toContain(instant)
})
