import type { RecordedRow } from '../../contracts/recorder.ts'
import type { NotedDiagnostic } from '../../contracts/diagnostics.ts'
import type { EventLog } from '../../core/adapters/eventLog/EventLog.ts'
import { descriptionProblem } from '../../core/domain/log/problemDescription.ts'
import { rootHash } from '../../core/domain/log/chainHash.ts'
import { readNoted } from '../../core/domain/diagnostics/noteDiagnostic.ts'
import type { Commit } from '../../core/domain/log/commit.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { foldKey } from '../pipeline/foldLog.ts'
import type { ReadLog } from '../../core/domain/log/readLogFile.ts'
import { createPlayback } from './playback.ts'
import type { Playback } from './playback.ts'
import { namesOf } from './recordedEvents.ts'
import { createLogIndex } from './logIndex.ts'
import type { LogIndex } from './logIndex.ts'
import { readChecked } from './readChecked.ts'

/** An opened log: where it begins, what it contains, what it was called. */
export type OpenedLog = {
  readonly logId: string
  /** The shop's own, not one from a file. */
  readonly isOwn: boolean
  /** The diagnostics in the file. */
  readonly noted: readonly NotedDiagnostic[]
  /** REC-07: what the shopper wrote about a problem, in the file. */
  readonly description: string | null
  /** Hash of the commit before the first one; empty when that commit has been dropped. */
  readonly before: string
  readonly start: { readonly seq: number; readonly shop: ShopperState }
  /** Where the shop's own log grows. */
  readonly commits: Commit[]
  readonly first: number
  last(): number
  readonly playback: Playback
  readonly index: LogIndex
  commitAt(seq: number): Commit | undefined
  rowAt(seq: number): RecordedRow | undefined
}

/** When room had to be made, the oldest commits were dropped: the log then begins at the newest snapshot. */
export const openOwn = async (log: EventLog, logId: string): Promise<OpenedLog> => {
  const commits = [...(await log.read(0))]
  const [oldest] = commits
  if (oldest?.seq === 1) return open(logId, true, rootHash, { seq: 0, shop: initialState() }, commits)
  const snapshot = await log.latestSnapshot(foldKey)
  const before = oldest ? oldest.seq - 1 : (snapshot?.seq ?? 0)
  if (!snapshot || snapshot.seq < before)
    return open(logId, true, before === 0 ? rootHash : '', { seq: before, shop: initialState() }, commits)
  // The key is that of today's fold, and so is the snapshot's state.
  const start = { seq: snapshot.seq, shop: snapshot.state as ShopperState }
  return open(
    logId,
    true,
    snapshot.hash,
    start,
    commits.filter(({ seq }) => seq > snapshot.seq),
  )
}

export const openImported = ({ header, commits }: Extract<ReadLog, { readonly _tag: 'Read' }>): OpenedLog => {
  const first = commits[0]?.seq ?? 1
  const opened = open(header.logId, false, header.before, header.start ?? { seq: first - 1, shop: initialState() }, [
    ...commits,
  ])
  const { description } = header
  return {
    ...opened,
    noted: readNoted(header.about?.diagnostics),
    description: descriptionProblem(description) === null ? (description ?? null) : null,
  }
}

const open = (
  logId: string,
  isOwn: boolean,
  before: string,
  start: OpenedLog['start'],
  commits: Commit[],
): OpenedLog => {
  const first = start.seq + 1
  const index = createLogIndex(first, commits)
  const commitAt = (seq: number): Commit | undefined => commits[seq - first]
  return {
    logId,
    isOwn,
    noted: [],
    description: null,
    before,
    start,
    commits,
    first,
    last: () => start.seq + commits.length,
    playback: createPlayback(start, commits, readChecked),
    index,
    commitAt,
    rowAt: (seq) => {
      const commit = commitAt(seq)
      if (!commit) return undefined
      const { words, kind } = index.causeAt(seq)
      return { seq, words, kind, press: index.pressAt(seq), names: namesOf(commit.events) }
    },
  }
}
