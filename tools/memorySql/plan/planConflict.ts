import { DatabaseError, NotBuiltError } from '../databaseError.ts'
import type { OnConflict } from '../syntax/SqlSyntax.ts'
import type { MemoryTable } from '../table/MemoryTable.ts'
import type { Tuple } from '../table/SqlValue.ts'
import type { TableSchema, UniqueConstraint } from '../table/TableSchema.ts'
import { newFrame } from './Frame.ts'
import type { Run } from './Frame.ts'
import { planAssignments } from './planAssignments.ts'
import { replaceVersion, rowInTheWay } from './planConstraints.ts'
import type { RowCheck } from './planConstraints.ts'
import { planExpression } from './planExpression.ts'
import { asType } from './Planned.ts'
import { newScope } from './Scope.ts'
import type { Base } from './Scope.ts'
import { lockRow } from './statementSteps.ts'
import type { Steps } from './statementSteps.ts'

/** `free` when nothing conflicts with the new row; else the version that `do update` made, if it made one. */
export type Settle = (rows: MemoryTable, tuple: Tuple, run: Run) => Steps<'free' | Tuple | undefined>

export const planConflict = (
  { columns, update }: OnConflict,
  table: TableSchema,
  base: Base,
  check: RowCheck,
): Settle => {
  const watched = columns ? [uniqueOf(table, columns)] : table.uniques
  if (!update) {
    return function* (rows, tuple, run) {
      for (const unique of watched)
        if ((yield* rowInTheWay(rows, unique, tuple, -1, run)) !== undefined) return undefined
      return 'free'
    }
  }
  const [unique] = watched
  if (!columns || !unique) throw new NotBuiltError('"on conflict do update" without its columns')
  const scope = newScope(
    base,
    [table.name, 'excluded'].map((alias) => ({ alias, columns: table.columns })),
  )
  const assign = planAssignments(update.set, table, scope)
  const where = update.where && asType(planExpression(update.where, scope), 'boolean')
  return function* (rows, tuple, run) {
    while (true) {
      const id = yield* rowInTheWay(rows, unique, tuple, -1, run)
      if (id === undefined) return 'free'
      const held = yield* lockRow(rows, id, run.transaction)
      if (!held) continue
      const frame = { ...newFrame(run), rows: [held.tuple, tuple] }
      if (where && where.evaluate(frame) !== true) return undefined
      return yield* replaceVersion(rows, id, held, assign(frame), check, run)
    }
  }
}

const uniqueOf = (table: TableSchema, names: readonly string[]): UniqueConstraint => {
  const wanted = names.map((name) => table.columns.findIndex((column) => column.name === name))
  const found = table.uniques.find(
    ({ columns }) => columns.length === wanted.length && columns.every((column) => wanted.includes(column)),
  )
  if (!found)
    throw new DatabaseError(
      '42P10',
      'there is no unique or exclusion constraint matching the ON CONFLICT specification',
    )
  return found
}
