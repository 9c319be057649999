import { afterAll, describe, expect, test } from 'vitest'
import { searchProducts } from '../../../contracts/api/catalogue/catalogueApi.ts'
import { importCatalogue } from '../../../server/catalog/file/importCatalogue.ts'
import { keepCatalogue } from '../../../server/catalog/keepCatalogue.ts'
import type { LogEntry } from '../../../server/kit/requestLog.ts'
import type { Db } from '../../../server/storage/Tables.ts'
import { openFilledStorage } from '../support/openTestStorage.ts'
import { testServer } from '../support/testServer.ts'

const storage = await openFilledStorage()
const { db } = storage
const log: LogEntry[] = []
const kept = await Promise.all([1, 2].map(() => keepCatalogue(db, (entry) => void log.push(entry), 100)))
const servers = await Promise.all(kept.map(({ now }) => testServer({ storage, catalogue: now })))
afterAll(async () => {
  for (const { stop } of kept) await stop()
  await storage.close()
})

const { sku, product_id: id } = await db
  .selectFrom('variant')
  .select(['sku', 'product_id'])
  .where('product_id', '=', 'HARROWMID1')
  .limit(1)
  .executeTakeFirstOrThrow()

const importing = (column: string, cell: string) =>
  importCatalogue(db, [{ name: 'goods.csv', bytes: new TextEncoder().encode(`sku,${column}\n${sku},${cell}`) }], {
    replaces: false,
    now: Date.UTC(2026, 11, 1),
  })

const nameAt = async ({ call }: (typeof servers)[number]) =>
  ((await call('GET', `/products/v2/products/${id}/details`)).json as { readonly name?: string }).name

const foundAt = async ({ read }: (typeof servers)[number], word: string) =>
  (await read(searchProducts, `/products/v2/search/productSearch?q=${word}`)).products.map(({ productId }) => productId)

describe('two processes on one database', () => {
  test('OPS-26 both show and find an imported name within two seconds', async () => {
    for (const server of servers) expect(await foundAt(server, 'quagmire')).toEqual([])
    await importing('name_en', 'Quagmire')
    for (const server of servers) {
      await expect.poll(() => nameAt(server), { timeout: 2_000 }).toBe('Quagmire')
      expect(await foundAt(server, 'quagmire')).toEqual([id])
    }
  })

  test('OPS-26 whoever keeps a catalogue sees one from start to end', async () => {
    const before = kept.map(({ now }) => now())
    const names = () => before.map(({ productById }) => productById.get(id)?.text.en.name)
    const [name] = names()
    await importing('name_en', 'Later Name')
    for (const { look } of kept) await look()
    expect(names()).toEqual([name, name])
    expect(kept.map(({ now }) => now().productById.get(id)?.text.en.name)).toEqual(['Later Name', 'Later Name'])
  })

  test('OPS-26 a catalogue that has not changed is not read again', async () => {
    const before = kept.map(({ now }) => now())
    for (const { look } of kept) await look()
    expect(kept.map(({ now }) => now())).toEqual(before)
    expect(kept.every(({ now }, place) => now() === before[place])).toBe(true)
  })
})

test('OPS-26 while the database does not answer, the catalogue stays and the log says why', async () => {
  let isAway = false
  const away = new Proxy(db, {
    get: (target, name, receiver) => {
      if (isAway) throw new Error('The database is away.')
      const value: unknown = Reflect.get(target, name, receiver)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  }) as Db
  const own = await keepCatalogue(away, (entry) => void log.push(entry), 3_600_000)
  const before = own.now()
  isAway = true
  await own.look()
  expect(own.now()).toBe(before)
  expect(log.at(-1)).toMatchObject({ event: 'failure', error: new Error('The database is away.') })
  await own.stop()
})
