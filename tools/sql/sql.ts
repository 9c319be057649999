import { openStorage } from '../../server/storage/openStorage.ts'
import { serverConfig } from '../../server/serverConfig.ts'
import { sql } from 'kysely'

/** `npm run sql -- "STATEMENT"`: one statement on the database of the shop, which must not run meanwhile when it is the embedded one. */
const [statement] = process.argv.slice(2)
if (statement === undefined) {
  console.error('Usage: npm run sql -- "STATEMENT"')
  process.exit(2)
}
const storage = await openStorage(serverConfig(process.env).place)
try {
  const { rows, numAffectedRows } = await sql.raw(statement).execute(storage.db)
  console.log(rows.length > 0 ? rows : `${numAffectedRows ?? 0} rows`)
} finally {
  await storage.close()
}
