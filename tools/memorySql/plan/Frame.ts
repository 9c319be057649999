import type { MemoryTable } from '../table/MemoryTable.ts'
import type { MemoryTransaction } from '../table/MemoryTransaction.ts'
import type { SqlValue, Tuple } from '../table/TableSchema.ts'

/** One execution of a statement. */
export type Run = {
  readonly parameters: readonly unknown[]
  readonly transaction: MemoryTransaction
  readonly tables: ReadonlyMap<string, MemoryTable>
  /** Rows of named selects, each computed once. */
  readonly named: Map<object, readonly Tuple[]>
}

/** What an expression can see: the current row of each source, and the surrounding selects. */
export type Frame = {
  readonly run: Run
  /** By the index of the source; `ids` too, for tables. */
  readonly rows: Tuple[]
  readonly ids: number[]
  readonly outer: Frame | undefined
  readonly aggregates: readonly SqlValue[]
}

export const newFrame = (run: Run, outer?: Frame): Frame => ({ run, rows: [], ids: [], outer, aggregates: [] })
