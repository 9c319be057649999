import type { Clock } from '../clock/Clock.ts'
import { queryCacheLimits, type CachedAnswer, type QueryCache } from './QueryCache.ts'

export const memoryQueryCache = (clock: Clock, { entries, maxAgeMs } = queryCacheLimits): QueryCache => {
  /** A Map keeps insertion order, and each use inserts again: the first entry is the least recently used. */
  const kept = new Map<string, CachedAnswer>()
  const touch = (key: string, cached: CachedAnswer): void => {
    kept.delete(key)
    kept.set(key, cached)
  }
  return {
    get: async (key) => {
      const cached = kept.get(key)
      if (cached === undefined || clock.now() - cached.at > maxAgeMs) return null
      touch(key, cached)
      return cached
    },
    put: async (key, cached) => {
      touch(key, cached)
      const [oldest] = kept.keys()
      if (kept.size > entries && oldest !== undefined) kept.delete(oldest)
    },
    remove: async (key) => {
      kept.delete(key)
    },
  }
}
