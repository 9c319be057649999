import { Schema } from 'effect'
import type { Basket } from '../../../contracts/api/basket.ts'
import { addItem, createCart, createCartWithItem, readCart } from '../../../contracts/api/cartApi.ts'
import type { AnswerOf, Endpoint, InputOf } from '../../../contracts/api/endpoint.ts'
import type { AppDeps } from '../../../server/app.ts'
import { firstSeed } from '../../../server/catalog/firstSeed.ts'
import { importSeed } from '../../../server/catalog/importSeed.ts'
import { loadCatalogue } from '../../../server/catalog/loadCatalogue.ts'
import { openTestStorage } from '../support/openTestStorage.ts'
import { testServer } from '../support/testServer.ts'
import type { Told } from '../support/testServer.ts'

export type Asked<E extends Endpoint> = Told & { readonly replayed: boolean; readonly body: AnswerOf<E> }

type How = { readonly key?: string; readonly locale?: string }

/** The whole server on the written catalogue, and guests who call it by the contract. */
export async function guestShop(deps: Partial<AppDeps> = {}) {
  const storage = deps.storage ?? (await openTestStorage())
  await importSeed(storage.db, firstSeed)
  const catalogue = await loadCatalogue(storage.db)
  const server = await testServer({ catalogue, ...deps, storage })
  let keys = 0

  const asGuest = (token: string) => {
    async function ask<E extends Endpoint>(endpoint: E, input: InputOf<E>, { key, locale = 'en-us' }: How = {}): Promise<Asked<E>> {
      const { path, body } = written(endpoint, input)
      const options = { token, headers: { locale }, key: key ?? `key-${++keys}`, ...(body === undefined ? {} : { body }) }
      const told = await server.call(endpoint.method, path, options)
      const replayed = told.headers.get('idempotent-replayed') === 'true'
      const well = told.status === (endpoint.status ?? 200)
      return { ...told, replayed, body: (well ? Schema.decodeUnknownSync(endpoint.answer)(told.json) : undefined) as AnswerOf<E> }
    }
    /** The basket of a call that must succeed. */
    async function done<E extends Endpoint>(endpoint: E, input: InputOf<E>, how?: How): Promise<AnswerOf<E>> {
      const told = await ask(endpoint, input, how)
      if (told.status >= 300) throw new Error(`${endpoint.id} answered ${told.status} ${told.text}`)
      return told.body
    }
    const withItem = (sku: string, qty = 1, how?: How): Promise<Basket> => done(createCartWithItem, { query: {}, body: { productId: sku, qty } }, how)
    const empty = (how?: How): Promise<Basket> => done(createCart, { body: {} }, how)
    const add = (cartId: string, sku: string, qty = 1, how?: How): Promise<Basket> => done(addItem, { body: { cartId, productId: sku, qty } }, how)
    const read = (basketId: string, query: InputOf<typeof readCart>['query'] = {}, how?: How): Promise<Basket> =>
      done(readCart, { params: { basketId }, query }, how)
    return { token, ask, done, withItem, empty, add, read }
  }

  const setStock = (sku: string, available: number) => storage.db.updateTable('stock').set({ available }).where('sku', '=', sku).execute()
  const stockOf = async (sku: string): Promise<number> =>
    (await storage.db.selectFrom('stock').select('available').where('sku', '=', sku).executeTakeFirstOrThrow()).available
  const setStoreStock = (storeId: string, sku: string, available: number) =>
    storage.db.insertInto('store_stock').values({ store_id: storeId, sku, available }).onConflict((is) => is.columns(['store_id', 'sku']).doUpdateSet({ available })).execute()
  const storeStockOf = async (storeId: string, sku: string): Promise<number> =>
    (await storage.db.selectFrom('store_stock').select('available').where('store_id', '=', storeId).where('sku', '=', sku).executeTakeFirstOrThrow()).available
  /** The first ordinary variants of the catalogue, of different products, each with so many pieces, in the warehouse and in every American store. */
  async function ordinarySkus(count: number, pieces = 50): Promise<readonly string[]> {
    const plain = catalogue.products.filter(({ isDigital, maxQuantity }) => !isDigital && maxQuantity > 999)
    const skus = plain.slice(0, count).map(({ variants }) => variants[0]!.sku)
    for (const sku of skus) await setStock(sku, pieces)
    const stores = await storage.db.selectFrom('store').select('id').where('country', '=', 'US').execute()
    for (const sku of skus) for (const { id } of stores) await setStoreStock(id, sku, pieces)
    return skus
  }
  return { ...server, catalogue, setStock, stockOf, setStoreStock, storeStockOf, ordinarySkus, asGuest, newGuest: async () => asGuest(await server.guest()) }
}

export type GuestShop = Awaited<ReturnType<typeof guestShop>>
export type Guest = Awaited<ReturnType<GuestShop['newGuest']>>

function written(endpoint: Endpoint, input: unknown): { readonly path: string; readonly body: unknown } {
  const { params = {}, query = {}, body } = input as { params?: object; query?: object; body?: unknown }
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(Object(params)[name])))
  const search = new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])))
  return {
    path: search.size > 0 ? `${path}?${search}` : path,
    body: endpoint.body && body !== undefined ? Schema.encodeUnknownSync(endpoint.body)(body) : undefined,
  }
}
