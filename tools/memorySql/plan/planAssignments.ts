import { DatabaseError } from '../databaseError.ts'
import type { Assignment } from '../syntax/SqlSyntax.ts'
import type { SqlValue, TableSchema } from '../table/TableSchema.ts'
import type { Frame } from './Frame.ts'
import { planExpression } from './planExpression.ts'
import { asType } from './Planned.ts'
import type { SqlScope } from './Scope.ts'

/** New values by column. */
export type Changes = readonly (readonly [number, SqlValue])[]

export const planAssignments = (
  set: readonly Assignment[],
  table: TableSchema,
  scope: SqlScope,
): ((frame: Frame) => Changes) => {
  const planned = set.map(({ column, value }) => {
    const place = table.columns.findIndex(({ name }) => name === column)
    if (place < 0)
      throw new DatabaseError('42703', `column "${column}" of relation "${table.name}" does not exist`, {
        table: table.name,
      })
    return { place, ...asType(planExpression(value, scope), table.columns[place]!.type) }
  })
  return (frame) => planned.map(({ place, evaluate }) => [place, evaluate(frame)])
}
