import type { SegmentId } from '../../../contracts/content/audience.ts'
import type { Datafile, DatafileExperiment, TrafficRange } from '../../../contracts/content/datafile.ts'
import { isInAudience } from './isInAudience.ts'
import { murmurHash } from './murmurHash.ts'

/**
 * SEG-06, SEG-12: the key of the variant that a visitor gets of an experiment (by its key), or nothing: the baseline is
 * shown. The same visitor with the same segments always gets the same one of the same datafile.
 */
export const bucket = (
  datafile: Datafile,
  experimentKey: string,
  visitor: string,
  segments: readonly SegmentId[] = [],
): string | undefined => {
  const found = findExperiment(datafile, experimentKey)
  if (found?.experiment.status !== 'Running') return undefined
  const { experiment, group } = found
  const forced = Object.hasOwn(experiment.forcedVariations, visitor) ? experiment.forcedVariations[visitor] : undefined
  const isForced = experiment.variations.some(({ key }) => key === forced)
  if (isForced) return forced
  if (!isInAudience(datafile, experiment, segments)) return undefined
  if (group?.policy === 'random' && entityOf(group.trafficAllocation, visitor, group.id) !== experiment.id)
    return undefined
  const variationId = entityOf(experiment.trafficAllocation, visitor, experiment.id)
  return experiment.variations.find(({ id }) => id === variationId)?.key
}

/** Of 10,000 buckets the one into which a visitor falls for an experiment or a group. */
export const bucketOf = (visitor: string, parentId: string): number =>
  Math.floor((murmurHash(`${visitor}${parentId}`, 1) / 2 ** 32) * 10_000)

const entityOf = (ranges: readonly TrafficRange[], visitor: string, parentId: string): string | undefined => {
  const value = bucketOf(visitor, parentId)
  return ranges.find(({ endOfRange }) => value < endOfRange)?.entityId
}

type Found = { readonly experiment: DatafileExperiment; readonly group?: Datafile['groups'][number] }

const findExperiment = ({ experiments, groups }: Datafile, key: string): Found | undefined => {
  const experiment = experiments.find((each) => each.key === key)
  if (experiment !== undefined) return { experiment }
  for (const group of groups) {
    const grouped = group.experiments.find((each) => each.key === key)
    if (grouped !== undefined) return { experiment: grouped, group }
  }
  return undefined
}
