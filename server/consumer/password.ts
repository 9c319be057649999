import { randomBytes, timingSafeEqual } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import type { Passwords } from '../kit/Context.ts'
import { later } from '../kit/serviceFault.ts'

/** Stored for an account without a password; no password matches it. */
export const noPassword = ''

/** scrypt (RFC 7914): N = 2^logN, block size r, parallelisation p. */
export type ScryptCost = { readonly logN: number; readonly r: number; readonly p: number }

/** OWASP Password Storage Cheat Sheet: 32 MiB and about 0.3 s of processor time. */
export const usualCost: ScryptCost = { logN: 15, r: 8, p: 3 }

const keyBytes = 32

const saltBytes = 16

/** Stores algorithm, cost, salt and key together, so that the cost can be raised later. */
export const scryptPasswords = (
  cost: ScryptCost = usualCost,
  deriveKey: DeriveKey = (sharedThreads ??= passwordThreads()),
): Passwords => {
  const derive = deriver(deriveKey)
  const written = (salt: Buffer, key: Buffer): string =>
    ['scrypt', cost.logN, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
  const nobodys = written(Buffer.alloc(saltBytes), Buffer.alloc(keyBytes))
  return {
    hash: async (password) => {
      const salt = randomBytes(saltBytes)
      return written(salt, await derive(password, salt, cost))
    },
    isRight: async (password, kept) => {
      const isKept = kept !== undefined && kept !== noPassword
      const [, logN, r, p, salt = '', key = ''] = (isKept ? kept : nobodys).split('$')
      const derived = await derive(password, Buffer.from(salt, 'base64url'), {
        logN: Number(logN),
        r: Number(r),
        p: Number(p),
      })
      return timingSafeEqual(derived, Buffer.from(key, 'base64url')) && isKept
    },
  }
}

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

type DeriveKey = ReturnType<typeof passwordThreads>

/** One queue for the whole process, created with the first password. */
let sharedThreads: DeriveKey | undefined

/** NFKC: the same password typed on another keyboard is the same. */
const deriver =
  (deriveKey: DeriveKey) =>
  (password: string, salt: Buffer, { logN, r, p }: ScryptCost): Promise<Buffer> => {
    const N = 2 ** logN
    return deriveKey({
      password: password.normalize('NFKC'),
      salt,
      keyBytes,
      options: { N, r, p, maxmem: 256 * N * r },
    })
  }

/**
 * On Linux a priority applies to one thread. On a machine without an idle core this one gets a third of what any other
 * gets: pages and carts come first, and a sign-in still ends before its client gives up. Elsewhere it would apply to
 * the whole process.
 */
const program = `
const { parentPort } = require('node:worker_threads')
const { scryptSync } = require('node:crypto')
if (process.platform === 'linux') require('node:os').setPriority(5)
parentPort.on('message', ({ password, salt, keyBytes, options }) => parentPort.postMessage(scryptSync(password, salt, keyBytes, options)))
`
