import type { Clock } from '../../core/adapters/clock/Clock.ts'

/**
 * Runs a long task to its end and lets the worker answer others at every `yield`, because a silent worker is taken for
 * dead.
 */
export const runInSlices = async <Result>(work: Generator<void, Result>, clock: Clock): Promise<Result> => {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    await new Promise<void>((resolve) => void clock.setTimer(0, resolve))
  }
}
