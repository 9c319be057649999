import { Schema } from 'effect'
import { mostTracked, TrackingEvent } from '../../content/trackingEvent.ts'
import { endpoint } from '../endpoint.ts'

/** TRK-04: repeating it stores nothing twice, so it needs no key; no token or access key is sent. */
export const collectEvents = endpoint({
  id: 'API-155',
  method: 'POST',
  path: '/tracking/v1/events',
  body: Schema.Struct({
    events: Schema.Array(TrackingEvent).check(Schema.isMinLength(1), Schema.isMaxLength(mostTracked)),
  }),
  answer: Schema.Undefined,
  status: 204,
  errors: [],
  who: 'beacon',
  headers: 'locale',
  changes: false,
})
