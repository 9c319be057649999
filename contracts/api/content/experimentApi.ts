import { Schema } from 'effect'
import { endpoint } from '../endpoint.ts'
import { segmentPairs } from '../../content/audience.ts'
import { Datafile } from '../../content/datafile.ts'
import { text } from '../wire.ts'

/** SEG-10: asked only when experimentation is enabled. A vendor's file; the reference server mounts it here. */
export const readDatafile = endpoint({
  id: 'API-085',
  method: 'GET',
  path: '/datafiles/{sdkKey}.json',
  params: Schema.Struct({ sdkKey: text(100) }),
  answer: Datafile,
  errors: ['API404'],
  who: 'public',
  headers: 'none',
  changes: false,
})

/** SEG-09 */
export const ExperimentDecision = Schema.Struct({
  experienceId: Schema.String,
  variantLabel: Schema.String,
  actionId: Schema.String,
  items: Schema.Array(Schema.Json),
})
export type ExperimentDecision = typeof ExperimentDecision.Type

/** SEG-09: the segments that the page shows the visitor by, and the variants that were painted in view. */
export const EngineEvent = Schema.Union([
  Schema.Struct({
    eventType: Schema.Literal('cairn:context:Segments'),
    segments: Schema.Array(Schema.Literals(segmentPairs.flat())).check(Schema.isMaxLength(segmentPairs.length)),
  }),
  /** `impressionIds`: the `actionId` of each decision. */
  Schema.Struct({
    eventType: Schema.Literal('monetate:record:Impressions'),
    impressionIds: Schema.Array(text(200)).check(Schema.isMaxLength(100)),
  }),
])
export type EngineEvent = typeof EngineEvent.Type

/**
 * SEG-09. `customerId`: the visitor. Repeating it decides the same, and an impression is stored once for each visitor and
 * experiment, so it needs no key. Events of other kinds are ignored.
 */
export const decideExperience = endpoint({
  id: 'API-086',
  method: 'POST',
  path: '/api/engine/v1/decide/{brand}',
  params: Schema.Struct({ brand: text(64) }),
  body: Schema.Struct({
    customerId: text(64),
    channel: text(20),
    events: Schema.Array(Schema.Json).check(Schema.isMaxLength(100)),
    monetateId: Schema.optionalKey(text(64)),
  }),
  answer: Schema.Struct({ decisions: Schema.Array(ExperimentDecision) }),
  errors: [],
  who: 'public',
  knowsCaller: true,
  headers: 'common+channel',
  changes: false,
})
