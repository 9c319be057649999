import { Schema } from 'effect'

/** SEG-04: the groups that content may tell apart, in pairs. */
export const segmentPairs = [
  ['loggedIn', 'loggedOut'],
  ['loyalty', 'nonLoyalty'],
  ['employee', 'nonEmployee'],
  ['cartNotEmpty', 'cartEmpty'],
  ['prosumer', 'nonProsumer'],
  ['wranx', 'nonWranx'],
  ['ipa', 'nonIpa'],
  ['athlete', 'nonAthlete'],
] as const
export type SegmentId = (typeof segmentPairs)[number][number]

/** What content is selected by. It never decides a price or a permission. */
export const ContentAudience = Schema.Struct({
  /** Epoch ms. */
  now: Schema.Int,
  /** xx-yy */
  locale: Schema.String,
  segments: Schema.Array(Schema.Literals(segmentPairs.flat())),
  /** Assigned variants, by experiment. */
  decisions: Schema.Array(Schema.Struct({ experienceId: Schema.String, variantId: Schema.String })),
  /** The product or category of the page. */
  product: Schema.optionalKey(Schema.String),
  category: Schema.optionalKey(Schema.String),
  /** SEG-03: `?testContext=` */
  forcedSegment: Schema.optionalKey(Schema.String),
})
export type ContentAudience = typeof ContentAudience.Type

/** The variant of an experiment that a visitor sees. */
export type VariantDecision = ContentAudience['decisions'][number]
