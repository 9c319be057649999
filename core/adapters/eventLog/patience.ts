import type { Clock } from '../clock/Clock.ts'

/** How long to wait for a store that does not answer, ms. Whatever hangs, a shopper waits only once. */
export const storagePatienceMs = 2_000

/**
 * A timer that fires this much late means that this tab was asleep, ms: the answer may be waiting, so the wait starts
 * again.
 */
const sleptMs = 250

/** Calls `onOver` unless cancelled within `storagePatienceMs`; returns a function to cancel. */
export const withPatience = (clock: Clock, onOver: () => void): (() => void) => {
  const due = clock.now() + storagePatienceMs
  let cancel = clock.setTimer(storagePatienceMs, () => {
    if (clock.now() - due > sleptMs) cancel = withPatience(clock, onOver)
    else onOver()
  })
  return () => cancel()
}
