import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { purge, watchRetention } from '../../../server/retention/purge.ts'
import { retention } from '../../../server/retention/retention.ts'
import { openTestStorage } from '../support/openTestStorage.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'

const storage = await closeAfterAll(openTestStorage())

const day = 24 * 3_600_000
const now = 1_000 * day
/** Expired for this many days; negative means that many days left. */
const over = (days: number): number => now - days * day

const session = (id: string, subject: string, expires_at: number) =>
  storage.db.insertInto('session').values({ id, kind: 'guest', subject, salt: '', created_at: 0, expires_at }).execute()
const key = (subject: string, name: string, at: number) =>
  storage.db
    .insertInto('idempotency')
    .values({
      subject,
      key: name,
      endpoint: 'API-014',
      payload_hash: '',
      status: 200,
      body: '{}',
      holder: '',
      lease_until: 0,
      claimed_at: at,
      settled_at: at,
    })
    .execute()
const basket = (id: string, subject: string, status: 'open' | 'ordered', at: number) =>
  storage.db
    .insertInto('basket')
    .values({
      id,
      subject,
      status,
      version: 1,
      country: 'US',
      currency: 'USD',
      document: JSON.stringify({}) as never,
      needs: null,
      created_at: at,
      updated_at: at,
    })
    .execute()
const account = (id: string) =>
  sql`insert into consumer (id, email, password, type, is_agent, first_name, last_name, created_at) values (${id}, ${id}, '', 'REGISTERED', false, '', '', 0)`.execute(
    storage.db,
  )
const order = (number: string, subject: string, attempt_key: string, basketId: string) =>
  sql`insert into orders (number, basket_id, subject, status, email, currency, total, tax, document, attempt_key, charge_key, attempt_until, created_at)
    values (${number}, ${basketId}, ${subject}, 'confirmed', '', 'USD', 1, 0, '{}', ${attempt_key}, ${number}, 0, 0)`.execute(
    storage.db,
  )

const left = async (
  table:
    | 'access_token'
    | 'refresh_token'
    | 'session'
    | 'idempotency'
    | 'stock_hold'
    | 'basket'
    | 'mail'
    | 'authorization_code'
    | 'password_reset'
    | 'limit_count'
    | 'known_device'
    | 'bot_check'
    | 'tracking_event',
  column: string,
): Promise<readonly string[]> =>
  (
    await sql<{ name: string }>`select ${sql.ref(column)} as name from ${sql.table(table)} order by 1`.execute(
      storage.db,
    )
  ).rows.map(({ name }) => name)

