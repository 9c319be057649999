import { serverConnections } from '../../server/storage/openStorage.ts'
import type { BackupHeader } from './BackupHeader.ts'
import { CannotBackUp } from './CannotBackUp.ts'
import { damaged } from './readBackup.ts'
import type { ReadBackup } from './readBackup.ts'
import type { ShopDatabase } from './ShopDatabase.ts'
import { difference, makeTables, quoted, sentinel, tablesOf, totalOf } from './shopTables.ts'
import type { ShopTable } from './shopTables.ts'

/** Characters and rows that one statement should write. */
const batch = { characters: 4_000_000, rows: 5_000 }

/**
 * OPS-11: makes the tables of the backup's version, fills them, and compares the number of rows and a checksum of each
 * table with those of the backed-up database; all in one transaction. `isForced`: what is there is replaced.
 */
export const loadDatabase = async (database: ShopDatabase, backup: ReadBackup, isForced: boolean): Promise<void> => {
  await database.ask('begin')
  try {
    await clear(database, isForced)
    const { header } = backup
    const tables = await makeTables(database, header.schema)
    const [fault] = [...difference(header.tables, tables), ...difference(tables, header.tables)]
    if (fault !== undefined)
      throw new CannotBackUp(`The backup’s tables are not those of this release: ${fault}. Nothing was changed.`)
    for (const table of header.tables) await fill(database, table, backup.rowsOf(table))
    await backup.end()
    for (const table of header.tables) await compare(database, table)
  } catch (error) {
    await database.ask('rollback').catch(() => undefined)
    throw error
  }
  await database.ask('commit').catch((cause: unknown) => {
    throw new CannotBackUp(
      'The connection ended during the very last step. The database has everything or nothing: start this again, and it says which.',
      { cause },
    )
  })
}

const clear = async (database: ShopDatabase, isForced: boolean): Promise<void> => {
  const [{ encoding } = {}] = await database.ask(`select current_setting('server_encoding') as encoding`)
  if (encoding !== 'UTF8') throw new CannotBackUp(`The database has the encoding ${encoding}; the shop needs UTF8.`)
  const users = database.engine === 'postgres' ? await serversOn(database) : 0
  if (users > 0)
    throw new CannotBackUp(
      `A shop is running on this database (${users} connections). Stop it first. Nothing was changed.`,
    )
  const found = await tablesOf(database)
  const [isShop] = await database.ask(`select to_regclass('${sentinel}')::text as name`)
  if (found.length === 0 && !isShop?.['name']) return
  const names = `${found.length} tables, such as ${found[0]?.name ?? sentinel}`
  if (!isShop?.['name'])
    throw new CannotBackUp(`The database belongs to something else (${names}). Nothing was changed.`)
  if (!isForced)
    throw new CannotBackUp(
      `The database is not empty (${names}). --force replaces everything in it. Nothing was changed.`,
    )
  for (const name of [...found.map((table) => table.name), sentinel]) await database.ask(`drop table ${quoted(name)}`)
}

/** A running server looks for publications once a second, so it always has a connection. */
const serversOn = async ({ ask }: ShopDatabase): Promise<number> => {
  const [{ count } = {}] = await ask(
    `select count(*)::text as count from pg_stat_activity
    where datname = current_database() and application_name = $1`,
    [serverConnections],
  )
  return Number(count)
}

const fill = async ({ ask }: ShopDatabase, table: ShopTable, lines: AsyncIterable<string>): Promise<void> => {
  const names = table.columns.map(({ name }) => quoted(name)).join(', ')
  const values = table.columns.map(({ type }, index) => `(line ->> ${index})::${type}`).join(', ')
  const insert = `insert into ${quoted(table.name)} (${names}) select ${values} from jsonb_array_elements($1::jsonb) line`
  let rows: string[] = []
  let characters = 0
  const write = async (): Promise<void> => {
    if (rows.length > 0) await ask(insert, [`[${rows.join(',')}]`])
    rows = []
    characters = 0
  }
  for await (const line of lines) {
    rows.push(line)
    characters += line.length
    if (characters >= batch.characters || rows.length >= batch.rows) await write()
  }
  await write()
}

const compare = async (database: ShopDatabase, table: BackupHeader['tables'][number]): Promise<void> => {
  const { rows, sum } = await totalOf(database, table)
  if (rows !== table.rows || sum !== table.sum)
    throw damaged(`${table.name} has ${rows} rows with the sum ${sum} instead of ${table.rows} with ${table.sum}`)
}
