import { DatabaseError, NotBuiltError } from '../databaseError.ts'
import type { Expression, Insert, OnConflict } from '../syntax/SqlSyntax.ts'
import type { MemoryTable } from '../table/MemoryTable.ts'
import { takeRow } from '../table/MemoryTransaction.ts'
import type { TableSchema, Tuple, UniqueConstraint } from '../table/TableSchema.ts'
import { newFrame } from './Frame.ts'
import type { Run } from './Frame.ts'
import { asType } from './Planned.ts'
import { newScope } from './Scope.ts'
import type { Base } from './Scope.ts'
import { planAssignments } from './planAssignments.ts'
import { planRowChecks, replaceVersion, rowInTheWay, uniqueViolation } from './planConstraints.ts'
import type { RowCheck } from './planConstraints.ts'
import { planExpression } from './planExpression.ts'
import { planItems, planSelect } from './planSelect.ts'
import { tableOf } from './planSources.ts'
import { planUpdate } from './planUpdate.ts'
import { lockRow, writeVersion } from './statementSteps.ts'
import type { StatementPlan, Steps } from './statementSteps.ts'

export const planInsert = (insert: Insert, base: Base): StatementPlan => {
  if (!insert.after) return planRowsIn(insert, base)
  const { name, update } = insert.after
  const { columns, run: change } = planUpdate(update, base)
  const returned = {}
  const rows = (run: Run): readonly Tuple[] => run.named.get(returned) ?? []
  const store = planRowsIn(insert, { ...base, named: new Map(base.named).set(name, { columns, rows }) })
  return function* (run) {
    run.named.set(returned, (yield* change(run)).tuples)
    return yield* store(run)
  }
}

/** `free` if nothing conflicts with the new row; otherwise the version that `do update` made, if it made one. */
export type Settle = (rows: MemoryTable, tuple: Tuple, run: Run) => Steps<'free' | Tuple | undefined>

const planConflict = ({ columns, update }: OnConflict, table: TableSchema, base: Base, check: RowCheck): Settle => {
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

const planRowsIn = (insert: Insert, base: Base): StatementPlan => {
  const table = tableOf(base, insert.table)
  const tuplesOf = planTuples(insert, table, base)
  const check = planRowChecks(table, base)
  const items = planItems(insert.returning, newScope(base, [{ alias: table.name, columns: table.columns }]))
  const settle = insert.onConflict && planConflict(insert.onConflict, table, base, check)
  return function* (run) {
    const rows = run.tables.get(table.name)!
    const stored: Tuple[] = []
    for (const tuple of tuplesOf(run)) {
      check(tuple, run)
      const blocked = settle ? yield* settle(rows, tuple, run) : 'free'
      if (blocked === 'free') stored.push(yield* store(rows, tuple, run))
      else if (blocked) stored.push(blocked)
    }
    const tuples = items.length === 0 ? [] : stored.map((tuple) => outputOf(items, run, tuple))
    return { columns: items.map(({ name, value }) => ({ name, type: value.type })), tuples, affected: stored.length }
  }
}

const outputOf = (items: ReturnType<typeof planItems>, run: Run, tuple: Tuple): Tuple => {
  const frame = { ...newFrame(run), rows: [tuple] }
  return items.map(({ value }) => value.evaluate(frame))
}

const planTuples = ({ columns, rows }: Insert, table: TableSchema, base: Base): ((run: Run) => readonly Tuple[]) => {
  const scope = newScope(base)
  const names = columns ?? table.columns.map(({ name }) => name)
  const places = names.map((name) => columnOf(table, name))
  const ofType = (expression: Expression, place: number) =>
    asType(planExpression(expression, scope), table.columns[place]!.type)
  const fallbacks = table.columns.map(({ fallback }, place) => fallback && ofType(fallback, place))
  if (!('length' in rows)) {
    const { rows: selected, columns: given } = planSelect(rows, undefined, base)
    if (given.some(({ type }, place) => type !== table.columns[places[place]!]?.type))
      throw new NotBuiltError('an insert of other types than the columns have')
    return (run) =>
      selected(run).map((tuple) =>
        table.columns.map((_column, place) => {
          const from = places.indexOf(place)
          return from < 0 ? (fallbacks[place]?.evaluate(newFrame(run)) ?? null) : (tuple[from] ?? null)
        }),
      )
  }
  const planned = rows.map((row) =>
    table.columns.map((_column, place) => {
      const expression = row[places.indexOf(place)]
      return expression ? ofType(expression, place) : fallbacks[place]
    }),
  )
  return (run) => {
    const frame = newFrame(run)
    return planned.map((row) => row.map((value) => value?.evaluate(frame) ?? null))
  }
}

const columnOf = (table: TableSchema, name: string): number => {
  const place = table.columns.findIndex((column) => column.name === name)
  if (place < 0)
    throw new DatabaseError('42703', `column "${name}" of relation "${table.name}" does not exist`, {
      table: table.name,
    })
  return place
}

function* store(rows: MemoryTable, tuple: Tuple, run: Run): Steps<Tuple> {
  const { schema } = rows
  for (const unique of schema.uniques) {
    if ((yield* rowInTheWay(rows, unique, tuple, -1, run)) !== undefined) throw uniqueViolation(schema, unique, tuple)
  }
  const { id, row } = rows.addRow()
  takeRow(run.transaction, rows, id, row)
  writeVersion(rows, id, row, tuple, null, run.transaction)
  return tuple
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
