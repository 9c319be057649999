import type { Clock } from '../../../core/adapters/clock/Clock.ts'
import type { Chance } from '../Chance.ts'

const { setImmediate: realImmediate, clearImmediate: realClearImmediate } = globalThis

/** Immediates of the simulated world that have not run yet. */
const immediates = new Set<NodeJS.Immediate>()

/**
 * Resolves when nothing in the simulated world can continue before its clock moves: every promise that can settle has
 * settled, every immediate has run, and the database (`isWorking`), which works in real time, has finished. Waits
 * however long that takes.
 */
export const drained = async (isWorking: () => boolean = () => false): Promise<void> => {
  do await new Promise<void>((resolve) => void realImmediate(resolve))
  while (immediates.size > 0 || isWorking())
}

/**
 * Whatever code in this process reads or sets by itself (the time, timers, randomness: the pause before a transaction
 * is retried, how old a stock count is) comes from the simulation until this is undone. Only `new Date()` cannot be
 * replaced.
 */
export const virtualTimers = (clock: Clock, chance: Chance): (() => void) => {
  const { setTimeout, clearTimeout, setInterval, setImmediate, clearImmediate } = globalThis
  const { random } = Math
  const { now } = Date
  globalThis.setTimeout = ((fn: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
    new VirtualTimeout(clock.setTimer(ms, () => fn(...given)))) as unknown as typeof setTimeout
  globalThis.clearTimeout = ((timeout: unknown) =>
    timeout instanceof VirtualTimeout
      ? timeout.cancel()
      : clearTimeout(timeout as NodeJS.Timeout)) as typeof clearTimeout
  globalThis.setInterval = (() => {
    throw new Error('The simulated world has no intervals: use a timer of its clock.')
  }) as unknown as typeof setInterval
  globalThis.setImmediate = ((fn: (...given: unknown[]) => void, ...given: unknown[]) => {
    const immediate = realImmediate(() => {
      immediates.delete(immediate)
      fn(...given)
    })
    immediates.add(immediate)
    return immediate
  }) as unknown as typeof setImmediate
  globalThis.clearImmediate = (immediate) => {
    if (immediate) immediates.delete(immediate)
    realClearImmediate(immediate)
  }
  Math.random = chance.next
  Date.now = clock.now
  Object.defineProperty(performance, 'now', { configurable: true, writable: true, value: clock.now })
  return () => {
    Object.assign(globalThis, { setTimeout, clearTimeout, setInterval, setImmediate, clearImmediate })
    Math.random = random
    Date.now = now
    delete (performance as { now?: unknown }).now
  }
}

class VirtualTimeout {
  readonly cancel: () => void

  constructor(cancel: () => void) {
    this.cancel = cancel
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }
}
