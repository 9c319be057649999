/** A share with the borders of its interval, all in [0, 1]. */
export type Interval = { readonly share: number; readonly low: number; readonly high: number }

/** What was counted of one variant. */
export type Converted = { readonly conversions: number; readonly exposures: number }

/** The normal distribution's value for 95 % on both sides. */
const z95 = 1.959963984540054

/** Wilson's interval of a share: also right for few visits and for shares near 0 and 1. 95 %, if `z` is not given. */
export const wilsonInterval = (successes: number, trials: number, z: number = z95): Interval => {
  if (trials === 0) return { share: 0, low: 0, high: 1 }
  const share = successes / trials
  const scale = 1 + z ** 2 / trials
  const middle = (share + z ** 2 / (2 * trials)) / scale
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / trials + z ** 2 / (4 * trials ** 2))
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/**
 * SEG-12: how much larger the second share is than the first, with an interval in [−1, 1] (Newcombe 1998, method 10: the
 * Wilson intervals of both put together). Of several comparisons with one first, all intervals hold together at 95 %
 * (Bonferroni).
 */
export const gainInterval = (first: Converted, second: Converted, comparisons = 1): Interval => {
  const z = comparisons === 1 ? z95 : criticalValue(0.05 / comparisons)
  const a = wilsonInterval(first.conversions, first.exposures, z)
  const b = wilsonInterval(second.conversions, second.exposures, z)
  const share = b.share - a.share
  return {
    share,
    low: share - Math.hypot(b.share - b.low, a.high - a.share),
    high: share + Math.hypot(b.high - b.share, a.share - a.low),
  }
}

/** The value beyond which, on both sides together, `probability` of the normal distribution lies. */
export const criticalValue = (probability: number): number => {
  let [low, high] = [0, 10]
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (chiSquareTail(middle ** 2, 1) > probability) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** What was counted of a variant, and its weight among all of them. */
type SampleCount = { readonly count: number; readonly weight: number }

export type SampleRatio = { readonly p: number; readonly isAlarm: boolean }

/** Fair traffic gives a smaller p once in 1,000 looks. */
const alarmBelow = 0.001

/**
 * SEG-12: whether the counts can come from the weights (Pearson's chi-square). An alarm means that the variants were not
 * shown to comparable visitors, so their conversions say nothing.
 */
export const sampleRatio = (variants: readonly SampleCount[]): SampleRatio => {
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
