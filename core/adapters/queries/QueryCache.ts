/** An answer as the server gave it. `at` = when, epoch ms. */
export type CachedAnswer = { readonly answer: unknown; readonly at: number }

/**
 * How much is kept: beyond `entries` the least recently used is dropped; an answer older than `maxAgeMs` is no longer
 * returned.
 */
export const queryCacheLimits = { entries: 300, maxAgeMs: 24 * 60 * 60 * 1_000 }

/**
 * Answers to queries, readable offline. Only a convenience: never rejects, and a fault is the same as an empty cache.
 * Laws: tests/adapters/queries/queryCacheLaws.ts.
 */
export interface QueryCache {
  /** Null when unknown or too old. Counts as a use. */
  get(key: string): Promise<CachedAnswer | null>
  put(key: string, cached: CachedAnswer): Promise<void>
  remove(key: string): Promise<void>
}
