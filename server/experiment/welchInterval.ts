import type { Interval } from './statistics.ts'

/** Amounts of one group, in minor units. `squares`: the sum of their squared distances from the mean. */
export type Sample = { readonly count: number; readonly mean: number; readonly squares: number }

/**
 * OPR-59: how much larger the second mean is than the first, with its 95% interval (Welch 1947: the groups may vary
 * differently, and their degrees of freedom are Satterthwaite's). Each group needs at least two amounts. `share` is the
 * difference, in the amounts' unit.
 */
export const welchInterval = (first: Sample, second: Sample): Interval => {
  const [a, b] = [first, second].map(({ count, squares }) => squares / (count - 1) / count)
  const share = second.mean - first.mean
  const error = Math.sqrt((a ?? 0) + (b ?? 0))
  if (error === 0) return { share, low: share, high: share }
  const degrees = error ** 4 / ((a ?? 0) ** 2 / (first.count - 1) + (b ?? 0) ** 2 / (second.count - 1))
  const half = criticalT(degrees) * error
  return { share, low: share - half, high: share + half }
}

/** The value beyond which, on both sides together, 5% of Student's distribution lie. */
export const criticalT = (degrees: number): number => {
  let [low, high] = [0, 1_000]
  for (let step = 0; step < 80; step += 1) {
    const middle = (low + high) / 2
    // The tail on both sides is the regularised incomplete beta function.
    if (incompleteBeta(degrees / (degrees + middle ** 2), degrees / 2, 0.5) > 0.05) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** I_x(a, b), by the continued fraction of Numerical Recipes (Lentz); for 0 < x < 1 and a, b > 0. */
const incompleteBeta = (x: number, a: number, b: number): number => {
  if (x <= 0) return 0
  if (x >= 1) return 1
  // The fraction is fast on one side only; the other one is its mirror image.
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a)
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x))
  let [c, d] = [1, 1 / apart(1 - ((a + b) * x) / (a + 1))]
  let fraction = d
  for (let m = 1; m <= 500; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / apart(1 + even * d)
    c = apart(1 + even / c)
    fraction *= c * d
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / apart(1 + odd * d)
    c = apart(1 + odd / c)
    fraction *= c * d
    if (Math.abs(c * d - 1) < 1e-14) break
  }
  return (front * fraction) / a
}

/** Not so near to 0 that one divided by it overflows. */
const apart = (value: number): number => (Math.abs(value) < 1e-300 ? 1e-300 : value)

/** ln Γ(x) for x > 0, by Lanczos' approximation (g = 5, six terms); absolute error below 2e-10. */
const logGamma = (x: number): number => {
  const series = [
    76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155, 0.1208650973866179e-2,
    -0.5395239384953e-5,
  ].reduce((total, coefficient, nth) => total + coefficient / (x + nth + 1), 1.000000000190015)
  const near = x + 5.5
  return (x + 0.5) * Math.log(near) - near + Math.log((2.5066282746310007 * series) / x)
}