test.each<[string, () => Promise<unknown>, () => Promise<readonly string[]>, readonly string[]]>([
  [
    'access tokens',
    async () => {
      await storage.db
        .insertInto('access_token')
        .values([
          { hash: 'a-old', session_id: 's', expires_at: over(1.1) },
          { hash: 'a-young', session_id: 's', expires_at: over(0.9) },
        ])
        .execute()
    },
    () => left('access_token', 'hash'),
    ['a-young'],
  ],
  [
    'sessions and their refresh tokens',
    async () => {
      await session('old', 'g-old', over(7.1))
      await session('young', 'g-young', over(6.9))
      await storage.db
        .insertInto('refresh_token')
        .values([
          { hash: 'r-old', session_id: 'old' },
          { hash: 'r-young', session_id: 'young' },
        ])
        .execute()
    },
    async () => [...(await left('session', 'id')), ...(await left('refresh_token', 'hash'))],
    ['young', 'r-young'],
  ],
  [
    'answers: a guest’s go with the last session, an account’s stay, an order’s stays with the order',
    async () => {
      await session('alive', 'g-alive', over(-1))
      await account('consumer')
      await key('g-gone', 'k-gone', over(8))
      await key('g-gone', 'k-order', over(8))
      await order('CN-1', 'g-gone', 'k-order', 'b-order')
      await key('g-alive', 'k-alive', over(80))
      await key('consumer', 'k-account', over(900))
      await key('public', 'k-public', over(29))
      await key('public', 'k-public-old', over(31))
    },
    () => left('idempotency', 'key'),
    ['k-account', 'k-alive', 'k-order', 'k-public'],
  ],
  [
    'baskets of guests, and what they had put aside',
    async () => {
      await basket('b-gone', 'g-gone', 'open', over(8))
      await basket('b-ordered', 'g-gone', 'ordered', over(800))
      await basket('b-alive', 'g-alive', 'open', over(80))
      await basket('b-account', 'consumer', 'open', over(800))
      await storage.db
        .insertInto('stock_hold')
        .values([
          { basket_id: 'h-old', store_id: 's', sku: 'x', qty: 1, until: over(2) },
          { basket_id: 'h-young', store_id: 's', sku: 'x', qty: 1, until: over(0) },
        ])
        .execute()
    },
    async () => [...(await left('basket', 'id')), ...(await left('stock_hold', 'basket_id'))],
    ['b-account', 'b-alive', 'b-ordered', 'h-young'],
  ],
  [
    'letters',
    async () => {
      await storage.db
        .insertInto('mail')
        .values([
          { id: 'm-old', recipient: '', subject: '', body: '', sent_at: over(31) },
          { id: 'm-young', recipient: '', subject: '', body: '', sent_at: over(29) },
        ])
        .execute()
    },
    () => left('mail', 'id'),
    ['m-young'],
  ],
  [
    'authorization codes and reset links',
    async () => {
      const code = { consumer_id: 'consumer', challenge: '', state: '', guest: null }
      await storage.db
        .insertInto('authorization_code')
        .values([
          { ...code, hash: 'c-old', expires_at: over(2) },
          { ...code, hash: 'c-young', expires_at: over(0.5) },
        ])
        .execute()
      await storage.db
        .insertInto('password_reset')
        .values([
          { consumer_id: 'consumer', hash: 'l-old', expires_at: over(31) },
          { consumer_id: 'consumer', hash: 'l-young', expires_at: over(29) },
        ])
        .execute()
    },
    async () => [...(await left('authorization_code', 'hash')), ...(await left('password_reset', 'hash'))],
    ['c-young', 'l-young'],
  ],
  [
    'counted attempts, known devices and bot checks',
    async () => {
      await storage.db
        .insertInto('limit_count')
        .values([
          { id: 't-old', tried: 1, most: 5, ends_at: over(0.1) },
          { id: 't-young', tried: 1, most: 5, ends_at: now + 1 },
        ])
        .execute()
      await storage.db
        .insertInto('known_device')
        .values([
          { hash: 'd-old', consumer_id: 'consumer', seen_at: over(401) },
          { hash: 'd-young', consumer_id: 'consumer', seen_at: over(399) },
        ])
        .execute()
      await storage.db
        .insertInto('bot_check')
        .values([
          { id: 'o-old', action: 'login', expires_at: over(2), spent_by: null },
          { id: 'o-young', action: 'login', expires_at: over(0.5), spent_by: null },
        ])
        .execute()
    },
    async () => [
      ...(await left('limit_count', 'id')),
      ...(await left('known_device', 'hash')),
      ...(await left('bot_check', 'id')),
    ],
    ['t-young', 'd-young', 'o-young'],
  ],
  [
    'tracking events',
    async () => {
      const event = { name: 'Signed In' as const, at: 0, properties: '{}', locale: 'en-us' }
      await storage.db
        .insertInto('tracking_event')
        .values([
          { ...event, id: 'e-old', received_at: over(401) },
          { ...event, id: 'e-young', received_at: over(399) },
        ])
        .execute()
    },
    () => left('tracking_event', 'id'),
    ['e-young'],
  ],
])('SIGN-35 AUTH-05 exactly what has expired is deleted: %s', async (_what, given, look, stays) => {
  await given()
  await Promise.all([purge(storage.db, now), purge(storage.db, now)])
  expect(await look()).toEqual(stays)
})

describe('the purge', () => {
  test('AUTH-05 a purge takes small portions, and goes on with the rest at the next look', async () => {
    await storage.db
      .insertInto('mail')
      .values(
        Array.from({ length: 25 }, (_, n) => ({ id: `many-${n}`, recipient: '', subject: '', body: '', sent_at: 0 })),
      )
      .execute()
    expect((await purge(storage.db, now, { rows: 4, times: 3 }))['letters']).toBe(12)
    expect((await purge(storage.db, now, { rows: 4, times: 100 }))['letters']).toBe(13)
  })

  const [deleted = '', kept = ''] = readFileSync(new URL('../../../docs/retention.md', import.meta.url), 'utf8').split(
    'What the rules do not name is kept',
  )

  test('AUTH-05 docs/retention.md has a row for every rule', () => {
    const rows = deleted
      .split('\n')
      .flatMap((line) => /^\| ([a-z ]+?) +\|/.exec(line)?.[1] ?? [])
      .slice(1)
    expect(rows).toEqual(retention.map(({ name }) => name))
  })

  test('AUTH-05 every table of the database has a rule, or docs/retention.md says that it is kept', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = current_schema()`.execute(
      storage.db,
    )
    const purged = retention.map(
      ({ remove }) => /delete from (\w+)/.exec(remove(now, 1).compile(storage.db).sql)?.[1] ?? 'nothing',
    )
    const named = [...kept.matchAll(/`(\w+)`/g)].map(([, table = '']) => table)
    expect([...new Set(purged), ...named].toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  })

  test('AUTH-05 the server purges by itself, again and again, until it is stopped', async () => {
    const failures: unknown[] = []
    const stop = watchRetention(
      storage.db,
      () => now,
      (entry) => void failures.push(entry),
      1,
    )
    const left = async (id: string): Promise<number> =>
      (await storage.db.selectFrom('limit_count').select('id').where('id', '=', id).execute()).length
    const count = (id: string) =>
      storage.db
        .insertInto('limit_count')
        .values({ id, tried: 1, most: 1, ends_at: over(1) })
        .execute()
    for (const id of ['first', 'second']) {
      await count(id)
      await vi.waitFor(async () => expect(await left(id)).toBe(0))
    }
    await stop()
    await count('third')
    expect(await left('third')).toBe(1)
    expect(failures).toEqual([])
  })
})
