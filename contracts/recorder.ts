import type { NotedDiagnostic } from './diagnostics.ts'
import type { ReportOutcome } from './reportUpload.ts'
import type { Views } from './views/workerViews.ts'

/** What a commit is, by its cause and its events. Whether a command came from another tab is told by `otherTabs`. */
export type RecordedLane = 'command' | 'sending' | 'answer' | 'recovery'

/** A stretch of the log in columns, one place per commit: small enough to hold 100,000 of them on the page. */
export type CommitColumns = {
  /** The seq of the first place. */
  readonly first: number
  /** Epoch ms. */
  readonly at: readonly number[]
  readonly lane: readonly RecordedLane[]
  readonly isRefused: readonly boolean[]
  /** 1 = the first tab that wrote, 2 = the second … */
  readonly tab: readonly number[]
  /** The command's commit behind a sending or an answer; 0 = none. */
  readonly causedBy: readonly number[]
}

/** The next stretch of the log. Ask again until `isComplete`; each answer is a short piece of the worker's time. */
export type Advance = {
  readonly columns: CommitColumns
  readonly isComplete: boolean
  /** Numbers of tabs that wrote beside another one. Known when complete. */
  readonly otherTabs: readonly number[]
  /** Calls owed to the server at the end of what is told. */
  readonly owed: number
  /** The commit that cannot be read, and why; the log is shown up to the one before. */
  readonly trouble: { readonly seq: number; readonly reason: string } | null
}

/** What a list says of a commit. */
export type RecordedRow = {
  readonly seq: number
  /** The cause in the log's own words: `AddItem Harrow Mid`, `addItem 409 INV408`. */
  readonly words: string
  /** Event names without their version. */
  readonly names: readonly string[]
}

export type RecordedOwed = { readonly key: string; readonly endpoint: string; readonly lane: string }

/** The screens' views as a state gives them. */
export type RecordedViews = Pick<Views, 'account' | 'cart' | 'checkout' | 'order' | 'favorites' | 'saved'>

/** What stood in the state, and what the shopper saw. */
export type RecordedMoment = {
  readonly state: unknown
  readonly views: RecordedViews
  readonly owed: readonly RecordedOwed[]
}

/** One commit with all that can be known of it. No secret is in it because none ever was. */
export type RecordedLook = RecordedRow & {
  readonly at: number
  readonly epoch: number
  readonly tabId: string
  readonly hash: string
  readonly kind: 'Command' | 'Sending' | 'Answer' | 'Restored' | 'Unknown'
  /** The cause, label and value. */
  readonly causeRows: readonly (readonly [string, string])[]
  readonly cause: unknown
  readonly events: readonly { readonly _tag: string }[]
  readonly before: RecordedMoment
  readonly after: RecordedMoment
  /** A command that can be switched off. */
  readonly isCommand: boolean
  /** The page this is mostly about. */
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
 * How a commit fares when a command had not been given. off = switched off; refused = the command is refused now; changed =
 * decides something else; neverSent = the call is not owed any more; unknown = the server would have been asked something
 * else first, so its answer is not known.
 */
export type Fate = 'off' | 'refused' | 'changed' | 'neverSent' | 'unknown'

/** The log decided again without some commands. Nothing is sent: what the server would have said to something else stays open. */
export type WhatIf = {
  readonly off: readonly number[]
  /** How long deciding took, ms. */
  readonly ms: number
  /** Commits that fare differently, in order. */
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

/** The developer's door to the pile. It reads; it never appends and never sends. */
export interface Recorder {
  head(): Promise<{ readonly logId: string; readonly first: number; readonly seq: number }>
  advance(): Promise<Advance>
  /** ERR-33: what was only logged, oldest first. */
  diagnostics(): Promise<readonly NotedDiagnostic[]>
  rows(seqs: readonly number[]): Promise<readonly RecordedRow[]>
  /** Seqs that match every word and every `name:value` of the filter. A newer question ends an older one early. */
  find(filter: string): Promise<readonly number[]>
  look(seq: number): Promise<RecordedLook | null>
  /** Decides again without these commands; none = back to the truth. */
  switchOff(seqs: readonly number[]): Promise<WhatIf | null>
  lookWithout(seq: number): Promise<WhatIfLook | null>
  /** Told the new last seq whenever the shop's own log has grown, from now on. One listener. */
  follow(onHead: (seq: number) => void): Promise<void>
  unfollow(): Promise<void>
  /** NDJSON: a header line, then one line per commit. */
  export(): Promise<string>
  /** Sends a text that `export` has given, to the letter; `to` is a whole address. */
  sendReport(to: string, text: string): Promise<ReportOutcome>
  /** Opens an exported log to look at; the shopper's own log stays as it is. */
  import(text: string): Promise<ImportOutcome>
  /** Back to the shop's own log. */
  close(): Promise<void>
}
