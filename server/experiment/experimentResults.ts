import type { ExperimentResult, VariantResult, VariantVerdict } from '../../contracts/api/operator/experimentResult.ts'
import type { DatafileExperiment } from '../../contracts/content/datafile.ts'
import { sdkKeyOf } from '../../core/domain/experiment/sdkKey.ts'
import { keysOf } from '../../core/domain/fields/fields.ts'
import type { Db } from '../storage/Tables.ts'
import { findDatafile } from './datafileStore.ts'
import { experimentCounts } from './experimentCounts.ts'
import type { VariantCount } from './experimentCounts.ts'
import { gainInterval, sampleRatio, wilsonInterval } from './statistics.ts'
import type { Interval } from './statistics.ts'

/**
 * SEG-12, OPR-35: the results of all sites, in the order of their datafiles. An experiment that runs on two sites has
 * one result.
 */
export const experimentResults = async (db: Db): Promise<readonly ExperimentResult[]> => {
  const [counts, spans] = [await experimentCounts(db), await exposureSpans(db)]
  const results = new Map<string, ExperimentResult>()
  for (const site of keysOf(sdkKeyOf)) {
    const datafile = await findDatafile(db, sdkKeyOf[site])
    if (!datafile) continue
    for (const experiment of [...datafile.experiments, ...datafile.groups.flatMap((group) => group.experiments)]) {
      const { key, status } = experiment
      const own = counts.filter(({ experienceId }) => experienceId === key)
      results.set(key, {
        key,
        status,
        sites: [...(results.get(key)?.sites ?? []), site],
        revision: datafile.revision,
        ...(spans.get(key) ?? { since: null, latest: null }),
        minimum,
        ...resultOf(experiment, own),
      })
    }
  }
  return [...results.values()]
}

/** OPR-36: with fewer visitors of a variant, a few orders more or less would change what is said. */
const minimum = 100

/** OPR-36: what the counts of one experiment say of its variants. */
export const resultOf = (
  experiment: DatafileExperiment,
  counts: readonly Omit<VariantCount, 'experienceId'>[],
): Pick<ExperimentResult, 'sampleRatio' | 'variants'> => {
  const known = experiment.variations.map(({ key }) => key)
  const seen = [...new Set([...known, ...counts.map(({ variantId }) => variantId)])].map((variantId) => ({
    variantId,
    exposures: 0,
    conversions: 0,
    ...counts.find((count) => count.variantId === variantId),
    weight: weightOf(experiment, variantId),
  }))
  const ratio = sampleRatio(seen.map(({ exposures, weight }) => ({ count: exposures, weight })))
  const [first, ...others] = seen
  return {
    sampleRatio: ratio,
    variants: seen.map(({ variantId, weight, exposures, conversions }): VariantResult => {
      const isFirst = variantId === first?.variantId
      const own = { exposures, conversions }
      const gain = first === undefined || isFirst ? null : gainInterval(first, own, others.length)
      const least = Math.min(exposures, first?.exposures ?? 0)
      return {
        variantId,
        weight,
        exposures,
        conversions,
        rate: wilsonInterval(conversions, exposures),
        gain,
        verdict: verdictOf(gain, least, ratio.isAlarm),
      }
    }),
  }
}

const verdictOf = (gain: Interval | null, least: number, isAlarm: boolean): VariantVerdict => {
  if (gain === null) return 'first'
  if (isAlarm) return 'spoilt'
  if (least < minimum) return 'tooEarly'
  if (gain.low > 0) return 'better'
  return gain.high < 0 ? 'worse' : 'unclear'
}

/** How many of the 10,000 buckets see a variant. */
const weightOf = ({ variations, trafficAllocation }: DatafileExperiment, variantId: string): number => {
  const id = variations.find(({ key }) => key === variantId)?.id
  return trafficAllocation.reduce((weight, { entityId, endOfRange }, place) => {
    const start = trafficAllocation[place - 1]?.endOfRange ?? 0
    return entityId === id ? weight + endOfRange - start : weight
  }, 0)
}

/** When each experiment was first seen, and last by somebody new; epoch ms. */
const exposureSpans = async (
  db: Db,
): Promise<ReadonlyMap<string, { readonly since: number; readonly latest: number }>> => {
  const rows = await db
    .selectFrom('experiment_exposure')
    .select((of) => ['experience_id', of.fn.min('at').as('since'), of.fn.max('at').as('latest')])
    .groupBy('experience_id')
    .execute()
  return new Map(rows.map((row) => [row.experience_id, { since: Number(row.since), latest: Number(row.latest) }]))
}
