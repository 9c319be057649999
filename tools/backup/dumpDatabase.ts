import { createHash } from 'node:crypto'
import type { BackupEnd, BackupHeader } from './BackupHeader.ts'
import { CannotBackUp } from './CannotBackUp.ts'
import { openInMemory } from './ShopDatabase.ts'
import type { ShopDatabase } from './ShopDatabase.ts'
import { difference, makeTables, quoted, tablesOf, totalOf, versionOf } from './shopTables.ts'
import type { ShopTable, Total } from './shopTables.ts'

/** Bytes that one question to the database should bring. */
const batchBytes = 4_000_000

/**
 * OPS-15: the lines of a backup, all from one snapshot of the database, which others may go on changing. `now`: epoch
 * ms; `note` hears what is not in it.
 */
export const dumpDatabase = async function* (
  database: ShopDatabase,
  now: number,
  note: (sentence: string) => void = () => undefined,
): AsyncGenerator<string, void> {
  await database.ask('begin isolation level repeatable read read only')
  const header = await headerOf(database, now, note)
  const hash = createHash('sha256')
  const line = (text: string): string => {
    hash.update(text).update('\n')
    return `${text}\n`
  }
  yield line(JSON.stringify(header))
  for (const table of header.tables) {
    let rows = 0
    for await (const batch of rowsOf(database, table)) {
      rows += batch.length
      yield batch.map(line).join('')
    }
    if (String(rows) !== table.rows) throw new Error(`${table.name} gave ${rows} rows instead of ${table.rows}`)
  }
  await database.ask('commit')
  yield `${JSON.stringify({ end: 'backup', sha256: hash.digest('hex') } satisfies BackupEnd)}\n`
}

/** A backup that this release could not restore is refused before it is written. */
const headerOf = async (
  database: ShopDatabase,
  now: number,
  note: (sentence: string) => void,
): Promise<BackupHeader> => {
  const schema = await versionOf(database, now)
  const expected = await tablesAt(schema)
  const found = await tablesOf(database)
  const [fault] = difference(expected, found)
  if (fault !== undefined)
    throw new CannotBackUp(
      `The tables are not those of this release, so it could not restore them: ${fault}. Nothing was written.`,
    )
  const foreign = found.filter(({ name }) => !expected.some((table) => table.name === name))
  if (foreign.length > 0)
    note(`Left out, because they are not the shop’s: ${foreign.map(({ name }) => name).join(', ')}.`)
  const tables: (ShopTable & Total)[] = []
  for (const table of expected) tables.push({ ...table, ...(await totalOf(database, table)) })
  return { cairn: 'backup', format: 1, schema, at: new Date(now).toISOString(), engine: database.engine, tables }
}

/** What the steps of this release make of an empty database. */
const tablesAt = (version: number): Promise<readonly ShopTable[]> => {
  const known = tablesByVersion.get(version) ?? madeTables(version)
  tablesByVersion.set(version, known)
  return known
}

const tablesByVersion = new Map<number, Promise<readonly ShopTable[]>>()

const madeTables = async (version: number): Promise<readonly ShopTable[]> => {
  const database = await openInMemory()
  try {
    return await makeTables(database, version)
  } finally {
    await database.close(false)
  }
}

const rowsOf = async function* ({ ask }: ShopDatabase, { name, columns }: ShopTable): AsyncGenerator<string[]> {
  const texts = columns.map((column) => `${quoted(column.name)}::text`).join(', ')
  await ask(
    `declare backup_rows no scroll cursor for select to_json(array[${texts}])::text as line from ${quoted(name)}`,
  )
  let count = 20
  while (true) {
    const lines = (await ask(`fetch ${count} from backup_rows`)).map(({ line }) => line ?? '')
    if (lines.length > 0) yield lines
    if (lines.length < count) break
    const bytes = lines.reduce((sum, line) => sum + line.length, 0)
    count = Math.min(5_000, Math.max(1, Math.floor((count * batchBytes) / (bytes + 1))))
  }
  await ask('close backup_rows')
}
