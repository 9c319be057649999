import type { Clock } from '../clock/Clock.ts'
import { openDatabase, type IndexedDb } from './database.ts'
import type { StorageFault } from './EventLog.ts'
import { withPatience } from './patience.ts'
import { faultKind, isSilence, openFailure, reasonOf, silence } from './storageFault.ts'

export type Used<T> =
  | { readonly _tag: 'Done'; readonly value: T }
  | { readonly _tag: 'ReadOnly' }
  | { readonly _tag: 'Failed'; readonly reason: Exclude<StorageFault, 'corrupt'> }

/**
 * The shop's one database, kept open: a lost handle is dropped and opened again on the next use. Shared by the log, the
 * query cache and the session store of a worker.
 */
export type Connection = {
  /**
   * Runs `work` on an open handle once all earlier uses have ended, and again on a new one if the connection was lost
   * (three attempts). Rejects only for a programming mistake.
   */
  use<T>(work: (db: IDBDatabase) => Promise<T>): Promise<Used<T>>
  /** It has been open, and can be used. */
  isOpen(): boolean
  /** Settles at once when there is no database yet: while it is being created there is nothing in it. */
  readonly missing: Promise<void>
  /** A newer version of the shop has taken over. */
  isUpgraded(): boolean
  /** It has not answered, and is not used for a while. */
  isSilent(): boolean
  /** Reports when the connection was cut from outside, not when `use` fails. */
  onLost(listener: (how: 'closed' | 'upgraded') => void): void
  close(): void
  readonly clock: Clock
  readonly keyRange: typeof IDBKeyRange
}

export type ConnectionSettings = {
  readonly name: string
  readonly indexedDb: IndexedDb
  readonly clock: Clock
  /**
   * Follows the state of another connection: when a newer version has taken that database over, nothing is written to
   * this one either, and while that one does not answer, this one is not waited for.
   */
  readonly besides?: Connection
  /** A store that did not answer is not used for this long, ms: otherwise every use would wait each time. */
  readonly leftAloneMs?: number
}

/** Waits before the second and third attempt, ms. Immediate retries are useless (Chromium's backing store errors). */
const backOffMs = [100, 400]

export const connect = (settings: ConnectionSettings): Connection => {
  const { name, indexedDb, clock, besides, leftAloneMs = 60_000 } = settings
  const listeners: ((how: 'closed' | 'upgraded') => void)[] = []
  let opening: Promise<IDBDatabase> | null = null
  let wasOpen = false
  let ended: 'upgraded' | 'closed' | null = null
  let silentUntil = -Infinity
  let last: Promise<unknown> = Promise.resolve()
  let onMissing = (): void => undefined
  const missing = new Promise<void>((resolve) => (onMissing = resolve))
  const tell = (how: 'closed' | 'upgraded'): void => {
    for (const listener of listeners) listener(how)
  }
  const drop = (dropped: Promise<IDBDatabase> | null): void => {
    if (opening === dropped) opening = null
    dropped?.then(close, () => undefined)
  }
  const isSilent = (): boolean => clock.now() < silentUntil
  const handle = (): Promise<IDBDatabase> => {
    if (opening !== null) return opening
    const mine: Promise<IDBDatabase> = openedInTime(
      clock,
      openDatabase(name, indexedDb, {
        onMissing,
        onClose: () => {
          drop(mine)
          tell('closed')
        },
        onUpgraded: () => {
          ended = 'upgraded'
          tell('upgraded')
        },
      }),
    )
    opening = mine
    return mine
  }
  /**
   * One after the other: in WebKit, a worker that ends during two transactions blocks the database for ever (decision
   * 41).
   */
  const attempt = <T>(work: (db: IDBDatabase) => Promise<T>): Promise<T> => {
    const run = async (): Promise<T> => {
      if (isSilent()) throw silence
      const mine = handle()
      try {
        const db = await mine
        wasOpen = true
        return await work(db)
      } catch (error) {
        if (isSilence(error)) silentUntil = clock.now() + leftAloneMs
        if (faultKind(error) !== 'full') drop(mine)
        throw error
      }
    }
    const turn = last.then(run, run)
    last = turn
    return turn
  }
  return {
    clock,
    keyRange: indexedDb.keyRange,
    onLost: (listener) => {
      listeners.push(listener)
    },
    isOpen: () => wasOpen,
    missing,
    isUpgraded: () => ended === 'upgraded',
    isSilent,
    use: async (work) => {
      for (let tries = 0; ; tries++) {
        if (besides?.isUpgraded()) return { _tag: 'ReadOnly' }
        if (ended !== null) return ended === 'upgraded' ? { _tag: 'ReadOnly' } : { _tag: 'Failed', reason: 'closed' }
        if (besides?.isSilent()) return { _tag: 'Failed', reason: reasonOf('refused', wasOpen) }
        try {
          return { _tag: 'Done', value: await attempt(work) }
        } catch (error) {
          const kind = faultKind(error)
          const wait = backOffMs[tries]
          if (kind === 'mistake') throw error
          if (kind === 'upgraded') ended = 'upgraded'
          else if (kind !== 'lost' || wait === undefined) return { _tag: 'Failed', reason: reasonOf(kind, wasOpen) }
          else await new Promise<void>((resolve) => clock.setTimer(wait, resolve))
        }
      }
    },
    close: () => {
      ended ??= 'closed'
      drop(opening)
    },
  }
}

const close = (db: IDBDatabase): void => db.close()

/** An upgrade that an older, frozen tab blocks would wait forever. A database that opens too late is closed again. */
const openedInTime = (clock: Clock, opening: Promise<IDBDatabase>): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    let late = false
    const cancel = withPatience(clock, () => {
      late = true
      reject(silence)
    })
    opening.then(
      (db) => {
        cancel()
        if (late) db.close()
        else resolve(db)
      },
      (error: unknown) => {
        cancel()
        reject(openFailure(error))
      },
    )
  })
