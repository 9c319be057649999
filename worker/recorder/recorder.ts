import { proxy } from 'comlink'
import type { ImportOutcome, Recorder, WhatIfLook } from '../../contracts/recorder.ts'
import type { Clock } from '../../core/adapters/clock/Clock.ts'
import type { EventLog } from '../../core/adapters/eventLog/EventLog.ts'
import { sendReport } from '../../core/adapters/report/sendReport.ts'
import { wants } from '../../core/commands/wants.ts'
import { readingLogFile } from '../../core/domain/log/readLogFile.ts'
import type { LogOrigin, ReadLog } from '../../core/domain/log/readLogFile.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import { findIn } from './findIn.ts'
import { openImported, openOwn } from './openedLog.ts'
import type { OpenedLog } from './openedLog.ts'
import { createOtherWorld } from './otherWorld.ts'
import type { OtherWorld } from './otherWorld.ts'
import { createPlayback } from './playback.ts'
import { eventsOf } from './recordedEvents.ts'
import { runInSlices } from './runInSlices.ts'
import { lookAt, moment } from './lookAt.ts'
import { writingLogFile } from './writeLogFile.ts'

export type RecorderSettings = {
  readonly log: EventLog
  readonly logId: string
  readonly clock: Clock
  /** Called whenever the shop's own log has grown. Returns a function to unsubscribe. */
  readonly onGrowth: (listener: (seq: number) => void) => () => void
  /** What the header of an exported file says about this device. */
  readonly about: () => Promise<LogOrigin>
  /** The network, only for sending a report: a recorder asks the shop nothing. */
  readonly fetch: typeof fetch
}

/** Commits folded in one piece: about 10 ms of the worker's time, in which it answers nothing else. */
const slice = 1_000
/** Commits of an imported file that are checked between two pauses. */
const checkedSlice = 100

/**
 * What developers use to read the log commit by commit. Loaded when it is opened; it changes nothing, and sends nothing
 * but a report when asked to.
 */
export const openRecorder = async ({
  log,
  logId,
  clock,
  onGrowth,
  about,
  fetch,
}: RecorderSettings): Promise<Recorder> => {
  let opened: OpenedLog = await openOwn(log, logId)
  let other: OtherWorld | null = null
  let stopFollowing: () => void = () => undefined
  let question = 0

  const lay = (next: OpenedLog): void => {
    opened = next
    other = null
    question += 1
  }

  /** What other tabs and this one have written since. */
  const grow = async (): Promise<number> => {
    if (!opened.isOwn) return opened.last()
    const more = await log.read(opened.last())
    if (more[0]?.seq === opened.last() + 1) opened.commits.push(...more)
    return opened.last()
  }

  return proxy<Recorder>({
    head: async () => ({
      logId: opened.logId,
      first: opened.first,
      seq: opened.last(),
      description: opened.description,
    }),
    advance: async () => {
      const from = opened.index.count()
      opened.playback.advance(slice, (before, commit) => opened.index.add(commit, before))
      const trouble = opened.playback.foldedTo() < opened.last() ? opened.playback.troubleSoFar() : null
      const isComplete = trouble !== null || opened.playback.foldedTo() === opened.last()
      const readable = opened.playback.foldedTo() - opened.first + 1
      const otherTabs = isComplete ? opened.index.otherTabs() : []
      const owed = wants(opened.playback.stateAt(opened.playback.foldedTo())).length
      return { columns: opened.index.columns(from, readable), isComplete, otherTabs, owed, trouble }
    },
    diagnostics: async () => (opened.isOwn ? ((await about()).diagnostics ?? []) : opened.noted),
    rows: async (seqs) => seqs.flatMap((seq) => opened.rowAt(seq) ?? []),
    find: async (filter) => {
      question += 1
      const mine = question
      return findIn(opened, filter, clock, () => mine === question)
    },
    look: async (seq) => lookAt(opened, seq),
    switchOff: async (seqs) => {
      other = seqs.length === 0 ? null : createOtherWorld(opened, seqs, () => performance.now())
      return other && other.whatIf
    },
    lookWithout: async (seq): Promise<WhatIfLook | null> => {
      if (!other) return null
      const faring = other.faringOf(seq)
      const events = eventsOf(faring ? faring.events : (opened.commitAt(seq)?.events ?? []))
      return { seq, ...moment(other.stateAt(seq)), fate: faring?.fate ?? null, why: faring?.why ?? null, events }
    },
    follow: async (onHead) => {
      stopFollowing()
      stopFollowing = onGrowth(() => void grow().then((seq) => opened.isOwn && onHead(seq)))
    },
    unfollow: async () => stopFollowing(),
    export: async () => runInSlices(writingLogFile(opened, clock.now(), await about()), clock),
    sendReport: (to, text) => sendReport({ fetch, clock }, to, text),
    import: async (text) => {
      const file = await runInSlices(readingLogFile(text), clock)
      if (file._tag === 'Unreadable') return file
      const trouble = await runInSlices(checkingFold(file), clock)
      if (trouble) return trouble
      const next = openImported(file)
      lay(next)
      return { _tag: 'Opened', seq: next.last() }
    },
    close: async () => lay(await openOwn(log, logId)),
  })
}

/** Checks every event of a file by its schema and folds it once; null when the whole file can be trusted. */
function* checkingFold(
  file: Extract<ReadLog, { readonly _tag: 'Read' }>,
): Generator<void, Extract<ImportOutcome, { readonly _tag: 'Unreadable' }> | null> {
  const first = file.commits[0]?.seq ?? 1
  const playback = createPlayback(file.header.start ?? { seq: first - 1, shop: initialState() }, file.commits)
  for (let at = 0; at < file.commits.length; at += checkedSlice) {
    playback.advance(checkedSlice)
    const trouble = playback.troubleSoFar()
    if (trouble) return { _tag: 'Unreadable', line: file.lines[trouble.seq - first] ?? 1, reason: trouble.reason }
    yield
  }
  return null
}
