import { newId } from '../storage/newId.ts'
import type { Log } from './requestLog.ts'

/**
 * Does a piece of work every `everyMs`. What fails is logged, and done by the next turn. Returns a function that stops
 * it after the current one.
 */
export const repeatedly = (work: () => Promise<unknown>, everyMs: number, log: Log): (() => Promise<void>) => {
  let working: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    working = work().catch((error: unknown) => log({ event: 'failure', correlationId: newId(), error }))
  }, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await working
  }
}
