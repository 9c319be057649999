import type { Expression } from '../syntax/SqlSyntax.ts'
import { NotBuiltError } from '../databaseError.ts'
import { keyOfValues } from '../table/lookupKey.ts'
import type { SqlValue } from '../table/SqlValue.ts'
import type { Frame } from './Frame.ts'
import { planExpression } from './planExpression.ts'
import { asOutput } from './Planned.ts'
import type { RowsPlan } from './planRows.ts'
import { placeOfColumn } from './Scope.ts'
import type { SqlScope } from './Scope.ts'

/** One frame per group, in order of appearance. Without `group by` all rows are one group, even an empty one. */
export const planGroups = (
  groupBy: readonly Expression[],
  scope: SqlScope,
  ungrouped: SqlScope,
  matches: RowsPlan,
): ((frame: Frame) => readonly Frame[]) => {
  const grouping = scope.grouping!
  const keys = groupBy.map((expression) => asOutput(planExpression(expression, ungrouped)))
  const columns = grouping.columns as Set<string>
  for (const expression of groupBy) {
    if (expression.kind !== 'column') throw new NotBuiltError('"group by" of anything but columns')
    const { depth, source, column } = placeOfColumn(ungrouped, expression.table, expression.name)
    if (depth === 0) columns.add(`${source}.${column}`)
  }
  return (frame) => {
    const groups = new Map<unknown, Group>()
    if (keys.length === 0) groups.set('', { frame, values: grouping.aggregates.map(() => []) })
    matches.each(frame, () => {
      const key = keys.length === 0 ? '' : groupKey(keys.map(({ evaluate }) => evaluate(frame)))
      let group = groups.get(key)
      if (!group)
        groups.set(
          key,
          (group = { frame: { ...frame, rows: frame.rows.slice() }, values: grouping.aggregates.map(() => []) }),
        )
      for (const [place, { value }] of grouping.aggregates.entries()) group.values[place]!.push(value(frame))
      return false
    })
    return [...groups.values()].map((group) => ({
      ...group.frame,
      aggregates: grouping.aggregates.map(({ fold }, place) => fold(group.values[place]!)),
    }))
  }
}

type Group = { readonly frame: Frame; readonly values: SqlValue[][] }

/** Nulls are one group. */
const groupKey = (values: readonly SqlValue[]): unknown =>
  values.length === 1 ? values[0] : (keyOfValues(values) ?? JSON.stringify(values))
