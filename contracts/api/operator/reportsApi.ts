import { Schema } from 'effect'
import { endpoint } from '../endpoint.ts'
import { Id } from '../wire.ts'

const administration = { who: 'operatorAdmin', headers: 'none' } as const
const params = Schema.Struct({ reference: Id })

/**
 * OPR-41: a problem report of a shopper, by its header. `receivedAt`: epoch ms; `commits`: entries of its log;
 * `description`: what the shopper wrote, null = nothing.
 */
export const SentReport = Schema.Struct({
  reference: Schema.String,
  receivedAt: Schema.Int,
  bytes: Schema.Int,
  commits: Schema.Int,
  site: Schema.String,
  app: Schema.String,
  storage: Schema.String,
  browser: Schema.String,
  description: Schema.NullOr(Schema.String),
})
export type SentReport = typeof SentReport.Type

/**
 * OPR-41: the newest first, 50 at a time. `next`: what to ask for as `before`; absent at the end. `hasRecorder`: this
 * shop has the page that opens them (`/debug`).
 */
export const readReportsAsOperator = endpoint({
  id: 'API-215',
  method: 'GET',
  path: '/operator/api/reports',
  query: Schema.Struct({ before: Schema.optionalKey(Id) }),
  answer: Schema.Struct({
    reports: Schema.Array(SentReport),
    next: Schema.optionalKey(Id),
    hasRecorder: Schema.Boolean,
  }),
  errors: [],
  changes: false,
  ...administration,
})

/** OPR-42: a report with its whole log, for the flight recorder. */
export const readReportAsOperator = endpoint({
  id: 'API-216',
  method: 'GET',
  path: '/operator/api/reports/{reference}',
  params,
  answer: Schema.Struct({ report: SentReport, log: Schema.String }),
  errors: ['OPR404'],
  changes: false,
  ...administration,
})

/** OPR-43: deletes it for good. */
export const removeReportAsOperator = endpoint({
  id: 'API-217',
  method: 'DELETE',
  path: '/operator/api/reports/{reference}',
  params,
  answer: Schema.Undefined,
  status: 204,
  errors: ['OPR404'],
  changes: true,
  ...administration,
})
