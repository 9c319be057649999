import { Schema } from 'effect'
import type { Basket } from '../../../contracts/api/entities/basket.ts'
import { addItem, createCart, createCartWithItem, readCart } from '../../../contracts/api/cart/cartApi.ts'
import type { AnswerOf, Endpoint, InputOf } from '../../../contracts/api/endpoint.ts'
import type { callsTo, TestAnswer } from '../support/testServer.ts'
import { defined } from '../../../core/domain/fields/fields.ts'

export type Asked<E extends Endpoint> = TestAnswer & { readonly replayed: boolean; readonly body: AnswerOf<E> }

/** The credential of the device these shoppers use; `guestShop` enrols it at every American store (BIS-07). */
export const enrolledDevice = 'the device on the counter of these tests'

type How = { readonly key?: string; readonly locale?: string; readonly device?: string }

/** Shoppers who call a server by the contract. */
export const guestCalls = (call: ReturnType<typeof callsTo>) => {
  let keys = 0

  return (token: string) => {
    const ask = async <E extends Endpoint>(
      endpoint: E,
      input: InputOf<E>,
      { key, locale = 'en-us', device = enrolledDevice }: How = {},
    ): Promise<Asked<E>> => {
      const { path, body } = written(endpoint, input)
      const options = {
        token,
        headers: { locale, ...(endpoint.namesDevice && { 'x-store-device': device }) },
        key: key ?? `key-${++keys}`,
        ...defined({ body }),
      }
      const reply = await call(endpoint.method, path, options)
      const replayed = reply.headers.get('idempotent-replayed') === 'true'
      const well = reply.status === (endpoint.status ?? 200)
      return {
        ...reply,
        replayed,
        body: (well ? Schema.decodeUnknownSync(endpoint.answer)(reply.json) : undefined) as AnswerOf<E>,
      }
    }
    /** The basket of a call that must succeed. */
    const done = async <E extends Endpoint>(endpoint: E, input: InputOf<E>, how?: How): Promise<AnswerOf<E>> => {
      const answer = await ask(endpoint, input, how)
      if (answer.status >= 300) throw new Error(`${endpoint.id} answered ${answer.status} ${answer.text}`)
      return answer.body
    }
    const withItem = (sku: string, qty = 1, how?: How): Promise<Basket> =>
      done(createCartWithItem, { query: {}, body: { productId: sku, qty } }, how)
    const empty = (how?: How): Promise<Basket> => done(createCart, { body: {} }, how)
    const add = (cartId: string, sku: string, qty = 1, how?: How): Promise<Basket> =>
      done(addItem, { body: { cartId, productId: sku, qty } }, how)
    const read = (basketId: string, query: InputOf<typeof readCart>['query'] = {}, how?: How): Promise<Basket> =>
      done(readCart, { params: { basketId }, query }, how)
    return { token, ask, done, withItem, empty, add, read }
  }
}

export type Guest = ReturnType<ReturnType<typeof guestCalls>>

const written = (endpoint: Endpoint, input: unknown): { readonly path: string; readonly body: unknown } => {
  const { params = {}, query = {}, body } = input as { params?: object; query?: object; body?: unknown }
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(Object(params)[name])),
  )
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  return {
    path: search.size > 0 ? `${path}?${search}` : path,
    body: endpoint.body && body !== undefined ? Schema.encodeUnknownSync(endpoint.body)(body) : undefined,
  }
}
