import { readExpression } from './readExpression.ts'
import type { SqlReader } from './SqlReader.ts'
import type { Expression, Select, SelectItem, Source } from './SqlSyntax.ts'

export const readSelect = (reader: SqlReader): Select => {
  const named = reader.takesKeywords('with') ? reader.list(() => readNamed(reader)) : []
  reader.expectKeywords('select')
  const items = readItems(reader)
  const from = reader.takesKeywords('from') ? readSources(reader) : []
  const where = readWhere(reader)
  const groupBy = reader.takesKeywords('group', 'by') ? reader.list(() => readExpression(reader)) : []
  const orderBy = reader.takesKeywords('order', 'by') ? reader.list(() => readOrder(reader)) : []
  const limit = reader.takesKeywords('limit') ? readExpression(reader) : undefined
  const offset = reader.takesKeywords('offset') ? readExpression(reader) : undefined
  const forUpdate = reader.takesKeywords('for', 'update')
  return { kind: 'select', named, items, from, where, groupBy, orderBy, limit, offset, forUpdate }
}

export const readWhere = (reader: SqlReader): Expression | undefined =>
  reader.takesKeywords('where') ? readExpression(reader) : undefined

export const readReturning = (reader: SqlReader): readonly SelectItem[] =>
  reader.takesKeywords('returning') ? readItems(reader) : []

const readItems = (reader: SqlReader): readonly SelectItem[] => reader.list(() => readItem(reader))

const readItem = (reader: SqlReader): SelectItem => {
  if (reader.takesSign('*')) return { kind: 'all', table: undefined }
  if (reader.seesSign('.', 1) && reader.seesSign('*', 2)) {
    const table = reader.name()
    reader.next()
    reader.next()
    return { kind: 'all', table }
  }
  const expression = readExpression(reader)
  return { kind: 'value', expression, name: reader.takesKeywords('as') ? reader.name() : usualName(expression) }
}

/** PostgreSQL's name for a column that was given none. */
const usualName = (expression: Expression): string => {
  switch (expression.kind) {
    case 'column':
    case 'call':
      return expression.name
    case 'cast':
      return usualName(expression.operand)
    case 'exists':
      return 'exists'
    case 'case':
      return 'case'
    case 'subquery': {
      const [item] = expression.select.items
      return item?.kind === 'value' ? item.name : '?column?'
    }
    case 'parameter':
    case 'literal':
    case 'operation':
    case 'not':
    case 'isNull':
    case 'among':
      return '?column?'
  }
}

const readOrder = (reader: SqlReader): Select['orderBy'][number] => {
  const expression = readExpression(reader)
  const descending = reader.takesKeywords('desc')
  if (!descending) reader.takesKeywords('asc')
  if (reader.seesKeywords('nulls')) reader.refuse()
  return { expression, descending }
}

const readNamed = (reader: SqlReader): Select['named'][number] => {
  const name = reader.name()
  reader.expectKeywords('as')
  return { name, select: reader.inParentheses(() => readSelect(reader)) }
}

/** Right and full joins are refused. */
export const readSources = (reader: SqlReader): readonly Source[] => {
  const sources = [readSource(reader)]
  while (true) {
    if (reader.takesKeywords('cross', 'join')) sources.push(readSource(reader))
    else if (reader.takesKeywords('join') || reader.takesKeywords('inner', 'join'))
      sources.push(readJoined(reader, false))
    else if (reader.takesKeywords('left', 'join')) sources.push(readJoined(reader, true))
    else return sources
  }
}

const readJoined = (reader: SqlReader, outer: boolean): Source => {
  const source = readSource(reader)
  reader.expectKeywords('on')
  return { ...source, on: readExpression(reader), outer }
}

const readSource = (reader: SqlReader): Source => {
  const usual = { on: undefined, outer: false }
  if (!reader.seesSign('(')) {
    const table = reader.name()
    if (table === 'jsonb_array_elements_text') return { ...usual, ...readElements(reader) }
    return { ...usual, rows: { kind: 'table', table }, alias: readAlias(reader, table) }
  }
  reader.expectSign('(')
  if (!reader.takesKeywords('values')) {
    const select = readSelect(reader)
    reader.expectSign(')')
    reader.expectKeywords('as')
    return { ...usual, rows: { kind: 'select', select }, alias: reader.name() }
  }
  const rows = reader.list(() => reader.inParentheses(() => reader.list(() => readExpression(reader))))
  reader.expectSign(')')
  reader.expectKeywords('as')
  const alias = reader.name()
  return {
    ...usual,
    rows: { kind: 'values', rows, columns: reader.inParentheses(() => reader.list(() => reader.name())) },
    alias,
  }
}

/** `jsonb_array_elements_text(array) as alias(column)` */
const readElements = (reader: SqlReader): Pick<Source, 'rows' | 'alias'> => {
  const array = reader.inParentheses(() => readExpression(reader))
  reader.expectKeywords('as')
  const alias = reader.name()
  return { alias, rows: { kind: 'elements', array, column: reader.inParentheses(() => reader.name()) } }
}

export const readAlias = (reader: SqlReader, table: string): string =>
  reader.takesKeywords('as') ? reader.name() : table
