import { NotBuiltError } from '../databaseError.ts'
import type { Expression, SqlType } from '../syntax/SqlSyntax.ts'
import { frozenJson, integerOf } from '../table/columnTypes.ts'
import type { SqlValue } from '../table/TableSchema.ts'
import { comparisonOf } from './compareValues.ts'
import type { Frame } from './Frame.ts'
import type { Planned, PlanValue } from './Planned.ts'
import type { SqlScope } from './Scope.ts'

/** One column of values over a group of rows becomes one value. */
export type Aggregate = {
  readonly value: (frame: Frame) => SqlValue
  readonly fold: (values: readonly SqlValue[]) => SqlValue
}

type Folding = { readonly type: SqlType; readonly fold: Aggregate['fold'] }

const foldings: Readonly<Record<string, (type: SqlType) => Folding>> = {
  count: () => ({ type: 'int8', fold: (values) => values.filter((value) => value !== null).length }),
  sum: (type) => {
    if (type !== 'int4') throw new NotBuiltError(`a sum of ${type}`)
    return {
      type: 'int8',
      fold: (values) =>
        withoutNulls(values, (known) =>
          integerOf(
            'int8',
            known.reduce<number>((sum, value) => sum + Number(value), 0),
          ),
        ),
    }
  },
  max: (type) => extreme(type, 1),
  min: (type) => extreme(type, -1),
  jsonb_agg: () => ({ type: 'jsonb', fold: (values) => (values.length === 0 ? null : frozenJson(values)) }),
}

export const isAggregate = (name: string): boolean => name in foldings

export const planAggregate = (
  source: Expression & { kind: 'call' },
  scope: SqlScope,
  planValue: PlanValue,
): Planned => {
  const { grouping } = scope
  if (!grouping || grouping.inAggregate) throw new NotBuiltError(`the aggregate ${source.name} in this place`)
  const value = planArgument(source, scope, grouping, planValue)
  const { type, fold } = foldings[source.name]!(value.type)
  const place = grouping.aggregates.push({ value: value.evaluate, fold }) - 1
  return { type, source, evaluate: ({ aggregates }) => aggregates[place] ?? null }
}

const planArgument = (
  { name, values, ofRows }: Expression & { kind: 'call' },
  scope: SqlScope,
  grouping: NonNullable<SqlScope['grouping']>,
  planValue: PlanValue,
) => {
  if (ofRows && name === 'count') return { type: 'int4' as const, evaluate: () => 1 }
  const [argument] = values
  if (!argument || values.length > 1) throw new NotBuiltError(`${name} of ${values.length} values`)
  grouping.inAggregate = true
  const { type, evaluate } = planValue(argument, scope)
  grouping.inAggregate = false
  if (type === 'unknown') throw new NotBuiltError(`${name} of an untyped value`)
  return { type, evaluate }
}

const extreme = (type: SqlType, sign: 1 | -1): Folding => {
  const compare = comparisonOf(type)
  return {
    type,
    fold: (values) =>
      withoutNulls(values, (known) => known.reduce((best, value) => (compare(value, best) * sign > 0 ? value : best))),
  }
}

const withoutNulls = (values: readonly SqlValue[], fold: (known: readonly SqlValue[]) => SqlValue): SqlValue => {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : fold(known)
}

/** Whether the expression contains an aggregate of this very select. */
export const hasAggregate = (expression: Expression): boolean => {
  switch (expression.kind) {
    case 'call':
      return isAggregate(expression.name) || expression.values.some(hasAggregate)
    case 'operation':
      return hasAggregate(expression.left) || hasAggregate(expression.right)
    case 'not':
    case 'isNull':
    case 'cast':
      return hasAggregate(expression.operand)
    case 'among':
      return [expression.operand, ...expression.values].some(hasAggregate)
    case 'case':
      return [...expression.conditions, ...expression.values].some(hasAggregate)
    case 'parameter':
    case 'literal':
    case 'column':
    case 'subquery':
    case 'exists':
      return false
  }
}
