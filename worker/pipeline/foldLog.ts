import { castDraft } from 'immer'
import type { Command } from '../../contracts/commands.ts'
import type { EventLog } from '../../core/adapters/eventLog/EventLog.ts'
import type { Commit } from '../../core/domain/log/commit.ts'
import { toFields } from '../../core/domain/fields/fields.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { evolve, evolveInPlace } from '../../core/events/evolve.ts'
import { decodeCommit } from '../../core/events/log/commitCodec.ts'

/**
 * The fold's name. A snapshot made under another name is discarded, so rename it whenever evolve or the shape of the
 * state changes; `tests/worker/foldKey.test.ts` fails if that was forgotten.
 */
export const foldKey = 'fold-11'

/** A log folded to a state. `readOnly` when it contains something this version cannot read. */
export type Folded = {
  readonly shop: ShopperState
  readonly seq: number
  readonly readOnly: boolean
  readonly damaged: number | null
}

/** At boot: the newest snapshot of today's fold, and the commits after it. */
export const foldLog = async (log: EventLog): Promise<Folded> => {
  const snapshot = await log.latestSnapshot(foldKey)
  // The key is that of today's fold, and so is the snapshot's state.
  const start = snapshot ? (snapshot.state as ShopperState) : initialState()
  const seq = snapshot?.seq ?? 0
  const commits = await log.read(seq)
  const [first] = commits
  // Without a snapshot that today's fold can use, the dropped commits below it are missing.
  if (first && first.seq !== seq + 1 && !startsOver(first))
    return { shop: start, seq, readOnly: true, damaged: first.seq }
  return first && first.seq !== seq + 1
    ? foldCommits(initialState(), first.seq - 1, commits)
    : foldCommits(start, seq, commits)
}

/** AUTH-13: a sign-out erases everything before it and needs none of it. */
export const startsOver = ({ events }: Pick<Commit, 'events'>): boolean =>
  events.some((event) => toFields(event)['_tag'] === 'v1.SignedOut')

/** AUTH-13, BIS-06 */
export const mayStartOver = ({ _tag }: Command): boolean => _tag === 'SignOut' || _tag === 'EndAssociateSession'

/**
 * Folds onto a state that is on the screen: what does not change keeps its identity. Null when a commit cannot be read.
 */
export const foldOnto = (start: ShopperState, commits: readonly Commit[]): ShopperState | null => {
  let shopper = start
  for (const commit of commits) {
    const decoded = decodeCommit(commit)
    if (decoded._tag !== 'Readable') return null
    shopper = evolve(shopper, decoded.happened)
  }
  return shopper
}

/** Folds in place: about eighty times cheaper per event than drafts. Consumes `start`. */
export const foldCommits = (start: ShopperState, seq: number, commits: readonly Commit[]): Folded => {
  const shopper = castDraft(start)
  let at = seq
  for (const commit of commits) {
    const decoded = decodeCommit(commit)
    if (decoded._tag === 'FromTheFuture') return { shop: shopper, seq: at, readOnly: true, damaged: null }
    if (decoded._tag === 'Damaged') return { shop: shopper, seq: at, readOnly: true, damaged: decoded.seq }
    evolveInPlace(shopper, decoded.happened)
    at = commit.seq
  }
  return { shop: shopper, seq: at, readOnly: false, damaged: null }
}
