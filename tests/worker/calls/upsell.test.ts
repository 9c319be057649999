import { expect, test } from 'vitest'
import type { Endpoint } from '../../../contracts/api/endpoint.ts'
import type { Product } from '../../../contracts/api/entities/catalogue.ts'
import type { QueryMessage } from '../../../contracts/queries.ts'
import { virtualClock } from '../../../core/adapters/clock/Clock.virtual.ts'
import { askQuery } from '../../../core/adapters/queries/askQuery.ts'
import { memoryQueryCache } from '../../../core/adapters/queries/QueryCache.memory.ts'
import { loadOnDemand } from '../../../worker/requests/loadOnDemand.ts'
import { fetchQuery } from '../../../worker/requests/queryCalls.ts'
import type { Session } from '../../../worker/session/session.ts'
import { lineOf } from '../../support/simulatedShop.ts'

await loadOnDemand()

test('CAT-36 each item of an upsell is asked for by one call, whose answer has the quantity of each variant by its sku', async () => {
  const calls: string[] = []
  const send = async (endpoint: Endpoint, input: Parameters<typeof lineOf>[1]) => {
    const line = lineOf(endpoint, input)
    calls.push(line)
    const id = /products\/(\w+)\/details/.exec(line)?.[1]
    const variants = [
      { sku: `${id}-1`, stock: 0 },
      { sku: `${id}-2`, stock: 4 },
    ]
    return { _tag: 'Confirmed', body: { productId: id, variants }, replayed: false }
  }
  const clock = virtualClock(0)
  const asking = {
    cache: memoryQueryCache(clock),
    clock,
    fetchAnswer: (query: Parameters<typeof fetchQuery>[2]) =>
      fetchQuery({ send } as unknown as Session, 'en-us', query),
    isOnline: () => true,
    scope: 'en-us',
  }
  const messages: QueryMessage<unknown>[] = []
  const ask = (productId: string) =>
    askQuery(asking, { name: 'product', ask: { productId } }, (message) => messages.push(message))
  await Promise.all(['BOOT', 'SOCK', 'BOOT'].map(ask))
  expect(calls).toEqual(['GET /products/v2/products/BOOT/details', 'GET /products/v2/products/SOCK/details'])
  const quantities = messages.flatMap((message) =>
    message._tag === 'Answered' ? (message.answer as Product).variants.map(({ sku, stock }) => [sku, stock]) : [],
  )
  expect(Object.fromEntries(quantities)).toEqual({ 'BOOT-1': 0, 'BOOT-2': 4, 'SOCK-1': 0, 'SOCK-2': 4 })
})
