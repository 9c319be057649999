import type { Delete, Insert, Select, Update } from '../syntax/SqlSyntax.ts'
import type { Schema, Tuple } from '../table/TableSchema.ts'
import { planInsert } from './planInsert.ts'
import { baseOf, planSelect } from './planSelect.ts'
import { planDelete, planUpdate } from './planUpdate.ts'
import type { Base } from './Scope.ts'
import { lockRow } from './statementSteps.ts'
import type { StatementPlan } from './statementSteps.ts'

/** A plan belongs to a schema, not to a database: every database on that schema can run it. */
export const planStatement = (statement: Select | Insert | Update | Delete, schema: Schema): StatementPlan => {
  const base = baseOf(schema)
  switch (statement.kind) {
    case 'select':
      return statement.forUpdate ? planLockingSelect(statement, base) : planReadingSelect(statement, base)
    case 'insert':
      return planInsert(statement, base)
    case 'update':
      return planUpdate(statement, base).run
    case 'delete':
      return planDelete(statement, base).run
  }
}

const planReadingSelect = (select: Select, base: Base): StatementPlan => {
  const { columns, rows } = planSelect(select, undefined, base)
  return function* (run) {
    const tuples = rows(run)
    return { columns, tuples, affected: tuples.length }
  }
}

/** Rows are ordered by their old values, locked in that order, and returned as they are after locking. */
const planLockingSelect = (select: Select, base: Base): StatementPlan => {
  const { columns, found, matches, output, limitOf, tables } = planSelect(select, undefined, base)
  return function* (run) {
    const rows = run.tables.get(tables[0]!)!
    const most = limitOf(run)
    const tuples: Tuple[] = []
    for (const { frame } of found(run)) {
      if (tuples.length >= most) break
      const held = yield* lockRow(rows, frame.ids[0]!, run.transaction)
      if (!held) continue
      const isOld = held.tuple !== frame.rows[0]
      frame.rows[0] = held.tuple
      if (!isOld || matches.passes(frame)) tuples.push(output(frame))
    }
    return { columns, tuples, affected: tuples.length }
  }
}
