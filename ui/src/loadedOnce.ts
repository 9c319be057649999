import { usable } from './copy/usable.ts'

/**
 * What `load` gives, for React's `use`, loaded once. A load that failed is forgotten after a moment, so that a later visit tries again.
 * Not at once: React renders a second time what has failed, which would begin another load, and then another.
 */
export const loadedOnce = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
  let loading: Promise<Value> | undefined
  const failed = (error: unknown): never => {
    setTimeout(() => (loading = undefined), forgottenAfterMs)
    throw error
  }
  return () => (loading ??= usable(load().catch(failed)))
}

const forgottenAfterMs = 1_000
