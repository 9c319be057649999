import type { AppendRequest, EventLog, Head, OpenOutcome, StorageFault } from '../../core/adapters/eventLog/EventLog.ts'
import { emptyLog, memoryEventLog } from '../../core/adapters/eventLog/EventLog.memory.ts'
import { foldKey } from './foldLog.ts'

/** Where the log is now: on the disk or, after a permanent fault, in this tab's memory. */
export type ResilientLog = Omit<EventLog, 'raiseEpoch'> & {
  readonly inMemory: () => boolean
  /**
   * The same with a way out of a full disk, where nobody could send: `seen` and `state` as in `append`, with which the
   * log goes on in memory.
   */
  raiseEpoch(from?: Pick<AppendRequest, 'seen' | 'state'>): Promise<number | null>
  /** For a disk that has opened and cannot be read: an empty log in memory. What is on the disk stays there. */
  openInMemory(fault: StorageFault): Promise<OpenOutcome>
  /** Called when the log continues in memory, with the reason. */
  onFallen(listener: (fault: StorageFault) => void): void
}

/**
 * A log that continues when storage fails. When there is no room, it drops what can be spared and tries again; after
 * any other permanent fault it continues in memory from the last head, and the page says so.
 */
export const resilientLog = (disk: EventLog, newLogId: () => string): ResilientLog => {
  const fallListeners = new Set<(fault: StorageFault) => void>()
  let current: EventLog = disk
  let head: Head | null = null

  /** The log in memory begins where this tab had got to: what other tabs wrote since can no longer be read. */
  const fall = async (fault: StorageFault, seen: number, state?: unknown): Promise<void> => {
    const storedLog = emptyLog()
    storedLog.head = head && { ...head, seq: seen }
    storedLog.floor = seen
    if (head && state !== undefined) storedLog.snapshots.push({ seq: seen, hash: head.hash, foldKey, state })
    current = memoryEventLog(storedLog, newLogId)
    await current.open()
    fallListeners.forEach((listener) => listener(fault))
  }

  const onDisk = () => current === disk

  const openInMemory = async (fault: StorageFault): Promise<OpenOutcome> => {
    head = null
    await fall(fault, 0)
    const outcome = await current.open()
    if (outcome._tag === 'Opened') head = outcome.head
    return outcome
  }

  const raise = async (): Promise<number | null> => {
    const epoch = await current.raiseEpoch()
    if (epoch !== null && head) head = { ...head, epoch }
    return epoch
  }

  let lastFault: StorageFault | 'upgraded' | null = null
  disk.onFault((fault) => (lastFault = fault))

  return {
    inMemory: () => !onDisk(),
    onFallen: (listener) => void fallListeners.add(listener),
    open: async () => {
      const outcome = await current.open()
      if (outcome._tag === 'Opened') head = outcome.head
      if (outcome._tag !== 'Failed' || !onDisk() || outcome.reason === 'corrupt') return outcome
      return openInMemory(outcome.reason)
    },
    openInMemory,
    append: async (request) => {
      const outcome = await current.append(request)
      if (outcome._tag === 'Appended') head = outcome.head
      if (outcome._tag !== 'Failed' || !onDisk()) return outcome
      if (outcome.reason === 'full' && (await freeSpaceFully(disk))) {
        const again = await disk.append(request)
        if (again._tag === 'Appended') head = again.head
        if (again._tag !== 'Failed') return again
      }
      await fall(outcome.reason, request.seen, request.state)
      return current.append(request)
    },
    read: (after, upTo) => current.read(after, upTo),
    raiseEpoch: async (from) => {
      lastFault = null
      const epoch = await raise()
      if (epoch !== null || !onDisk() || lastFault !== 'full' || !from) return epoch
      const again = (await freeSpaceFully(disk)) ? await raise() : null
      if (again !== null || !onDisk()) return again
      await fall('full', from.seen, from.state)
      return raise()
    },
    latestSnapshot: (key) => current.latestSnapshot(key),
    saveSnapshot: (snapshot) => current.saveSnapshot(snapshot),
    seal: (upTo) => current.seal(upTo),
    freeSpace: (key) => current.freeSpace(key),
    startOver: async () => {
      const outcome = await current.startOver()
      if (outcome._tag === 'Opened') head = outcome.head
      return outcome
    },
    onFault: (listener) => disk.onFault(listener),
    close: () => current.close(),
  }
}

/** Both steps: old snapshots, then sealed segments below the newest one. */
const freeSpaceFully = async (disk: EventLog): Promise<boolean> => {
  const first = await disk.freeSpace(foldKey)
  const second = await disk.freeSpace(foldKey)
  return first || second
}
