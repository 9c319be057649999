import { readColumns } from './readChange.ts'
import { readExpression, readType } from './readExpression.ts'
import type { SqlReader } from './SqlReader.ts'
import type { AddColumn, ColumnDefinition, CreateIndex, CreateTable, TableConstraint } from './SqlSyntax.ts'

export function readCreate(reader: SqlReader): CreateTable | CreateIndex {
  reader.expectWords('create')
  return reader.takesWords('table') ? readTable(reader) : readIndex(reader)
}

export function readAlter(reader: SqlReader): AddColumn {
  reader.expectWords('alter', 'table')
  const table = reader.name()
  reader.expectWords('add', 'column', 'if', 'not', 'exists')
  const constraints: TableConstraint[] = []
  const column = readColumn(reader, constraints)
  return constraints.length > 0 ? reader.refuse() : { kind: 'addColumn', table, column }
}

/** Every step of a migration may be run twice, so only the careful spelling is known. */
function readTable(reader: SqlReader): CreateTable {
  reader.expectWords('if', 'not', 'exists')
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
  ['constraint', 'primary', 'unique', 'check', 'foreign', 'exclude'].some((word) => reader.seesWords(word))

function readColumn(reader: SqlReader, constraints: TableConstraint[]): ColumnDefinition {
  const name = reader.name()
  const type = readType(reader)
  let notNull = false
  let fallback: ColumnDefinition['fallback']
  while (reader.peek() && !reader.seesSign(',') && !reader.seesSign(')')) {
    if (reader.takesWords('not', 'null')) notNull = true
    else if (reader.takesWords('null')) notNull = false
    else if (reader.takesWords('default')) fallback = readExpression(reader)
    else constraints.push(readConstraint(reader, name))
  }
  return { name, type, notNull, fallback }
}

/** `column` is the one it is written behind. References to other tables are refused. */
function readConstraint(reader: SqlReader, column: string | undefined): TableConstraint {
  const name = reader.takesWords('constraint') ? reader.name() : undefined
  const own = () => (column === undefined ? readColumns(reader) : [column])
  if (reader.takesWords('primary', 'key')) return { kind: 'unique', name, columns: own(), primary: true }
  if (reader.takesWords('unique')) return { kind: 'unique', name, columns: own(), primary: false }
  reader.expectWords('check')
  return { kind: 'check', name, expression: reader.inParentheses(() => readExpression(reader)) }
}

function readIndex(reader: SqlReader): CreateIndex {
  const unique = reader.takesWords('unique')
  reader.expectWords('index', 'if', 'not', 'exists')
  const name = reader.name()
  reader.expectWords('on')
  const table = reader.name()
  const columns = readColumns(reader)
  const isPartial = reader.takesWords('where')
  if (isPartial) readExpression(reader)
  return { kind: 'createIndex', name, table, columns, unique, isPartial }
}
