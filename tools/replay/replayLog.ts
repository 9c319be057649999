import { readNoted } from '../../core/domain/diagnostics/noteDiagnostic.ts'
import type { Commit } from '../../core/domain/log/commit.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { wants } from '../../core/commands/wants.ts'
import { foldCommits } from '../../worker/pipeline/foldLog.ts'
import { descriptionProblem } from '../../core/domain/log/problemDescription.ts'
import { readLogFile } from '../../core/domain/log/readLogFile.ts'
import { createPlayback } from '../../worker/recorder/playback.ts'
import type { Condition } from './condition/parseCondition.ts'
import { firstDifference } from './firstDifference.ts'
import type { Difference } from './firstDifference.ts'
import { searchLog, stateSummary } from './searchLog.ts'

export type ReplayOptions = {
  /** The file's name, for readers of the output. */
  readonly name: string
  /** The last seq to fold. */
  readonly until: number
  readonly verify: boolean
  readonly json: boolean
  readonly search: Search | null
}

/** What to search for in a log, and what to write. */
export type Search = {
  /** As it was typed. */
  readonly text: string
  readonly condition: Condition
  readonly isShrunk: boolean
  /** Where to write the shrunk log and the test; null = nowhere. */
  readonly out: string | null
  readonly asTest: string | null
}

/** What the command line prints on its two streams; a complaint means that something is wrong. */
export type Replayed = {
  readonly lines: readonly string[]
  readonly complaint: readonly string[]
  readonly files?: readonly { readonly path: string; readonly text: string }[]
}

/** Folds an exported log and prints its state; with `verify`, today's code decides every cause again. */
export const replayLog = (text: string, { name, until, verify, json, search }: ReplayOptions): Replayed => {
  const file = readLogFile(text)
  if (file._tag === 'Unreadable') return complain([`line ${file.line}: ${file.reason}`])
  const commits = file.commits.filter((commit) => commit.seq <= until)
  const start = file.header.start ?? { seq: (file.commits[0]?.seq ?? 1) - 1, shop: initialState() }
  const trouble = createPlayback(start, commits).trouble()
  if (trouble)
    return complain([
      `commit ${trouble.seq}: ${trouble.reason}`,
      `the log can be read up to commit ${trouble.seq - 1}: --until ${trouble.seq - 1}`,
    ])
  if (search)
    return searchLog(
      { name, logId: file.header.logId, at: file.header.exportedAt, before: file.header.before, start, commits },
      search,
    )
  const difference = verify ? firstDifference(start, commits) : null
  const began = performance.now()
  const { shop, seq } = foldCommits(structuredClone(start.shop), start.seq, commits)
  const ms = performance.now() - began
  const complaint = difference ? difference.lines : []
  if (json) return { lines: [asJson(shop, seq, verify, commits, difference)], complaint }
  const verified = verify && !difference ? [`verified: all ${commits.length} causes decide the same today`] : []
  return {
    lines: [
      ...wrote(file.header.description),
      ...beginning(file.header.before, start.seq),
      foldedIn(commits, seq, ms),
      ...stateSummary(shop),
      ...onlyLogged(file.header.about?.diagnostics),
      ...verified,
    ],
    complaint,
  }
}

/** REC-07: a text that a report may not hold is not printed. */
const wrote = (description: unknown): readonly string[] =>
  descriptionProblem(description) === null
    ? `the shopper wrote: ${String(description)}`.replaceAll('\n', '\n  ').split('\n')
    : []

/** ERR-33 */
const onlyLogged = (diagnostics: unknown): readonly string[] =>
  readNoted(diagnostics).map(({ kind, about, reason, times }) => `only logged: ${kind} ${about} ${reason} ×${times}`)

const complain = (complaint: readonly string[]): Replayed => ({ lines: [], complaint })

const foldedIn = (commits: readonly Commit[], seq: number, ms: number): string => {
  const events = commits.reduce((sum, commit) => sum + commit.events.length, 0)
  return `commit ${seq}, ${events} events folded in ${ms.toFixed(1)} ms`
}

const beginning = (before: string, seq: number): readonly string[] => {
  if (seq === 0) return []
  if (before !== '') return [`begins after commit ${seq}, from the snapshot in the file`]
  return [
    `begins after commit ${seq}: earlier commits were dropped to make room, so the state is what the rest adds up to`,
  ]
}

const asJson = (
  shop: ShopperState,
  seq: number,
  verify: boolean,
  commits: readonly Commit[],
  difference: Difference | null,
): string => {
  const verified = verify ? { verified: { commits: commits.length, differs: difference?.seq ?? null } } : {}
  return JSON.stringify({ seq, shop, owed: wants(shop), ...verified })
}
