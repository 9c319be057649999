import { readColumns } from './readChange.ts'
import { readExpression, readType } from './readExpression.ts'
import type { SqlReader } from './SqlReader.ts'
import type { AddColumn, ColumnDefinition, CreateIndex, CreateTable, TableConstraint } from './SqlSyntax.ts'

export const readCreate = (reader: SqlReader): CreateTable | CreateIndex => {
  reader.expectKeywords('create')
  return reader.takesKeywords('table') ? readTable(reader) : readIndex(reader)
}

export const readAlter = (reader: SqlReader): AddColumn => {
  reader.expectKeywords('alter', 'table')
  const table = reader.name()
  reader.expectKeywords('add', 'column', 'if', 'not', 'exists')
  const constraints: TableConstraint[] = []
  const column = readColumn(reader, constraints)
  return constraints.length > 0 ? reader.refuse() : { kind: 'addColumn', table, column }
}

/** Every step of a migration may run twice, so only the `if not exists` forms are known. */
const readTable = (reader: SqlReader): CreateTable => {
  reader.expectKeywords('if', 'not', 'exists')
  const table = reader.name()
  const columns: ColumnDefinition[] = []
  const constraints: TableConstraint[] = []
  reader.inParentheses(() =>
    reader.list(() => {
      if (isConstraint(reader)) constraints.push(readConstraint(reader, undefined))
      else columns.push(readColumn(reader, constraints))
    }),
  )
  return { kind: 'createTable', table, columns, constraints }
}

const isConstraint = (reader: SqlReader): boolean =>
  ['constraint', 'primary', 'unique', 'check', 'foreign', 'exclude'].some((word) => reader.seesKeywords(word))

const readColumn = (reader: SqlReader, constraints: TableConstraint[]): ColumnDefinition => {
  const name = reader.name()
  const type = readType(reader)
  let notNull = false
  let fallback: ColumnDefinition['fallback']
  while (reader.peek() && !reader.seesSign(',') && !reader.seesSign(')')) {
    if (reader.takesKeywords('not', 'null')) notNull = true
    else if (reader.takesKeywords('null')) notNull = false
    else if (reader.takesKeywords('default')) fallback = readExpression(reader)
    else constraints.push(readConstraint(reader, name))
  }
  return { name, type, notNull, fallback }
}

/** `column` is the one it follows. References to other tables are refused. */
const readConstraint = (reader: SqlReader, column: string | undefined): TableConstraint => {
  const name = reader.takesKeywords('constraint') ? reader.name() : undefined
  const own = () => (column === undefined ? readColumns(reader) : [column])
  if (reader.takesKeywords('primary', 'key')) return { kind: 'unique', name, columns: own(), primary: true }
  if (reader.takesKeywords('unique')) return { kind: 'unique', name, columns: own(), primary: false }
  reader.expectKeywords('check')
  return { kind: 'check', name, expression: reader.inParentheses(() => readExpression(reader)) }
}

const readIndex = (reader: SqlReader): CreateIndex => {
  const unique = reader.takesKeywords('unique')
  reader.expectKeywords('index', 'if', 'not', 'exists')
  const name = reader.name()
  reader.expectKeywords('on')
  const table = reader.name()
  const columns = readColumns(reader)
  const isPartial = reader.takesKeywords('where')
  if (isPartial) readExpression(reader)
  return { kind: 'createIndex', name, table, columns, unique, isPartial }
}
