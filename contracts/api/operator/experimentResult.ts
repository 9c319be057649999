import { Schema } from 'effect'

/** A share, or a difference of two (in [−1, 1]), with the borders of its interval. */
const Interval = Schema.Struct({ share: Schema.Number, low: Schema.Number, high: Schema.Number })

/**
 * OPR-36: what may be said of a variant. first = the others are measured against it · tooEarly = too few visitors saw
 * it or the first · better, worse = it sells more or less than the first · unclear = it cannot be told apart from the
 * first · spoilt = the sample ratio is off, so that nothing may be said.
 */
export const variantVerdicts = ['first', 'tooEarly', 'better', 'worse', 'unclear', 'spoilt'] as const
export type VariantVerdict = (typeof variantVerdicts)[number]

/**
 * A variant of an experiment. `weight`: how many of the 10,000 buckets see it; `exposures`: visitors who saw it first;
 * `conversions`: those of them who ordered afterwards; `rate`: their share, at 95 %; `gain`: how much larger that is than
 * the first variant's, all gains together at 95 %, null for the first.
 */
export const VariantResult = Schema.Struct({
  variantId: Schema.String,
  weight: Schema.Int,
  exposures: Schema.Int,
  conversions: Schema.Int,
  rate: Interval,
  gain: Schema.NullOr(Interval),
  verdict: Schema.Literals(variantVerdicts),
})
export type VariantResult = typeof VariantResult.Type

/**
 * OPR-35: an experiment and what it has shown. `sites`: where it runs; `revision`: of the datafile that names it; `since`
 * and `latest`: the first and the latest exposure, epoch ms, null without one; `p`: how often chance alone gives the
 * variants such unequal numbers; `minimum`: visitors that each variant needs before anything is said.
 */
export const ExperimentResult = Schema.Struct({
  key: Schema.String,
  status: Schema.String,
  sites: Schema.Array(Schema.String),
  revision: Schema.String,
  since: Schema.NullOr(Schema.Int),
  latest: Schema.NullOr(Schema.Int),
  minimum: Schema.Int,
  sampleRatio: Schema.Struct({ p: Schema.Number, isAlarm: Schema.Boolean }),
  variants: Schema.Array(VariantResult),
})
export type ExperimentResult = typeof ExperimentResult.Type
