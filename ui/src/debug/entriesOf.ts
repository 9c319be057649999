import type { RecordedCommit } from '../../../contracts/storefrontWorker.ts'
import { causeOf, changeOfKey, toFields, toText } from './causeOf.ts'
import type { CauseTold } from './causeOf.ts'
import { otherTabs } from './otherTabs.ts'

export type LaneName = 'command' | 'sending' | 'answer' | 'recovery' | 'tab'

export const laneNames: readonly LaneName[] = ['command', 'sending', 'answer', 'recovery', 'tab']

/** One commit, ready for list, lanes and panel. */
export type Entry = {
  readonly seq: number
  /** Epoch ms. */
  readonly at: number
  readonly tab: number
  readonly lane: LaneName
  readonly isRefused: boolean
  readonly cause: CauseTold
  /** Event names without their version: `BasketLost`. */
  readonly names: readonly string[]
  readonly events: RecordedCommit['events']
  readonly owed: RecordedCommit['owed']
  /** The command's commit behind a sending or an answer. */
  readonly causedBy: number | null
  /** For a command: the commit of the last answer to one of its calls so far. */
  readonly answeredBy: number | null
  readonly commit: RecordedCommit
  /** All its words in lower case, for the filter. */
  readonly search: string
}

/** One pass over the log. */
export const entriesOf = (commits: readonly RecordedCommit[]): readonly Entry[] => {
  const tabs = otherTabs(commits)
  const commandSeqs = new Map<string, number>()
  const answers = new Map<number, number>()
  const entries = commits.map((commit): Entry => {
    const cause = causeOf(commit)
    const names = commit.events.map(({ _tag }) => nameOf(_tag))
    const commandId = toFields(toFields(commit.cause)['command'])['commandId']
    if (typeof commandId === 'string') commandSeqs.set(commandId, commit.seq)
    const causedBy = cause.key === null ? null : behind(commandSeqs, changeOfKey(cause.key))
    if (causedBy !== null && cause.kind === 'Answer') answers.set(causedBy, commit.seq)
    return {
      seq: commit.seq,
      at: commit.at,
      tab: tabs.get(commit.tabId)?.number ?? 1,
      lane: laneOf(cause.kind, names, tabs.get(commit.tabId)?.isOther === true),
      isRefused: cause.isRefusal || commit.events.some(isRefusal),
      cause,
      names,
      events: commit.events,
      owed: commit.owed,
      causedBy,
      answeredBy: null,
      commit,
      search: `${cause.words} ${names.join(' ')} ${codesIn(commit.events)} ${cause.rows.map(([, value]) => value).join(' ')}`.toLowerCase(),
    }
  })
  return entries.map((entry) => (answers.has(entry.seq) ? { ...entry, answeredBy: answers.get(entry.seq) ?? null } : entry))
}

/** `v1.BasketLost` → `BasketLost`. */
export const nameOf = (tag: string): string => tag.replace(/^v\d+\./, '')

/** A change may own more than one key: `c1/0`, `c1-card/0`. */
const behind = (commandSeqs: ReadonlyMap<string, number>, changeId: string): number | null =>
  commandSeqs.get(changeId) ?? commandSeqs.get(changeId.replace(/-[a-z]+$/, '')) ?? null

const recoveries = new Set(['BasketLost', 'RebuildSent', 'RebuildAdvanced', 'RebuildResumed', 'BasketRestored', 'BasketClosed', 'CustomerRejected', 'SwitchTurnedBack', 'CardLost'])

const laneOf = (kind: CauseTold['kind'], names: readonly string[], isOther: boolean): LaneName => {
  if (names.some((name) => recoveries.has(name))) return 'recovery'
  if (kind === 'Answer') return 'answer'
  if (kind === 'Sending') return 'sending'
  return isOther ? 'tab' : 'command'
}

const refusals = new Set(['ChangeRefused', 'SwitchTurnedBack', 'OrderRefused', 'CardLost', 'CustomerRejected'])

const isRefusal = (event: { readonly _tag: string }): boolean => refusals.has(nameOf(event._tag)) || toFields(event)['refusal'] instanceof Object

const codesIn = (events: RecordedCommit['events']): string =>
  events.map((event) => toText(toFields(toFields(event)['refusal'] ?? toFields(event)['problem'])['errorId'])).join(' ')
