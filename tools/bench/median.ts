/** The middle of the figures, and the figures below which 95 and 99 in 100 are. */
export const median = (figures: readonly number[]): number => quantile(figures, 0.5)

export const p95 = (figures: readonly number[]): number => quantile(figures, 0.95)

export const p99 = (figures: readonly number[]): number => quantile(figures, 0.99)

const quantile = (figures: readonly number[], part: number): number => {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
