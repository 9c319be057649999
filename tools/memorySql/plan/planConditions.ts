import type { Expression } from '../syntax/SqlSyntax.ts'
import { planExpression } from './planExpression.ts'
import { asType } from './Planned.ts'
import type { Typed } from './Planned.ts'
import { findColumn } from './Scope.ts'
import type { SqlScope } from './Scope.ts'

/** One part of an `and`. `reach` is the last source it refers to, -1 for none. */
export type PlannedCondition = {
  readonly test: Typed
  readonly reach: number
  /** The columns that must equal one of these values, each with the last source its values refer to. */
  readonly bound: readonly Binding[]
}

export type Binding = {
  readonly source: number
  readonly column: number
  readonly values: readonly Typed[]
  readonly reach: number
}

export const planConditions = (
  expressions: readonly (Expression | undefined)[],
  scope: SqlScope,
): readonly PlannedCondition[] =>
  expressions.flatMap((expression) => (expression ? partsOf(expression) : [])).map((part) => planCondition(part, scope))

const partsOf = (expression: Expression): readonly Expression[] =>
  expression.kind === 'operation' && expression.operator === 'and'
    ? [...partsOf(expression.left), ...partsOf(expression.right)]
    : [expression]

const planCondition = (part: Expression, scope: SqlScope): PlannedCondition => {
  scope.reach = -1
  const test = asType(planExpression(part, scope), 'boolean')
  const { reach } = scope
  return { test, reach, bound: bindingsOf(part, scope) }
}

const bindingsOf = (part: Expression, scope: SqlScope): readonly Binding[] => {
  if (part.kind === 'among' && !part.negated) return bind(part.operand, part.values, scope)
  if (part.kind !== 'operation' || part.operator !== '=') return []
  return [...bind(part.left, [part.right], scope), ...bind(part.right, [part.left], scope)]
}

const bind = (column: Expression, values: readonly Expression[], scope: SqlScope): readonly Binding[] => {
  if (column.kind !== 'column') return []
  const place = findColumn(scope, column.table, column.name, 0)
  if (!place || place.depth > 0) return []
  scope.reach = -1
  const planned = values.map((value) => planExpression(value, scope))
  const { reach } = scope
  if (planned.some(({ type }) => type === 'int8' && place.type === 'int4')) return []
  return [
    { source: place.source, column: place.column, values: planned.map((value) => asType(value, place.type)), reach },
  ]
}
