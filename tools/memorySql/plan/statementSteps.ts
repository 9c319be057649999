import { changeRow, takeRow } from '../table/MemoryTransaction.ts'
import type { MemoryTransaction } from '../table/MemoryTransaction.ts'
import type { MemoryRow, MemoryTable } from '../table/MemoryTable.ts'
import type { Tuple } from '../table/TableSchema.ts'
import type { OutputColumn } from './Scope.ts'
import type { Run } from './Frame.ts'

export type StatementAnswer = {
  readonly columns: readonly OutputColumn[]
  readonly tuples: readonly Tuple[]
  readonly affected: number
}

/** A statement in progress; it yields the transaction it has to wait for. */
export type Steps<T> = Generator<MemoryTransaction, T, void>

export type StatementPlan = (run: Run) => Steps<StatementAnswer>

export type HeldRow = { readonly row: MemoryRow; readonly tuple: Tuple }

/** Waits until the row is free and locks it. Returns the newest version; undefined if it was deleted. */
export function* lockRow(table: MemoryTable, id: number, transaction: MemoryTransaction): Steps<HeldRow | undefined> {
  while (true) {
    const row = table.row(id)
    if (!row) return undefined
    if (row.owner === undefined || row.owner === transaction) {
      takeRow(transaction, table, id, row)
      const tuple = row.pending === undefined ? row.committed : row.pending
      return tuple ? { row, tuple } : undefined
    }
    yield row.owner
  }
}

export const writeVersion = (
  table: MemoryTable,
  id: number,
  row: MemoryRow,
  next: Tuple | null,
  before: Tuple | null,
  transaction: MemoryTransaction,
): void => {
  changeRow(transaction, table, id, row, next)
  if (next) table.index(id, next, before)
}
