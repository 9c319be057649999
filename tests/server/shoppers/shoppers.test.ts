import { Hono } from 'hono'
import { afterAll, describe, expect, test } from 'vitest'
import { listen } from '../../../server/http/listen.ts'
import { runShoppers } from '../../../tools/shoppers/runShoppers.ts'
import { orderBookFaults } from '../../../tools/shoppers/orderBookFaults.ts'
import type { FaultKind } from '../../../tools/faults/Fault.ts'
import type { ShoppersReport } from '../../../tools/shoppers/runShoppers.ts'
import { shoppersPage } from '../../../tools/shoppers/shoppersPage.ts'
import { guestShop } from '../cart/guestShop.ts'

/** What happens to an answer on its way out: the shop, or a shop that lies. */
type Tamper = (path: string, answer: string) => string

let tamper: Tamper = (_path, answer) => answer

const shop = await guestShop({ now: Date.now })
const front = new Hono().all('*', async (c) => {
  const asked = new Request(c.req.raw)
  asked.headers.delete('accept-encoding')
  const reply = await shop.app.fetch(asked)
  return new Response(tamper(c.req.path, await reply.text()), { status: reply.status, headers: reply.headers })
})
const routes = await listen(front, 0, '127.0.0.1')
afterAll(async () => {
  await routes.stop()
  await shop.close()
})

const ordersKept = () => shop.storage.db.selectFrom('orders').select(['basket_id', 'status']).execute()

/** Shops until that is so, then stops as Ctrl-C does. */
const shopUntil = async (
  isEnough: () => Promise<boolean>,
  faults: readonly FaultKind[] = [],
): Promise<ShoppersReport> => {
  const stop = new AbortController()
  const running = runShoppers(
    { count: 3, minutes: 5, url: `http://127.0.0.1:${routes.port}`, pauseMs: 5, seed: 7, faults },
    7,
    stop.signal,
  )
  const watch = setInterval(() => void isEnough().then((enough) => enough && stop.abort()), 50)
  return running.finally(() => clearInterval(watch))
}

/** This many more confirmed orders in the tables; a declined order reveals nothing about them. */
const after = async (orders: number): Promise<() => Promise<boolean>> => {
  const confirmed = async (): Promise<number> =>
    (await ordersKept()).filter(({ status }) => status === 'confirmed').length
  const before = await confirmed()
  return async () => (await confirmed()) >= before + orders
}

describe('an honest shop', () => {
  test('headless shoppers order over HTTP, and when they are stopped early they settle, check and report', async () => {
    tamper = (_path, answer) => answer
    const report = await shopUntil(await after(4))
    const made = (await ordersKept()).filter(({ status }) => status === 'confirmed').length
    expect(report.faults).toEqual([])
    expect(report.orders).toBe(made)
    expect(made).toBeGreaterThanOrEqual(3)
    expect(await orderBookFaults(shop.storage.db, report.shopped)).toEqual([])
    const baskets = (await ordersKept()).map(({ basket_id: id }) => id)
    expect(new Set(baskets).size).toBe(baskets.length)
    expect(report.ms).toBeLessThan(5 * 60_000)
    const page = shoppersPage(report, 3, 7)
    expect(page.some((line) => /^PUT \/cart\/v2\/checkout\/order( +\d+){4}$/.test(line))).toBe(true)
    expect(page.at(-1)).toContain('checks: one order per basket')
  })

  test('answers that are lost, doubled and broken off on the way change nothing that is promised', async () => {
    tamper = (_path, answer) => answer
    const report = await shopUntil(await after(3), ['drop-before', 'drop-after', 'duplicate', 'status', 'truncate'])
    expect(report.faults).toEqual([])
    expect(report.struck.length).toBeGreaterThan(0)
  })
})

describe('a shop with a mistake', () => {
  test('an unasked and unreported order stands out in the books', async () => {
    const [order] = await shop.storage.db.selectFrom('orders').selectAll().where('status', '=', 'confirmed').execute()
    expect(await orderBookFaults(shop.storage.db, { pressed: new Set(), answer: new Set() })).toEqual(
      expect.arrayContaining([
        `there is no command for order ${order?.number}`,
        `order ${order?.number} was confirmed, but no shopper learned of it`,
      ]),
    )
  })

  test('a shop that charges another total than was shown is found', async () => {
    tamper = (path, answer) =>
      path.endsWith('/checkout/order')
        ? answer.replace(/"total":(\d+)/, (_all, total) => `"total":${Number(total) + 1}`)
        : answer
    const report = await shopUntil(await after(1))
    expect(report.faults.join('\n')).toMatch(/order \S+ of \d+ was placed with a total of \d+/)
    expect(report.faults.join('\n')).toMatch(/order \S+ of \d+ was charged \d+/)
    expect(report.logs.length).toBeGreaterThan(0)
  })

  test('a shop that makes another order when asked again is found', async () => {
    let orders = 0
    tamper = (path, answer) =>
      path.endsWith('/checkout/order')
        ? answer.replace(/"orderNumber":"[^"]+"/, () => `"orderNumber":"OTHER-${(orders += 1)}"`)
        : answer
    const report = await shopUntil(await after(1))
    expect(report.faults.join('\n')).toMatch(/order OTHER-\d+ of \d+ requested again is OTHER-\d+/)
  })

  test('a shop that forgets what it had confirmed is found', async () => {
    let added = false
    tamper = (path, answer) => {
      if (path === '/cart/v1/cartWithItem') added = true
      return /^\/cart\/v1\/cart\/[^/]+$/.test(path) ? JSON.stringify({ ...JSON.parse(answer), items: [] }) : answer
    }
    const report = await shopUntil(async () => added)
    expect(report.faults.join('\n')).toMatch(
      /showed \S+ as confirmed, but the server has nothing and did not report a change/,
    )
  })
})
