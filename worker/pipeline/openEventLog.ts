import type { Greeting } from '../../contracts/storefrontWorker.ts'
import type { EventLog, OpenOutcome, StorageFault } from '../../core/adapters/eventLog/EventLog.ts'
import type { Commit } from '../../core/domain/log/commit.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { foldKey, foldLog } from './foldLog.ts'
import type { Folded } from './foldLog.ts'
import type { ResilientLog } from './resilientLog.ts'

/** The state of the log at boot. */
export type Opened = {
  readonly logId: string
  readonly epoch: number
  readonly folded: Folded
  /** The head that the page remembered is missing: the database was emptied or rolled back. */
  readonly amnesia: { readonly lostAfter: number } | null
  readonly readOnly: boolean
}

/**
 * Opens and folds the log. A damaged log is discarded and started again; the cart then comes back from the server. One
 * that cannot be read now is left as it is, with all that is owed in it: this tab continues in memory.
 */
export const openEventLog = async (log: ResilientLog, known: Greeting['knownHead']): Promise<Opened> => {
  const faults: StorageFault[] = []
  log.onFault((fault) => {
    if (fault !== 'corrupt' && fault !== 'upgraded') faults.push(fault)
  })
  const opened = await log.open()
  if (opened._tag === 'Opened') {
    const folded = await foldLog(log)
    if (folded.damaged === null && folded.seq >= opened.head.seq) {
      return {
        logId: opened.head.logId,
        epoch: opened.head.epoch,
        folded,
        amnesia: lostSince(known, opened.head),
        readOnly: folded.readOnly,
      }
    }
    if (folded.readOnly && folded.damaged === null) {
      return { logId: opened.head.logId, epoch: opened.head.epoch, folded, amnesia: null, readOnly: true }
    }
  }
  const [unread] = faults
  if (unread !== undefined) return begun(log, await log.openInMemory(unread))
  return begun(log, opened._tag === 'ReadOnly' ? opened : await log.startOver())
}

/** A log that begins anew, or that cannot be written. */
const begun = async (log: EventLog, opened: OpenOutcome): Promise<Opened> => {
  const folded = await foldLog(log)
  if (opened._tag !== 'Opened') return { logId: '', epoch: 0, folded, amnesia: null, readOnly: true }
  const { logId, epoch } = opened.head
  return { logId, epoch, folded, amnesia: { lostAfter: 0 }, readOnly: false }
}

const lostSince = (
  known: Greeting['knownHead'],
  head: { readonly logId: string; readonly seq: number },
): Opened['amnesia'] => {
  if (!known || known.seq === 0) return null
  if (known.logId !== head.logId) return { lostAfter: 0 }
  return known.seq > head.seq ? { lostAfter: head.seq } : null
}

/** At most this many commits are folded at boot. */
export const snapshotEvery = 256

/**
 * Keeps booting fast: a snapshot every 256 commits, and commits below it sealed into segments. Only the leader does
 * this.
 */
export const createUpkeep = (log: EventLog, isLeading: () => boolean) => {
  let lastSnapshot = 0
  let working = false
  return async (commit: Commit, shopper: ShopperState): Promise<void> => {
    if (working || !isLeading() || commit.seq - lastSnapshot < snapshotEvery) return
    working = true
    await log.saveSnapshot({ seq: commit.seq, hash: commit.hash, foldKey, state: shopper })
    await log.seal(commit.seq)
    lastSnapshot = commit.seq
    working = false
  }
}
