import type { Clock } from '../../../core/adapters/clock/Clock.ts'
import type { Chance } from '../Chance.ts'

/**
 * Timers and chance that server code takes from the process itself (the pause before a transaction is tried again) come from
 * the simulation until this is undone.
 */
export const virtualTimers = (clock: Clock, chance: Chance): (() => void) => {
  const { setTimeout: realTimeout } = globalThis
  const { random: realRandom } = Math
  globalThis.setTimeout = ((fn: () => void, ms = 0) => {
    const cancel = clock.setTimer(ms, fn)
    return { unref: () => undefined, ref: () => undefined, cancel }
  }) as unknown as typeof globalThis.setTimeout
  Math.random = chance.next
  return () => {
    globalThis.setTimeout = realTimeout
    Math.random = realRandom
  }
}
