import { readExpression } from './readExpression.ts'
import { readAlias, readReturning, readSelect, readSources, readWhere } from './readSelect.ts'
import type { SqlReader } from './SqlReader.ts'
import type { Assignment, Delete, Insert, OnConflict, Update } from './SqlSyntax.ts'

export function readInsert(reader: SqlReader): Insert {
  reader.expectWords('insert', 'into')
  const table = reader.name()
  const columns = reader.seesSign('(') ? readColumns(reader) : undefined
  const rows = reader.takesWords('values') ? readRows(reader) : readSelect(reader)
  const onConflict = reader.takesWords('on', 'conflict') ? readOnConflict(reader) : undefined
  return { kind: 'insert', table, columns, rows, onConflict, returning: readReturning(reader) }
}

/** `with name as (update … returning …) insert …` */
export function readAfterUpdate(reader: SqlReader): Insert {
  reader.expectWords('with')
  const name = reader.name()
  reader.expectWords('as')
  const update = reader.inParentheses(() => readUpdate(reader))
  return { ...readInsert(reader), after: { name, update } }
}

const readRows = (reader: SqlReader) =>
  reader.list(() =>
    reader.inParentheses(() => reader.list(() => (reader.takesWords('default') ? undefined : readExpression(reader)))),
  )

function readOnConflict(reader: SqlReader): OnConflict {
  const columns = reader.seesSign('(') ? readColumns(reader) : undefined
  reader.expectWords('do')
  if (reader.takesWords('nothing')) return { columns, update: undefined }
  reader.expectWords('update', 'set')
  return { columns, update: { set: readAssignments(reader), where: readWhere(reader) } }
}

export function readUpdate(reader: SqlReader): Update {
  reader.expectWords('update')
  const table = reader.name()
  const alias = readAlias(reader, table)
  reader.expectWords('set')
  const set = readAssignments(reader)
  const from = reader.takesWords('from') ? readSources(reader) : []
  const where = readWhere(reader)
  return { kind: 'update', table, alias, set, from, where, returning: readReturning(reader) }
}

export function readDelete(reader: SqlReader): Delete {
  reader.expectWords('delete', 'from')
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
