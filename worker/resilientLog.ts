import type { EventLog, Head, StorageFault } from '../core/adapters/eventLog/EventLog.ts'
import { emptyLog, memoryEventLog } from '../core/adapters/eventLog/EventLog.memory.ts'
import { foldKey } from './foldKey.ts'

/** Where the log stands now: on the disk, or, after a fault that would not heal, in this tab's memory. */
export type ResilientLog = EventLog & { readonly inMemory: () => boolean }

/**
 * A log that goes on when storage does not: no room → what can be spared goes and it is tried again; anything else that
 * will not heal → the log continues in memory from the last head, and the page says so.
 */
export const resilientLog = (
  disk: EventLog,
  newLogId: () => string,
  onFallen: (fault: StorageFault) => void,
): ResilientLog => {
  let current: EventLog = disk
  let head: Head | null = null

  /** The memory's log begins where this tab has got to: what other tabs wrote since cannot be read any more. */
  const fall = async (fault: StorageFault, seen: number, state?: unknown): Promise<void> => {
    const storedLog = emptyLog()
    storedLog.head = head && { ...head, seq: seen }
    storedLog.floor = seen
    if (head && state !== undefined) storedLog.snapshots.push({ seq: seen, hash: head.hash, foldKey, state })
    current = memoryEventLog(storedLog, newLogId)
    await current.open()
    onFallen(fault)
  }

  const onDisk = () => current === disk

  return {
    inMemory: () => !onDisk(),
    open: async () => {
      const outcome = await current.open()
      if (outcome._tag === 'Opened') head = outcome.head
      if (outcome._tag !== 'Failed' || !onDisk() || outcome.reason === 'corrupt') return outcome
      await fall(outcome.reason, 0)
      return current.open()
    },
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
    raiseEpoch: async () => {
      const epoch = await current.raiseEpoch()
      if (epoch !== null && head) head = { ...head, epoch }
      return epoch
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

/** Both steps: old snapshots, then sealed segments under the newest one. */
const freeSpaceFully = async (disk: EventLog): Promise<boolean> => {
  const first = await disk.freeSpace(foldKey)
  const second = await disk.freeSpace(foldKey)
  return first || second
}
