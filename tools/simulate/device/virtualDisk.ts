import type { EventLog, StorageFault } from '../../../core/adapters/eventLog/EventLog.ts'
import type { Clock } from '../../../core/adapters/clock/Clock.ts'

/**
 * What is wrong with a disk until it is repaired. refused = the database cannot be opened; closed = the connection is
 * lost and three attempts do not restore it; silent = it never answers, and callers give up; upgraded = a newer tab has
 * changed the schema, so that this version only reads.
 */
export type DiskAilment = 'refused' | 'closed' | 'silent' | 'upgraded'

export type DiskState = {
  /** How often any tab used the disk. */
  count: number
  /** Full until room is made. */
  isFull: boolean
  ailment: DiskAilment | null
  /** Commits are written, but the answer arrives after the caller has given up. */
  isLate: boolean
  /** The last commit that a crash of the whole machine cannot lose. */
  strictSeq: number
}

export const healthyDisk = (): DiskState => ({ count: 0, isFull: false, isLate: false, ailment: null, strictSeq: 0 })

/** As long as the log on IndexedDB waits and retries before it reports a failure, ms. */
const patienceMs = { silent: 10_000, closed: 500, refused: 500 } as const

/**
 * A log whose every operation takes time on its tab's clock, so that a tab can be frozen or killed before and after it.
 */
export const virtualDisk = (log: EventLog, clock: Clock, latencyMs: () => number, disk: DiskState): EventLog => {
  const wait = (ms: number): Promise<void> => new Promise((resolve) => void clock.setTimer(ms, resolve))
  let listeners: ((fault: StorageFault | 'upgraded') => void)[] = []

  const slow = async <T>(work: () => Promise<T>): Promise<T> => {
    disk.count += 1
    await wait(latencyMs())
    const outcome = await work()
    await wait(latencyMs())
    return outcome
  }

  /** `broken` is the caller's error while the disk has a problem. */
  const use = async <T>(work: () => Promise<T>, broken: (fault: StorageFault | 'upgraded') => T): Promise<T> => {
    const { ailment } = disk
    if (ailment === null) return slow(work)
    const fault = faultOf(ailment)
    disk.count += 1
    if (ailment !== 'upgraded') await wait(patienceMs[ailment])
    for (const listener of listeners) listener(fault)
    return broken(fault)
  }

  const failed = (fault: StorageFault | 'upgraded') =>
    fault === 'upgraded' ? ({ _tag: 'ReadOnly' } as const) : ({ _tag: 'Failed', reason: fault } as const)

  return {
    open: () => use(() => log.open(), failed),
    append: (request) =>
      use(async () => {
        if (disk.isFull) return { _tag: 'Failed', reason: 'full' } as const
        const outcome = await log.append(request)
        if (request.strict && outcome._tag === 'Appended') disk.strictSeq = outcome.head.seq
        return disk.isLate ? ({ _tag: 'Failed', reason: 'closed' } as const) : outcome
      }, failed),
    read: (after, upTo) =>
      use(
        () => log.read(after, upTo),
        () => [],
      ),
    raiseEpoch: () =>
      use(
        async () => {
          if (!disk.isFull) return log.raiseEpoch()
          for (const listener of listeners) listener('full')
          return null
        },
        () => null,
      ),
    latestSnapshot: (foldKey) =>
      use(
        () => log.latestSnapshot(foldKey),
        () => null,
      ),
    saveSnapshot: (snapshot) =>
      use(
        () => log.saveSnapshot(snapshot),
        () => undefined,
      ),
    seal: (upTo) =>
      use(
        () => log.seal(upTo),
        () => undefined,
      ),
    freeSpace: (foldKey) =>
      use(
        async () => {
          const hasFreed = await log.freeSpace(foldKey)
          if (hasFreed) disk.isFull = false
          return hasFreed
        },
        () => false,
      ),
    startOver: () => use(() => log.startOver(), failed),
    onFault: (listener) => {
      listeners = [...listeners, listener]
      log.onFault(listener)
    },
    close: () => log.close(),
  }
}

const faultOf = (ailment: DiskAilment): StorageFault | 'upgraded' =>
  ailment === 'upgraded' ? 'upgraded' : ailment === 'refused' ? 'blocked' : 'closed'
