import type { Draft } from 'immer'
import { chainHash, rootHash } from '../core/domain/log/chainHash.ts'
import type { Commit } from '../core/domain/log/commit.ts'
import type { ShopperState } from '../core/domain/state/shopperState.ts'
import { evolveInPlace } from '../core/events/evolve.ts'
import { commandIdOf, encodeForLog } from '../core/events/log/commitCodec.ts'
import { decideCause } from './decideCause.ts'
import type { Decided } from './decideCause.ts'
import { plainCopy } from './recorder/plainCopy.ts'

/** One recorded commit and what it comes to when the story is told differently. */
export type ReplayedCommit = Decided & { readonly commit: Commit }

export type ReplayWithout = { readonly shop: ShopperState; readonly tellings: readonly ReplayedCommit[] }

/**
 * A shorter story of the same failure: without some commits, every other cause is decided again by today's code, in the old
 * order, and a recorded answer stands for whatever is owed under its key. (What would truly have happened without a command,
 * where such an answer is not known, is the recorder's `decideWithout`.)
 * `start` is the state before the first of `commits`; neither is changed.
 */
export const replayWithout = (
  start: ShopperState,
  commits: readonly Commit[],
  isLeftOut: (commit: Commit) => boolean,
): ReplayWithout => {
  const state = structuredClone(start) as Draft<ShopperState>
  const tellings = commits.map((commit): ReplayedCommit => {
    const { events, why } = isLeftOut(commit) ? leftOut : decideCause(state as ShopperState, commit)
    if (events.length > 0) evolveInPlace(state, { events: plainCopy(events), commandId: commandIdOf(commit) })
    return { commit, events, why }
  })
  return { shop: state as ShopperState, tellings }
}

const leftOut: Decided = { events: [], why: 'left out' }

/** The story as a log of its own: what came to nothing is gone, the rest is numbered and chained anew after `start`. */
export const rebuildLog = (
  start: { readonly seq: number; readonly before: string },
  tellings: readonly ReplayedCommit[],
): readonly Commit[] => {
  const log: Commit[] = []
  for (const { commit, events } of tellings) {
    if (events.length === 0) continue
    const { at, tabId, epoch, cause } = commit
    const plain = { seq: start.seq + log.length + 1, epoch, at, tabId, cause, events: encodeForLog(events) }
    log.push({ ...plain, hash: chainHash(log.at(-1)?.hash ?? (start.before || rootHash), plain) })
  }
  return log
}
