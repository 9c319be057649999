import { NotBuiltError } from '../databaseError.ts'
import type { Select } from '../syntax/SqlSyntax.ts'
import type { SqlValue } from '../table/SqlValue.ts'
import { comparisonOf } from './compareValues.ts'
import type { Frame } from './Frame.ts'
import { planExpression } from './planExpression.ts'
import { asOutput } from './Planned.ts'
import type { Typed } from './Planned.ts'
import type { Found, PlannedItem } from './SelectPlan.ts'
import type { SqlScope } from './Scope.ts'

type Order = {
  readonly isOrdered: boolean
  readonly keys: (frame: Frame) => readonly SqlValue[]
  /** Rows that are equal keep their order. */
  readonly sort: (found: readonly Found[]) => readonly Found[]
}

/** A bare name is an output column first (PostgreSQL's rule); nulls come last, first when descending. */
export function planOrder({ orderBy }: Select, scope: SqlScope, items: readonly PlannedItem[]): Order {
  const values = orderBy.map(({ expression }): Typed => {
    if (expression.kind === 'literal') throw new NotBuiltError('"order by" a constant')
    const named =
      expression.kind === 'column' && expression.table === undefined
        ? items.find(({ name }) => name === expression.name)
        : undefined
    return named?.value ?? asOutput(planExpression(expression, scope))
  })
  const comparisons = values.map(({ type }, place) => {
    const compare = comparisonOf(type)
    const sign = orderBy[place]!.descending ? -1 : 1
    return (a: SqlValue, b: SqlValue): number =>
      sign * (a === null || b === null ? Number(a === null) - Number(b === null) : compare(a, b))
  })
  const compare = (a: Found, b: Found): number => {
    for (const [place, compareKeys] of comparisons.entries()) {
      const difference = compareKeys(a.keys[place] ?? null, b.keys[place] ?? null)
      if (difference !== 0) return difference
    }
    return 0
  }
  if (values.length === 0) return { isOrdered: false, keys: () => [], sort: (found) => found }
  return {
    isOrdered: true,
    keys: (frame) => values.map(({ evaluate }) => evaluate(frame)),
    sort: (found) => found.toSorted(compare),
  }
}
