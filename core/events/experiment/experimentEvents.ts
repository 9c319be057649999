import { Schema } from 'effect'
import { event } from '../eventSchema.ts'

export const ExperimentEvent = Schema.Union([
  /**
   * SEG-06: of an experiment that this device has had no variant of. `visitor`: the name in its cookie. `isSeen`: seen
   * before, when a sign-out repeats what was assigned.
   */
  event('v1.VariantAssigned', {
    experienceId: Schema.String,
    variantId: Schema.String,
    visitor: Schema.String,
    isSeen: Schema.Boolean,
  }),
  /** SEG-12: its variant was painted in view for the first time. */
  event('v1.VariantSeen', { experienceId: Schema.String }),
])
export type ExperimentEvent = typeof ExperimentEvent.Type
