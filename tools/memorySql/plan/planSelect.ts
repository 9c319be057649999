import { NotBuiltError } from '../databaseError.ts'
import type { Expression, Select, SelectItem } from '../syntax/SqlSyntax.ts'
import type { Tuple } from '../table/SqlValue.ts'
import type { Schema } from '../table/TableSchema.ts'
import type { Frame, Run } from './Frame.ts'
import { newFrame } from './Frame.ts'
import { hasAggregate } from './planAggregate.ts'
import { planExpression } from './planExpression.ts'
import { asOutput, asType } from './Planned.ts'
import { planGroups } from './planGroups.ts'
import { planOrder } from './planOrder.ts'
import { planRows } from './planRows.ts'
import type { RowsPlan } from './planRows.ts'
import { planSource } from './planSources.ts'
import type { Found, PlannedItem, SelectPlan } from './SelectPlan.ts'
import { newScope } from './Scope.ts'
import type { Base, NamedSelect, SqlScope } from './Scope.ts'

export function planSelect(select: Select, outer: SqlScope | undefined, base: Base): SelectPlan {
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

function eachMatch(matches: RowsPlan, frame: Frame, keep: (frame: Frame) => boolean): void {
  matches.each(frame, () => keep({ ...frame, rows: frame.rows.slice(), ids: frame.ids.slice() }))
}

function groupingOf({ items, groupBy }: Select): SqlScope['grouping'] {
  const aggregated = items.some((item) => item.kind === 'value' && hasAggregate(item.expression))
  return aggregated || groupBy.length > 0 ? { aggregates: [], columns: new Set(), inAggregate: false } : undefined
}

/** The scope in which rows are not groups yet. */
const ungrouped = (scope: SqlScope): SqlScope => ({ ...scope, grouping: undefined })

function withNamed({ named }: Select, base: Base): ReadonlyMap<string, NamedSelect> {
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

export function planItems(items: readonly SelectItem[], scope: SqlScope): readonly PlannedItem[] {
  return items.flatMap((item): readonly PlannedItem[] => {
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
}
