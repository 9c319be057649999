import { NotBuiltError } from '../databaseError.ts'
import type { Expression } from '../syntax/SqlSyntax.ts'
import { integerOf, valueOfType } from '../table/columnTypes.ts'
import type { SqlValue } from '../table/TableSchema.ts'
import type { Frame } from './Frame.ts'
import { planCall } from './planCall.ts'
import { planOperation } from './planOperation.ts'
import { asOneType, asOutput, asType } from './Planned.ts'
import type { Planned } from './Planned.ts'
import { placeOfColumn } from './Scope.ts'
import type { Place, SqlScope } from './Scope.ts'

export const planExpression = (source: Expression, scope: SqlScope): Planned => {
  switch (source.kind) {
    case 'parameter':
      return { type: 'unknown', source, evaluate: () => untyped(source) }
    case 'literal':
      return planLiteral(source)
    case 'column': {
      const place = placeOfColumn(scope, source.table, source.name)
      return { type: place.type, source, evaluate: valueAt(place) }
    }
    case 'operation':
      return planOperation(source, planExpression(source.left, scope), planExpression(source.right, scope))
    case 'not': {
      const { evaluate } = asType(planExpression(source.operand, scope), 'boolean')
      return { type: 'boolean', source, evaluate: (frame) => negation(evaluate(frame)) }
    }
    case 'isNull': {
      const { evaluate } = asOutput(planExpression(source.operand, scope))
      return { type: 'boolean', source, evaluate: (frame) => (evaluate(frame) === null) !== source.negated }
    }
    case 'among':
      return planAmong(source, scope)
    case 'call':
      return planCall(source, scope, planExpression)
    case 'cast':
      return planCast(source, scope)
    case 'case':
      return planCase(source, scope)
    case 'subquery': {
      const { columns, rows } = scope.planSelect(source.select, scope, scope)
      if (columns.length !== 1) throw new NotBuiltError('a value made of several columns')
      return { type: columns[0]!.type, source, evaluate: (frame) => onlyValue(rows(frame.run, frame)) }
    }
    case 'exists': {
      const { rows } = scope.planSelect(source.select, scope, scope)
      return { type: 'boolean', source, evaluate: (frame) => rows(frame.run, frame).length > 0 }
    }
  }
}

const planLiteral = (source: Expression & { kind: 'literal' }): Planned => {
  const { value } = source
  if (typeof value === 'number') {
    const type = Math.abs(value) > 2_147_483_647 ? 'int8' : 'int4'
    return { type, source, evaluate: () => value }
  }
  return { type: typeof value === 'boolean' ? 'boolean' : 'unknown', source, evaluate: () => value }
}

const untyped = ({ place }: { readonly place: number }): never => {
  throw new NotBuiltError(`the type of parameter $${place + 1}`)
}

const valueAt = ({ depth, source, column }: Place): Planned['evaluate'] => {
  if (depth === 0) return ({ rows }) => rows[source]![column] ?? null
  if (depth === 1) return ({ outer }) => outer!.rows[source]![column] ?? null
  return (frame) => {
    let at: Frame = frame
    for (let out = 0; out < depth; out++) at = at.outer!
    return at.rows[source]![column] ?? null
  }
}

const negation = (value: SqlValue): SqlValue => (value === null ? null : value !== true)

/** `in` and `not in`: null when it is not found and one of them is null. */
const planAmong = (source: Expression & { kind: 'among' }, scope: SqlScope): Planned => {
  const { all, type } = asOneType([source.operand, ...source.values].map((each) => planExpression(each, scope)))
  if (type === 'jsonb') throw new NotBuiltError('a comparison of jsonb')
  const [operand, ...values] = all
  const evaluate = (frame: Frame): SqlValue => {
    const wanted = operand!.evaluate(frame)
    if (wanted === null) return null
    let unsure = false
    for (const value of values) {
      const found = value.evaluate(frame)
      if (found === wanted) return !source.negated
      if (found === null) unsure = true
    }
    return unsure ? null : source.negated
  }
  return { type: 'boolean', source, evaluate }
}

/** The first branch whose condition is true; null is not true. */
const planCase = (source: Expression & { kind: 'case' }, scope: SqlScope): Planned => {
  const conditions = source.conditions.map((condition) => asType(planExpression(condition, scope), 'boolean'))
  const { type, all } = asOneType(source.values.map((value) => planExpression(value, scope)))
  const evaluate = (frame: Frame): SqlValue => {
    const taken = conditions.findIndex((condition) => condition.evaluate(frame) === true)
    return all[taken === -1 ? conditions.length : taken]!.evaluate(frame)
  }
  return { type, source, evaluate }
}

const planCast = (source: Expression & { kind: 'cast' }, scope: SqlScope): Planned => {
  const { type } = source
  const operand = planExpression(source.operand, scope)
  if (operand.type === 'unknown' || operand.type === type) return { ...asType(operand, type), source }
  const { evaluate } = operand
  const convert = conversionOf(operand.type, type)
  return { type, source, evaluate: (frame) => convert(evaluate(frame)) }
}

const conversionOf = (from: string, to: string): ((value: SqlValue) => SqlValue) => {
  if ((from === 'int4' || from === 'int8') && (to === 'int4' || to === 'int8'))
    return (value) => (value === null ? null : integerOf(to, value))
  if ((from === 'int4' || from === 'int8') && to === 'text')
    return (value) => (value === null ? null : String(value as number))
  if (from === 'text' && (to === 'int4' || to === 'int8' || to === 'jsonb')) return (value) => valueOfType(to, value)
  throw new NotBuiltError(`a cast of ${from} to ${to}`)
}

const onlyValue = (rows: readonly (readonly SqlValue[])[]): SqlValue => {
  if (rows.length > 1) throw new NotBuiltError('a value made of several rows')
  return rows[0]?.[0] ?? null
}
