import type { CommitColumns, RecordedLane } from '../../contracts/recorder.ts'
import { wants } from '../../core/commands/wants.ts'
import type { Commit } from '../../core/domain/log/commit.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { toFields } from '../../core/domain/log/toFields.ts'
import { causeOf, changeOfKey } from './causeOf.ts'
import type { RecordedCause } from './causeOf.ts'
import { hasRefusal, laneOf, namesOf } from './recordedEvents.ts'
import { otherTabs } from './otherTabs.ts'

/** What is known of each commit without looking at it again: some 60 bytes apiece. */
export type LogIndex = {
  /** Commits come in order. `before` = the state they were laid on: a sending's endpoint stands only there. */
  add(commit: Commit, before: ShopperState): void
  count(): number
  /** Places `from` and up to, excluding, `to`, counted from 0. */
  columns(from: number, to: number): CommitColumns
  causeAt(seq: number): RecordedCause
  /** The last answer so far to what a command asked for, or to the call a sending began; 0 = none. */
  answeredBy(seq: number): number
  causedBy(seq: number): number
  otherTabs(): readonly number[]
}

/** `commits` is the list that grows; the first one's seq is `first`. */
export const createLogIndex = (first: number, commits: readonly Commit[]): LogIndex => {
  const at: number[] = []
  const lane: RecordedLane[] = []
  const isRefused: boolean[] = []
  const tab: number[] = []
  const causedBy: number[] = []
  const answeredBy: number[] = []
  const sentTo = new Map<number, string>()
  const commandSeqs = new Map<string, number>()
  const sendingSeqs = new Map<string, number>()
  const tabNumbers = new Map<string, number>()

  const placeOf = (seq: number): number => seq - first

  /** A change may own more than one key: `c1/0`, `c1-card/0`. */
  const behind = (changeId: string): number =>
    commandSeqs.get(changeId) ?? commandSeqs.get(changeId.replace(/-[a-z]+$/, '')) ?? 0

  const tell = (cause: RecordedCause, commit: Commit, before: ShopperState): void => {
    if (cause.key === null) return
    if (cause.kind === 'Sending') {
      const call = wants(before).find(({ key }) => key === cause.key)
      if (call) sentTo.set(commit.seq, call.endpoint)
      sendingSeqs.set(cause.key, commit.seq)
    }
    if (cause.kind !== 'Answer') return
    const command = causedBy.at(-1) ?? 0
    const sending = sendingSeqs.get(cause.key) ?? 0
    if (command > 0) answeredBy[placeOf(command)] = commit.seq
    if (sending > 0) answeredBy[placeOf(sending)] = commit.seq
  }

  return {
    add: (commit, before) => {
      const cause = causeOf(commit.cause)
      const commandId = toFields(toFields(commit.cause)['command'])['commandId']
      if (typeof commandId === 'string') commandSeqs.set(commandId, commit.seq)
      if (!tabNumbers.has(commit.tabId)) tabNumbers.set(commit.tabId, tabNumbers.size + 1)
      at.push(commit.at)
      lane.push(laneOf(cause.kind, namesOf(commit.events)))
      isRefused.push(cause.isRefusal || hasRefusal(commit.events))
      tab.push(tabNumbers.get(commit.tabId) ?? 1)
      causedBy.push(cause.key === null ? 0 : behind(changeOfKey(cause.key)))
      answeredBy.push(0)
      tell(cause, commit, before)
    },
    count: () => at.length,
    columns: (from, to) => ({
      first: first + from,
      at: at.slice(from, to),
      lane: lane.slice(from, to),
      isRefused: isRefused.slice(from, to),
      tab: tab.slice(from, to),
      causedBy: causedBy.slice(from, to),
    }),
    causeAt: (seq) => causeOf(commits[placeOf(seq)]?.cause, sentTo.get(seq) ?? null),
    answeredBy: (seq) => answeredBy[placeOf(seq)] ?? 0,
    causedBy: (seq) => causedBy[placeOf(seq)] ?? 0,
    otherTabs: () => [...otherTabs(commits).values()].filter(({ isOther }) => isOther).map(({ number }) => number),
  }
}
