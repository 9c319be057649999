import { Schema } from 'effect'
import type { Diagnostic, DiagnosticKind } from './diagnostics.ts'

const kinds = [
  'articleFetch',
  'videoPlay',
  'productLookup',
  'widgetScript',
  'sideLookup',
  'botDefence',
  'setting',
  'lost',
] as const satisfies readonly DiagnosticKind[]

/** Our own names and codes alone pass: no sentence, no address of anybody. */
const Word = Schema.String.check(Schema.isPattern(/^[\w/.{}:-]{1,100}$/))
const Count = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000_000 }))
const Instant = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 8_640_000_000_000_000 }))

export const DiagnosticSchema = Schema.Struct({
  kind: Schema.Literals(kinds),
  about: Word,
  reason: Word,
}) satisfies Schema.Schema<Diagnostic>

export const NotedDiagnosticSchema = Schema.Struct({ ...DiagnosticSchema.fields, at: Instant, times: Count })

/** SEG-11: what was noted since the last batch. */
export const DiagnosticsBatch = Schema.Struct({
  /** The same for every attempt: whoever has taken it need not take it again. */
  batchId: Word,
  /** Version of the shop. */
  app: Word,
  /** `en-us` */
  site: Word,
  /** How many were let go before these because too many waited. */
  dropped: Count,
  diagnostics: Schema.Array(Schema.Struct({ ...DiagnosticSchema.fields, at: Instant })).check(
    Schema.isMinLength(1),
    Schema.isMaxLength(1_000),
  ),
})
export type DiagnosticsBatch = typeof DiagnosticsBatch.Type

/**
 * The border between a shop and whoever takes its diagnostics in: this server with `CAIRN_DIAGNOSTICS=on`, or any other that keeps to
 * it. No call of the commerce API: neither token nor access key nor cookie goes along.
 */
export const diagnosticsUpload = {
  method: 'POST',
  /** Where this server takes them in. */
  path: '/diagnostics/v1/batch',
  media: 'application/json',
  /** Bytes. */
  mostBytes: 512_000,
  /** 204 whenever the batch has been taken, now or before. In the envelope of ERR-01: */
  errors: ['API405', 'API415', 'API400', 'LIM429'],
} as const
