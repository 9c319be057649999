import { Schema } from 'effect'
import { Currency } from '../wire.ts'

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

/**
 * OPR-58: what all visitors have brought who saw the experiment up to the end of one UTC day (YYYY-MM-DD), with every
 * order of theirs until now. Variants in the order of the result; on the last day these are the result's own figures.
 */
export const ResultDay = Schema.Struct({
  day: Schema.String,
  variants: Schema.Array(
    Schema.Struct({
      variantId: VariantResult.fields.variantId,
      exposures: VariantResult.fields.exposures,
      conversions: VariantResult.fields.conversions,
      rate: VariantResult.fields.rate,
      gain: VariantResult.fields.gain,
    }),
  ),
})
export type ResultDay = typeof ResultDay.Type

/**
 * OPR-59: first = the others stand beside it · tooFew = it or the first has fewer than 30 orders · same = no difference
 * that can be told · higher, lower = than the first · spoilt = the sample ratio is off, so that nothing may be said.
 */
const guardVerdicts = ['first', 'tooFew', 'same', 'higher', 'lower', 'spoilt'] as const
export type GuardVerdict = (typeof guardVerdicts)[number]

/**
 * A variant's figure. `orders`: how many it comes from; `value`: whole minor units, or a share of them, null without
 * orders; `difference`: by how much it is above the first one's, the borders of its 95% interval in the same unit, null
 * for the first and with too few orders.
 */
export const GuardVariant = Schema.Struct({
  variantId: Schema.String,
  orders: Schema.Int,
  value: Schema.NullOr(Schema.Number),
  difference: Schema.NullOr(Schema.Struct({ low: Schema.Number, high: Schema.Number })),
  verdict: Schema.Literals(guardVerdicts),
})
export type GuardVariant = typeof GuardVariant.Type

/**
 * OPR-59: a figure that must not get worse: the average order of a currency, or the share of orders that were cancelled
 * or sent back (without a currency). It counts the first order of each visitor who has ordered.
 */
export const OrderGuard = Schema.Struct({
  kind: Schema.Literals(['averageOrder', 'undoneOrders']),
  currency: Schema.NullOr(Currency),
  variants: Schema.Array(GuardVariant),
})
export type OrderGuard = typeof OrderGuard.Type

/** OPR-58, OPR-59: one experiment. `days`: from the first to the last one on which a visitor was seen, without a gap. */
export const OpenedResult = Schema.Struct({
  ...ExperimentResult.fields,
  days: Schema.Array(ResultDay),
  guards: Schema.Array(OrderGuard),
})
export type OpenedResult = typeof OpenedResult.Type
