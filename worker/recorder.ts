import { proxy } from 'comlink'
import type { RecordedLook, RecordedMoment, Recorder, WhatIfLook } from '../contracts/recorder.ts'
import type { Clock } from '../core/adapters/clock/Clock.ts'
import type { EventLog } from '../core/adapters/eventLog/EventLog.ts'
import { sendReport } from '../core/adapters/report/sendReport.ts'
import { wants } from '../core/commands/wants.ts'
import type { ShopperState } from '../core/domain/state/shopperState.ts'
import { readingLogFile } from '../core/domain/log/readLogFile.ts'
import type { LogOrigin } from '../core/domain/log/readLogFile.ts'
import { checkingFold } from './recorder/checkingFold.ts'
import { eventsOf } from './recorder/recordedEvents.ts'
import { findIn } from './recorder/findIn.ts'
import { openImported, openOwn } from './recorder/openedLog.ts'
import type { OpenedLog } from './recorder/openedLog.ts'
import { createOtherWorld } from './recorder/otherWorld.ts'
import type { OtherWorld } from './recorder/otherWorld.ts'
import { runInSlices } from './recorder/runInSlices.ts'
import { screenOf } from './recorder/screenOf.ts'
import { timesOf } from './recorder/timesOf.ts'
import { writeOpened } from './recorder/writeOpened.ts'
import { viewsOf } from './viewsOf.ts'

export type RecorderSettings = {
  readonly log: EventLog
  readonly logId: string
  readonly clock: Clock
  /** Tells whenever the shop's own log has grown. Returns the way to stop. */
  readonly onGrowth: (listener: (seq: number) => void) => () => void
  /** What the head of an exported file says of this device. */
  readonly about: () => Promise<LogOrigin>
  /** The network, for a report alone: a recorder asks the shop nothing. */
  readonly fetch: typeof fetch
}

/** Commits folded in one answer: some 10 ms of the worker's time, in which it answers nothing else. */
const slice = 1_000

/** What developers look through: reads the log, commit by commit. Loaded only when opened; changes nothing, and sends nothing but a report it is told to send. */
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
    head: async () => ({ logId: opened.logId, first: opened.first, seq: opened.last() }),
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
    export: async () => writeOpened(opened, clock, await about()),
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

const moment = (shopper: ShopperState): RecordedMoment => ({
  state: shopper,
  views: viewsOf(shopper),
  owed: wants(shopper).map(({ key, endpoint, lane }) => ({ key, endpoint, lane })),
})

const lookAt = (opened: OpenedLog, seq: number): RecordedLook | null => {
  const commit = opened.commitAt(seq)
  const row = opened.rowAt(seq)
  if (!commit || !row) return null
  const { kind, rows } = opened.index.causeAt(seq)
  const { at, epoch, tabId, hash, cause } = commit
  const before = moment(opened.playback.stateAt(seq - 1))
  const after = opened.playback.stateAt(seq)
  return {
    ...row,
    at,
    epoch,
    tabId,
    hash,
    kind,
    cause,
    causeRows: rows,
    events: eventsOf(commit.events),
    before,
    after: moment(after),
    isCommand: cause._tag === 'Command',
    screen: screenOf(commit.events, after),
    times: timesOf(opened, commit),
  }
}
