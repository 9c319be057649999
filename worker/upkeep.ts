import type { EventLog } from '../core/adapters/eventLog/EventLog.ts'
import type { Commit } from '../core/domain/log/commit.ts'
import type { ShopperState } from '../core/domain/state/shopperState.ts'
import { foldKey } from './foldKey.ts'

/** At most so many commits are folded at boot. */
export const snapshotEvery = 256

/** Keeps boot flat: a snapshot every 256 commits, and what lies below it sealed into segments. Only the leader does it. */
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
