import type { Clock } from '../clock/Clock.ts'
import type { Locks } from './Locks.ts'

/** One browser's locks, for tests and simulators. Each tab joins with its own clock: news for a frozen tab waits. */
export type MemoryLocks = {
  join(clock: Clock): Locks
  /** What the browser does when a tab dies: releases its locks and forgets its requests. */
  drop(locks: Locks): void
}

type Claim = { readonly owner: Locks; readonly grant: () => void; readonly lose: () => void }

/** One lock name is enough here, because the election uses only one. */
export const memoryLocks = (): MemoryLocks => {
  let holder: Claim | null = null
  let queue: Claim[] = []
  const grant = (claim: Claim): void => {
    holder = claim
    claim.grant()
  }
  const next = (): void => {
    const claim = queue.shift()
    holder = null
    if (claim !== undefined) grant(claim)
  }
  const release = (claim: Claim): void => {
    if (holder === claim) next()
  }
  return {
    drop: (locks) => {
      queue = queue.filter(({ owner }) => owner !== locks)
      if (holder?.owner === locks) next()
    },
    join: (clock) => {
      const later = (fn: () => void): unknown => clock.setTimer(0, fn)
      const locks: Locks = {
        request: (_name, { steal = false, signal }, hold) =>
          new Promise((resolve, reject) => {
            const claim: Claim = {
              owner: locks,
              grant: () => {
                const granted = (): void => {
                  void hold().then(() => {
                    release(claim)
                    resolve()
                  })
                }
                later(granted)
              },
              lose: () => later(() => reject(abortError)),
            }
            signal?.addEventListener('abort', () => {
              if (!queue.includes(claim)) return
              queue = queue.filter((waiting) => waiting !== claim)
              reject(abortError)
            })
            if (steal) {
              holder?.lose()
              grant(claim)
            } else if (holder === null) grant(claim)
            else queue.push(claim)
          }),
      }
      return locks
    },
  }
}

const abortError = { name: 'AbortError' }
