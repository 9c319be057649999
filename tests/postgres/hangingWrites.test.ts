import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCartWithItem } from '../../contracts/api/cart/cartApi.ts'
import { createApp } from '../../server/app.ts'
import { firstSeed } from '../../server/catalog/firstSeed.ts'
import { importSeed } from '../../server/catalog/importSeed.ts'
import { loadCatalogue } from '../../server/catalog/loadCatalogue.ts'
import { registry } from '../../server/http/registry.ts'
import { newId } from '../../server/storage/newId.ts'
import { openStorage } from '../../server/storage/openStorage.ts'
import type { Storage } from '../../server/storage/openStorage.ts'
import { guestCalls } from '../server/cart/guestCalls.ts'
import { callsTo, cheapPasswords } from '../server/support/testServer.ts'
import { ownCluster } from './ownCluster.ts'
import type { OwnCluster } from './ownCluster.ts'
import pg from 'pg'

let cluster: OwnCluster
let storage: Storage
let admin: pg.Client
beforeAll(async () => {
  cluster = await ownCluster()
  storage = await openStorage({ kind: 'url', url: cluster.url })
  await importSeed(storage.db, firstSeed)
  admin = new pg.Client({ connectionString: cluster.url })
  await admin.connect()
})
afterAll(async () => {
  await admin.end()
  await storage.close()
  await cluster.drop()
})

/** Strict synchronous replication: with the name of a standby that does not exist, no commit returns. */
const setStandby = async (name: string): Promise<void> => {
  await admin.query(`alter system set synchronous_standby_names = '${name}'`)
  await admin.query('select pg_reload_conf()')
}

const hanging = async (): Promise<number> =>
  (await admin.query(`select from pg_stat_activity where wait_event = 'SyncRep'`)).rowCount ?? 0

test('ERR-02 while a standby is gone, products are read and changes answer 503, and each change is done once when it is back', async () => {
  const catalogue = await loadCatalogue(storage.reads)
  const app = createApp({
    storage,
    catalogue,
    now: Date.now,
    newId: () => newId(),
    log: () => undefined,
    passwords: cheapPasswords,
    handlers: registry,
  })
  const call = callsTo((path, init) => app.request(path, init))
  const opened = await call('POST', '/token/v2/auth/token', { body: {} })
  const guest = guestCalls(call)(String(Object(opened.json).accessToken))
  const { sku } = await storage.db
    .selectFrom('stock')
    .select('sku')
    .where('available', '>', 5)
    .orderBy('sku')
    .limit(1)
    .executeTakeFirstOrThrow()
  const put = (n: number) =>
    guest.ask(createCartWithItem, { query: {}, body: { productId: sku, qty: 1 } }, { key: `hanging-${n}` })
  await setStandby('gone')
  const changes = Promise.all(Array.from({ length: 40 }, (_, n) => put(n)))
  while ((await hanging()) < 10) await new Promise((resume) => setTimeout(resume, 20))
  const listings = await Promise.all(
    Array.from({ length: 20 }, () => call('GET', '/products/v2/catalog?categoryId=1000')),
  )
  expect(listings.map(({ status }) => status)).toEqual(listings.map(() => 200))
  const answer = await changes
  expect(answer.map(({ status, error, headers }) => [status, error?.errorId, headers.get('retry-after')])).toEqual(
    answer.map(() => [503, 'SRV503', '1']),
  )
  await setStandby('')
  for (let n = 0; n < 40; n += 1) {
    let again = await put(n)
    while (again.status === 503) again = await put(n)
    expect(again.status).toBe(201)
  }
  const { count } = await storage.db
    .selectFrom('basket')
    .select((is) => is.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(40)
})
