import type { PostgresPool } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresPool } from '../../server/storage/postgresPool.ts'
import { isStorageAway } from '../../server/storage/whenDatabaseIsThere.ts'
import { ownCluster } from './ownCluster.ts'
import type { OwnCluster } from './ownCluster.ts'

let cluster: OwnCluster
beforeAll(async () => {
  cluster = await ownCluster()
  await say(
    postgresPool({ connectionString: cluster.url, idleTimeoutMillis: 1 }),
    'create table kept (id int4 primary key)',
  )
})
afterAll(() => cluster.drop())

const say = async (pool: PostgresPool, words: string): Promise<readonly Record<string, unknown>[]> => {
  const client = await pool.connect()
  try {
    return (await client.query<Record<string, unknown>>(words, [])).rows
  } finally {
    client.release()
  }
}

const isAway = (work: Promise<unknown>): Promise<boolean> => work.then(() => false, isStorageAway)

const backend = async (pool: PostgresPool): Promise<unknown> =>
  (await say(pool, 'select pg_backend_pid() as id'))[0]?.['id']

describe('after a failover', () => {
  test('ERR-02 no connection from before it is used again, though a read-only server answers 25006 once', async () => {
    const pool = postgresPool({ connectionString: cluster.url, max: 2 })
    const [first, second] = await Promise.all([pool.connect(), pool.connect()])
    const old = await Promise.all(
      [first, second].map(
        async (client) => (await client.query<{ id: number }>('select pg_backend_pid() as id', [])).rows[0]?.id,
      ),
    )
    await first.query('set default_transaction_read_only = on', [])
    await second.query('set default_transaction_read_only = on', [])
    second.release()
    expect(await isAway(first.query('insert into kept values (1)', []))).toBe(true)
    first.release()
    expect(old).not.toContain(await backend(pool))
    await say(pool, 'insert into kept values (1)')
    expect(await say(pool, 'select id from kept')).toEqual([{ id: 1 }])
    await pool.end()
  })
})

describe('a server that takes no changes', () => {
  const setReadOnly = async (words: string): Promise<void> => {
    const admin = new pg.Client({ connectionString: cluster.url })
    await admin.connect()
    await admin.query(`alter system ${words}`)
    await admin.query('select pg_reload_conf()')
    await admin.end()
  }

  test('OPS-60 is no place to work: a pool takes no connection to it, and works as soon as it takes changes', async () => {
    await setReadOnly('set default_transaction_read_only = on')
    const pool = postgresPool({ connectionString: cluster.url, max: 2 })
    while (!(await isAway(backend(pool)))) await new Promise((resume) => setTimeout(resume, 10))
    await setReadOnly('reset default_transaction_read_only')
    while (await isAway(backend(pool))) await new Promise((resume) => setTimeout(resume, 10))
    await pool.end()
  })

  test('OPS-60 that one pool has met makes the other pool of the process connect again', async () => {
    const era = { now: 0 }
    const [changes, reads] = [1, 2].map(() => postgresPool({ connectionString: cluster.url, max: 1 }, undefined, era))
    const before = await backend(reads!)
    const client = await changes!.connect()
    await client.query('set default_transaction_read_only = on', [])
    expect(await isAway(client.query('insert into kept values (6)', []))).toBe(true)
    client.release()
    expect(await backend(reads!)).not.toBe(before)
    await Promise.all([changes!.end(), reads!.end()])
  })
})

test('OPS-61 a commit whose wait for the standby was cancelled is no success, though PostgreSQL only warns', async () => {
  const alone = await ownCluster()
  const admin = new pg.Client({ connectionString: alone.url })
  await admin.connect()
  await admin.query('create table kept (id int4 primary key)')
  await admin.query(`alter system set synchronous_standby_names = 'gone'`)
  await admin.query('select pg_reload_conf()')
  const pool = postgresPool({ connectionString: alone.url, max: 1 })
  const answer = isAway(say(pool, 'insert into kept values (1)'))
  const cancelled = async (): Promise<boolean> =>
    (await admin.query(`select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`)).rowCount ===
    1
  while (!(await cancelled())) await new Promise((resume) => setTimeout(resume, 10))
  expect(await answer).toBe(true)
  expect(await say(pool, 'select id from kept')).toEqual([{ id: 1 }])
  await pool.end()
  await admin.end()
  await alone.drop()
})

describe('a connection of the pool', () => {
  test('ERR-02 stays in use after a fault of its statement, which stays what it is', async () => {
    const pool = postgresPool({ connectionString: cluster.url, max: 1 })
    const before = await backend(pool)
    await say(pool, 'insert into kept values (2)')
    await expect(say(pool, 'insert into kept values (2)')).rejects.toMatchObject({ code: '23505' })
    expect(await isAway(say(pool, 'select wrong'))).toBe(false)
    expect(await backend(pool)).toBe(before)
    await pool.end()
  })

  test('ERR-02 past its deadline is neither given to another nor doubled while its statement runs', async () => {
    const pool = postgresPool(
      { connectionString: cluster.url, max: 1, connectionTimeoutMillis: 50 },
      { deadlineMs: 50, lostAfterMs: 3_600_000 },
    )
    const watch = new pg.Client({ connectionString: cluster.url })
    await watch.connect()
    const asleep = async (): Promise<number> =>
      (
        await watch.query(
          `select from pg_stat_activity where query like '%pg_sleep(3600)%' and pid <> pg_backend_pid()`,
        )
      ).rowCount ?? 0
    expect(await isAway(say(pool, 'select pg_sleep(3600)'))).toBe(true)
    expect(await isAway(say(pool, 'select pg_sleep(3600)'))).toBe(true)
    expect(await asleep()).toBe(1)
    await watch.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(3600)%' and pid <> pg_backend_pid()`,
    )
    while (await isAway(say(pool, 'select 1'))) await new Promise((resume) => setTimeout(resume, 10))
    await pool.end()
    await watch.end()
  })

  test('ERR-02 that never answers is closed in the end', async () => {
    const pool = postgresPool({ connectionString: cluster.url, max: 1 }, { deadlineMs: 20, lostAfterMs: 40 })
    expect(await isAway(say(pool, 'select pg_sleep(3600)'))).toBe(true)
    while (await isAway(backend(pool))) await new Promise((resume) => setTimeout(resume, 10))
    await pool.end()
  })
})

test('ERR-02 with no server there the sentence of the connection is kept as the cause', async () => {
  const nowhere = postgresPool({ connectionString: 'postgres://cairn@127.0.0.1:1/shop' })
  await expect(nowhere.connect()).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } })
  await nowhere.end()
})
