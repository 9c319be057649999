import { readExpression } from './readExpression.ts'
import type { SqlReader } from './SqlReader.ts'
import type { Expression, Select, SelectItem, Source } from './SqlSyntax.ts'

export function readSelect(reader: SqlReader): Select {
  const named = reader.takesWords('with') ? reader.list(() => readNamed(reader)) : []
  reader.expectWords('select')
  const items = readItems(reader)
  const from = reader.takesWords('from') ? readSources(reader) : []
  const where = readWhere(reader)
  const groupBy = reader.takesWords('group', 'by') ? reader.list(() => readExpression(reader)) : []
  const orderBy = reader.takesWords('order', 'by') ? reader.list(() => readOrder(reader)) : []
  const limit = reader.takesWords('limit') ? readExpression(reader) : undefined
  const offset = reader.takesWords('offset') ? readExpression(reader) : undefined
  const forUpdate = reader.takesWords('for', 'update')
  return { kind: 'select', named, items, from, where, groupBy, orderBy, limit, offset, forUpdate }
}

export const readWhere = (reader: SqlReader): Expression | undefined =>
  reader.takesWords('where') ? readExpression(reader) : undefined

export const readReturning = (reader: SqlReader): readonly SelectItem[] =>
  reader.takesWords('returning') ? readItems(reader) : []

const readItems = (reader: SqlReader): readonly SelectItem[] => reader.list(() => readItem(reader))

function readItem(reader: SqlReader): SelectItem {
  if (reader.takesSign('*')) return { kind: 'all', table: undefined }
  if (reader.seesSign('.', 1) && reader.seesSign('*', 2)) {
    const table = reader.name()
    reader.next()
    reader.next()
    return { kind: 'all', table }
  }
  const expression = readExpression(reader)
  return { kind: 'value', expression, name: reader.takesWords('as') ? reader.name() : usualName(expression) }
}

/** What PostgreSQL calls a column that has been given no name. */
function usualName(expression: Expression): string {
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

function readOrder(reader: SqlReader): Select['orderBy'][number] {
  const expression = readExpression(reader)
  const descending = reader.takesWords('desc')
  if (!descending) reader.takesWords('asc')
  if (reader.seesWords('nulls')) reader.refuse()
  return { expression, descending }
}

function readNamed(reader: SqlReader): Select['named'][number] {
  const name = reader.name()
  reader.expectWords('as')
  return { name, select: reader.inParentheses(() => readSelect(reader)) }
}

/** Right and full joins are refused. */
export function readSources(reader: SqlReader): readonly Source[] {
  const sources = [readSource(reader)]
  while (true) {
    if (reader.takesWords('cross', 'join')) sources.push(readSource(reader))
    else if (reader.takesWords('join') || reader.takesWords('inner', 'join')) sources.push(readJoined(reader, false))
    else if (reader.takesWords('left', 'join')) sources.push(readJoined(reader, true))
    else return sources
  }
}

function readJoined(reader: SqlReader, outer: boolean): Source {
  const source = readSource(reader)
  reader.expectWords('on')
  return { ...source, on: readExpression(reader), outer }
}

function readSource(reader: SqlReader): Source {
  const usual = { on: undefined, outer: false }
  if (!reader.seesSign('(')) {
    const table = reader.name()
    if (table === 'jsonb_array_elements_text') return { ...usual, ...readElements(reader) }
    return { ...usual, rows: { kind: 'table', table }, alias: readAlias(reader, table) }
  }
  reader.expectSign('(')
  if (!reader.takesWords('values')) {
    const select = readSelect(reader)
    reader.expectSign(')')
    reader.expectWords('as')
    return { ...usual, rows: { kind: 'select', select }, alias: reader.name() }
  }
  const rows = reader.list(() => reader.inParentheses(() => reader.list(() => readExpression(reader))))
  reader.expectSign(')')
  reader.expectWords('as')
  const alias = reader.name()
  return {
    ...usual,
    rows: { kind: 'values', rows, columns: reader.inParentheses(() => reader.list(() => reader.name())) },
    alias,
  }
}

/** `jsonb_array_elements_text(array) as alias(column)` */
function readElements(reader: SqlReader): Pick<Source, 'rows' | 'alias'> {
  const array = reader.inParentheses(() => readExpression(reader))
  reader.expectWords('as')
  const alias = reader.name()
  return { alias, rows: { kind: 'elements', array, column: reader.inParentheses(() => reader.name()) } }
}

export const readAlias = (reader: SqlReader, table: string): string => (reader.takesWords('as') ? reader.name() : table)
