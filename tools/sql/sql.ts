import { openStorage } from '../../server/storage/openStorage.ts'
import { serverConfig } from '../../server/serverConfig.ts'
import { sql } from 'kysely'
import { defineCommand } from '../command/defineCommand.ts'
import { refuse } from '../command/options.ts'

const sqlCommand = defineCommand({
  name: 'sql',
  positionals: '"STATEMENT"',
  options: {},
  notes: 'Exit code: 2 wrong arguments.',
  request: ({ positionals: [statement, ...others] }) =>
    statement === undefined || others.length > 0 ? refuse('Give one statement, in quotation marks.') : { statement },
})

/**
 * `npm run sql -- "STATEMENT"`: one statement on the shop's database; an embedded one must not be in use by the shop.
 */
export const main = async (): Promise<void> => {
  const { statement } = sqlCommand.readOrExit()
  const storage = await openStorage(serverConfig(process.env).place)
  try {
    const { rows, numAffectedRows } = await sql.raw(statement).execute(storage.db)
    console.log(rows.length > 0 ? rows : `${numAffectedRows ?? 0} rows`)
  } finally {
    await storage.close()
  }
}
