import type { SegmentId, VariantDecision } from '../../../contracts/content/audience.ts'
import type { Datafile } from '../../../contracts/content/datafile.ts'
import { bucket } from './bucket.ts'
import type { KnownVisitor } from './visitorCookie.ts'

/**
 * SEG-06, SEG-12: the variants of a visitor. What was decided before stays, whatever the datafile says by now; the other
 * experiments of the datafile are decided. Server and worker decide with this function.
 */
export const decideVariants = (
  datafile: Datafile,
  { id, decisions }: KnownVisitor,
  segments: readonly SegmentId[],
): readonly VariantDecision[] => [
  ...decisions,
  ...experimentKeys(datafile)
    .filter((key) => decisions.every(({ experienceId }) => experienceId !== key))
    .flatMap((experienceId) => {
      const variantId = bucket(datafile, experienceId, id, segments)
      return variantId === undefined ? [] : [{ experienceId, variantId }]
    }),
]

/** The keys of all experiments, those of groups included. */
export const experimentKeys = ({ experiments, groups }: Datafile): readonly string[] => [
  ...new Set([...experiments, ...groups.flatMap((group) => group.experiments)].map(({ key }) => key)),
]
