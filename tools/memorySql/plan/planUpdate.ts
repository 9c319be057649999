import { NotBuiltError } from '../databaseError.ts'
import type { Delete, SelectItem, Source, Update } from '../syntax/SqlSyntax.ts'
import type { TableSchema, Tuple } from '../table/TableSchema.ts'
import { newFrame } from './Frame.ts'
import type { Frame, Run } from './Frame.ts'
import { planAssignments } from './planAssignments.ts'
import { planRowChecks, replaceVersion } from './planConstraints.ts'
import { planRows } from './planRows.ts'
import { planItems } from './planSelect.ts'
import { planSource, tableOf } from './planSources.ts'
import { newScope } from './Scope.ts'
import type { Base, OutputColumn, SqlScope } from './Scope.ts'
import { lockRow, writeVersion } from './statementSteps.ts'
import type { HeldRow, StatementPlan, Steps } from './statementSteps.ts'

export const planUpdate = (update: Update, base: Base): ChangingPlan => {
  const targets = planTargets(update, update.from, base)
  const { table, scope } = targets
  const assign = planAssignments(update.set, table, scope)
  const check = planRowChecks(table, base)
  return changing(targets, update.returning, function* (held, id, frame) {
    const rows = frame.run.tables.get(table.name)!
    return yield* replaceVersion(rows, id, held, assign(frame), check, frame.run)
  })
}

export const planDelete = (statement: Delete, base: Base): ChangingPlan => {
  const targets = planTargets(statement, [], base)
  return changing(targets, statement.returning, function* ({ row, tuple }, id, { run }) {
    writeVersion(run.tables.get(targets.table.name)!, id, row, null, tuple, run.transaction)
    return tuple
  })
}

/** `columns` = what it returns. */
export type ChangingPlan = { readonly columns: readonly OutputColumn[]; readonly run: StatementPlan }

type Targets = {
  readonly table: TableSchema
  readonly scope: SqlScope
  /** The index of the table among the sources. */
  readonly target: number
  readonly find: (run: Run) => readonly Frame[]
  readonly passes: (frame: Frame) => boolean
}

/** The table comes after the sources it is joined with, so that its lookups can be used. */
const planTargets = (
  { table: name, alias, where }: Pick<Update, 'table' | 'alias' | 'where'>,
  from: readonly Source[],
  base: Base,
): Targets => {
  const all: readonly Source[] = [...from, { rows: { kind: 'table', table: name }, alias, on: undefined, outer: false }]
  const scope = newScope(base)
  const sources = all.map((source) => planSource(source, scope))
  scope.sources.push(...sources)
  const { each, passes } = planRows(
    sources,
    all.map(({ on }) => on),
    where,
    scope,
  )
  const target = from.length
  const find = (run: Run): readonly Frame[] => {
    const frame = newFrame(run)
    const byId = new Map<number, Frame>()
    each(frame, () => {
      const id = frame.ids[target]!
      if (!byId.has(id)) byId.set(id, { ...frame, rows: frame.rows.slice(), ids: frame.ids.slice() })
      return false
    })
    return [...byId.values()]
  }
  return { table: tableOf(base, name), scope, target, find, passes }
}

type Change = (held: HeldRow, id: number, frame: Frame) => Steps<Tuple>

/**
 * Read committed: the rows as they are when the statement begins. A row that changed while its lock was awaited is
 * tested again and left alone if it no longer passes.
 */
const changing = (
  { table, scope, target, find, passes }: Targets,
  returning: readonly SelectItem[],
  change: Change,
): ChangingPlan => {
  if (target > 0 && returning.some((item) => item.kind === 'all'))
    throw new NotBuiltError('"returning *" of an update with "from"')
  const items = planItems(returning, scope)
  const columns = items.map(({ name, value }) => ({ name, type: value.type }))
  const runIt: StatementPlan = function* (run) {
    const rows = run.tables.get(table.name)!
    const tuples: Tuple[] = []
    let affected = 0
    for (const frame of find(run)) {
      const id = frame.ids[target]!
      const held = yield* lockRow(rows, id, run.transaction)
      if (!held) continue
      const isOld = held.tuple !== frame.rows[target]
      frame.rows[target] = held.tuple
      if (isOld && !passes(frame)) continue
      frame.rows[target] = yield* change(held, id, frame)
      affected += 1
      if (items.length > 0) tuples.push(items.map(({ value }) => value.evaluate(frame)))
    }
    return { columns, tuples, affected }
  }
  return { columns, run: runIt }
}
