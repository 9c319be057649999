import { Schema } from 'effect'

/**
 * The border between a shop and the receiver of its problem reports: this server with `CAIRN_REPORTS=on`, or any other
 * that implements it. Not a call of the commerce API: the deployment chooses its address, and neither token nor access
 * key is sent.
 */
export const reportUpload = {
  method: 'POST',
  /** Where this server receives them. */
  path: '/reports/v1/report',
  /**
   * The body is an exported log (`core/domain/log/readLogFile.ts`) in UTF-8, in whose header `description` is what the
   * shopper wrote about the problem, if anything (REC-07).
   */
  media: 'application/x-ndjson',
  /** Bytes. */
  mostBytes: 8_000_000,
  /** With 201 when it was stored now, with 200 when it was stored already: it may be sent again at any time. */
  answer: Schema.Struct({ reference: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(64)) }),
  /** In the envelope of ERR-01; with 429, `retry-after` gives the seconds to wait. */
  errors: ['API405', 'API415', 'RPT400', 'RPT413', 'RPT422', 'RPT429', 'RPT507'],
} as const

/** The outcome of a report. noAnswer = it may have arrived or not; the others mean that it was not stored. */
export type ReportOutcome =
  | { readonly _tag: 'Received'; readonly reference: string }
  | { readonly _tag: 'NotReceived'; readonly why: 'tooLarge' | 'tooMany' | 'refused' | 'notNow' | 'noAnswer' }
