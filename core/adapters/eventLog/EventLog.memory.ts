import { rootHash } from '../../domain/log/chainHash.ts'
import type { Commit } from '../../domain/log/commit.ts'
import { decideAppend } from './decideAppend.ts'
import type { AppendOutcome, AppendRequest, EventLog, Head, OpenOutcome, Snapshot, StorageFault } from './EventLog.ts'
import { segmentLength } from './segment.ts'

/**
 * A pile in memory that several tabs may share. `fault` makes everything fail from now on, for tests and simulators.
 * Commits are kept as they are handed in: plain data that nobody changes.
 */
export type MemoryPile = {
  head: Head | null
  commits: Commit[]
  snapshots: Snapshot[]
  /** Commits up to here were given up by `makeRoom` or erased. */
  floor: number
  sealed: number
  fault: StorageFault | 'upgraded' | null
}

export const emptyPile = (): MemoryPile => ({
  head: null,
  commits: [],
  snapshots: [],
  floor: 0,
  sealed: 0,
  fault: null,
})

/** One tab's log on a pile. `newLogId` is asked once, when the pile is new. */
export const memoryEventLog = (pile: MemoryPile, newLogId: () => string): EventLog => {
  const listeners: ((fault: StorageFault | 'upgraded') => void)[] = []
  let opened: string | null = null
  const begin = (): Head => {
    const head = { logId: newLogId(), seq: 0, hash: rootHash, epoch: 0 }
    Object.assign(pile, emptyPile(), { head })
    return head
  }
  const adopt = (head: Head): OpenOutcome => {
    opened = head.logId
    return { _tag: 'Opened', head }
  }
  /** The head of the pile this tab has opened, else null. */
  const ownHead = (): Head | null => (pile.fault === null && pile.head?.logId === opened ? pile.head : null)
  return {
    open: async () => faultOutcome(pile.fault) ?? adopt(pile.head ?? begin()),
    startOver: async () => faultOutcome(pile.fault) ?? adopt(begin()),
    append: async (request) => {
      const fault = faultOutcome(pile.fault)
      if (fault !== null) return fault
      const head = ownHead()
      if (opened === null) return { _tag: 'Failed', reason: 'closed' }
      if (head === null || request.seen > head.seq) return { _tag: 'Failed', reason: 'corrupt' }
      if (request.seen < pile.floor) return { _tag: 'Behind' }
      return appendTo(pile, head, request)
    },
    read: async (after, upTo = Infinity) => {
      if (pile.fault !== null) for (const listener of listeners) listener(pile.fault)
      return ownHead() === null ? [] : between(pile, after, upTo)
    },
    raiseEpoch: async () => {
      const head = ownHead()
      if (head === null) return null
      pile.head = { ...head, epoch: head.epoch + 1 }
      return head.epoch + 1
    },
    latestSnapshot: async (foldKey) => {
      const found = ownHead() === null ? undefined : usable(pile, foldKey)
      return found === undefined ? null : structuredClone(found)
    },
    saveSnapshot: async (snapshot) => {
      if (ownHead() === null || hashAt(pile, snapshot.seq) !== snapshot.hash) return
      const others = pile.snapshots.filter((kept) => kept.seq !== snapshot.seq)
      pile.snapshots = [...others, structuredClone(snapshot)].sort((a, b) => a.seq - b.seq).slice(-2)
    },
    seal: async (upTo) => {
      const last = Math.min(upTo, ownHead()?.seq ?? 0)
      pile.sealed = Math.max(pile.sealed, last - (last % segmentLength))
    },
    makeRoom: async (foldKey) => {
      const newest = ownHead() === null ? undefined : usable(pile, foldKey)
      return newest !== undefined && free(pile, newest)
    },
    onFault: (listener) => {
      listeners.push(listener)
    },
    close: () => {
      opened = null
    },
  }
}

const faultOutcome = (fault: MemoryPile['fault']) => {
  if (fault === null) return null
  return fault === 'upgraded' ? ({ _tag: 'ReadOnly' } as const) : ({ _tag: 'Failed', reason: fault } as const)
}

const appendTo = (pile: MemoryPile, head: Head, request: AppendRequest): AppendOutcome => {
  const decision = decideAppend(head, between(pile, request.seen, head.seq), request)
  if (decision._tag === 'Superseded') return { _tag: 'Superseded', head }
  if (decision._tag === 'Keep') return { _tag: 'Appended', commit: null, head }
  pile.commits.push(decision.commit)
  if (request.erases?.(decision.commit))
    Object.assign(pile, { commits: [decision.commit], snapshots: [], floor: head.seq, sealed: head.seq })
  pile.head = decision.head
  return { _tag: 'Appended', commit: decision.commit, head: decision.head }
}

/** Commit n stands at n - floor - 1. */
const between = (pile: MemoryPile, after: number, upTo: number): readonly Commit[] =>
  pile.commits.slice(Math.max(0, after - pile.floor), Math.max(0, upTo - pile.floor))

const hashAt = (pile: MemoryPile, seq: number): string | undefined =>
  seq === 0 && pile.floor === 0 ? rootHash : pile.commits[seq - pile.floor - 1]?.hash

const usable = (pile: MemoryPile, foldKey: string): Snapshot | undefined =>
  pile.snapshots.findLast((snapshot) => snapshot.foldKey === foldKey && snapshot.seq >= pile.floor)

const free = (pile: MemoryPile, newest: Snapshot): boolean => {
  if (pile.snapshots.length > 1) {
    pile.snapshots = [newest]
    return true
  }
  const floor = Math.min(pile.sealed, newest.seq - (newest.seq % segmentLength))
  if (floor <= pile.floor) return false
  pile.commits.splice(0, floor - pile.floor)
  pile.floor = floor
  return true
}
