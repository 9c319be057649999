import { SqlReader } from './SqlReader.ts'
import type {
  AddColumn,
  ColumnDefinition,
  CreateIndex,
  CreateTable,
  DropTable,
  Statement,
  TableConstraint,
} from './SqlSyntax.ts'
import { readAfterUpdate, readColumns, readDelete, readInsert, readUpdate } from './readChange.ts'
import { readExpression, readType } from './readExpression.ts'
import { readSelect } from './readSelect.ts'

/** The part of PostgreSQL's SQL that the server uses. Everything else is refused by name, not skipped. */
export const readStatement = (sql: string): Statement => {
  const reader = new SqlReader(sql, readSelect)
  const statement = readOne(reader)
  reader.end()
  return statement
}

const readCreate = (reader: SqlReader): CreateTable | CreateIndex => {
  reader.expectKeywords('create')
  return reader.takesKeywords('table') ? readTable(reader) : readIndex(reader)
}

const readAlter = (reader: SqlReader): AddColumn => {
  reader.expectKeywords('alter', 'table')
  const table = reader.name()
  reader.expectKeywords('add', 'column', 'if', 'not', 'exists')
  const constraints: TableConstraint[] = []
  const column = readColumn(reader, constraints)
  return constraints.length > 0 ? reader.refuse() : { kind: 'addColumn', table, column }
}

const readDrop = (reader: SqlReader): DropTable => {
  reader.expectKeywords('drop', 'table', 'if', 'exists')
  return { kind: 'dropTable', table: reader.name() }
}

const readOne = (reader: SqlReader): Statement => {
  if (reader.seesKeywords('with') && reader.peek(4)?.text === 'update') return readAfterUpdate(reader)
  if (reader.seesKeywords('select') || reader.seesKeywords('with')) return readSelect(reader)
  if (reader.seesKeywords('insert')) return readInsert(reader)
  if (reader.seesKeywords('update')) return readUpdate(reader)
  if (reader.seesKeywords('delete')) return readDelete(reader)
  if (reader.seesKeywords('create')) return readCreate(reader)
  if (reader.seesKeywords('alter')) return readAlter(reader)
  if (reader.seesKeywords('drop')) return readDrop(reader)
  if (reader.takesKeywords('savepoint')) return { kind: 'savepoint', action: 'set', name: reader.name() }
  if (reader.takesKeywords('rollback', 'to', 'savepoint'))
    return { kind: 'savepoint', action: 'rollback', name: reader.name() }
  return reader.refuse()
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
    // Texts are compared by their code units, as the collation "C" does.
    else if (reader.takesKeywords('collate')) reader.name()
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
