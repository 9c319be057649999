import { castDraft } from 'immer'
import { chainHash, rootHash } from '../../core/domain/log/chainHash.ts'
import type { Commit } from '../../core/domain/log/commit.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { evolveInPlace } from '../../core/events/evolve.ts'
import { commandIdOf, encodeForLog } from '../../core/events/log/commitCodec.ts'
import { decideCause } from './redecide.ts'
import type { Decided } from './redecide.ts'
import { plainCopy } from './plainCopy.ts'

/** One recorded commit and its outcome in the changed story. */
export type ReplayedCommit = Decided & { readonly commit: Commit }

export type ReplayWithout = { readonly shop: ShopperState; readonly tellings: readonly ReplayedCommit[] }

/**
 * Replays a log without some of its commits, to shorten the story of a failure. Today's code decides the remaining
 * causes again in their old order; a recorded answer counts for the call that is owed under its key. `decideWithout`
 * answers another question: what would have happened. `start` is the state before the first of `commits`; neither is
 * changed.
 */
export const replayWithout = (
  start: ShopperState,
  commits: readonly Commit[],
  isLeftOut: (commit: Commit) => boolean,
): ReplayWithout => {
  const state = castDraft(structuredClone(start))
  const tellings = commits.map((commit): ReplayedCommit => {
    const { events, why } = isLeftOut(commit) ? leftOut : decideCause(state, commit)
    if (events.length > 0) evolveInPlace(state, { events: plainCopy(events), commandId: commandIdOf(commit) })
    return { commit, events, why }
  })
  return { shop: state, tellings }
}

const leftOut: Decided = { events: [], why: 'left out' }

/**
 * The story as a new log: commits without an outcome are removed, the rest is renumbered and rehashed after `start`.
 */
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
