import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { latestVersion } from '../../../server/storage/migrate.ts'
import { directoryLock } from '../../../server/storage/openStorage.ts'
import { backUp } from '../../../tools/backup/backup.ts'
import { unpacked, writeBackup } from '../../../tools/backup/backupFile.ts'
import { checkBackup } from '../../../tools/backup/readBackup.ts'
import { restore } from '../../../tools/backup/restore.ts'
import { openTarget } from '../../../tools/backup/ShopDatabase.ts'
import type { ShopDatabase } from '../../../tools/backup/ShopDatabase.ts'
import { makeTables } from '../../../tools/backup/shopTables.ts'
import { withEmpty, within, withTables } from './lentPlace.ts'
import { plantRows } from './plantRows.ts'
import { schemaTexts, tableTexts } from './sameTables.ts'

const folder = mkdtempSync(join(tmpdir(), 'cairn-backup-'))
afterAll(() => rmSync(folder, { recursive: true }))

const now = 1_800_000_000_000
const file = join(folder, 'shop.cairn')
let before: Awaited<ReturnType<typeof tableTexts>>
let schema: readonly string[]

beforeAll(() =>
  withTables(async (source) => {
    before = await within(source, async (db) => {
      schema = await schemaTexts(db)
      await plantRows(db)
      return tableTexts(db)
    })
    await backUp(source, file, { now })
  }),
)

test('OPS-15 OPS-11 a restored database has every row of every table, and the same indexes and constraints', () =>
  withEmpty(async (place) => {
    await restore(place, file)
    expect(Object.values(before).every((rows) => rows.length >= 3)).toBe(true)
    expect(await within(place, tableTexts)).toEqual(before)
    expect(await within(place, schemaTexts)).toEqual(schema)
  }))

test('OPS-11 the schema has no sequence that a restore would have to set', () =>
  withTables(async ({ pglite }) => {
    expect((await pglite.query('select * from information_schema.sequences')).rows).toEqual([])
  }))

test('OPS-15 only its owner may read a backup, and nothing else is left beside it', () => {
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['shop.cairn'])
})

test('OPS-15 what cannot be read again from the disk never gets the file’s name', async () => {
  const text = gunzipSync(readFileSync(file)).toString()
  const cut = async function* () {
    yield text.slice(0, text.trimEnd().lastIndexOf('\n') + 1)
  }
  await expect(writeBackup(join(folder, 'half.cairn'), cut(), false)).rejects.toThrow(/damaged/i)
  expect(readdirSync(folder)).toEqual(['shop.cairn'])
})

test('OPS-15 a file that exists is replaced only with --force', () =>
  withTables(async (place) => {
    const taken = join(folder, 'taken.cairn')
    writeFileSync(taken, 'mine')
    await expect(backUp(place, taken, { now })).rejects.toThrow(`${taken} exists already. --force replaces it.`)
    expect(readFileSync(taken, 'utf8')).toBe('mine')
    const header = await backUp(place, taken, { now, isForced: true })
    expect(await checkBackup(unpacked(taken))).toEqual(header)
  }))

test('OPS-15 a database that a shop has open is not backed up, and the reason says what to do', async () => {
  const directory = mkdtempSync(join(folder, 'data-'))
  mkdirSync(join(directory, 'db'))
  const lock = await directoryLock(directory)
  const place = { kind: 'directory', directory } as const
  await expect(backUp(place, join(folder, 'no.cairn'), { now })).rejects.toThrow('Stop the shop first.')
  await expect(restore(place, file, { isForced: true })).rejects.toThrow('Stop the shop first.')
  await lock.release()
})

test('OPS-15 where there is no database, none is made', async () => {
  const directory = join(folder, 'nothing')
  await expect(backUp({ kind: 'directory', directory }, file, { now, isForced: true })).rejects.toThrow(
    `There is no database in ${directory}.`,
  )
  expect(existsSync(directory)).toBe(false)
})

test.each([
  ['a column more', 'alter table orders add column mine text', 'orders has the columns'],
  ['a table less', 'drop table outage', 'there is no table outage'],
  ['a later schema', 'update schema_state set version = 100000', 'the schema of a later release'],
  ['a migration in progress', `update schema_state set lease_until = ${now + 1}`, 'changing the schema at this moment'],
  ['nothing of a shop', 'drop table schema_state', 'This database is not a shop’s'],
])('OPS-15 a database with %s, which could not be restored, is refused', (_what, change, reason) =>
  withTables(async (place) => {
    await place.pglite.exec(change)
    await expect(backUp(place, join(folder, 'no.cairn'), { now })).rejects.toThrow(reason)
    expect(readdirSync(folder).some((name) => name.startsWith('no.cairn'))).toBe(false)
    await place.pglite.exec('rollback')
  }),
)

test('OPS-15 a table that is not the shop’s is left out, and named', () =>
  withTables(async (place) => {
    await place.pglite.exec('create table my_notes (note text)')
    const notes: string[] = []
    const header = await backUp(place, join(folder, 'more.cairn'), { now, note: (line) => void notes.push(line) })
    expect(notes).toEqual(['Left out, because they are not the shop’s: my_notes.'])
    expect(header.tables.map(({ name }) => name)).not.toContain('my_notes')
  }))

test('OPS-11 a database that is not empty is replaced only with --force, and then wholly', () =>
  withTables(async (place) => {
    await place.pglite.exec(`insert into stock values ('MINE', 'P', 1)`)
    await expect(restore(place, file)).rejects.toThrow('--force replaces everything in it. Nothing was changed.')
    expect((await within(place, tableTexts))['stock']).toEqual(['(MINE,P,1)'])
    await restore(place, file, { isForced: true })
    expect(await within(place, tableTexts)).toEqual(before)
  }))

test('OPS-11 what is not a shop’s database is not even replaced with --force', () =>
  withEmpty(async (place) => {
    await place.pglite.exec('create table invoices (id text)')
    await expect(restore(place, file, { isForced: true })).rejects.toThrow('The database belongs to something else')
    await place.pglite.exec('select * from invoices')
  }))

test('OPS-11 a backup of an older schema is brought up to date by the next start', () =>
  withEmpty(async (place) => {
    const old = latestVersion - 10
    const database = await openTarget(place)
    await makeTables(database, old)
    await database.ask(`insert into stock values ('OLD', 'P', 5)`)
    const header = await backUp(place, join(folder, 'old.cairn'), { now })
    expect(header.schema).toBe(old)
    await restore(place, join(folder, 'old.cairn'), { isForced: true })
    expect((await within(place, tableTexts))['stock']).toEqual(['(OLD,P,5)'])
    expect(await within(place, schemaTexts)).toEqual(schema)
  }))

test('OPS-11 a restore that fails leaves nothing where there was no embedded database', async () => {
  const directory = join(folder, 'new')
  const through = (database: ShopDatabase): ShopDatabase => ({
    ...database,
    ask: (text, values) =>
      text.startsWith('create table') ? Promise.reject(new Error('full')) : database.ask(text, values),
  })
  await expect(restore({ kind: 'directory', directory }, file, { through })).rejects.toThrow('full')
  expect(readdirSync(directory)).toEqual([])
})
