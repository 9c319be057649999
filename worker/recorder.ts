import { proxy } from 'comlink'
import type { RecordedCommit, Recorder } from '../contracts/storefrontWorker.ts'
import type { Clock } from '../core/adapters/clock/Clock.ts'
import type { EventLog } from '../core/adapters/eventLog/EventLog.ts'
import { rootHash } from '../core/domain/log/chainHash.ts'
import type { Commit } from '../core/domain/log/commit.ts'
import { newShop } from '../core/domain/shop/shop.ts'
import type { Shop } from '../core/domain/shop/shop.ts'
import { foldKey } from './foldKey.ts'
import { readLogFile, writeLogFile } from './logFile.ts'
import { createPlayback } from './playback.ts'
import { viewsOf } from './viewsOf.ts'

/** A log on the table: where it begins, what it holds, what it was called. */
type Opened = {
  readonly logId: string
  /** Hash of the commit before the first one; empty when that commit is gone. */
  readonly before: string
  readonly start: { readonly seq: number; readonly shop: Shop }
  readonly commits: readonly Commit[]
}

/** The developer's door: reads the pile, stone by stone. Loaded only when opened; changes nothing. */
export const openRecorder = async (log: EventLog, logId: string, clock: Clock): Promise<Recorder> => {
  let opened = await openOwn(log, logId)
  let playback = createPlayback(opened.start, opened.commits)

  const look = (next: Opened): void => {
    opened = next
    playback = createPlayback(next.start, next.commits)
  }

  const last = () => opened.commits.at(-1)?.seq ?? opened.start.seq

  const recorded = (commit: Commit): RecordedCommit => ({
    ...commit,
    events: commit.events as RecordedCommit['events'],
    owed: playback.owedAfter(commit.seq),
  })

  return proxy({
    commits: async (from: number, to: number) => opened.commits.filter(({ seq }) => seq >= from && seq <= to).map(recorded),
    head: async () => ({ logId: opened.logId, seq: last() }),
    stateAt: async (seq: number) => playback.shopAt(seq),
    viewsAt: async (seq: number) => viewsOf(playback.shopAt(seq)),
    export: async () => writeLogFile(opened, clock.now()),
    import: async (text: string) => {
      const file = readLogFile(text)
      if (file._tag === 'Unreadable') return file
      const { logId: name, before, start } = file.header
      const first = file.commits[0]?.seq ?? 1
      const next: Opened = { logId: name, before, start: start ?? { seq: first - 1, shop: newShop() }, commits: file.commits }
      const trouble = createPlayback(next.start, next.commits).trouble()
      // The header is line 1, so a log's first commit stands in line 2.
      if (trouble) return { _tag: 'Unreadable' as const, line: trouble.seq - first + 2, reason: trouble.reason }
      look(next)
      return { _tag: 'Opened' as const, seq: last() }
    },
    close: async () => look(await openOwn(log, logId)),
  })
}

/** When room had to be made, the oldest commits are gone: the pile then begins at the newest snapshot. */
const openOwn = async (log: EventLog, logId: string): Promise<Opened> => {
  const commits = await log.read(0)
  const first = commits[0]?.seq ?? 1
  if (first === 1) return { logId, before: rootHash, start: { seq: 0, shop: newShop() }, commits }
  const snapshot = await log.latestSnapshot(foldKey)
  if (!snapshot || snapshot.seq < first - 1) return { logId, before: '', start: { seq: first - 1, shop: newShop() }, commits }
  const start = { seq: snapshot.seq, shop: snapshot.state as Shop }
  return { logId, before: snapshot.hash, start, commits: commits.filter(({ seq }) => seq > snapshot.seq) }
}
