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
  'unrecordable',
  'lost',
] as const satisfies readonly DiagnosticKind[]

/** Only our own names and codes pass: no sentence and no address. */
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
  /** The same for every attempt, so that a receiver accepts a batch once. */
  batchId: Word,
  /** Version of the shop. */
  app: Word,
  /** `en-us` */
  site: Word,
  /** How many earlier notes were dropped because too many were waiting. */
  dropped: Count,
  diagnostics: Schema.Array(Schema.Struct({ ...DiagnosticSchema.fields, at: Instant })).check(
    Schema.isMinLength(1),
    Schema.isMaxLength(1_000),
  ),
})
export type DiagnosticsBatch = typeof DiagnosticsBatch.Type

/**
 * The border between a shop and the receiver of its diagnostics: this server with `CAIRN_DIAGNOSTICS=on`, or any other
 * that implements it. Not a call of the commerce API: no token, access key or cookie is sent.
 */
export const diagnosticsUpload = {
  method: 'POST',
  /** Where this server receives them. */
  path: '/diagnostics/v1/batch',
  media: 'application/json',
  /** Bytes. */
  mostBytes: 512_000,
  /** 204 if the batch has been accepted, now or before. In the envelope of ERR-01: */
  errors: ['API405', 'API415', 'API400', 'LIM429'],
} as const
