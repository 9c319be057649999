/**
 * What is only logged: the shopper goes on and reads nothing of it.
 * articleFetch, videoPlay, productLookup, widgetScript: ERR-33's four · sideLookup: whatever else stands beside a page's main thing ·
 * botDefence: ERR-06 · setting: a deployment's setting or a rule of the shop's that is not valid (ERR-34, VAL-36) · lost: diagnostics that had to be let go (SEG-11).
 */
export type DiagnosticKind =
  | 'articleFetch'
  | 'videoPlay'
  | 'productLookup'
  | 'widgetScript'
  | 'sideLookup'
  | 'botDefence'
  | 'setting'
  | 'lost'

/** Nothing that tells one shopper from another, and nothing that somebody has typed. */
export type Diagnostic = {
  readonly kind: DiagnosticKind
  /** What it is about, by our own name for it: a question, the path of a script or an endpoint, a setting. */
  readonly about: string
  /** Why, in our own words or by a code: `network`, `API404`. */
  readonly reason: string
}

/** `at` = the last time, epoch ms; `times` = how often on this device, a day at most. */
export type NotedDiagnostic = Diagnostic & { readonly at: number; readonly times: number }

/** Where diagnostics are sent, and how, as the page has it: nothing of it has been checked. */
export type DiagnosticsSending = {
  /** A whole address. */
  readonly to: string
  readonly batchSize?: string
  /** ms */
  readonly flushInterval?: string
}
