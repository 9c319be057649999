import { DatabaseError, NotBuiltError } from '../databaseError.ts'
import type { SqlType } from '../syntax/SqlSyntax.ts'
import type { Tuple } from '../table/SqlValue.ts'
import type { Schema } from '../table/TableSchema.ts'
import type { Aggregate } from './planAggregate.ts'
import type { Run } from './Frame.ts'
import type { PlanSelect } from './SelectPlan.ts'

export type OutputColumn = { readonly name: string; readonly type: SqlType }

export type ScopeSource = { readonly alias: string; readonly columns: readonly OutputColumn[] }

/** A `with` select: its rows are the same for the whole statement. */
export type NamedSelect = { readonly columns: readonly OutputColumn[]; readonly rows: (run: Run) => readonly Tuple[] }

/** What is known wherever a statement is planned: the tables, the named selects so far, how to plan an inner select. */
export type Base = {
  readonly schema: Schema
  readonly named: ReadonlyMap<string, NamedSelect>
  readonly planSelect: PlanSelect
}

/** The names that an expression may use. */
export type SqlScope = Base & {
  readonly outer: SqlScope | undefined
  readonly sources: ScopeSource[]
  /** The last source that has been named since this was set to -1. */
  reach: number
  /** For a grouped select: its aggregates, and the columns that are one value per group (`source.column`). */
  readonly grouping:
    | { readonly aggregates: Aggregate[]; readonly columns: ReadonlySet<string>; inAggregate: boolean }
    | undefined
}

export const newScope = (
  { schema, named, planSelect }: Base,
  sources: ScopeSource[] = [],
  outer?: SqlScope,
  grouping?: SqlScope['grouping'],
): SqlScope => ({
  schema,
  named,
  planSelect,
  outer,
  sources,
  reach: -1,
  grouping,
})

/** How many selects further out the column is, in which source there, and which of its columns it is. */
export type Place = { readonly depth: number; readonly source: number; readonly column: number; readonly type: SqlType }

export const placeOfColumn = (scope: SqlScope, table: string | undefined, name: string): Place => {
  const place = findColumn(scope, table, name, 0)
  if (!place)
    throw new DatabaseError('42703', `column "${table === undefined ? name : `${table}.${name}`}" does not exist`)
  return place
}

export const findColumn = (
  scope: SqlScope,
  table: string | undefined,
  name: string,
  depth: number,
): Place | undefined => {
  const found = scope.sources.flatMap(({ alias, columns }, source) => {
    const column = table === undefined || table === alias ? columns.findIndex((each) => each.name === name) : -1
    return column < 0 ? [] : [{ depth, source, column, type: columns[column]!.type }]
  })
  if (found.length > 1) throw new DatabaseError('42702', `column reference "${name}" is ambiguous`)
  const [place] = found
  if (!place) return scope.outer && findColumn(scope.outer, table, name, depth + 1)
  reached(scope, place.source)
  const { grouping } = scope
  if (grouping && !grouping.inAggregate && !grouping.columns.has(`${place.source}.${place.column}`)) {
    throw new NotBuiltError(`the column "${name}" outside an aggregate and "group by"`)
  }
  return place
}

export const reached = (scope: SqlScope, source: number): void => {
  scope.reach = Math.max(scope.reach, source)
}
