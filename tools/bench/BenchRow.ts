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
