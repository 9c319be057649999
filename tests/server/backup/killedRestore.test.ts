import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUp } from '../../../tools/backup/backup.ts'
import { openExisting } from '../../../tools/backup/ShopDatabase.ts'
import { bundleModule } from '../../../tools/bundle/bundleModule.ts'
import type { BundledModule } from '../../../tools/bundle/bundleModule.ts'
import type { MortalRestore } from './mortalRestore.ts'
import { within, withTables } from './lentPlace.ts'
import { plantRows } from './plantRows.ts'

const folder = mkdtempSync(join(tmpdir(), 'cairn-killed-restore-'))
const directory = join(folder, 'data')
const place = { kind: 'directory', directory } as const
const file = join(folder, 'shop.cairn')
let program: BundledModule

afterAll(() => {
  rmSync(folder, { recursive: true })
  rmSync(program.folder, { recursive: true })
})

beforeAll(async () => {
  program = await bundleModule('tests/server/backup/mortalRestore.ts')
  await withTables(async (source) => {
    await within(source, plantRows)
    await backUp(source, file, { now: 0 })
  })
})

/** The signal or the code with which it ended. */
const restoring = (end: string): Promise<string | number | null> =>
  new Promise((resolve) => {
    const task: MortalRestore = { place, file, end }
    const child = spawn(process.execPath, ['--liftoff-only', program.file, JSON.stringify(task)], { stdio: 'inherit' })
    child.once('exit', (code, signal) => resolve(signal ?? code))
  })

const complete = 'no statement begins like this'

const stock = async (change?: string): Promise<unknown> => {
  const database = await openExisting(place)
  if (change !== undefined) await database.ask(change)
  const rows = await database.ask('select stock::text as row from stock order by sku')
  await database.close(true)
  return rows
}

test('OPS-11 a restore that kill -9 ends leaves no new database, and the next one removes what was begun', async () => {
  expect(await restoring('insert into "stock"')).toBe('SIGKILL')
  expect(readdirSync(directory).map((name) => name.replace(/\d+$/, ''))).toEqual(['db.unfinished-'])
  expect(await restoring(complete)).toBe(0)
  expect(readdirSync(directory)).toEqual(['db'])
  expect(await stock()).toHaveLength(3)
})

test.each(['drop table "stock"', 'insert into "stock"', 'commit'])(
  'OPS-11 a restore over a database that kill -9 ends before “%s” leaves the old one',
  async (end) => {
    const before = await stock('update stock set available = 4')
    expect(await restoring(end)).toBe('SIGKILL')
    expect(await stock()).toEqual(before)
  },
)

test('OPS-11 the restore after those that were killed brings everything', async () => {
  const before = await stock()
  expect(await restoring(complete)).toBe(0)
  const after = await stock()
  expect(after).toHaveLength(3)
  expect(after).not.toEqual(before)
})
