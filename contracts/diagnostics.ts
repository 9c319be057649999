/**
 * Failures that are only logged; the shopper is not told. articleFetch, videoPlay, productLookup, widgetScript:
 * ERR-33's four · sideLookup: anything else next to a page's main content · botDefence: ERR-06 · setting: an invalid
 * setting of the deployment or rule of the shop (ERR-34, VAL-36) · unrecordable: an answer of which no event can be
 * made, a fault of ours: it is asked for again · lost: dropped diagnostics (SEG-11).
 */
export type DiagnosticKind =
  | 'articleFetch'
  | 'videoPlay'
  | 'productLookup'
  | 'widgetScript'
  | 'sideLookup'
  | 'botDefence'
  | 'setting'
  | 'unrecordable'
  | 'lost'

/** Nothing that distinguishes one shopper from another, and nothing that anybody has typed. */
export type Diagnostic = {
  readonly kind: DiagnosticKind
  /** Its subject, by our own name for it: a query, the path of a script or endpoint, a setting. */
  readonly about: string
  /** Why, in our own words or by a code: `network`, `API404`. */
  readonly reason: string
  /** CMS-06: only the first about this subject on a visit is noted, whoever notes it and for whatever reason. */
  readonly once?: true
}

/** `at` = the last time, epoch ms; `times` = how often on this device, a day at most. */
export type NotedDiagnostic = Diagnostic & { readonly at: number; readonly times: number }

/** Where and how to send diagnostics, as given in the page: not checked yet. */
export type DiagnosticsSending = {
  /** A whole address. */
  readonly to: string
  readonly batchSize?: string
  /** ms */
  readonly flushInterval?: string
}
