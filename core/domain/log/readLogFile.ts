import type { NotedDiagnostic } from '../../../contracts/diagnostics.ts'
import { isRecord } from '../fields/fields.ts'
import { initialState } from '../state/shopperState.ts'
import type { ShopperState } from '../state/shopperState.ts'
import { chainHash, rootHash } from './chainHash.ts'
import type { Cause, Commit } from './commit.ts'

/** The first line of an exported log. */
export type LogHeader = {
  readonly format: 'cairn-log'
  readonly version: 1
  readonly logId: string
  /** Epoch ms. */
  readonly exportedAt: number
  readonly commits: number
  /** Hash of the commit before the first one; empty if earlier commits had been dropped to make room. */
  readonly before: string
  /** The state onto which the first commit is folded, if it is not the first of its log. */
  readonly start?: { readonly seq: number; readonly shop: ShopperState }
  /** REC-07: what the shopper wrote about a problem; only in a report, and only if they did. */
  readonly description?: string
  /** Where it was written; absent in files of the first release. */
  readonly about?: LogOrigin
}

/** All that the file says about the device: nothing that distinguishes one shopper from another. */
export type LogOrigin = {
  /** Version of the shop. */
  readonly app: string
  /** The newest version of any event it knew. */
  readonly events: number
  /** `en-us` */
  readonly site: string
  /** Storage health, with its reason if it was not ok: `memory (full)`. */
  readonly storage: string
  readonly browser: string
  /** ERR-33: the diagnostics, oldest first; absent = none. */
  readonly diagnostics?: readonly NotedDiagnostic[]
}

export type ReadLog =
  /** `lines` = the line number of each commit in the file. */
  | {
      readonly _tag: 'Read'
      readonly header: LogHeader
      readonly commits: readonly Commit[]
      readonly lines: readonly number[]
    }
  | { readonly _tag: 'Unreadable'; readonly line: number; readonly reason: string }

/** Reads an untrusted file: checks every line, and the hash chain. */
export const readLogFile = (text: string): ReadLog => runToEnd(readingLogFile(text))

export function* readingLogFile(text: string): Generator<void, ReadLog> {
  const [first, ...rest] = numberedLines(text)
  if (!first) return unreadable(1, 'the file is empty')
  const header = parse(first.text)
  const problem = headerProblem(header)
  if (problem !== null || !isHeader(header)) return unreadable(first.line, problem ?? notALog)
  const commits: Commit[] = []
  let hash = header.before
  for (const { line, text: written } of rest) {
    if (commits.length % slice === slice - 1) yield
    const commit = parse(written)
    if (commit === undefined) return unreadable(line, 'this line is not JSON')
    if (!isCommit(commit)) return unreadable(line, 'this line is no commit')
    const expectedSeq = (commits.at(-1)?.seq ?? header.start?.seq ?? (hash === rootHash ? 0 : commit.seq - 1)) + 1
    if (commit.seq !== expectedSeq)
      return unreadable(line, `commit ${commit.seq} stands where commit ${expectedSeq} should`)
    const unknownStart = hash === '' && commits.length === 0
    if (commit.hash !== chainHash(hash, commit) && !unknownStart) {
      return unreadable(
        line,
        `the chain is broken at commit ${commit.seq}: this line was changed, or the one before it`,
      )
    }
    hash = commit.hash
    commits.push(commit)
  }
  if (commits.length === header.commits)
    return { _tag: 'Read', header: withEveryNoun(header), commits, lines: rest.map(({ line }) => line) }
  return unreadable(
    rest.at(-1)?.line ?? first.line,
    `the header promises ${header.commits} commits, the file has ${commits.length}`,
  )
}

/** Runs a task that pauses at every `yield` to its end in one go. */
export const runToEnd = <Result>(work: Generator<void, Result>): Result => {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

/** A log written before the shop had some of its nouns begins without them. */
const withEveryNoun = (header: LogHeader): LogHeader =>
  header.start ? { ...header, start: { ...header.start, shop: { ...initialState(), ...header.start.shop } } } : header

/** Commits between two pauses. */
const slice = 100

const notALog = 'this is not a log of the shop: its first line is no header'

const unreadable = (line: number, reason: string): ReadLog => ({ _tag: 'Unreadable', line, reason })

/** Lines with content, with their line numbers. */
const numberedLines = (text: string): readonly { readonly line: number; readonly text: string }[] =>
  text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .map((line, index) => ({ line: index + 1, text: line }))
    .filter((line) => line.text.trim() !== '')

/** undefined = not JSON. */
const parse = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

const headerProblem = (value: unknown): string | null => {
  if (!isRecord(value) || value['format'] !== 'cairn-log') return notALog
  if (value['version'] !== 1)
    return `this log has format version ${JSON.stringify(value['version'])}; this version of the shop reads version 1`
  return isHeader(value) ? null : 'the header is not complete'
}

const isHeader = (value: unknown): value is LogHeader =>
  isRecord(value) &&
  typeof value['before'] === 'string' &&
  typeof value['logId'] === 'string' &&
  typeof value['commits'] === 'number' &&
  (value['start'] === undefined || isStart(value['start']))

const isStart = (value: unknown): boolean =>
  isRecord(value) && Number.isSafeInteger(value['seq']) && isRecord(value['shop'])

const causeTags: readonly unknown[] = ['Command', 'Sending', 'Answer', 'Restored'] satisfies Cause['_tag'][]

const isCommit = (value: unknown): value is Commit =>
  isRecord(value) &&
  Number.isSafeInteger(value['seq']) &&
  Number.isSafeInteger(value['epoch']) &&
  typeof value['at'] === 'number' &&
  typeof value['tabId'] === 'string' &&
  typeof value['hash'] === 'string' &&
  Array.isArray(value['events']) &&
  isRecord(value['cause']) &&
  causeTags.includes(value['cause']['_tag'])
