import { chainHash } from '../../domain/log/chainHash.ts'
import type { Commit } from '../../domain/log/commit.ts'
import type { AppendRequest, Head } from './EventLog.ts'

export type AppendDecision =
  | { readonly _tag: 'Write'; readonly commit: Commit; readonly head: Head }
  | { readonly _tag: 'Keep' }
  | { readonly _tag: 'Superseded' }

/**
 * What one append does to the log: the same rule for every implementation. `unseen` are the commits after
 * `request.seen`.
 */
export const decideAppend = (head: Head, unseen: readonly Commit[], request: AppendRequest): AppendDecision => {
  if (request.needsEpoch !== undefined && request.needsEpoch !== head.epoch) return { _tag: 'Superseded' }
  const proposed = request.propose(unseen)
  if (proposed === null) return { _tag: 'Keep' }
  const numbered = { ...proposed, seq: head.seq + 1, epoch: head.epoch }
  const hash = chainHash(head.hash, numbered)
  return { _tag: 'Write', commit: { ...numbered, hash }, head: { ...head, seq: numbered.seq, hash } }
}
