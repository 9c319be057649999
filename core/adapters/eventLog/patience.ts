import type { Clock } from '../clock/Clock.ts'

/** How long a store may say nothing before it is left alone, ms. A shopper waits for it once, whatever hangs. */
export const storagePatienceMs = 2_000

/** A timer that fires later than this means that we slept ourselves, ms: the answer may be waiting, so it is counted anew. */
const sleptMs = 250

/** Calls `onOver` when nobody has cancelled for `storagePatienceMs`; returns the way to cancel. */
export const withPatience = (clock: Clock, onOver: () => void): (() => void) => {
  const due = clock.now() + storagePatienceMs
  let cancel = clock.setTimer(storagePatienceMs, () => {
    if (clock.now() - due > sleptMs) cancel = withPatience(clock, onOver)
    else onOver()
  })
  return () => cancel()
}
