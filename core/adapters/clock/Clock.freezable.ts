import type { Clock } from './Clock.ts'

/**
 * The clock of one tab, which a test can freeze: timers that come due meanwhile fire, in order, after the thaw. `kill`
 * ends them forever.
 */
export type FreezableClock = Clock & {
  readonly freeze: () => void
  readonly thaw: () => void
  readonly kill: () => void
}

export const freezableClock = (clock: Clock): FreezableClock => {
  let state: 'running' | 'frozen' | 'dead' = 'running'
  let held: (() => void)[] = []
  return {
    now: () => clock.now(),
    setTimer: (ms, fn) => {
      let isCancelled = false
      const fire = (): void => {
        if (isCancelled || state === 'dead') return
        if (state === 'frozen') held.push(fire)
        else fn()
      }
      const cancel = clock.setTimer(ms, fire)
      return () => {
        isCancelled = true
        cancel()
      }
    },
    freeze: () => {
      if (state === 'running') state = 'frozen'
    },
    thaw: () => {
      if (state !== 'frozen') return
      state = 'running'
      for (const fire of held) clock.setTimer(0, fire)
      held = []
    },
    kill: () => {
      state = 'dead'
    },
  }
}
