import { loadOnce } from '../../../core/domain/loading/loadOnce.ts'

/**
 * `loadOnce` for React's `use`. A failed load is forgotten after `forgottenAfterMs`: not at once, because React renders
 * a failure again, and each time would start another load.
 */
export const onceLoaded = <Value>(load: () => Promise<Value>, forgottenAfterMs = 1_000): (() => Promise<Value>) => {
  const once = loadOnce(load, (forget) => setTimeout(forget, forgottenAfterMs))
  let marked: Promise<Value> | undefined
  return () => {
    const loading = once()
    if (loading !== marked) markWhenLoaded((marked = loading))
    return loading
  }
}

/**
 * Tells React's `use` when the promise has resolved (`status`, `value`), so that a value that is already here is read
 * without suspending for a tick.
 */
const markWhenLoaded = <Value>(promise: Promise<Value>): void =>
  void promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  )
