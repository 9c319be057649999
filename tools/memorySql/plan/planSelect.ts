import { NotBuiltError } from '../databaseError.ts'
import type { Expression, Select, SelectItem } from '../syntax/SqlSyntax.ts'
import type { Schema, SqlValue, Tuple } from '../table/TableSchema.ts'
import { keyOfValues } from '../table/lookupKey.ts'
import { newFrame } from './Frame.ts'
import type { Frame, Run } from './Frame.ts'
import { asOutput, asType } from './Planned.ts'
import type { Typed } from './Planned.ts'
import { newScope, placeOfColumn } from './Scope.ts'
import type { Base, Found, NamedSelect, PlannedItem, SelectPlan, SqlScope } from './Scope.ts'
import { comparisonOf } from './compareValues.ts'
import { hasAggregate } from './planAggregate.ts'
import { planExpression } from './planExpression.ts'
import { planRows } from './planRows.ts'
import type { RowsPlan } from './planRows.ts'
import { planSource } from './planSources.ts'

export const planSelect = (select: Select, outer: SqlScope | undefined, base: Base): SelectPlan => {
  const named = withNamed(select, base)
  const scope: SqlScope = newScope({ ...base, named }, [], outer, groupingOf(select))
  const sources = select.from.map((source) => {
    const plan = planSource(source, ungrouped(scope))
    scope.sources.push(plan)
    return plan
  })
  const matches = planRows(
    sources,
    select.from.map(({ on }) => on),
    select.where,
    ungrouped(scope),
  )
  const frames = scope.grouping ? planGroups(select.groupBy, scope, ungrouped(scope), matches) : undefined
  const items = planItems(select.items, scope)
  const order = planOrder(select, scope, items)
  const limit = select.limit && asType(planExpression(select.limit, newScope(base)), 'int8')
  const offset = select.offset && asType(planExpression(select.offset, newScope(base)), 'int8')
  if (select.forUpdate && (outer || offset || frames || sources.length !== 1 || !sources[0]!.table))
    throw new NotBuiltError('"for update" here')

  const output = (frame: Frame): Tuple => items.map(({ value }) => value.evaluate(frame))
  const limitOf = (run: Run) => Number(limit?.evaluate(newFrame(run)) ?? Number.POSITIVE_INFINITY)
  const find = (run: Run, surrounding: Frame | undefined, most: number): readonly Found[] => {
    const found: Found[] = []
    const keep = (frame: Frame): boolean => found.push({ frame, tuple: output(frame), keys: order.keys(frame) }) >= most
    if (frames) frames(newFrame(run, surrounding)).forEach(keep)
    else if (most > 0) eachMatch(matches, newFrame(run, surrounding), keep)
    return order.sort(found)
  }
  return {
    columns: items.map(({ name, value }) => ({ name, type: value.type })),
    rows: (run, surrounding) => {
      const first = Number(offset?.evaluate(newFrame(run)) ?? 0)
      const end = first + limitOf(run)
      const found = find(run, surrounding, order.isOrdered || frames ? Number.POSITIVE_INFINITY : end)
      const tuples = found.map(({ tuple }) => tuple)
      return first > 0 || tuples.length > end ? tuples.slice(first, end) : tuples
    },
    found: (run) => find(run, undefined, Number.POSITIVE_INFINITY),
    matches,
    output,
    limitOf,
    tables: sources.flatMap(({ table }) => (table ? [table.name] : [])),
  }
}

/** Where the planning of a statement begins. */
export const baseOf = (schema: Schema): Base => ({ schema, named: new Map(), planSelect })

const eachMatch = (matches: RowsPlan, frame: Frame, keep: (frame: Frame) => boolean): void => {
  matches.each(frame, () => keep({ ...frame, rows: frame.rows.slice(), ids: frame.ids.slice() }))
}

const groupingOf = ({ items, groupBy }: Select): SqlScope['grouping'] => {
  const aggregated = items.some((item) => item.kind === 'value' && hasAggregate(item.expression))
  return aggregated || groupBy.length > 0 ? { aggregates: [], columns: new Set(), inAggregate: false } : undefined
}

/** The scope in which rows are not groups yet. */
const ungrouped = (scope: SqlScope): SqlScope => ({ ...scope, grouping: undefined })

const withNamed = ({ named }: Select, base: Base): ReadonlyMap<string, NamedSelect> => {
  const all = new Map(base.named)
  for (const { name, select } of named) {
    const plan = planSelect(select, undefined, { ...base, named: new Map(all) })
    const rows = (run: Run): readonly Tuple[] => {
      const kept = run.named.get(plan) ?? plan.rows(run)
      run.named.set(plan, kept)
      return kept
    }
    all.set(name, { columns: plan.columns, rows })
  }
  return all
}

export const planItems = (items: readonly SelectItem[], scope: SqlScope): readonly PlannedItem[] =>
  items.flatMap((item): readonly PlannedItem[] => {
    if (item.kind === 'value') return [{ name: item.name, value: asOutput(planExpression(item.expression, scope)) }]
    const sources = scope.sources.filter(({ alias }) => item.table === undefined || alias === item.table)
    if (sources.length === 0) throw new NotBuiltError(`${item.table ?? ''}.* without such a source`)
    return sources.flatMap(({ alias, columns }) =>
      columns.map(({ name }) => {
        const column: Expression = { kind: 'column', table: alias, name }
        return { name, value: asOutput(planExpression(column, scope)) }
      }),
    )
  })

/** One frame per group, in order of appearance. Without `group by` all rows are one group, even an empty one. */
const planGroups = (
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

type Order = {
  readonly isOrdered: boolean
  readonly keys: (frame: Frame) => readonly SqlValue[]
  /** Rows that are equal keep their order. */
  readonly sort: (found: readonly Found[]) => readonly Found[]
}

/** A bare name is an output column first (PostgreSQL's rule); nulls come last, first when descending. */
const planOrder = ({ orderBy }: Select, scope: SqlScope, items: readonly PlannedItem[]): Order => {
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

type Group = { readonly frame: Frame; readonly values: SqlValue[][] }

/** Nulls are one group. */
const groupKey = (values: readonly SqlValue[]): unknown =>
  values.length === 1 ? values[0] : (keyOfValues(values) ?? JSON.stringify(values))
