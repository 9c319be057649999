import type {
  ExperimentResult,
  OpenedResult,
  ResultDay,
  VariantResult,
  VariantVerdict,
} from '../../contracts/api/operator/experimentResult.ts'
import type { DatafileExperiment } from '../../contracts/content/datafile.ts'
import { dateOfInstant } from '../../core/domain/calendar/calendarDate.ts'
import { sdkKeyOf } from '../../core/domain/experiment/sdkKey.ts'
import { keysOf } from '../../core/domain/fields/fields.ts'
import type { Db } from '../storage/Tables.ts'
import { findDatafile } from './datafileStore.ts'
import { dayLength, experimentCounts } from './experimentCounts.ts'
import type { DayCount, VariantCount } from './experimentCounts.ts'
import { countedOrders, orderGuards } from './orderGuards.ts'
import { gainInterval, sampleRatio, wilsonInterval } from './statistics.ts'
import type { Converted, Interval } from './statistics.ts'

/**
 * SEG-12, OPR-35: the results of all sites, in the order of their datafiles. An experiment that runs on two sites has
 * one result.
 */
export const experimentResults = async (db: Db): Promise<readonly ExperimentResult[]> => {
  const [counts, spans] = [await experimentCounts(db), await exposureSpans(db)]
  return (await runExperiments(db)).map((run) => totalOf(run, counts.get(run.experiment.key) ?? [], spans))
}

/** OPR-58, OPR-59: one of these results with its days and with what must not get worse; null: no datafile names it. */
export const openedResult = async (db: Db, key: string): Promise<OpenedResult | null> => {
  const run = (await runExperiments(db)).find(({ experiment }) => experiment.key === key)
  if (run === undefined) return null
  const own = (await experimentCounts(db, key)).get(key) ?? []
  const total = totalOf(run, own, await exposureSpans(db))
  const variantIds = total.variants.map(({ variantId }) => variantId)
  return {
    ...total,
    days: daysOf(run.experiment, own),
    guards: orderGuards(variantIds, await countedOrders(db, key), total.sampleRatio.isAlarm),
  }
}

/** What the datafiles say of an experiment; of one that runs on several sites, the last site's. */
type Run = {
  readonly experiment: DatafileExperiment
  readonly sites: ExperimentResult['sites']
  readonly revision: string
}

const runExperiments = async (db: Db): Promise<readonly Run[]> => {
  const runs = new Map<string, Run>()
  for (const site of keysOf(sdkKeyOf)) {
    const datafile = await findDatafile(db, sdkKeyOf[site])
    if (!datafile) continue
    for (const experiment of [...datafile.experiments, ...datafile.groups.flatMap((group) => group.experiments)]) {
      const sites = [...(runs.get(experiment.key)?.sites ?? []), site]
      runs.set(experiment.key, { experiment, sites, revision: datafile.revision })
    }
  }
  return [...runs.values()]
}

const totalOf = (
  { experiment, sites, revision }: Run,
  counts: readonly VariantCount[],
  spans: Awaited<ReturnType<typeof exposureSpans>>,
): ExperimentResult => ({
  key: experiment.key,
  status: experiment.status,
  sites,
  revision,
  ...(spans.get(experiment.key) ?? { since: null, latest: null }),
  minimum,
  ...resultOf(experiment, counts),
})

/** OPR-58: the result of everybody who had seen it by the end of each day, by the code of the totals. */
export const daysOf = (experiment: DatafileExperiment, counts: readonly DayCount[]): readonly ResultDay[] => {
  const starts = counts.map(({ dayAt }) => dayAt)
  const first = Math.min(...starts)
  const length = counts.length === 0 ? 0 : (Math.max(...starts) - first) / dayLength + 1
  return Array.from({ length }, (_, nth) => {
    const end = first + nth * dayLength
    // Whoever comes later counts as nobody yet, so that every day has the same variants and comparisons.
    const soFar = counts.map((count) => (count.dayAt <= end ? count : { ...count, exposures: 0, conversions: 0 }))
    return {
      day: dateOfInstant(end),
      variants: resultOf(experiment, soFar).variants.map(
        ({ variantId, exposures, conversions, rate, gain }): ResultDay['variants'][number] => ({
          variantId,
          exposures,
          conversions,
          rate,
          gain,
        }),
      ),
    }
  })
}

/** OPR-36: with fewer visitors of a variant, a few orders more or less would change what is said. */
const minimum = 100

/** OPR-36: what the counts of one experiment say of its variants. */
export const resultOf = (
  experiment: DatafileExperiment,
  counts: readonly VariantCount[],
): Pick<ExperimentResult, 'sampleRatio' | 'variants'> => {
  const known = experiment.variations.map(({ key }) => key)
  const seen = [...new Set([...known, ...counts.map(({ variantId }) => variantId)])].map((variantId) => ({
    variantId,
    ...summed(counts.filter((count) => count.variantId === variantId)),
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

const summed = (counts: readonly VariantCount[]): Converted => ({
  exposures: counts.reduce((total, { exposures }) => total + exposures, 0),
  conversions: counts.reduce((total, { conversions }) => total + conversions, 0),
})

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
