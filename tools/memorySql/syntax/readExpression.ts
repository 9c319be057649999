import type { Expression, Operator, SqlType } from './SqlSyntax.ts'
import type { SqlReader } from './SqlReader.ts'

/** An expression with PostgreSQL's precedence: or, and, not, comparison, `||`, sums, products, `::`. */
export const readExpression = (reader: SqlReader): Expression => {
  let left = readAnd(reader)
  while (reader.takesKeywords('or')) left = { kind: 'operation', operator: 'or', left, right: readAnd(reader) }
  return left
}

const readAnd = (reader: SqlReader): Expression => {
  let left = readNot(reader)
  while (reader.takesKeywords('and')) left = { kind: 'operation', operator: 'and', left, right: readNot(reader) }
  return left
}

const readNot = (reader: SqlReader): Expression =>
  reader.takesKeywords('not') ? { kind: 'not', operand: readNot(reader) } : readComparison(reader)

const comparisons: ReadonlySet<string> = new Set(['=', '<>', '<', '<=', '>', '>='])

const readComparison = (reader: SqlReader): Expression => {
  const operand = readJoinedText(reader)
  if (reader.takesKeywords('is')) {
    const negated = reader.takesKeywords('not')
    reader.expectKeywords('null')
    return { kind: 'isNull', operand, negated }
  }
  const negated = reader.takesKeywords('not', 'in')
  if (negated || reader.takesKeywords('in')) {
    return {
      kind: 'among',
      operand,
      negated,
      values: reader.inParentheses(() => reader.list(() => readExpression(reader))),
    }
  }
  if (reader.takesKeywords('like'))
    return { kind: 'call', name: 'is like', values: [operand, readJoinedText(reader)], ofRows: false }
  const token = reader.peek()
  if (token?.kind !== 'sign' || !comparisons.has(token.text)) return operand
  reader.next()
  return { kind: 'operation', operator: token.text as Operator, left: operand, right: readJoinedText(reader) }
}

const readJoinedText = (reader: SqlReader): Expression => {
  let left = readSum(reader)
  while (reader.takesSign('||')) left = { kind: 'operation', operator: '||', left, right: readSum(reader) }
  return left
}

const readSum = (reader: SqlReader): Expression => {
  let left = readProduct(reader)
  while (reader.seesSign('+') || reader.seesSign('-')) {
    const operator = reader.next().text as '+' | '-'
    left = { kind: 'operation', operator, left, right: readProduct(reader) }
  }
  return left
}

const readProduct = (reader: SqlReader): Expression => {
  let left = readCast(reader)
  while (reader.seesSign('*') || reader.seesSign('%')) {
    const operator = reader.next().text as '*' | '%'
    left = { kind: 'operation', operator, left, right: readCast(reader) }
  }
  return left
}

const readCast = (reader: SqlReader): Expression => {
  let operand = readValue(reader)
  while (reader.takesSign('::')) {
    operand = reader.takesKeywords('bit')
      ? readHexNumber(reader, operand)
      : { kind: 'cast', operand, type: readType(reader) }
  }
  return operand
}

/** Bit strings are supported only between hexadecimal digits and a number: `'x1f'::bit(8)::int4`. */
const readHexNumber = (reader: SqlReader, digits: Expression): Expression => {
  const length = reader.inParentheses(() => readExpression(reader))
  reader.expectSign('::')
  reader.expectKeywords('int4')
  return { kind: 'call', name: 'int4 of bits', values: [digits, length], ofRows: false }
}

const types: ReadonlyMap<string, SqlType> = new Map([
  ['text', 'text'],
  ['int4', 'int4'],
  ['integer', 'int4'],
  ['int', 'int4'],
  ['int8', 'int8'],
  ['bigint', 'int8'],
  ['boolean', 'boolean'],
  ['bool', 'boolean'],
  ['jsonb', 'jsonb'],
])

export const readType = (reader: SqlReader): SqlType => {
  const token = reader.peek()
  const type = types.get(token?.text ?? '')
  if (!type) return reader.refuse()
  reader.next()
  return type
}

const readValue = (reader: SqlReader): Expression => {
  if (reader.takesSign('(')) {
    const inner: Expression =
      reader.seesKeywords('select') || reader.seesKeywords('with')
        ? { kind: 'subquery', select: reader.select() }
        : readExpression(reader)
    reader.expectSign(')')
    return inner
  }
  if (reader.takesSign('-')) {
    const token = reader.peek()
    if (token?.kind !== 'number') return reader.refuse()
    reader.next()
    return { kind: 'literal', value: -Number(token.text) }
  }
  const token = reader.peek()
  switch (token?.kind) {
    case 'parameter':
      reader.next()
      return { kind: 'parameter', place: Number(token.text) - 1 }
    case 'string':
      reader.next()
      return { kind: 'literal', value: token.text }
    case 'number':
      if (token.text.includes('.')) return reader.refuse()
      reader.next()
      return { kind: 'literal', value: Number(token.text) }
    case 'word':
      return readWord(reader)
    case 'sign':
    case undefined:
      return reader.refuse()
  }
}

const readWord = (reader: SqlReader): Expression => {
  if (reader.takesKeywords('null')) return { kind: 'literal', value: null }
  if (reader.takesKeywords('true')) return { kind: 'literal', value: true }
  if (reader.takesKeywords('false')) return { kind: 'literal', value: false }
  if (reader.takesKeywords('case')) return readCase(reader)
  if (reader.takesKeywords('exists')) return { kind: 'exists', select: reader.inParentheses(() => reader.select()) }
  if (notNames.some((word) => reader.seesKeywords(word))) return reader.refuse()
  const name = reader.name()
  if (reader.takesSign('(')) return readCall(reader, name)
  return reader.takesSign('.')
    ? { kind: 'column', table: name, name: reader.name() }
    : { kind: 'column', table: undefined, name }
}

/** Only the searched form of `case`; the form with an operand is not used. */
const readCase = (reader: SqlReader): Expression => {
  const conditions: Expression[] = []
  const values: Expression[] = []
  while (reader.takesKeywords('when')) {
    conditions.push(readExpression(reader))
    reader.expectKeywords('then')
    values.push(readExpression(reader))
  }
  if (conditions.length === 0) return reader.refuse()
  reader.expectKeywords('else')
  values.push(readExpression(reader))
  reader.expectKeywords('end')
  return { kind: 'case', conditions, values }
}

/** Words that PostgreSQL reserves and that cannot begin a value here. */
const notNames = [
  'array',
  'row',
  'select',
  'from',
  'where',
  'distinct',
  'any',
  'all',
  'some',
  'cast',
  'current_timestamp',
  'interval',
  'default',
]

const readCall = (reader: SqlReader, name: string): Expression => {
  if (reader.takesSign('*')) {
    reader.expectSign(')')
    return { kind: 'call', name, values: [], ofRows: true }
  }
  const values = reader.seesSign(')') ? [] : reader.list(() => readExpression(reader))
  reader.expectSign(')')
  return { kind: 'call', name, values, ofRows: false }
}
