import { DatabaseError, NotBuiltError } from '../databaseError.ts'
import type { Select, SqlType } from '../syntax/SqlSyntax.ts'
import type { Schema, SqlValue, Tuple } from '../table/TableSchema.ts'
import type { Frame, Run } from './Frame.ts'
import type { Typed } from './Planned.ts'
import type { Aggregate } from './planAggregate.ts'
import type { RowsPlan } from './planRows.ts'

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
  /** Index of the last source that an expression has used since this was set to -1. */
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

/** Where a column is: how many selects further out, in which of their sources, and at which index. */
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
