import { DatabaseError, NotBuiltError } from '../databaseError.ts'
import type { Expression, SqlType } from '../syntax/SqlSyntax.ts'
import { frozenJson, integerOf } from '../table/columnTypes.ts'
import type { SqlValue } from '../table/TableSchema.ts'
import { comparisonOf } from './compareValues.ts'
import type { Frame } from './Frame.ts'
import { asOneType, asType } from './Planned.ts'
import type { Planned } from './Planned.ts'

type Operation = Expression & { kind: 'operation' }

export const planOperation = (source: Operation, left: Planned, right: Planned): Planned => {
  switch (source.operator) {
    case 'and':
    case 'or':
      return planLogic(source, left, right)
    case '+':
    case '-':
    case '*':
    case '%':
      return planArithmetic(source, left, right)
    case '||': {
      if (left.type === 'jsonb' || right.type === 'jsonb') return planJoinedArrays(source, left, right)
      const [a, b] = [asType(left, 'text'), asType(right, 'text')]
      return { type: 'text', source, evaluate: strict(a, b, (x, y) => (x as string) + (y as string)) }
    }
    case '=':
    case '<>':
    case '<':
    case '<=':
    case '>':
    case '>=': {
      const { type, all } = asOneType([left, right])
      return { type: 'boolean', source, evaluate: strict(all[0]!, all[1]!, comparison(source.operator, type)) }
    }
  }
}

/** Concatenates two jsonb arrays. */
const planJoinedArrays = (source: Operation, left: Planned, right: Planned): Planned => {
  const [a, b] = [asType(left, 'jsonb'), asType(right, 'jsonb')]
  const joined = (x: SqlValue, y: SqlValue): SqlValue => {
    if (!Array.isArray(x) || !Array.isArray(y)) throw new NotBuiltError('jsonb put together that is not two arrays')
    return frozenJson([...x, ...y])
  }
  return { type: 'jsonb', source, evaluate: strict(a, b, joined) }
}

/** Null if one of them is null. */
const strict =
  (a: Planned, b: Planned, compute: (x: SqlValue, y: SqlValue) => SqlValue) =>
  (frame: Frame): SqlValue => {
    const left = a.evaluate(frame)
    if (left === null) return null
    const right = b.evaluate(frame)
    return right === null ? null : compute(left, right)
  }

const comparison = (
  operator: '=' | '<>' | '<' | '<=' | '>' | '>=',
  type: SqlType,
): ((x: SqlValue, y: SqlValue) => boolean) => {
  const compare = comparisonOf(type)
  switch (operator) {
    case '=':
      return (x, y) => x === y
    case '<>':
      return (x, y) => x !== y
    case '<':
      return (x, y) => compare(x, y) < 0
    case '<=':
      return (x, y) => compare(x, y) <= 0
    case '>':
      return (x, y) => compare(x, y) > 0
    case '>=':
      return (x, y) => compare(x, y) >= 0
  }
}

/** Three-valued logic: a null stays null unless the other side decides. */
const planLogic = (source: Operation, left: Planned, right: Planned): Planned => {
  const [a, b] = [asType(left, 'boolean'), asType(right, 'boolean')]
  const decisive = source.operator === 'or'
  const evaluate = (frame: Frame): SqlValue => {
    const first = a.evaluate(frame)
    if (first === decisive) return decisive
    const second = b.evaluate(frame)
    if (second === decisive) return decisive
    return first === null || second === null ? null : !decisive
  }
  return { type: 'boolean', source, evaluate }
}

const planArithmetic = (source: Operation, left: Planned, right: Planned): Planned => {
  const { type, all } = asOneType(
    [left, right].map((each) => (each.type === 'int8' ? each : asTypeOf(each, left, right))),
  )
  const whole = type === 'int8' ? 'int8' : 'int4'
  return {
    type: whole,
    source,
    evaluate: strict(all[0]!, all[1]!, (x, y) => integerOf(whole, computed(source.operator, Number(x), Number(y)))),
  }
}

const asTypeOf = (each: Planned, left: Planned, right: Planned): Planned =>
  asType(each, left.type === 'int8' || right.type === 'int8' ? 'int8' : 'int4')

const computed = (operator: Operation['operator'], x: number, y: number): number => {
  if (operator === '+') return x + y
  if (operator === '-') return x - y
  if (operator === '*') return x * y
  if (y === 0) throw new DatabaseError('22012', 'division by zero')
  return x % y || 0
}
