import { readAfterUpdate, readDelete, readInsert, readUpdate } from './readChange.ts'
import { readAlter, readCreate } from './readDefinition.ts'
import { readSelect } from './readSelect.ts'
import { SqlReader } from './SqlReader.ts'
import type { Statement } from './SqlSyntax.ts'

/** The part of PostgreSQL's SQL that the server uses. Everything else is refused by name, not skipped. */
export const readStatement = (sql: string): Statement => {
  const reader = new SqlReader(sql, readSelect)
  const statement = readOne(reader)
  reader.end()
  return statement
}

const readOne = (reader: SqlReader): Statement => {
  if (reader.seesKeywords('with') && reader.peek(4)?.text === 'update') return readAfterUpdate(reader)
  if (reader.seesKeywords('select') || reader.seesKeywords('with')) return readSelect(reader)
  if (reader.seesKeywords('insert')) return readInsert(reader)
  if (reader.seesKeywords('update')) return readUpdate(reader)
  if (reader.seesKeywords('delete')) return readDelete(reader)
  if (reader.seesKeywords('create')) return readCreate(reader)
  if (reader.seesKeywords('alter')) return readAlter(reader)
  if (reader.takesKeywords('savepoint')) return { kind: 'savepoint', action: 'set', name: reader.name() }
  if (reader.takesKeywords('rollback', 'to', 'savepoint'))
    return { kind: 'savepoint', action: 'rollback', name: reader.name() }
  return reader.refuse()
}
