import type { Clock } from '../../core/adapters/clock/Clock.ts'
import type { RecordedCause } from './causeOf.ts'
import type { OpenedLog } from './openedLog.ts'
import { codesIn, namesOf, nounsOf } from './recordedEvents.ts'
import { runInSlices } from './runInSlices.ts'

const slice = 2_000

/** Seqs of all commits that match a filter; when the search is cancelled, those found so far. */
export const findIn = (
  opened: OpenedLog,
  filter: string,
  clock: Clock,
  isWanted: () => boolean,
): Promise<readonly number[]> => runInSlices(finding(opened, filter, isWanted), clock)

function* finding(opened: OpenedLog, filter: string, isWanted: () => boolean): Generator<void, readonly number[]> {
  const holds = filterOf(filter)
  const found: number[] = []
  const count = opened.index.count()
  const { isRefused, tab } = opened.index.columns(0, count)
  for (let place = 0; place < count; place++) {
    if (place % slice === slice - 1) {
      yield
      if (!isWanted()) return found
    }
    const seq = opened.first + place
    const events = opened.commitAt(seq)?.events ?? []
    if (holds({ cause: opened.index.causeAt(seq), events, isRefused: isRefused[place] ?? false, tab: tab[place] ?? 0 }))
      found.push(seq)
  }
  return found
}

/** What a filter is matched against. */
type Filtered = {
  readonly cause: RecordedCause
  readonly events: readonly unknown[]
  readonly isRefused: boolean
  readonly tab: number
}

type Test = (commit: Filtered) => boolean

/** By the name before the colon: where to look for the value. */
const tests: Readonly<Record<string, (value: string) => Test>> = {
  noun:
    (value) =>
    ({ events }) =>
      nounsOf(events).includes(value),
  event:
    (value) =>
    ({ events }) =>
      namesOf(events).some((name) => name.toLowerCase().includes(value)),
  code:
    (value) =>
    ({ cause, events }) =>
      `${cause.words} ${codesIn(events)}`.toLowerCase().includes(value),
  request:
    (value) =>
    ({ cause }) =>
      cause.key !== null && textOf(cause).includes(value),
  tab:
    (value) =>
    ({ tab }) =>
      String(tab) === value,
  is:
    (value) =>
    ({ cause, isRefused }) =>
      value === 'refused' ? isRefused : cause.kind.toLowerCase() === value,
}

/** Every word and every `name:value` must match. An empty filter matches everything. */
export const filterOf = (text: string): Test => {
  const parts = text.toLowerCase().split(/\s+/).filter(Boolean).map(testOf)
  return (commit) => parts.every((part) => part(commit))
}

const testOf = (part: string): Test => {
  const [, name = '', value = ''] = /^(\w+):(.*)$/.exec(part) ?? []
  const named = tests[name]
  if (named) return value === '' ? () => true : named(value)
  return ({ cause, events }) =>
    `${textOf(cause)} ${namesOf(events).join(' ')} ${codesIn(events)}`.toLowerCase().includes(part)
}

const textOf = (cause: RecordedCause): string =>
  `${cause.words} ${cause.rows.map(([, value]) => value).join(' ')}`.toLowerCase()
