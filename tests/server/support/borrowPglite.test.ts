import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openStorage } from '../../../server/storage/openStorage.ts'
import type { Db } from '../../../server/storage/Tables.ts'
import { borrowPglite } from './borrowPglite.ts'
import { keepState } from './keptState.ts'
import { openFilledStorage, openTestStorage } from './openTestStorage.ts'

const say = async (db: Db, words: string): Promise<readonly unknown[]> => (await sql.raw(words).execute(db)).rows

/**
 * Everything that can be queried in a database: each row of each relation (except who brought the schema up to date),
 * its pages, the session's settings.
 */
const whole = async (db: Db): Promise<unknown> => {
  const tables = (await say(
    db,
    `select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema::regnamespace and relname <> 'schema_state' order by 1`,
  )) as { name: string }[]
  const rows: unknown[] = []
  for (const { name } of tables)
    rows.push([
      name,
      await say(
        db,
        `select count(*)::int4 as count, sum(hashtextextended(whole::text, 0)) as sum from ${name} as whole`,
      ),
    ])
  const relations = await say(
    db,
    `select relname, relkind, relpages, reltuples from pg_class where relnamespace = current_schema::regnamespace order by 1`,
  )
  const session = await say(db, `select name, setting from pg_settings where source = 'session' order by 1`)
  const prepared = await say(db, 'select name from pg_prepared_statements')
  const channels = await say(db, 'select pg_listening_channels()')
  return { rows, relations, session, prepared, channels }
}

/** A sample of everything that could be left behind, and more rows and pages than before. */
const mess = async (db: Db): Promise<void> => {
  await say(db, `create table left_behind as select n, repeat('x', 500) as filling from generate_series(1, 10000) as n`)
  await say(db, `create sequence left_sequence`)
  await say(db, `select nextval('left_sequence')`)
  await say(db, `create temporary table left_temporary as select 1 as one`)
  await say(db, `set work_mem = '99MB'`)
  await say(db, `prepare left_statement as select 1`)
  await say(db, `listen left_channel`)
  await say(db, `alter table mail add column left_column text`)
  await say(
    db,
    `insert into stock (sku, product_id, available) select 'left-' || n, 'left', n from generate_series(1, 5000) as n`,
  )
  await say(db, `delete from price`)
  await say(db, `truncate product_text, store_employee`)
  await say(db, `update variant set sku = sku`)
  await say(db, 'checkpoint')
  await say(db, 'vacuum full stock')
  await say(db, 'analyze stock')
  await say(db, 'begin')
  await say(db, `insert into stock (sku, product_id, available) values ('left-open', 'left', 1)`)
}

/** Path, size, time and digest of each file, as the engine sees them. */
const filesOf = (pglite: PGlite, path = PGlite.paths.PGDATA as string): readonly string[] => {
  const { FS } = pglite.Module
  const { mode, size, mtime } = FS.stat(path)
  if (!FS.isDir(mode))
    return [`${path} ${size} ${+mtime} ${createHash('sha1').update(FS.readFile(path)).digest('hex')}`]
  return FS.readdir(path).flatMap((name: string) =>
    name === '.' || name === '..' ? [] : filesOf(pglite, `${path}/${name}`),
  )
}

test('two storages at once have nothing of each other', async () => {
  const [one, other] = await Promise.all([openTestStorage(), openTestStorage()])
  await one.db.insertInto('stock').values({ sku: 'own', product_id: 'own', available: 1 }).execute()
  expect(await other.db.selectFrom('stock').selectAll().execute()).toEqual([])
  await Promise.all([one.close(), other.close()])
})

describe('a database that is given back', () => {
  test('leaves no row, relation, setting or prepared statement to the next test', async () => {
    const first = await openFilledStorage()
    const before = await whole(first.db)
    await first.close()
    const second = await openFilledStorage()
    await mess(second.db)
    await second.close()
    const third = await openFilledStorage()
    expect(await whole(third.db)).toEqual(before)
    await third.db.insertInto('stock').values({ sku: 'own', product_id: 'own', available: 1 }).execute()
    expect(await third.db.selectFrom('stock').select('available').where('sku', '=', 'own').execute()).toEqual([
      { available: 1 },
    ])
    await third.close()
  })

  test('is the same to the byte: its memory and every file', async () => {
    const place = await borrowPglite('schema')
    const { db, close } = await openStorage(place)
    const { pglite } = place
    const state = keepState(pglite)
    const memory = Buffer.from(pglite.Module.HEAPU8)
    const files = filesOf(pglite)
    await mess(db)
    expect(filesOf(pglite)).not.toEqual(files)
    state.bringBack()
    const now = Buffer.from(pglite.Module.HEAPU8)
    expect(now.subarray(0, memory.length).equals(memory)).toBe(true)
    expect(now.subarray(memory.length).every((byte) => byte === 0)).toBe(true)
    expect(filesOf(pglite)).toEqual(files)
    await close()
  })

  test('is not lent again once it has run PL/pgSQL', async () => {
    const one = await openTestStorage()
    await say(one.db, 'do $$ begin perform 1; end $$')
    await one.close()
    const other = await openTestStorage()
    await say(other.db, 'do $$ begin perform 1; end $$')
    await other.close()
  })

  test('no longer answers an old connection to it', async () => {
    const storage = await openStorage(await borrowPglite('schema'))
    await storage.db.connection().execute(async (connection) => {
      await storage.close()
      await expect(connection.selectFrom('stock').selectAll().execute()).rejects.toThrow('closed')
    })
  })
})
