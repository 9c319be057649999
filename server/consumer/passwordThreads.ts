import { Worker } from 'node:worker_threads'
import { later } from '../kit/serviceFault.ts'

/** A password from which to derive a key. */
export type Derivation = {
  readonly password: string
  readonly salt: Uint8Array
  readonly keyBytes: number
  readonly options: { readonly N: number; readonly r: number; readonly p: number; readonly maxmem: number }
}

type Thread = { readonly worker: Worker; work: Waiting | null }

/** `mostWaiting`: in addition to those in progress; `longestWaitMs`: before one starts. */
export type ThreadLimits = { readonly threads: number; readonly mostWaiting: number; readonly longestWaitMs: number }

type Waiting = {
  readonly derivation: Derivation
  readonly since: number
  readonly resolve: (key: Buffer) => void
  readonly reject: (error: unknown) => void
}

/** Even on a busy machine three of them take less than the ten seconds that a client waits for an answer. */
export const usualLimits: ThreadLimits = { threads: 1, mostWaiting: 8, longestWaitMs: 4_000 }

/** Seconds after which a refused caller may try again. */
const comeAgainSeconds = 5

/**
 * Derives keys in separate threads, so that nothing else waits for them: the threads that `crypto.scrypt` would use
 * also read files and compress answers. When the queue is full, or the wait too long, the call is refused with a
 * message (BSY503) and nothing has been done.
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
    // The thread has ended; the next password starts another.
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

/**
 * On Linux a priority applies to one thread: what shoppers wait for comes first. Elsewhere it would apply to the whole
 * process.
 */
const program = `
const { parentPort } = require('node:worker_threads')
const { scryptSync } = require('node:crypto')
if (process.platform === 'linux') require('node:os').setPriority(10)
parentPort.on('message', ({ password, salt, keyBytes, options }) => parentPort.postMessage(scryptSync(password, salt, keyBytes, options)))
`
