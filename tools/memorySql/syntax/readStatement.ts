import { readAfterUpdate, readDelete, readInsert, readUpdate } from './readChange.ts'
import { readAlter, readCreate } from './readDefinition.ts'
import { readSelect } from './readSelect.ts'
import { SqlReader } from './SqlReader.ts'
import type { Statement } from './SqlSyntax.ts'

/** The part of PostgreSQL's language that the server speaks. Everything else is refused by name, not skipped. */
export function readStatement(sql: string): Statement {
  const reader = new SqlReader(sql, readSelect)
  const statement = readOne(reader)
  reader.end()
  return statement
}

function readOne(reader: SqlReader): Statement {
  if (reader.seesWords('with') && reader.peek(4)?.text === 'update') return readAfterUpdate(reader)
  if (reader.seesWords('select') || reader.seesWords('with')) return readSelect(reader)
  if (reader.seesWords('insert')) return readInsert(reader)
  if (reader.seesWords('update')) return readUpdate(reader)
  if (reader.seesWords('delete')) return readDelete(reader)
  if (reader.seesWords('create')) return readCreate(reader)
  if (reader.seesWords('alter')) return readAlter(reader)
  if (reader.takesWords('savepoint')) return { kind: 'savepoint', action: 'set', name: reader.name() }
  if (reader.takesWords('rollback', 'to', 'savepoint'))
    return { kind: 'savepoint', action: 'rollback', name: reader.name() }
  return reader.refuse()
}
