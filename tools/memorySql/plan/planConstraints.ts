import { DatabaseError } from '../databaseError.ts'
import { keyOfValues } from '../table/lookupKey.ts'
import type { MemoryTable } from '../table/MemoryTable.ts'
import type { SqlValue, TableSchema, Tuple, UniqueConstraint } from '../table/TableSchema.ts'
import { newFrame } from './Frame.ts'
import type { Run } from './Frame.ts'
import { planExpression } from './planExpression.ts'
import { asType } from './Planned.ts'
import { newScope } from './Scope.ts'
import type { Base } from './Scope.ts'
import type { Changes } from './planAssignments.ts'
import { writeVersion } from './statementSteps.ts'
import type { HeldRow, Steps } from './statementSteps.ts'

/** Throws 23502 or 23514 when a version may not be stored. */
export type RowCheck = (tuple: Tuple, run: Run) => void

export const planRowChecks = (table: TableSchema, base: Base): RowCheck => {
  const scope = newScope(base, [{ alias: table.name, columns: table.columns }])
  const checks = table.checks.map(({ name, expression }) => ({
    name,
    ...asType(planExpression(expression, scope), 'boolean'),
  }))
  const required = table.columns.flatMap(({ name, notNull }, column) => (notNull ? [{ name, column }] : []))
  return (tuple, run) => {
    for (const { name, column } of required) if (tuple[column] === null) throw nullViolation(table.name, name)
    if (checks.length === 0) return
    const frame = { ...newFrame(run), rows: [tuple] }
    for (const { name, evaluate } of checks) if (evaluate(frame) === false) throw checkViolation(table.name, name)
  }
}

/**
 * The row that already has the tuple's key. Waits while another transaction is changing that. `own` is the id of the
 * row to which the tuple belongs.
 */
export function* rowInTheWay(
  table: MemoryTable,
  unique: UniqueConstraint,
  tuple: Tuple,
  own: number,
  { transaction }: Run,
): Steps<number | undefined> {
  const key = keyOf(unique, tuple)
  if (key === null) return undefined
  search: while (true) {
    for (const id of table.find(unique.lookup, key)) {
      if (id === own) continue
      const row = table.touched(id)
      const committed = row ? row.committed : (table.image.tuples[id] ?? null)
      const newest = row?.pending === undefined ? committed : row.pending
      const foreign = row?.owner !== undefined && row.owner !== transaction && row.pending !== undefined
      const has = (version: Tuple | null): boolean => version !== null && keyOf(unique, version) === key
      if (foreign && (has(committed) || has(newest))) {
        yield row!.owner!
        continue search
      }
      if (has(newest)) return id
    }
    return undefined
  }
}

/** Stores the next version of a locked row, unless a constraint forbids it. */
export function* replaceVersion(
  rows: MemoryTable,
  id: number,
  { row, tuple }: HeldRow,
  changes: Changes,
  check: RowCheck,
  run: Run,
): Steps<Tuple> {
  const next = tuple.slice()
  for (const [column, value] of changes) next[column] = value
  check(next, run)
  for (const unique of rows.schema.uniques) {
    if (keyOf(unique, next) === keyOf(unique, tuple)) continue
    if ((yield* rowInTheWay(rows, unique, next, id, run)) !== undefined)
      throw uniqueViolation(rows.schema, unique, next)
  }
  writeVersion(rows, id, row, next, tuple, run.transaction)
  return next
}

const keyOf = ({ columns }: UniqueConstraint, tuple: Tuple) =>
  keyOfValues(columns.map((column) => tuple[column] ?? null))

export const uniqueViolation = (
  { name, columns }: TableSchema,
  { name: constraint, columns: places }: UniqueConstraint,
  tuple: Tuple,
): DatabaseError => {
  const listed = (values: readonly SqlValue[]) => (values as readonly string[]).join(', ')
  const detail = `Key (${listed(places.map((place) => columns[place]!.name))})=(${listed(places.map((place) => tuple[place] ?? null))}) already exists.`
  return new DatabaseError('23505', `duplicate key value violates unique constraint "${constraint}"`, {
    table: name,
    constraint,
    detail,
  })
}

const nullViolation = (table: string, column: string): DatabaseError =>
  new DatabaseError('23502', `null value in column "${column}" of relation "${table}" violates not-null constraint`, {
    table,
    column,
  })

const checkViolation = (table: string, constraint: string): DatabaseError =>
  new DatabaseError('23514', `new row for relation "${table}" violates check constraint "${constraint}"`, {
    table,
    constraint,
  })
