import type { Datafile, DatafileExperiment } from '../../contracts/content/datafile.ts'
import type { VariantCount } from '../../server/experiment/experimentCounts.ts'

/** What `npm run experiments` prints about each experiment of a datafile, by its key. */
export const resultLines = (
  datafile: Datafile,
  counts: readonly VariantCount[],
): readonly (readonly [key: string, lines: readonly string[]])[] =>
  [...datafile.experiments, ...datafile.groups.flatMap(({ experiments }) => experiments)].map((experiment) => [
    experiment.key,
    linesOf(experiment, datafile.revision, counts),
  ])

/** A share with the borders of its 95 % interval, all in [0, 1]. */
export type Interval = { readonly share: number; readonly low: number; readonly high: number }

/** The normal distribution's value for 95 % on both sides. */
const z = 1.959963984540054

/** Wilson's interval of a share: also right for few visits and for shares near 0 and 1. */
export const wilsonInterval = (successes: number, trials: number): Interval => {
  if (trials === 0) return { share: 0, low: 0, high: 1 }
  const share = successes / trials
  const scale = 1 + z ** 2 / trials
  const middle = (share + z ** 2 / (2 * trials)) / scale
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / trials + z ** 2 / (4 * trials ** 2))
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** What was counted of a variant, and its weight among all of them. */
export type Counted = { readonly count: number; readonly weight: number }

export type SampleRatio = { readonly p: number; readonly isAlarm: boolean }

/** Fair traffic gives a smaller p once in 10,000 looks. */
const alarmBelow = 0.0001

/**
 * SEG-12: whether the counts can come from the weights (Pearson's chi-square). An alarm means that the variants were not
 * shown to comparable visitors, so their conversions say nothing.
 */
export const sampleRatio = (variants: readonly Counted[]): SampleRatio => {
  const total = sum(variants.map(({ count }) => count))
  const weights = sum(variants.map(({ weight }) => weight))
  if (variants.some(({ count, weight }) => weight === 0 && count > 0)) return { p: 0, isAlarm: true }
  const shown = variants.filter(({ weight }) => weight > 0)
  if (total === 0 || shown.length < 2) return { p: 1, isAlarm: false }
  const statistic = sum(
    shown.map(({ count, weight }) => {
      const expected = (total * weight) / weights
      return (count - expected) ** 2 / expected
    }),
  )
  const p = chiSquareTail(statistic, shown.length - 1)
  return { p, isAlarm: p < alarmBelow }
}

/** The probability of a larger value of the chi-square distribution. */
export const chiSquareTail = (value: number, degrees: number): number => {
  let tail = degrees % 2 === 0 ? Math.exp(-value / 2) : complementaryError(Math.sqrt(value / 2))
  let term = degrees % 2 === 0 ? tail : Math.sqrt((2 * value) / Math.PI) * Math.exp(-value / 2)
  for (let degree = degrees % 2 === 0 ? 2 : 1; degree < degrees; degree += 2) {
    if (degree > 1 || degrees % 2 === 0) term *= value / degree
    tail += term
  }
  return Math.min(1, tail)
}

const linesOf = (
  experiment: DatafileExperiment,
  revision: string,
  counts: readonly VariantCount[],
): readonly string[] => {
  const own = counts.filter(({ experienceId }) => experienceId === experiment.key)
  const known = experiment.variations.map(({ key }) => key)
  const variants = [...new Set([...known, ...own.map(({ variantId }) => variantId)])].map((variantId) => ({
    variantId,
    exposures: 0,
    conversions: 0,
    ...own.find((count) => count.variantId === variantId),
    weight: weightOf(experiment, variantId),
  }))
  const { p, isAlarm } = sampleRatio(variants.map(({ exposures, weight }) => ({ count: exposures, weight })))
  return [
    `${experiment.key} (${experiment.status}, revision ${revision})`,
    ...variants.map(({ variantId, exposures, conversions }) => {
      const { share, low, high } = wilsonInterval(conversions, exposures)
      const rate = exposures === 0 ? '' : `: ${percent(share)} (95 %: ${percent(low)} to ${percent(high)})`
      return `  ${variantId.padEnd(16)} ${number(exposures)} saw it, ${number(conversions)} of them ordered${rate}`
    }),
    isAlarm
      ? `  ALARM: the variants were not shown in the ratio of their weights (p = ${p.toExponential(1)}). Their figures cannot be compared.`
      : `  The ratio of the variants is that of their weights (p = ${p.toFixed(3)}).`,
  ]
}

/** How many of the 10,000 buckets see a variant. */
const weightOf = ({ variations, trafficAllocation }: DatafileExperiment, variantId: string): number => {
  const id = variations.find(({ key }) => key === variantId)?.id
  return trafficAllocation.reduce((weight, { entityId, endOfRange }, place) => {
    const start = trafficAllocation[place - 1]?.endOfRange ?? 0
    return entityId === id ? weight + endOfRange - start : weight
  }, 0)
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

const number = (count: number): string => count.toLocaleString('en')

/** erfc for x ≥ 0, by Numerical Recipes' Chebyshev fit; relative error below 1.2e-7. */
const complementaryError = (x: number): number => {
  const t = 1 / (1 + x / 2)
  const fit = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
    0.17087277,
  ].reduceRight((inner, coefficient) => coefficient + t * inner, 0)
  return t * Math.exp(-x * x + fit)
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
