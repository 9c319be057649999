import { wrap } from 'comlink'
import type { Remote } from 'comlink'
import type { StorefrontWorker } from '../../../contracts/storefrontWorker.ts'
import { workerUrl } from './workerUrl.ts'

/** One living worker. `dead` settles all waiting calls, because a Comlink call to a dead worker never settles. */
export type WorkerLink = {
  readonly remote: Remote<StorefrontWorker>
  /** Runs a call with a deadline in ms; rejects when it passes or when the worker is given up. */
  call<T>(run: (remote: Remote<StorefrontWorker>) => Promise<T>, deadlineMs: number): Promise<T>
  end(): void
}

export const openWorker = (onCrash: () => void): WorkerLink => {
  const worker = new Worker(workerUrl(), { type: 'module', name: 'cairn' })
  const remote = wrap<StorefrontWorker>(worker)
  const waiting = new Set<(gone: Error) => void>()
  let alive = true
  const end = () => {
    if (!alive) return
    alive = false
    worker.terminate()
    for (const reject of waiting) reject(new WorkerGone())
    waiting.clear()
  }
  worker.addEventListener('error', () => {
    end()
    onCrash()
  })
  return {
    remote,
    end,
    call: (run, deadlineMs) =>
      new Promise((resolve, reject) => {
        if (!alive) return reject(new WorkerGone())
        const timer = setTimeout(() => settle(() => reject(new WorkerGone())), deadlineMs)
        const settle = (then: () => void) => {
          clearTimeout(timer)
          waiting.delete(reject)
          then()
        }
        waiting.add(reject)
        run(remote).then(
          (value) => settle(() => resolve(value)),
          (reason: unknown) => settle(() => reject(reason instanceof Error ? reason : new Error(String(reason)))),
        )
      }),
  }
}

/** The worker died or did not answer in time. What was sent may be sent again under its id. */
export class WorkerGone extends Error {
  override readonly name = 'WorkerGone'
}
