import { rootHash } from '../../domain/log/chainHash.ts'
import type { Commit } from '../../domain/log/commit.ts'
import { decideAppend } from './decideAppend.ts'
import type { AppendOutcome, AppendRequest, EventLog, Head, OpenOutcome, Snapshot, StorageFault } from './EventLog.ts'
import { segmentLength } from './segment.ts'

/**
 * A log in memory that several tabs may share. `fault` makes everything fail from now on, for tests and simulators.
 * Commits are stored as they are passed in: plain data that nobody changes.
 */
export type MemoryLog = {
  head: Head | null
  commits: Commit[]
  snapshots: Snapshot[]
  /** Commits up to here were dropped by `freeSpace` or erased. */
  floor: number
  sealed: number
  fault: StorageFault | 'upgraded' | null
}

export const emptyLog = (): MemoryLog => ({
  head: null,
  commits: [],
  snapshots: [],
  floor: 0,
  sealed: 0,
  fault: null,
})

/** One tab's view of a stored log. `newLogId` is called once, when the log is new. */
export const memoryEventLog = (storedLog: MemoryLog, newLogId: () => string): EventLog => {
  const listeners: ((fault: StorageFault | 'upgraded') => void)[] = []
  let opened: string | null = null
  const begin = (): Head => {
    const head = { logId: newLogId(), seq: 0, hash: rootHash, epoch: 0 }
    Object.assign(storedLog, emptyLog(), { head })
    return head
  }
  const adopt = (head: Head): OpenOutcome => {
    opened = head.logId
    return { _tag: 'Opened', head }
  }
  /** The head of the log that this tab has opened, else null. */
  const ownHead = (): Head | null =>
    storedLog.fault === null && storedLog.head?.logId === opened ? storedLog.head : null
  return {
    open: async () => faultOutcome(storedLog.fault) ?? adopt(storedLog.head ?? begin()),
    startOver: async () => faultOutcome(storedLog.fault) ?? adopt(begin()),
    append: async (request) => {
      const fault = faultOutcome(storedLog.fault)
      if (fault !== null) return fault
      const head = ownHead()
      if (opened === null) return { _tag: 'Failed', reason: 'closed' }
      if (head === null || request.seen > head.seq) return { _tag: 'Failed', reason: 'corrupt' }
      if (request.seen < storedLog.floor) return { _tag: 'Behind' }
      return appendTo(storedLog, head, request)
    },
    read: async (after, upTo = Infinity) => {
      if (storedLog.fault !== null) for (const listener of listeners) listener(storedLog.fault)
      return ownHead() === null ? [] : between(storedLog, after, upTo)
    },
    raiseEpoch: async () => {
      const head = ownHead()
      if (head === null) return null
      storedLog.head = { ...head, epoch: head.epoch + 1 }
      return head.epoch + 1
    },
    latestSnapshot: async (foldKey) => {
      const found = ownHead() === null ? undefined : usable(storedLog, foldKey)
      return found === undefined ? null : structuredClone(found)
    },
    saveSnapshot: async (snapshot) => {
      if (ownHead() === null || hashAt(storedLog, snapshot.seq) !== snapshot.hash) return
      const others = storedLog.snapshots.filter((kept) => kept.seq !== snapshot.seq)
      storedLog.snapshots = [...others, structuredClone(snapshot)].sort((a, b) => a.seq - b.seq).slice(-2)
    },
    seal: async (upTo) => {
      const last = Math.min(upTo, ownHead()?.seq ?? 0)
      storedLog.sealed = Math.max(storedLog.sealed, last - (last % segmentLength))
    },
    freeSpace: async (foldKey) => {
      const newest = ownHead() === null ? undefined : usable(storedLog, foldKey)
      return newest !== undefined && free(storedLog, newest)
    },
    onFault: (listener) => {
      listeners.push(listener)
    },
    close: () => {
      opened = null
    },
  }
}

const faultOutcome = (fault: MemoryLog['fault']) => {
  if (fault === null) return null
  return fault === 'upgraded' ? ({ _tag: 'ReadOnly' } as const) : ({ _tag: 'Failed', reason: fault } as const)
}

const appendTo = (storedLog: MemoryLog, head: Head, request: AppendRequest): AppendOutcome => {
  const decision = decideAppend(head, between(storedLog, request.seen, head.seq), request)
  if (decision._tag === 'Superseded') return { _tag: 'Superseded', head }
  if (decision._tag === 'Keep') return { _tag: 'Appended', commit: null, head }
  storedLog.commits.push(decision.commit)
  if (request.erases?.(decision.commit))
    Object.assign(storedLog, { commits: [decision.commit], snapshots: [], floor: head.seq, sealed: head.seq })
  storedLog.head = decision.head
  return { _tag: 'Appended', commit: decision.commit, head: decision.head }
}

/** Commit n is at index n - floor - 1. */
const between = (storedLog: MemoryLog, after: number, upTo: number): readonly Commit[] =>
  storedLog.commits.slice(Math.max(0, after - storedLog.floor), Math.max(0, upTo - storedLog.floor))

const hashAt = (storedLog: MemoryLog, seq: number): string | undefined =>
  seq === 0 && storedLog.floor === 0 ? rootHash : storedLog.commits[seq - storedLog.floor - 1]?.hash

const usable = (storedLog: MemoryLog, foldKey: string): Snapshot | undefined =>
  storedLog.snapshots.findLast((snapshot) => snapshot.foldKey === foldKey && snapshot.seq >= storedLog.floor)

const free = (storedLog: MemoryLog, newest: Snapshot): boolean => {
  if (storedLog.snapshots.length > 1) {
    storedLog.snapshots = [newest]
    return true
  }
  const floor = Math.min(storedLog.sealed, newest.seq - (newest.seq % segmentLength))
  if (floor <= storedLog.floor) return false
  storedLog.commits.splice(0, floor - storedLog.floor)
  storedLog.floor = floor
  return true
}
