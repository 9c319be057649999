import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Basket } from '../../contracts/api/entities/basket.ts'
import { bundleModule } from '../../tools/bundle/bundleModule.ts'
import type { BundledModule } from '../../tools/bundle/bundleModule.ts'
import { place, readyBasket } from '../server/order/checkoutGuest.ts'
import type { Guest } from '../server/cart/guestCalls.ts'
import { startMortal } from '../server/killed/startMortal.ts'
import type { Mortal } from '../server/killed/startMortal.ts'
import { ownCluster } from './ownCluster.ts'
import type { OwnCluster } from './ownCluster.ts'

let cluster: OwnCluster
let program: BundledModule
let server: Mortal
let end: string | null = null

beforeAll(async () => {
  cluster = await ownCluster()
  program = await bundleModule('tests/server/killed/mortalServer.ts')
  server = await startMortal(program.file, { place: { kind: 'url', url: cluster.url }, laterMs: 0 })
  void server.ended.then((signal) => (end = `the server process ended: ${signal}`))
})
afterAll(async () => {
  await server.kill()
  await cluster.drop()
  rmSync(program.folder, { recursive: true, force: true })
})

const pieces = 1_000

/** Calls as a shop does: repeats under the same key as long as the outcome is unknown. */
const placed = async (guest: Guest, basket: Basket, key: string): Promise<readonly number[]> => {
  const statuses: number[] = []
  for (;;) {
    const answer = await place(guest, basket, key)
    statuses.push(answer.status)
    if (answer.status !== 503 && answer.error?.errorId !== 'IDK409') return statuses
    expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
    await new Promise((resume) => setTimeout(resume, 50))
  }
}

/**
 * One confirmed order with one charge for each basket; nothing charged without an order; exactly the ordered pieces are
 * gone.
 */
const expectOnce = async (baskets: readonly string[], sku: string): Promise<void> => {
  const { orders, charges, stock } = await server.books()
  expect(orders.map(({ basketId }) => basketId).toSorted()).toEqual(baskets.toSorted())
  expect(orders.map(({ status }) => status)).toEqual(orders.map(() => 'confirmed'))
  const byReference = <T extends { readonly reference: string }>(rows: readonly T[]): readonly T[] =>
    rows.toSorted((a, b) => (a.reference < b.reference ? -1 : 1))
  expect(byReference(charges)).toEqual(
    byReference(orders.map(({ number, total }) => ({ reference: number, outcome: 'charged', amount: total }))),
  )
  expect(stock.find((row) => row.sku === sku)?.available).toBe(pieces - baskets.length)
}

test('CHK-08 all database connections end at every point of an order: the server lives, answers 503 with Retry-After, and the order is made once', async () => {
  const { stock } = await server.books()
  const { sku } = stock.find(({ available }) => available > 0)!
  await server.tell({ do: 'setStock', sku, available: pieces })
  const baskets: string[] = []
  const seen = new Set<number>()
  for (let point = 0, reached = true; reached; point += 1) {
    const guest = await server.guest()
    const basket = await readyBasket(guest, sku)
    baskets.push(basket.basketId)
    await server.tell({ do: 'cutAfter', points: point })
    const statuses = await placed(guest, basket, `cut-${point}`)
    reached = (await server.tell({ do: 'live' })) === true
    statuses.forEach((status) => seen.add(status))
    expect(statuses.at(-1), `at statement ${point}`).toBe(200)
    expect(end, `at statement ${point}`).toBeNull()
  }
  expect(baskets.length).toBeGreaterThan(30)
  await expectOnce(baskets, sku)
  expect(seen).toEqual(new Set([200, 503]))
  await server.tell({ do: 'setStock', sku, available: pieces - baskets.length })
})

test('CHK-08 PostgreSQL restarts three times while six shoppers order: the server lives, no order is lost or made twice, nothing answers 500', async () => {
  const { stock, orders: before } = await server.books()
  const { sku } = stock.find(({ available }) => available > 0 && available < pieces - before.length)!
  await server.tell({ do: 'setStock', sku, available: pieces })
  const statuses = new Set<number>()
  const ordered: string[] = []
  let restarts = 0
  const steadily = async <T>(work: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await work()
      } catch (error) {
        if (!/answered 503/.test(String(error))) throw error
        statuses.add(503)
        await new Promise((resume) => setTimeout(resume, 50))
      }
    }
  }
  const shopper = async (who: number): Promise<void> => {
    for (let nth = 0; restarts < 3; nth += 1) {
      const guest = await steadily(() => server.guest())
      const basket = await steadily(() => readyBasket(guest, sku))
      for (const status of await placed(guest, basket, `restart-${who}-${nth}`)) statuses.add(status)
      ordered.push(basket.basketId)
    }
  }
  const shoppers = Promise.all([1, 2, 3, 4, 5, 6].map(shopper))
  for (; restarts < 3; restarts += 1) {
    const soFar = ordered.length
    while (ordered.length < soFar + 6 && end === null) await new Promise((resume) => setTimeout(resume, 20))
    await cluster.restart()
  }
  await shoppers
  expect(end).toBeNull()
  expect([...statuses].filter((status) => ![200, 409, 503].includes(status))).toEqual([])
  expect(statuses.has(503)).toBe(true)
  const { orders, charges, stock: after } = await server.books()
  const own = orders.filter(({ basketId }) => !before.some((order) => order.basketId === basketId))
  expect(own.map(({ basketId }) => basketId).toSorted()).toEqual(ordered.toSorted())
  expect(charges.length).toBe(orders.length)
  expect(after.find((row) => row.sku === sku)?.available).toBe(pieces - ordered.length)
})
