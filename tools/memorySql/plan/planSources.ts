import { DatabaseError, NotBuiltError } from '../databaseError.ts'
import type { Source } from '../syntax/SqlSyntax.ts'
import type { SqlValue, TableSchema, Tuple } from '../table/TableSchema.ts'
import type { Frame } from './Frame.ts'
import { planExpression } from './planExpression.ts'
import { asOneType, asType } from './Planned.ts'
import type { OutputColumn, SqlScope } from './Scope.ts'

/** Where rows come from: a table, searched by its lookups, or rows in memory. */
export type SourcePlan = {
  readonly alias: string
  readonly columns: readonly OutputColumn[]
  readonly outer: boolean
  readonly table: TableSchema | undefined
  /** For anything but a table. */
  readonly tuples: (frame: Frame) => readonly Tuple[]
}

/**
 * Sources do not see each other, only the surrounding selects; but a jsonb array may be a column of an earlier source.
 * `around` is that scope.
 */
export const planSource = ({ rows, alias, outer }: Source, around: SqlScope): SourcePlan => {
  switch (rows.kind) {
    case 'table': {
      const named = around.named.get(rows.table)
      if (named) return { alias, outer, columns: named.columns, table: undefined, tuples: ({ run }) => named.rows(run) }
      const table = tableOf(around, rows.table)
      return { alias, outer, columns: table.columns, table, tuples: () => [] }
    }
    case 'select': {
      const plan = around.planSelect(rows.select, around.outer, around)
      return {
        alias,
        outer,
        columns: plan.columns,
        table: undefined,
        tuples: ({ run, outer: surrounding }) => plan.rows(run, surrounding),
      }
    }
    case 'values': {
      const columns = rows.columns.map((name, place) => ({
        name,
        ...asOneType(rows.rows.map((row) => planExpression(row[place]!, { ...around, sources: [] }))),
      }))
      const tuples = (frame: Frame) => rows.rows.map((_row, at) => columns.map(({ all }) => all[at]!.evaluate(frame)))
      return { alias, outer, columns, table: undefined, tuples }
    }
    case 'elements': {
      const { evaluate } = asType(planExpression(rows.array, around), 'jsonb')
      const tuples = (frame: Frame) => textsOf(evaluate(frame)).map((text) => [text])
      return { alias, outer, columns: [{ name: rows.column, type: 'text' }], table: undefined, tuples }
    }
  }
}

const textsOf = (array: SqlValue): readonly string[] => {
  if (array === null) return []
  if (Array.isArray(array) && array.every((each) => typeof each === 'string')) return array
  throw new NotBuiltError('elements of jsonb that are not all text')
}

export const tableOf = ({ schema }: Pick<SqlScope, 'schema'>, name: string): TableSchema => {
  const table = schema.get(name)
  if (!table) throw new DatabaseError('42P01', `relation "${name}" does not exist`)
  return table
}
