import { readExpression } from './readExpression.ts'
import { readAlias, readReturning, readSelect, readSources, readWhere } from './readSelect.ts'
import type { SqlReader } from './SqlReader.ts'
import type { Assignment, Delete, Insert, OnConflict, Update } from './SqlSyntax.ts'

export const readInsert = (reader: SqlReader): Insert => {
  reader.expectKeywords('insert', 'into')
  const table = reader.name()
  const columns = reader.seesSign('(') ? readColumns(reader) : undefined
  const rows = reader.takesKeywords('values') ? readRows(reader) : readSelect(reader)
  const onConflict = reader.takesKeywords('on', 'conflict') ? readOnConflict(reader) : undefined
  return { kind: 'insert', table, columns, rows, onConflict, returning: readReturning(reader) }
}

/** `with name as (update … returning …) insert …` */
export const readAfterUpdate = (reader: SqlReader): Insert => {
  reader.expectKeywords('with')
  const name = reader.name()
  reader.expectKeywords('as')
  const update = reader.inParentheses(() => readUpdate(reader))
  return { ...readInsert(reader), after: { name, update } }
}

const readRows = (reader: SqlReader) =>
  reader.list(() =>
    reader.inParentheses(() =>
      reader.list(() => (reader.takesKeywords('default') ? undefined : readExpression(reader))),
    ),
  )

const readOnConflict = (reader: SqlReader): OnConflict => {
  const columns = reader.seesSign('(') ? readColumns(reader) : undefined
  reader.expectKeywords('do')
  if (reader.takesKeywords('nothing')) return { columns, update: undefined }
  reader.expectKeywords('update', 'set')
  return { columns, update: { set: readAssignments(reader), where: readWhere(reader) } }
}

export const readUpdate = (reader: SqlReader): Update => {
  reader.expectKeywords('update')
  const table = reader.name()
  const alias = readAlias(reader, table)
  reader.expectKeywords('set')
  const set = readAssignments(reader)
  const from = reader.takesKeywords('from') ? readSources(reader) : []
  const where = readWhere(reader)
  return { kind: 'update', table, alias, set, from, where, returning: readReturning(reader) }
}

export const readDelete = (reader: SqlReader): Delete => {
  reader.expectKeywords('delete', 'from')
  const table = reader.name()
  const alias = readAlias(reader, table)
  const where = readWhere(reader)
  return { kind: 'delete', table, alias, where, returning: readReturning(reader) }
}

export const readColumns = (reader: SqlReader): readonly string[] =>
  reader.inParentheses(() => reader.list(() => reader.name()))

const readAssignments = (reader: SqlReader): readonly Assignment[] =>
  reader.list(() => {
    const column = reader.name()
    reader.expectSign('=')
    return { column, value: readExpression(reader) }
  })
