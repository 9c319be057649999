import { Schema } from 'effect'

/**
 * The border between a shop and whoever takes its problem reports in: this server with `CAIRN_REPORTS=on`, or any other that
 * keeps to it. No call of the commerce API: its address is the deployment's, and neither token nor access key goes along.
 */
export const reportUpload = {
  method: 'POST',
  /** Where this server takes them in. */
  path: '/reports/v1/report',
  /** The body is an exported log (`core/domain/log/readLogFile.ts`) to the letter, in UTF-8. */
  media: 'application/x-ndjson',
  /** Bytes. */
  mostBytes: 8_000_000,
  /** With 201 when it has been kept now, with 200 when the same was there already: it may be sent again at any time. */
  answer: Schema.Struct({ reference: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(64)) }),
  /** In the envelope of ERR-01; 429 names in `retry-after` the seconds to wait. */
  errors: ['API405', 'API415', 'RPT400', 'RPT413', 'RPT422', 'RPT429', 'RPT507'],
} as const

/** What became of a report. noAnswer = it may have arrived or not; the others say that it was not kept. */
export type ReportOutcome =
  | { readonly _tag: 'Received'; readonly reference: string }
  | { readonly _tag: 'NotReceived'; readonly why: 'tooLarge' | 'tooMany' | 'refused' | 'notNow' | 'noAnswer' }
