import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { freezableClock } from '../../../core/adapters/clock/Clock.freezable.ts'
import { systemClock } from '../../../core/adapters/clock/Clock.system.ts'
import { virtualClock } from '../../../core/adapters/clock/Clock.virtual.ts'
import { seededIds } from '../../../core/adapters/clock/Ids.seeded.ts'
import { systemIds } from '../../../core/adapters/clock/Ids.system.ts'

describe('timers', () => {
  test('timers fire in the order of their times, those of one time in the order they were set, cancelled ones never', async () => {
    const timer = fc.record({ ms: fc.nat({ max: 20 }), isCancelled: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(fc.array(timer, { maxLength: 40 }), async (timers) => {
        const clock = virtualClock(100)
        const fired: { index: number; at: number }[] = []
        const cancels = timers.map(({ ms }, index) => clock.setTimer(ms, () => fired.push({ index, at: clock.now() })))
        for (const [index, { isCancelled }] of timers.entries()) if (isCancelled) cancels[index]?.()
        await clock.advance(20)
        const expected = timers
          .map(({ ms, isCancelled }, index) => ({ index, at: 100 + ms, isCancelled }))
          .filter(({ isCancelled }) => !isCancelled)
          .toSorted((a, b) => a.at - b.at || a.index - b.index)
        expect(fired).toEqual(expected.map(({ index, at }) => ({ index, at })))
        expect(clock.now()).toBe(120)
      }),
    )
  })

  test('a timer set by a timer fires in its turn, also after promises in between', async () => {
    const clock = virtualClock()
    const fired: number[] = []
    clock.setTimer(10, () => {
      void Promise.resolve()
        .then(() => undefined)
        .then(() => clock.setTimer(5, () => fired.push(clock.now())))
    })
    clock.setTimer(20, () => fired.push(clock.now()))
    await clock.advance(30)
    expect(fired).toEqual([15, 20])
  })

  test('stepping goes from timer to timer and ends when there is none', () => {
    const clock = virtualClock()
    clock.setTimer(7, () => clock.setTimer(0, () => undefined))
    expect(clock.nextDue()).toBe(7)
    expect(clock.step()).toBe(true)
    expect(clock.now()).toBe(7)
    expect(clock.step()).toBe(true)
    expect(clock.step()).toBe(false)
    expect(clock.nextDue()).toBeNull()
  })
})

describe('a tab whose clock has stopped', () => {
  test('a frozen tab does nothing until it thaws, then in order', async () => {
    const clock = virtualClock()
    const tab = freezableClock(clock)
    const fired: string[] = []
    for (const name of ['a', 'b', 'c']) tab.setTimer(name.charCodeAt(0), () => fired.push(name))
    const cancel = tab.setTimer(98, () => fired.push('cancelled while frozen'))
    tab.freeze()
    await clock.advance(1_000)
    cancel()
    expect(fired).toEqual([])
    tab.thaw()
    await clock.advance(0)
    expect(fired).toEqual(['a', 'b', 'c'])
  })

  test('a tab that died does nothing ever', async () => {
    const clock = virtualClock()
    const tab = freezableClock(clock)
    const fired: string[] = []
    for (const name of ['a', 'b', 'c']) tab.setTimer(name.charCodeAt(0), () => fired.push(name))
    await clock.advance(1_000)
    tab.setTimer(1, () => fired.push('d'))
    tab.kill()
    tab.thaw()
    await clock.advance(10)
    expect(fired).toEqual(['a', 'b', 'c'])
  })
})

test('the system clock fires and can be cancelled', async () => {
  const clock = systemClock()
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1_000)
  const fired: string[] = []
  clock.setTimer(0, () => fired.push('cancelled'))()
  await new Promise<void>((resolve) => clock.setTimer(1, resolve))
  expect(fired).toEqual([])
})

const uuidv7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('ids', () => {
  test('ids are UUIDv7, carry the time, differ, and sort in the order they were made, even when the clock stops or goes back', () => {
    let now = 1_700_000_000_000
    const clock = { now: () => now, setTimer: () => () => undefined }
    for (const ids of [seededIds(1, clock), systemIds(clock)]) {
      const made: string[] = []
      for (let n = 0; n < 10_000; n++) {
        if (n % 1_000 === 0) now += n % 2_000 === 0 ? 5 : -3
        made.push(ids.uuidv7())
      }
      expect(made.every((id) => uuidv7.test(id))).toBe(true)
      expect(made.toSorted()).toEqual(made)
      expect(new Set(made).size).toBe(made.length)
      expect(Number.parseInt(made[0]?.replaceAll('-', '').slice(0, 12) ?? '', 16)).toBeGreaterThanOrEqual(
        1_700_000_000_000,
      )
    }
  })

  test('the same seed gives the same ids, another seed others', () => {
    const ids = (seed: number) => Array.from({ length: 3 }, seededIds(seed, virtualClock(5)).uuidv7)
    expect(ids(1)).toEqual(ids(1))
    expect(ids(1)).not.toEqual(ids(2))
  })
})
