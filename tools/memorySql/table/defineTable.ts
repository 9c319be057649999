import { NotBuiltError } from '../databaseError.ts'
import type { CreateTable, Expression, TableConstraint } from '../syntax/SqlSyntax.ts'
import type { CheckConstraint, Lookup, TableSchema, UniqueConstraint } from './TableSchema.ts'

/** The schema of a `create table`, with PostgreSQL's names for constraints that have none. */
export const defineTable = ({ table, columns, constraints }: CreateTable): TableSchema => {
  const primary = new Set(constraints.flatMap((each) => (each.kind === 'unique' && each.primary ? each.columns : [])))
  const empty: TableSchema = {
    name: table,
    columns: columns.map((column) => (primary.has(column.name) ? { ...column, notNull: true } : column)),
    uniques: [],
    checks: [],
    lookups: [],
  }
  return constraints.reduce(withConstraint, empty)
}

const withConstraint = (table: TableSchema, constraint: TableConstraint): TableSchema => {
  if (constraint.kind === 'check') {
    const { expression, name = checkName(table, expression) } = constraint
    return { ...table, checks: [...table.checks, { name, expression } satisfies CheckConstraint] }
  }
  const usual = constraint.primary ? `${table.name}_pkey` : `${table.name}_${constraint.columns.join('_')}_key`
  return withUnique(table, constraint.name ?? usual, constraint.columns)
}

/** Rows can be found by all columns of it and by its first one. */
export const withUnique = (table: TableSchema, name: string, names: readonly string[]): TableSchema => {
  const columns = names.map((each) => columnPlace(table, each))
  const full = withLookup(table, columns)
  const lookup = full.lookups.findIndex((each) => isSame(each, columns))
  return withLookup(
    { ...full, uniques: [...full.uniques, { name, columns, lookup } satisfies UniqueConstraint] },
    columns.slice(0, 1),
  )
}

/** An index that is not unique only speeds up finding rows by its first column. */
export const withIndex = (table: TableSchema, names: readonly string[]): TableSchema =>
  withLookup(
    table,
    names.slice(0, 1).map((name) => columnPlace(table, name)),
  )

const withLookup = (table: TableSchema, columns: readonly number[]): TableSchema =>
  table.lookups.some((lookup) => isSame(lookup, columns))
    ? table
    : { ...table, lookups: [...table.lookups, { columns } satisfies Lookup] }

const isSame = ({ columns }: Lookup, others: readonly number[]): boolean => columns.join() === others.join()

const columnPlace = (table: TableSchema, name: string): number => {
  const place = table.columns.findIndex((column) => column.name === name)
  if (place < 0) throw new NotBuiltError(`the column ${name} of ${table.name}`)
  return place
}

/** PostgreSQL: the table, the column if the check uses only one, `check`, and a number from the second on. */
const checkName = ({ name, checks }: TableSchema, expression: Expression): string => {
  const columns = [...new Set(columnsIn(expression))]
  const first = [name, ...(columns.length === 1 ? columns : []), 'check'].join('_')
  const others = checks.filter((check) => check.name.startsWith(first)).length
  return others === 0 ? first : `${first}${others}`
}

const columnsIn = (expression: Expression): readonly string[] => {
  switch (expression.kind) {
    case 'column':
      return [expression.name]
    case 'operation':
      return [...columnsIn(expression.left), ...columnsIn(expression.right)]
    case 'not':
    case 'isNull':
    case 'cast':
      return columnsIn(expression.operand)
    case 'among':
      return [expression.operand, ...expression.values].flatMap(columnsIn)
    case 'case':
      return [...expression.conditions, ...expression.values].flatMap(columnsIn)
    case 'call':
      return expression.values.flatMap(columnsIn)
    case 'parameter':
    case 'literal':
      return []
    case 'subquery':
    case 'exists':
      throw new NotBuiltError('a check with a select')
  }
}
