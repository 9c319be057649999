import { Schema } from 'effect'
import { endpoint } from './endpoint.ts'
import { text } from './wire.ts'

const metric = Schema.optionalKey(Schema.Finite)

/** TRK-05: sent as a beacon when the page hides, so it can carry no header and no key. Times in ms. */
export const ingestPerformance = endpoint({
  id: 'API-082',
  method: 'POST',
  path: '/fapi/performance/ingest',
  body: Schema.Struct({
    page: text(300),
    class: text(64),
    locale: text(10),
    metrics: Schema.Struct({ LCP: metric, CLS: metric, INP: metric, FCP: metric, TTFB: metric }),
  }),
  answer: Schema.Undefined,
  status: 204,
  errors: [],
  who: 'beacon',
  headers: 'locale',
  changes: false,
})

/** TRK-06: off in production; changes no behaviour. */
export const validateResponse = endpoint({
  id: 'API-083',
  method: 'POST',
  path: '/fapi/api/validate-response/{contract}',
  params: Schema.Struct({ contract: text(100) }),
  body: Schema.Json,
  answer: Schema.Struct({ valid: Schema.Boolean, issues: Schema.Array(Schema.String) }),
  errors: ['API404'],
  who: 'beacon',
  headers: 'common',
  changes: false,
})
