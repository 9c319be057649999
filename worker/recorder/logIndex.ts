import type { CommitColumns, RecordedLane, RecordedRow } from '../../contracts/recorder.ts'
import { wants } from '../../core/commands/wants.ts'
import type { Commit } from '../../core/domain/log/commit.ts'
import { shownLines } from '../../core/domain/cart/shownLines.ts'
import { toFields, toText } from '../../core/domain/fields/fields.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { causeOf, changeOfKey, productName } from './causeOf.ts'
import type { RecordedCause } from './causeOf.ts'
import { hasRefusal, laneOf, namesOf } from './recordedEvents.ts'

/** What is known of each commit without reading it again: some 60 bytes each. */
export type LogIndex = {
  /** Commits arrive in order. `before` = the state they were applied to: only there is a sending's endpoint. */
  add(commit: Commit, before: ShopperState): void
  count(): number
  /** Indexes `from` up to, but excluding, `to`, counted from 0. */
  columns(from: number, to: number): CommitColumns
  causeAt(seq: number): RecordedCause
  /** What a command was about: the line that it named, as it was called then, or what the command itself says. */
  pressAt(seq: number): RecordedRow['press']
  /** The last answer so far to what a command asked for, or to the call that was sent; 0 = none. */
  answeredBy(seq: number): number
  causedBy(seq: number): number
  otherTabs(): readonly number[]
}

/** `commits` is a list that grows; the first one's seq is `first`. */
export const createLogIndex = (first: number, commits: readonly Commit[]): LogIndex => {
  const at: number[] = []
  const lane: RecordedLane[] = []
  const isRefused: boolean[] = []
  const tab: number[] = []
  const causedBy: number[] = []
  const answeredBy: number[] = []
  const continues: boolean[] = []
  const lineNames = new Map<number, string>()
  const sentTo = new Map<number, string>()
  const commandSeqs = new Map<string, number>()
  const sendingSeqs = new Map<string, number>()
  const tabNumbers = new Map<string, number>()

  const placeOf = (seq: number): number => seq - first

  const causeAt = (seq: number): RecordedCause => causeOf(commits[placeOf(seq)]?.cause, sentTo.get(seq) ?? null)

  /** A change may have more than one key: `c1/0`, `c1-card/0`. */
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
      const command = toFields(toFields(commit.cause)['command'])
      const { commandId } = command
      if (typeof commandId === 'string') commandSeqs.set(commandId, commit.seq)
      if (!tabNumbers.has(commit.tabId)) tabNumbers.set(commit.tabId, tabNumbers.size + 1)
      at.push(commit.at)
      lane.push(laneOf(cause.kind, namesOf(commit.events)))
      isRefused.push(cause.isRefusal || hasRefusal(commit.events))
      tab.push(tabNumbers.get(commit.tabId) ?? 1)
      causedBy.push(cause.key === null ? 0 : behind(changeOfKey(cause.key)))
      answeredBy.push(0)
      continues.push(isMoreTyping(commits[placeOf(commit.seq) - 1], commit))
      const lineName = nameOfLine(before, command['lineKey'])
      if (lineName !== '') lineNames.set(commit.seq, lineName)
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
      continues: continues.slice(from, to),
    }),
    causeAt,
    pressAt: (seq) => {
      const { press } = causeAt(seq)
      const line = lineNames.get(seq)
      if (press === null || line === undefined) return press
      return { ...press, about: press.about === '' ? line : `${line}: ${press.about}` }
    },
    answeredBy: (seq) => answeredBy[placeOf(seq)] ?? 0,
    causedBy: (seq) => causedBy[placeOf(seq)] ?? 0,
    otherTabs: () => [...otherTabs(commits).values()].filter(({ isOther }) => isOther).map(({ number }) => number),
  }
}

/** REC-05: whether a commit keeps what was typed in the form that the one before it was about. */
const isMoreTyping = (before: Commit | undefined, commit: Commit): boolean => {
  if (before === undefined || before.tabId !== commit.tabId) return false
  const form = formTypedIn(commit)
  return form !== null && formTypedIn(before) === form
}

const formTypedIn = ({ cause }: Commit): string | null => {
  const command = toFields(toFields(cause)['command'])
  return command['_tag'] === 'EnterAddress' ? toText(command['form']) : null
}

/** What a line was called when it was pressed; empty when the command names none. */
const nameOfLine = (before: ShopperState, key: unknown): string => {
  if (typeof key !== 'string') return ''
  const line = shownLines(before.cart).find((shown) => shown.key === key)
  return line === undefined ? '' : productName(toFields(line.product)).slice(0, 80)
}

/** What is needed of a commit to tell tabs apart. */
type Written = { readonly seq: number; readonly tabId: string }

/**
 * The number of every tab of a log, and whether it counts as another tab. A tab id lasts one page load, so a reload is
 * a new id that begins where the old one ended: that is not another tab. Of two whose commits overlap, the one with
 * fewer is the other.
 */
export const otherTabs = (
  commits: readonly Written[],
): ReadonlyMap<string, { readonly number: number; readonly isOther: boolean }> => {
  const spans = new Map<string, Span>()
  for (const { seq, tabId } of commits) {
    const span = spans.get(tabId)
    spans.set(tabId, {
      tabId,
      number: span?.number ?? spans.size + 1,
      from: span?.from ?? seq,
      to: seq,
      count: (span?.count ?? 0) + 1,
    })
  }
  const main: Span[] = []
  for (const span of [...spans.values()].sort((a, b) => b.count - a.count || a.from - b.from)) {
    if (!main.some((other) => span.from <= other.to && other.from <= span.to)) main.push(span)
  }
  return new Map(
    [...spans.values()].map((span) => [span.tabId, { number: span.number, isOther: !main.includes(span) }]),
  )
}

type Span = {
  readonly tabId: string
  readonly number: number
  readonly from: number
  readonly to: number
  readonly count: number
}
