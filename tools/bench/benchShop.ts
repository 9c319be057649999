import { Schema } from 'effect'
import { sql } from 'kysely'
import type { CompiledQuery } from 'kysely'
import pg from 'pg'
import { addItem } from '../../contracts/api/cart/cartApi.ts'
import type { AnswerOf, Endpoint } from '../../contracts/api/endpoint.ts'
import { fetchToken } from '../../contracts/api/account/sessionApi.ts'
import { createApp } from '../../server/app.ts'
import { firstSeed } from '../../server/catalog/firstSeed.ts'
import { importSeed } from '../../server/catalog/importSeed.ts'
import { loadCatalogue } from '../../server/catalog/loadCatalogue.ts'
import { scryptPasswords } from '../../server/consumer/password.ts'
import { registry } from '../../server/http/registry.ts'
import { silentLog } from '../../server/kit/requestLog.ts'
import { newId } from '../../server/storage/newId.ts'
import { openStorage } from '../../server/storage/openStorage.ts'
import { untaxedAddress } from '../simulate/shopper/sampleShopper.ts'
import { heardDialect } from '../sql/heardDialect.ts'
import type { HearStatement } from '../sql/heardDialect.ts'

/**
 * The whole server on its own database, and the calls that the bench makes. With `url` it uses PostgreSQL, in a schema
 * that is dropped at the end.
 */
export const benchShop = async (url: string | undefined) => {
  const schema = `cairn_bench_${process.pid}`
  if (url !== undefined) await onServer(url, `create schema ${schema}`)
  const recorded: CompiledQuery[] = []
  let isRecording = false
  let spent: Spent = { server: 0, sql: 0 }
  const hear: HearStatement = async (query, answer) => {
    if (isRecording) recorded.push(query)
    const began = performance.now()
    await answer.catch(() => undefined)
    spent = { ...spent, sql: spent.sql + performance.now() - began }
  }
  const storage = await openStorage(url === undefined ? { kind: 'memory' } : { kind: 'url', url, schema }, (dialect) =>
    heardDialect(dialect, hear),
  )
  await importSeed(storage.db, firstSeed)
  const catalogue = await loadCatalogue(storage.db)
  await storage.db.updateTable('stock').set({ available: 1_000_000 }).execute()
  const app = createApp({
    storage,
    catalogue,
    now: Date.now,
    newId: () => newId(),
    log: silentLog,
    passwords: scryptPasswords(),
    handlers: registry,
  })
  const skus = catalogue.products
    .filter(({ isDigital, maxQuantity }) => !isDigital && maxQuantity > 999)
    .map(({ variants }) => variants[0]?.sku ?? '')
  const { ask, lastKey } = askOver(async (path, init) => {
    const began = performance.now()
    const response = await app.request(path, init)
    const text = await response.text()
    spent = { ...spent, server: spent.server + performance.now() - began }
    return new Response(text, { status: response.status })
  })
  return {
    db: storage.db,
    app,
    skus,
    address: untaxedAddress,
    addItem,
    ask,
    lastKey,
    guest: async () => (await ask(fetchToken, null, {}, {})).accessToken,
    /** How long a call takes the server, and of that its statements; without the client that reads the answer. */
    timed: async (work: () => Promise<unknown>): Promise<Spent> => {
      spent = { server: 0, sql: 0 }
      await work()
      return spent
    },
    /** The statements of one call, as the database gets them. */
    recorded: async (work: () => Promise<unknown>): Promise<readonly CompiledQuery[]> => {
      recorded.length = 0
      isRecording = true
      await work()
      isRecording = false
      return [...recorded]
    },
    /** Adds copies of a cart until there are this many others. */
    standBy: async (count: number, basketId: string): Promise<void> => {
      await sql`insert into basket (id, subject, status, version, country, currency, document, created_at, updated_at)
        select 'copy-' || place, 'copy-' || place, 'open', version, country, currency, document, created_at, updated_at
        from basket cross join generate_series(1, ${count}::int4) as place where id = ${basketId} on conflict do nothing`.execute(
        storage.db,
      )
    },
    close: async () => {
      await storage.close()
      if (url !== undefined) await onServer(url, `drop schema ${schema} cascade`)
    },
  }
}

/** ms */
type Spent = { readonly server: number; readonly sql: number }

/** Calls by the contract, each under a key of its own. */
export const askOver = (send: (path: string, init: RequestInit) => Response | Promise<Response>) => {
  let key = ''
  const ask = async <E extends Endpoint>(
    endpoint: E,
    token: string | null,
    params: Readonly<Record<string, string>>,
    body: object,
  ): Promise<AnswerOf<E>> => {
    key = newId()
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? '')
    const headers = {
      'x-access-key': 'cairn-web',
      'content-type': 'application/json',
      locale: 'en-us',
      'idempotency-key': key,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    }
    const response = await send(path, {
      method: endpoint.method,
      headers,
      body: JSON.stringify(endpoint.body ? Schema.encodeUnknownSync(endpoint.body)(body) : body),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status} ${await response.text()}`)
    return Schema.decodeUnknownSync(endpoint.answer)(await response.json())
  }
  return { ask, lastKey: () => key }
}

/** Works on a database of its own on the server of DATABASE_URL, which is dropped at the end. */
export const onOwnDatabase = async <Result>(work: (url: string) => Promise<Result>): Promise<Result> => {
  const given = process.env['DATABASE_URL']
  if (!given) throw new Error('This is measured on PostgreSQL: set DATABASE_URL to one.')
  const name = `cairn_bench_${process.pid}`
  const url = new URL(given)
  url.pathname = name
  await onServer(given, `create database ${name}`)
  try {
    return await work(url.href)
  } finally {
    await onServer(given, `drop database ${name} with (force)`)
  }
}

export const onServer = async (url: string, words: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(words)
  } finally {
    await client.end()
  }
}

export type BenchShop = Awaited<ReturnType<typeof benchShop>>
