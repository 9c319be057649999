import { describe, expect, test } from 'vitest'
import { virtualClock, type VirtualClock } from '../../../core/adapters/clock/Clock.virtual.ts'
import type { QueryCache } from '../../../core/adapters/queries/QueryCache.ts'

const tick = (clock: VirtualClock): Promise<void> => clock.advance(1)

/** The laws of the query cache, for every implementation. */
export const queryCacheLaws = (
  name: string,
  make: (clock: VirtualClock, limits?: { entries: number; maxAgeMs: number }) => QueryCache,
): void => {
  describe(`query cache laws: ${name}`, () => {
    test('returns what was put last, and nothing for what is unknown or was forgotten', async () => {
      const clock = virtualClock(1_000)
      const cache = make(clock)
      await cache.put('a', { answer: { price: 1 }, at: 1_000 })
      await cache.put('a', { answer: { price: 2 }, at: 1_001 })
      expect(await cache.get('a')).toEqual({ answer: { price: 2 }, at: 1_001 })
      expect(await cache.get('b')).toBeNull()
      await cache.remove('a')
      expect(await cache.get('a')).toBeNull()
    })

    test('gives nothing out after 24 hours', async () => {
      const clock = virtualClock(0)
      const cache = make(clock)
      await cache.put('a', { answer: 1, at: 0 })
      await clock.advance(24 * 60 * 60 * 1_000)
      expect(await cache.get('a')).toEqual({ answer: 1, at: 0 })
      await tick(clock)
      expect(await cache.get('a')).toBeNull()
    })

    test('beyond its limit the cache drops the least recently used answer', async () => {
      const clock = virtualClock(0)
      const cache = make(clock, { entries: 3, maxAgeMs: 1_000 })
      for (const key of ['a', 'b', 'c']) {
        await tick(clock)
        await cache.put(key, { answer: key, at: clock.now() })
      }
      await tick(clock)
      await cache.get('a')
      await tick(clock)
      await cache.put('d', { answer: 'd', at: clock.now() })
      const left: (string | null)[] = []
      for (const key of ['a', 'b', 'c', 'd']) left.push((await cache.get(key)) === null ? null : key)
      expect(left).toEqual(['a', null, 'c', 'd'])
    })

    test('keeps 300 answers', async () => {
      const clock = virtualClock(0)
      const cache = make(clock)
      for (let n = 0; n < 305; n++) {
        await tick(clock)
        await cache.put(`q${n}`, { answer: n, at: clock.now() })
      }
      expect(await cache.get('q4')).toBeNull()
      expect(await cache.get('q5')).toMatchObject({ answer: 5 })
      expect(await cache.get('q304')).toMatchObject({ answer: 304 })
    })
  })
}
