import type { Expression } from '../syntax/SqlSyntax.ts'
import type { MemoryTable } from '../table/MemoryTable.ts'
import type { SqlValue, TableSchema, Tuple } from '../table/TableSchema.ts'
import { keyOfValues } from '../table/lookupKey.ts'
import type { Frame } from './Frame.ts'
import { asType } from './Planned.ts'
import type { Typed } from './Planned.ts'
import { findColumn } from './Scope.ts'
import type { SqlScope } from './Scope.ts'
import { planExpression } from './planExpression.ts'
import type { SourcePlan } from './planSources.ts'

export type RowsPlan = {
  /**
   * Puts every combination of rows that passes the conditions into the frame and calls `visit`; ends the search when
   * that returns true.
   */
  readonly each: (frame: Frame, visit: () => boolean) => void
  /** Whether the frame's rows still pass. */
  readonly passes: (frame: Frame) => boolean
}

type Stage = {
  readonly source: SourcePlan
  readonly access: Access
  readonly joined: readonly Typed[]
  readonly tests: readonly Typed[]
}

/** Nested loops over the sources in order; each condition is tested as soon as its rows are known. */
export const planRows = (
  sources: readonly SourcePlan[],
  ons: readonly (Expression | undefined)[],
  where: Expression | undefined,
  scope: SqlScope,
): RowsPlan => {
  const inner = ons.filter((_on, place) => !sources[place]!.outer)
  const conditions = planConditions([...inner, where], scope)
  const before = testsAt(conditions, -1)
  const stages = sources.map((source, place): Stage => {
    const on = source.outer ? planConditions([ons[place]], scope) : []
    const access = accessTo(source, place, source.outer ? on : conditions)
    return { source, access, joined: on.map(({ test }) => test), tests: testsAt(conditions, place) }
  })
  return {
    each: (frame, visit) => void (holds(before, frame) && search(stages, 0, frame, visit)),
    passes: (frame) => conditions.every(({ test }) => test.evaluate(frame) === true),
  }
}

/** One part of an `and`. `reach` is the last source it refers to, -1 for none. */
export type PlannedCondition = {
  readonly test: Typed
  readonly reach: number
  /** Columns that must equal given values, each with the index of the last source that its value refers to. */
  readonly bound: readonly Binding[]
}

export type Binding = {
  readonly source: number
  readonly column: number
  readonly values: readonly Typed[]
  readonly reach: number
}

const planConditions = (
  expressions: readonly (Expression | undefined)[],
  scope: SqlScope,
): readonly PlannedCondition[] =>
  expressions.flatMap((expression) => (expression ? partsOf(expression) : [])).map((part) => planCondition(part, scope))

const testsAt = (conditions: readonly PlannedCondition[], place: number): readonly Typed[] =>
  conditions.filter(({ reach }) => reach === place).map(({ test }) => test)

const holds = (tests: readonly Typed[], frame: Frame): boolean =>
  tests.every(({ evaluate }) => evaluate(frame) === true)

/** True when `visit` has ended the search. */
const search = (stages: readonly Stage[], place: number, frame: Frame, visit: () => boolean): boolean => {
  const stage = stages[place]
  if (!stage) return visit()
  const { source, access, joined, tests } = stage
  let matched = false
  const enough = access(frame, (tuple, id) => {
    frame.rows[place] = tuple
    frame.ids[place] = id
    if (!holds(joined, frame)) return false
    matched = true
    return holds(tests, frame) && search(stages, place + 1, frame, visit)
  })
  if (enough || matched || !source.outer) return enough
  frame.rows[place] = source.columns.map(() => null)
  return holds(tests, frame) && search(stages, place + 1, frame, visit)
}

/** Yields the rows that may pass one by one; true from `use` ends it. */
type Access = (frame: Frame, use: (tuple: Tuple, id: number) => boolean) => boolean

const accessTo = ({ table, tuples }: SourcePlan, place: number, conditions: readonly PlannedCondition[]): Access => {
  if (!table) return (frame, use) => tuples(frame).some((tuple) => use(tuple, -1))
  const bindings = conditions
    .flatMap(({ bound }) => bound)
    .filter(({ source, reach }) => source === place && reach < place)
  const found = bestLookup(table, bindings)
  const idsOf = found
    ? (frame: Frame, rows: MemoryTable) => idsBy(found, frame, rows)
    : (_frame: Frame, rows: MemoryTable) => rows.ids()
  return (frame, use) => {
    const { tables, transaction } = frame.run
    const rows = tables.get(table.name)!
    for (const id of idsOf(frame, rows)) {
      const tuple = rows.visible(id, transaction)
      if (tuple && use(tuple, id)) return true
    }
    return false
  }
}

type ChosenLookup = { readonly lookup: number; readonly keys: readonly (readonly Typed[])[] }

/** The lookup with the most columns, all of them bound. */
const bestLookup = ({ lookups }: TableSchema, bindings: readonly Binding[]): ChosenLookup | undefined => {
  const usable = lookups.flatMap(({ columns }, lookup) => {
    const bound = columns.map((column) => bindings.find((each) => each.column === column))
    return bound.every((each) => each !== undefined) ? [{ lookup, columns: columns.length, bound }] : []
  })
  const best = usable.toSorted(
    (a, b) => b.columns - a.columns || a.bound[0]!.values.length - b.bound[0]!.values.length,
  )[0]
  if (!best) return undefined
  const keys = best.bound.reduce<readonly (readonly Typed[])[]>(
    (begun, { values }) => begun.flatMap((key) => values.map((value) => [...key, value])),
    [[]],
  )
  return { lookup: best.lookup, keys }
}

const idsBy = ({ lookup, keys }: ChosenLookup, frame: Frame, rows: MemoryTable): readonly number[] => {
  if (keys.length === 1)
    return idsOfKey(
      lookup,
      keys[0]!.map(({ evaluate }) => evaluate(frame)),
      rows,
    )
  const ids = new Set<number>()
  for (const key of keys)
    for (const id of idsOfKey(
      lookup,
      key.map(({ evaluate }) => evaluate(frame)),
      rows,
    ))
      ids.add(id)
  return [...ids]
}

const idsOfKey = (lookup: number, values: readonly SqlValue[], rows: MemoryTable): readonly number[] => {
  const key = keyOfValues(values)
  return key === null ? [] : rows.find(lookup, key)
}

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
