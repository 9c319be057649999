import { NotBuiltError } from '../databaseError.ts'
import type { Expression, SqlType } from '../syntax/SqlSyntax.ts'
import { integerOf, valueOfType } from '../table/columnTypes.ts'
import type { SqlValue } from '../table/TableSchema.ts'
import type { Frame } from './Frame.ts'
import type { SqlScope } from './Scope.ts'

/** An expression ready to be evaluated. `unknown` is a parameter or a literal whose type depends on its neighbour. */
export type Planned = {
  readonly type: SqlType | 'unknown'
  readonly evaluate: (frame: Frame) => SqlValue
  readonly source: Expression
}

/** How to plan inner expressions. */
export type PlanValue = (source: Expression, scope: SqlScope) => Planned

export type Typed = Planned & { readonly type: SqlType }

/** The same value as another type, as PostgreSQL would convert it implicitly. */
export const asType = (planned: Planned, type: SqlType): Typed => {
  const { source, evaluate } = planned
  if (planned.type === type) return { type, evaluate, source }
  if (planned.type === 'int4' && type === 'int8') return { type, evaluate, source }
  if (planned.type === 'int8' && type === 'int4') {
    return { type, source, evaluate: (frame) => fitting(evaluate(frame)) }
  }
  if (planned.type !== 'unknown') throw new NotBuiltError(`how ${planned.type} becomes ${type}`)
  if (source.kind === 'parameter') {
    const { place } = source
    return { type, source, evaluate: ({ run }) => valueOfType(type, run.parameters[place]) }
  }
  if (source.kind !== 'literal') throw new NotBuiltError(`a value of unknown type (${source.kind})`)
  const value = valueOfType(type, source.value)
  return { type, source, evaluate: () => value }
}

const fitting = (value: SqlValue): SqlValue => (value === null ? null : integerOf('int4', value))

/** All of them converted to the one type they share; untyped ones follow the typed ones. */
export const asOneType = (planned: readonly Planned[]): { readonly type: SqlType; readonly all: readonly Typed[] } => {
  const types = new Set(planned.flatMap(({ type }) => (type === 'unknown' ? [] : [type])))
  const [first = 'text', second] = types
  const whole = types.size === 2 && types.has('int4') && types.has('int8')
  if (second && !whole) throw new NotBuiltError(`how ${[...types].join(' and ')} are one type`)
  const type = whole ? 'int8' : first
  return { type, all: planned.map((each) => asType(each, type)) }
}

/** In a statement's result, untyped text is text. */
export const asOutput = (planned: Planned): Typed => asType(planned, planned.type === 'unknown' ? 'text' : planned.type)
