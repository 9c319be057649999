import { proxy } from 'comlink'
import type { Remote } from 'comlink'
import type { Greeting, StorefrontWorker, WorkerNews } from '../../../contracts/storefrontWorker.ts'
import { openWorker, WorkerGone } from './WorkerLink.ts'
import type { WorkerLink } from './WorkerLink.ts'

/** A worker that is silent for this long is given up (ms). */
const silenceMs = 3_000
const pingEveryMs = 1_000
/**
 * How long a query may take: several calls in turn, each with its own time limit. Whether the worker has died is found
 * out by asking it.
 */
const questionMs = 60_000
/** The first call opens the database: a cold profile on a slow phone needs longer than for other calls. */
const greetMs = 10_000

/** Keeps one worker alive. What was not acknowledged is sent to the next one. */
export type Supervisor = {
  /** Runs against the living worker, and again against the next one if it dies meanwhile. */
  ask<T>(run: (remote: Remote<StorefrontWorker>) => Promise<T>, deadlineMs?: number): Promise<T>
  /** The same for a worker that may still be opening the shop: for what can be answered without that. */
  askAtOnce<T>(run: (remote: Remote<StorefrontWorker>) => Promise<T>): Promise<T>
  /** Called after every (re)start, so that subscriptions can be renewed. */
  onStart(listener: () => void): () => void
  restarts(): number
}

export const supervise = (greeting: () => Greeting, onNews: (news: WorkerNews) => void): Supervisor => {
  const listeners = new Set<() => void>()
  let restarts = 0
  let living: WorkerLink | null = null
  let greeted: WorkerLink | null = null
  let frozen: Promise<void> | null = null

  const start = async (): Promise<WorkerLink> => {
    if (frozen !== null) await frozen
    const next = openWorker(() => replace(next))
    try {
      greeted = next
      await next.call((remote) => remote.greet(greeting(), proxy(onNews)), greetMs)
    } catch {
      greeted = null
      next.end()
      restarts += 1
      await pause(Math.min(restarts * 100, 2_000))
      return start()
    }
    living = next
    greeted = null
    queueMicrotask(() => listeners.forEach((listener) => listener()))
    return next
  }

  /**
   * However many calls find a worker dead, it has one successor: a second one would continue unseen, and might lead.
   */
  const replace = (dead: WorkerLink): void => {
    if (living !== dead) return
    living = null
    dead.end()
    restarts += 1
    link = start()
  }

  let link = start()

  // A page that the browser keeps for "back" is frozen with its worker, and in WebKit a transaction that is open at
  // that moment blocks the database for every later page (decision 41). So the worker ends, and starts again with the
  // page.
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return
    frozen = new Promise((resolve) => addEventListener('pageshow', () => resolve(), { once: true }))
    greeted?.end()
    if (living) replace(living)
  })

  const watch = async (): Promise<void> => {
    const watched = await link
    try {
      await watched.call((remote) => remote.ping(), silenceMs)
    } catch {
      replace(watched)
    }
    setTimeout(() => void watch(), pingEveryMs)
  }
  setTimeout(() => void watch(), pingEveryMs)

  /** Asks whichever worker `next` returns, until one has answered. */
  const askUntilAnswered = async <T>(
    next: () => WorkerLink | Promise<WorkerLink>,
    run: (remote: Remote<StorefrontWorker>) => Promise<T>,
    deadlineMs: number,
  ): Promise<T> => {
    for (;;) {
      const current = await next()
      try {
        return await current.call(run, deadlineMs)
      } catch (reason) {
        if (!(reason instanceof WorkerGone)) throw reason
        replace(current)
      }
    }
  }

  return {
    restarts: () => restarts,
    onStart: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ask: (run, deadlineMs = 2 * silenceMs) => askUntilAnswered(() => link, run, deadlineMs),
    askAtOnce: (run) => askUntilAnswered(() => greeted ?? link, run, questionMs),
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
