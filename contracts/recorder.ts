import type { NotedDiagnostic } from './diagnostics.ts'
import type { ReportOutcome } from './reportUpload.ts'
import type { Views } from './views/workerViews.ts'

/** The kind of a commit, by its cause and its events. `otherTabs` says whether a command came from another tab. */
export type RecordedLane = 'command' | 'sending' | 'answer' | 'recovery'

/** A part of the log in columns, one entry per commit: small enough to hold 100,000 of them on the page. */
export type CommitColumns = {
  /** The seq of the first entry. */
  readonly first: number
  /** Epoch ms. */
  readonly at: readonly number[]
  readonly lane: readonly RecordedLane[]
  readonly isRefused: readonly boolean[]
  /** 1 = the first tab that wrote, 2 = the second … */
  readonly tab: readonly number[]
  /** The command's commit behind a sending or an answer; 0 = none. */
  readonly causedBy: readonly number[]
  /** REC-05: it goes on with what the commit before it began: typing in the same form, in the same tab. */
  readonly continues: readonly boolean[]
}

/** The next part of the log. Ask again until `isComplete`; each answer takes only a short time of the worker. */
export type Advance = {
  readonly columns: CommitColumns
  readonly isComplete: boolean
  /** Numbers of tabs that wrote at the same time as another one. Known when complete. */
  readonly otherTabs: readonly number[]
  /** Calls owed to the server at the end of this part. */
  readonly owed: number
  /** The commit that cannot be read, and why; the log is shown up to the one before it. */
  readonly trouble: { readonly seq: number; readonly reason: string } | null
}

/** What a list shows of a commit. */
export type RecordedRow = {
  readonly seq: number
  /** The cause in the log's own words: `AddItem Harrow Mid`, `addItem 409 INV408`. */
  readonly words: string
  /** Event names without their version. */
  readonly names: readonly string[]
  readonly kind: 'Command' | 'Sending' | 'Answer' | 'Restored' | 'Unknown'
  /** REC-03: the command's name, and what it is about (`2 × Harrow Mid, US 9`); null when it is none. */
  readonly press: { readonly name: string; readonly about: string } | null
}

export type RecordedOwed = { readonly key: string; readonly endpoint: string; readonly lane: string }

/** The screens' views of a state. */
export type RecordedViews = Omit<Views, 'connection' | 'health'>

/** What was in the state, and what the shopper saw. */
export type RecordedMoment = {
  readonly state: unknown
  readonly views: RecordedViews
  readonly owed: readonly RecordedOwed[]
}

/** One commit with everything that is known about it. It contains no secret, because the log never had one. */
export type RecordedLook = RecordedRow & {
  readonly at: number
  readonly epoch: number
  readonly tabId: string
  readonly hash: string
  /** The cause, label and value. */
  readonly causeRows: readonly (readonly [string, string])[]
  readonly cause: unknown
  readonly events: readonly { readonly _tag: string }[]
  readonly before: RecordedMoment
  readonly after: RecordedMoment
  /** A command that can be switched off. */
  readonly isCommand: boolean
  /** The page that this mainly concerns. */
  readonly screen: 'cart' | 'checkout' | 'order'
  readonly times: RecordedTimes
}

/** ms from the cause (the press, the answer's arrival); null = not measured, or not yet. */
export type RecordedTimes = {
  readonly visible: number | null
  readonly durable: number | null
  /** Until the last answer to what was asked. */
  readonly confirmed: number | null
  /** The commit of that answer. */
  readonly answeredBy: number | null
}

/**
 * How a commit changes when a command is switched off. off = switched off itself; refused = the command is now
 * rejected; changed = it decides something else; neverSent = the call is no longer owed; unknown = the server would
 * have been asked something else before, so its answer is not known.
 */
export type Fate = 'off' | 'refused' | 'changed' | 'neverSent' | 'unknown'

/** The log decided again without some commands. Nothing is sent: the server's answer to anything new stays open. */
export type WhatIf = {
  readonly off: readonly number[]
  /** How long deciding took, ms. */
  readonly ms: number
  /** Commits that differ, in order. */
  readonly fates: readonly { readonly seq: number; readonly fate: Fate }[]
}

/** A commit in the world without the commands switched off. */
export type WhatIfLook = RecordedMoment & {
  readonly seq: number
  readonly fate: Fate | null
  readonly why: string | null
  readonly events: readonly { readonly _tag: string }[]
}

export type ImportOutcome =
  | { readonly _tag: 'Opened'; readonly seq: number }
  | { readonly _tag: 'Unreadable'; readonly line: number; readonly reason: string }

/** The developer's interface to the log. It only reads; it never appends and never sends commands. */
export interface Recorder {
  /** `description` = what the shopper wrote about a problem, when the opened log is a report (REC-07). */
  head(): Promise<{
    readonly logId: string
    readonly first: number
    readonly seq: number
    readonly description: string | null
  }>
  advance(): Promise<Advance>
  /** ERR-33: the diagnostics, oldest first. */
  diagnostics(): Promise<readonly NotedDiagnostic[]>
  rows(seqs: readonly number[]): Promise<readonly RecordedRow[]>
  /**
   * Seqs of commits that match every word and every `name:value` of the filter. A newer search ends an older one early.
   */
  find(filter: string): Promise<readonly number[]>
  look(seq: number): Promise<RecordedLook | null>
  /** Decides again without these commands; none = back to the recorded log. */
  switchOff(seqs: readonly number[]): Promise<WhatIf | null>
  lookWithout(seq: number): Promise<WhatIfLook | null>
  /** Called with the new last seq whenever the shop's own log has grown. One listener. */
  follow(onHead: (seq: number) => void): Promise<void>
  unfollow(): Promise<void>
  /** NDJSON: a header line, then one line per commit. */
  export(): Promise<string>
  /** Sends a report: a text from `export`, with what the shopper wrote in its header. `to` is a whole address. */
  sendReport(to: string, text: string): Promise<ReportOutcome>
  /** Opens an exported log to look at; the shopper's own log stays as it is. */
  import(text: string): Promise<ImportOutcome>
  /** Back to the shop's own log. */
  close(): Promise<void>
}
