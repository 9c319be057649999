import { Kysely, PostgresDialect, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../server/storage/inTransaction.ts'
import { postgresPool } from '../../server/storage/postgresPool.ts'
import { preparedStatements } from '../../server/storage/preparedStatements.ts'
import type { Db, Tables } from '../../server/storage/Tables.ts'
import { ownCluster } from './ownCluster.ts'
import type { OwnCluster } from './ownCluster.ts'

let cluster: OwnCluster
beforeAll(async () => {
  cluster = await ownCluster()
})
afterAll(() => cluster.drop())

/** With one connection, so that every statement goes over it. */
const open = (): Db =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: postgresPool({ connectionString: cluster.url, max: 1 }) }),
  })

const kept = async (db: Db): Promise<readonly string[]> =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)).rows.map(
    ({ statement }) => statement,
  )

const backend = async (db: Db): Promise<number | undefined> =>
  (await sql<{ id: number }>`select pg_backend_pid() as id`.execute(db)).rows[0]?.id

describe('what a connection keeps', () => {
  test('OPS-62 a statement is parsed a second time and then no more, and one without parameters is never kept', async () => {
    const db = open()
    for (const n of [1, 2, 3]) {
      const { rows } = await sql<{ n: number }>`select ${n}::int4 as n`.execute(db)
      expect(rows).toEqual([{ n }])
      expect(await kept(db)).toEqual(n === 1 ? [] : ['select $1::int4 as n'])
    }
    await db.destroy()
  })

  test('OPS-62 no more than two hundred statements have a name, whatever comes', () => {
    const { nameOf } = preparedStatements()
    const twice = (text: string) => [nameOf(text, [1]), nameOf(text, [1])][1]
    const names = Array.from({ length: 300 }, (_, n) => twice(`select $1 as n${n}`))
    expect(new Set(names).size).toBe(201)
    expect(names.filter((name) => name !== undefined)).toHaveLength(200)
    expect(twice('select $1 as n0')).toBe(names[0])
  })
})

describe('a name that the database refuses', () => {
  test('OPS-62 after a migration the statement answers with the new column, on a new connection from then on', async () => {
    const db = open()
    await sql`create table shelf (id int4 primary key)`.execute(db)
    await sql`insert into shelf values (7)`.execute(db)
    const look = async () => (await sql`select * from shelf where id >= ${1}::int4`.execute(db)).rows
    const before = await backend(db)
    expect([await look(), await look()]).toEqual([[{ id: 7 }], [{ id: 7 }]])
    await sql`alter table shelf add column place text default 'top'`.execute(db)
    expect([await look(), await look()]).toEqual([[{ id: 7, place: 'top' }], [{ id: 7, place: 'top' }]])
    expect(await backend(db)).not.toBe(before)
    await db.destroy()
  })

  test('OPS-62 a transaction that meets it is run again from its start, and is done once', async () => {
    const db = open()
    await sql`create table drawer (id int4 primary key)`.execute(db)
    await sql`create table took (n int4)`.execute(db)
    let runs = 0
    const take = (n: number) =>
      inTransaction(db, async (tx) => {
        runs += 1
        await sql`insert into took values (${n}::int4)`.execute(tx)
        return (await sql`select * from drawer where id >= ${1}::int4`.execute(tx)).rows
      })
    for (const n of [1, 2]) await take(n)
    await sql`alter table drawer add column place text`.execute(db)
    await take(3)
    expect(runs).toBe(4)
    expect((await sql`select n from took order by n`.execute(db)).rows).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
    await db.destroy()
  })

  test('OPS-62 behind a pooler that gives the connection to others in between, nothing is named any more', async () => {
    const db = open()
    const look = async (n: number) => (await sql`select ${n}::int4 as place`.execute(db)).rows
    for (const n of [1, 2]) await look(n)
    expect(await kept(db)).toHaveLength(1)
    await sql`deallocate all`.execute(db)
    for (const n of [3, 4, 5]) expect(await look(n)).toEqual([{ place: n }])
    expect(await kept(db)).toEqual([])
    await db.destroy()
  })
})
