import { randomUUID } from 'node:crypto'
import type { PGlite } from '@electric-sql/pglite'
import { existsSync, openAsBlob } from 'node:fs'
import { link, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newPglite, openStorage } from '../../../server/storage/openStorage.ts'
import type { StoragePlace } from '../../../server/storage/openStorage.ts'
import { keepState } from './keptState.ts'
import type { KeptState } from './keptState.ts'
import { digestOf, fill } from './preparedContents.ts'
import type { Contents } from './preparedContents.ts'

type Lent = { readonly pglite: PGlite; readonly state: KeptState; readonly asNew: string }

/**
 * An embedded database in this process with only `contents`. Creating one takes 2 to 3 s, and loading a prepared one
 * 1.5 s; a database that a test returns is reset in a twentieth of a second and lent again.
 */
export const borrowPglite = async (contents: Contents): Promise<Extract<StoragePlace, { kind: 'lent' }>> => {
  const lent = idle[contents].pop() ?? (await newLent(contents))
  const { pglite, state, asNew } = lent
  const found = await looksOf(pglite)
  if (found !== asNew)
    throw new Error(`Something is left of the test before in the database that is lent: ${found}, not ${asNew}.`)
  const giveBack = async (): Promise<void> => {
    // Waits for everything in progress, as before closing a database.
    await pglite._runExclusiveTransaction(() => pglite._runExclusiveQuery(async () => undefined))
    if (idle[contents].length > 0 || (await hasLoadedCode(pglite))) return pglite.close()
    state.bringBack()
    idle[contents].push(lent)
  }
  return { kind: 'lent', pglite, giveBack }
}

const idle: { readonly [name in Contents]: Lent[] } = { schema: [], catalogue: [] }

const newLent = async (contents: Contents): Promise<Lent> => {
  const pglite = await newPglite({ loadDataDir: await openAsBlob(await preparedFile(contents)) })
  const state = keepState(pglite)
  const asNew = await looksOf(pglite)
  state.bringBack()
  return { pglite, state, asNew }
}

/**
 * Every change of a row moves the log, every transaction the counter; size, relations and statements cover the files
 * and the session.
 */
const looksOf = async (pglite: PGlite): Promise<string> => {
  const { rows } =
    await pglite.query(`select pg_current_wal_insert_lsn() as log, pg_snapshot_xmax(pg_current_snapshot()) as next,
    pg_database_size(current_database()) as size, (select count(*) from pg_class) as relations,
    (select count(*) from pg_prepared_statements) as statements, (select count(*) from pg_settings where source = 'session') as settings`)
  return JSON.stringify(rows)
}

/** Code that the engine loads later (PL/pgSQL) is outside what is saved: such a database is not lent again. */
const hasLoadedCode = async (pglite: PGlite): Promise<boolean> => {
  if (pglite.isInTransaction()) await pglite.exec('rollback')
  const { rows } = await pglite.query('select from pg_get_loaded_modules()')
  return rows.length > 0
}

/**
 * Prepared again when its contents change. Of two files that prepare it at once the first wins: a dump is never
 * replaced while another process reads it.
 */
const preparedFile = async (contents: Contents): Promise<string> => {
  const file = join(tmpdir(), `cairn-pglite-${process.getuid?.() ?? 0}-${await digestOf(contents)}.tar`)
  if (existsSync(file)) return file
  const pglite = await newPglite({})
  const { db } = await openStorage({ kind: 'lent', pglite, giveBack: async () => undefined })
  await fill(db, contents)
  // Whatever is not yet in the tables' own files would be read from the write-ahead log each time the dump is opened.
  await pglite.exec('checkpoint')
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  // Two databases may be prepared at once, also in one process.
  const own = `${file}.${randomUUID()}`
  await writeFile(own, Buffer.from(await dump.arrayBuffer()))
  await link(own, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(own)
  return file
}
