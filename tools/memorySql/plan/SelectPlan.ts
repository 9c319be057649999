import type { Select } from '../syntax/SqlSyntax.ts'
import type { SqlValue, Tuple } from '../table/SqlValue.ts'
import type { Frame, Run } from './Frame.ts'
import type { Typed } from './Planned.ts'
import type { RowsPlan } from './planRows.ts'
import type { Base, OutputColumn, SqlScope } from './Scope.ts'

export type SelectPlan = {
  readonly columns: readonly OutputColumn[]
  readonly rows: (run: Run, outer?: Frame) => readonly Tuple[]
  /** What `for update` needs: the rows in order, each with its frame, before the limit. */
  readonly found: (run: Run) => readonly Found[]
  readonly matches: RowsPlan
  readonly output: (frame: Frame) => Tuple
  readonly limitOf: (run: Run) => number
  readonly tables: readonly string[]
}

/** `outer` is what an inner select can see. */
export type PlanSelect = (select: Select, outer: SqlScope | undefined, base: Base) => SelectPlan

export type Found = { readonly frame: Frame; readonly tuple: Tuple; readonly keys: readonly SqlValue[] }

export type PlannedItem = { readonly name: string; readonly value: Typed }
