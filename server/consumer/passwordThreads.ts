import { Worker } from 'node:worker_threads'
import { later } from '../http/serviceFault.ts'

/** One password to be made into a key. */
export type Derivation = {
  readonly password: string
  readonly salt: Uint8Array
  readonly keyBytes: number
  readonly options: { readonly N: number; readonly r: number; readonly p: number; readonly maxmem: number }
}

type Thread = { readonly worker: Worker; work: Waiting | null }

/** `mostWaiting`: beyond those under way; `longestWaitMs`: before one is begun. */
export type ThreadLimits = { readonly threads: number; readonly mostWaiting: number; readonly longestWaitMs: number }

type Waiting = {
  readonly derivation: Derivation
  readonly since: number
  readonly resolve: (key: Buffer) => void
  readonly reject: (error: unknown) => void
}

/** Three of them take less than the ten seconds that a shop waits for an answer, on a busy machine too. */
export const usualLimits: ThreadLimits = { threads: 1, mostWaiting: 8, longestWaitMs: 4_000 }

/** Seconds until somebody who was sent away may come again. */
const comeAgainSeconds = 5

/**
 * Derives keys in threads of their own, so that nothing else waits for them: the threads that `crypto.scrypt` would take read the
 * files and compress the answers as well. Who comes when the queue is full, or has waited too long, is sent away in words
 * (BSY503); nothing was done then.
 */
export const passwordThreads = ({ threads, mostWaiting, longestWaitMs }: ThreadLimits = usualLimits): ((
  derivation: Derivation,
) => Promise<Buffer>) => {
  const waiting: Waiting[] = []
  const idle: Thread[] = []
  let begun = 0

  const next = (): void => {
    while (waiting[0] && performance.now() - waiting[0].since > longestWaitMs)
      waiting.shift()?.reject(later('BSY503', comeAgainSeconds))
    const isSpace = idle.length > 0 || begun < threads
    const first = isSpace ? waiting.shift() : undefined
    if (!first) return
    const thread = idle.pop() ?? newThread()
    thread.work = first
    thread.worker.ref()
    thread.worker.postMessage(first.derivation)
  }

  const newThread = (): Thread => {
    begun += 1
    const thread: Thread = { worker: new Worker(program, { eval: true }), work: null }
    thread.worker.on('message', (key: Uint8Array) => {
      thread.worker.unref()
      thread.work?.resolve(Buffer.from(key))
      thread.work = null
      idle.push(thread)
      next()
    })
    // It has ended with it; the next one begins another.
    thread.worker.once('error', (error) => {
      begun -= 1
      thread.work?.reject(error)
      next()
    })
    return thread
  }

  return (derivation) =>
    new Promise((resolve, reject) => {
      const isFree = idle.length > 0 || begun < threads
      if (!isFree && waiting.length >= mostWaiting) return reject(later('BSY503', comeAgainSeconds))
      waiting.push({ derivation, since: performance.now(), resolve, reject })
      next()
    })
}

/** On Linux a priority is a thread's own: what shoppers wait for comes first. Elsewhere it would be the whole process's. */
const program = `
const { parentPort } = require('node:worker_threads')
const { scryptSync } = require('node:crypto')
if (process.platform === 'linux') require('node:os').setPriority(10)
parentPort.on('message', ({ password, salt, keyBytes, options }) => parentPort.postMessage(scryptSync(password, salt, keyBytes, options)))
`
