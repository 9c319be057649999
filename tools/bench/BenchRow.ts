/**
 * One line of the table. `ratio` = measured ÷ bare, both from this run; null where there is nothing bare to compare
 * with.
 */
export type BenchRow = {
  readonly what: string
  readonly measured: string
  readonly bare: string
  readonly ratio: number | null
  readonly budget: string
  readonly kept: boolean | null
}

/** The median, and the 95th and the 99th percentile. */
export const median = (figures: readonly number[]): number => quantile(figures, 0.5)

export const p95 = (figures: readonly number[]): number => quantile(figures, 0.95)

export const p99 = (figures: readonly number[]): number => quantile(figures, 0.99)

const quantile = (figures: readonly number[], part: number): number => {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
