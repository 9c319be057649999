import { Schema } from 'effect'

/** A part of the 10,000 buckets: from the end of the previous one up to, but not including, `endOfRange`. */
const TrafficRange = Schema.Struct({
  /** A variation's id, or an experiment's in a group; empty: no one. */
  entityId: Schema.String,
  endOfRange: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 10_000 })),
})
export type TrafficRange = typeof TrafficRange.Type

const DatafileExperiment = Schema.Struct({
  id: Schema.String,
  /** `experienceId` of an experiment block. */
  key: Schema.String,
  status: Schema.Literals(['Running', 'Paused', 'Not started', 'Archived', 'Launched']),
  layerId: Schema.String,
  /** One of these audiences; empty: everybody. */
  audienceIds: Schema.Array(Schema.String),
  /** Takes the place of `audienceIds`: ids of audiences joined by `and`, `or` and `not`. */
  audienceConditions: Schema.optionalKey(Schema.Json),
  variations: Schema.Array(Schema.Struct({ id: Schema.String, /** `variantId` of a block. */ key: Schema.String })),
  trafficAllocation: Schema.Array(TrafficRange),
  /** The key of a variation by visitor, for testing it. */
  forcedVariations: Schema.Record(Schema.String, Schema.String),
})
export type DatafileExperiment = typeof DatafileExperiment.Type

/**
 * Who takes part: `["or", condition, …]`, a condition again such a list or `{ type: 'custom_attribute', name, match,
 * value }`. `name` is a segment (SEG-04), `value` whether the visitor belongs to it.
 */
const TypedAudience = Schema.Struct({ id: Schema.String, name: Schema.String, conditions: Schema.Json })

/** SEG-10: the parts of the vendor's datafile (version 4) that are evaluated. */
export const Datafile = Schema.Struct({
  version: Schema.String,
  revision: Schema.String,
  typedAudiences: Schema.optionalKey(Schema.Array(TypedAudience)),
  /** The older form: the conditions as JSON text. A typed audience of the same id counts. */
  audiences: Schema.optionalKey(
    Schema.Array(Schema.Struct({ id: Schema.String, name: Schema.String, conditions: Schema.String })),
  ),
  experiments: Schema.Array(DatafileExperiment),
  /** In a random group, a visitor takes part in at most one experiment. */
  groups: Schema.Array(
    Schema.Struct({
      id: Schema.String,
      policy: Schema.Literals(['random', 'overlapping']),
      trafficAllocation: Schema.Array(TrafficRange),
      experiments: Schema.Array(DatafileExperiment),
    }),
  ),
})
export type Datafile = typeof Datafile.Type
