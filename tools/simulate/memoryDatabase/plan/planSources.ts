import { DatabaseError } from '../databaseError.ts'
import type { Source } from '../syntax/SqlSyntax.ts'
import type { Tuple } from '../table/SqlValue.ts'
import type { TableSchema } from '../table/TableSchema.ts'
import type { Frame } from './Frame.ts'
import { planExpression } from './planExpression.ts'
import { asOneType } from './Planned.ts'
import type { OutputColumn, Scope } from './Scope.ts'

/** Where rows come from: a table, found by its lookups, or rows that are there. */
export type SourcePlan = {
  readonly alias: string
  readonly columns: readonly OutputColumn[]
  readonly outer: boolean
  readonly table: TableSchema | undefined
  /** Of anything but a table. */
  readonly tuples: (frame: Frame) => readonly Tuple[]
}

/** Sources do not see each other, only what surrounds the select. `around` is the scope of that. */
export function planSource({ rows, alias, outer }: Source, around: Scope): SourcePlan {
  switch (rows.kind) {
    case 'table': {
      const named = around.named.get(rows.table)
      if (named) return { alias, outer, columns: named.columns, table: undefined, tuples: ({ run }) => named.rows(run) }
      const table = tableOf(around, rows.table)
      return { alias, outer, columns: table.columns, table, tuples: () => [] }
    }
    case 'select': {
      const plan = around.planSelect(rows.select, around.outer, around)
      return { alias, outer, columns: plan.columns, table: undefined, tuples: ({ run, outer: surrounding }) => plan.rows(run, surrounding) }
    }
    case 'values': {
      const columns = rows.columns.map((name, place) => ({ name, ...asOneType(rows.rows.map((row) => planExpression(row[place]!, around))) }))
      const tuples = (frame: Frame) => rows.rows.map((_row, at) => columns.map(({ all }) => all[at]!.evaluate(frame)))
      return { alias, outer, columns, table: undefined, tuples }
    }
  }
}

export function tableOf({ schema }: Pick<Scope, 'schema'>, name: string): TableSchema {
  const table = schema.get(name)
  if (!table) throw new DatabaseError('42P01', `relation "${name}" does not exist`)
  return table
}
