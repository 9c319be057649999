import { DatabaseError } from '../databaseError.ts'
import type { MemoryRow, MemoryTable } from './MemoryTable.ts'
import type { Tuple } from './TableSchema.ts'

/** The state of a row before this transaction touched it again. */
type Undo = {
  readonly table: MemoryTable
  readonly id: number
  readonly row: MemoryRow
  readonly pending: Tuple | null | undefined
  readonly locked: boolean
}

export type MemoryTransaction = {
  readonly undo: Undo[]
  savepoints: { readonly name: string; readonly length: number }[]
  /** After a failed statement only a rollback is accepted (25P02). */
  failed: boolean
  waitsFor: MemoryTransaction | undefined
  /** Waiting transactions, called in order when locks are released. */
  waiting: (() => void)[]
}

export const newTransaction = (): MemoryTransaction => ({
  undo: [],
  savepoints: [],
  failed: false,
  waitsFor: undefined,
  waiting: [],
})

/** Locks the row for this transaction, if no other one holds it. */
export const takeRow = (transaction: MemoryTransaction, table: MemoryTable, id: number, row: MemoryRow): void => {
  const locked = row.owner === undefined
  if (!locked) return
  transaction.undo.push({ table, id, row, pending: row.pending, locked })
  row.owner = transaction
}

/** `next` null deletes the row. The transaction must hold it. */
export const changeRow = (
  transaction: MemoryTransaction,
  table: MemoryTable,
  id: number,
  row: MemoryRow,
  next: Tuple | null,
): void => {
  transaction.undo.push({ table, id, row, pending: row.pending, locked: false })
  row.pending = next
}

export const commit = (transaction: MemoryTransaction): void => {
  for (const { table, id, row } of transaction.undo) {
    if (row.owner !== transaction) continue
    if (row.pending !== undefined) row.committed = row.pending
    row.pending = undefined
    row.owner = undefined
    table.settle(id, row)
  }
  end(transaction)
}

export const rollback = (transaction: MemoryTransaction): void => {
  undoTo(transaction, 0)
  end(transaction)
}

const end = (transaction: MemoryTransaction): void => {
  transaction.undo.length = 0
  transaction.savepoints = []
  transaction.failed = false
  wake(transaction)
}

export const setSavepoint = (transaction: MemoryTransaction, name: string): void => {
  transaction.savepoints.push({ name, length: transaction.undo.length })
}

/** The savepoint remains; locks taken since are released. */
export const rollbackToSavepoint = (transaction: MemoryTransaction, name: string): void => {
  const place = placeOf(transaction, name)
  transaction.savepoints = transaction.savepoints.slice(0, place + 1)
  undoTo(transaction, transaction.savepoints[place]!.length)
  transaction.failed = false
  wake(transaction)
}

const placeOf = ({ savepoints }: MemoryTransaction, name: string): number => {
  const place = savepoints.findLastIndex((savepoint) => savepoint.name === name)
  if (place < 0) throw new DatabaseError('3B001', `savepoint "${name}" does not exist`)
  return place
}

const undoTo = (transaction: MemoryTransaction, length: number): void => {
  while (transaction.undo.length > length) {
    const { table, id, row, pending, locked } = transaction.undo.pop()!
    row.pending = pending
    if (!locked) continue
    row.owner = undefined
    table.settle(id, row)
  }
}

const wake = (transaction: MemoryTransaction): void => {
  const waiting = transaction.waiting
  transaction.waiting = []
  for (const go of waiting) go()
}
