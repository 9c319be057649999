import type { Clock } from './Clock.ts'

/** The real time of this machine. */
export const systemClock = (): Clock => ({
  now: () => Date.now(),
  setTimer: (ms, fn) => {
    const timer = setTimeout(fn, ms)
    return () => clearTimeout(timer)
  },
})
