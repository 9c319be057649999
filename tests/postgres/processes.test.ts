import { rmSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '../../contracts/api/account/authApi.ts'
import { trackOrder } from '../../contracts/api/cart/purchaseApi.ts'
import { toFields } from '../../core/domain/fields/fields.ts'
import { demonstrationPassword } from '../../server/demonstration/demonstrationAccounts.ts'
import { limitNamed } from '../../server/limits/limitTable.ts'
import { bundleModule } from '../../tools/bundle/bundleModule.ts'
import type { BundledModule } from '../../tools/bundle/bundleModule.ts'
import { freePort } from '../../tools/start/freePort.ts'
import { actionOf, patch } from '../server/order/bankGuest.ts'
import { cards, place, readyBasket } from '../server/order/checkoutGuest.ts'
import { ownCluster } from './ownCluster.ts'
import type { OwnCluster } from './ownCluster.ts'
import { startProcesses } from './startProcesses.ts'
import type { Processes } from './startProcesses.ts'

let cluster: OwnCluster
let program: BundledModule
let books: pg.Client
let metricsPort: number
let server: Processes
let sku: string

beforeAll(async () => {
  ;[cluster, program, metricsPort] = await Promise.all([ownCluster(), bundleModule('server/main.ts'), freePort()])
  server = await startProcesses(program.file, {
    DATABASE_URL: cluster.url,
    CAIRN_PROCESSES: '2',
    CAIRN_METRICS_PORT: String(metricsPort),
    CAIRN_DRAIN_SECONDS: '1',
  })
  books = new pg.Client(cluster.url)
  await books.connect()
  const { rows } = await books.query(`
    select variant.sku
    from variant
    join product on product.id = variant.product_id
    where product.is_digital = false and product.only_with is null
    order by product.position, variant.sku`)
  sku = String(rows[0].sku)
  await books.query(`update stock set available = 10000 where sku = $1`, [sku])
})
afterAll(async () => {
  server.signal('SIGKILL')
  await books.end()
  await cluster.drop()
  rmSync(program.folder, { recursive: true })
})

/** Connections go to the two in turn: after this, the next one goes to the other than `process`. */
const turnTo = async (process: number): Promise<void> => {
  while ((await server.processOf(await server.call('GET', '/fapi/server/time'))) !== process);
}

describe('what two processes share', () => {
  test('OPS-31 a limit counts the calls of all processes together', async () => {
    const { most } = limitNamed('tracking-order')
    const body = { orderNumber: 'CN-2222-2222', email: 'wren@example.com' }
    const answers = []
    for (let n = 0; n <= most; n += 1) answers.push(await server.call(trackOrder.method, trackOrder.path, { body }))
    expect(answers.map(({ error }) => error?.errorId === 'LIM429')).toEqual([...Array(most).fill(false), true])
    expect(new Set(await Promise.all(answers.map(server.processOf)))).toEqual(new Set([1, 2]))
  })

  test('OPS-31 whoever has guessed too often at one process is locked out of the other', async () => {
    const signInWith = (password: string, key: string) =>
      server.call(signIn.method, signIn.path, {
        key,
        body: { username: 'consumer@example.com', password, codeChallenge: 'x'.repeat(43) },
      })
    for (let n = 0; n < 5; n += 1) {
      await turnTo(2)
      expect(await server.processOf(await signInWith('wrong', `guess-${n}`))).toBe(1)
    }
    await turnTo(1)
    const locked = await signInWith(demonstrationPassword, 'right')
    expect(locked.error?.errorId).toBe('AUT423')
    expect(await server.processOf(locked)).toBe(2)
  })

  test('OPS-31 PAY-30 an order held at one process is confirmed at the other, whoever showed the bank’s page', async () => {
    const guest = await server.guest()
    const basket = await readyBasket(guest, sku, { card: cards.authenticate })
    await turnTo(2)
    const placed = await place(guest, basket)
    expect(placed.body.status).toBe('pending_authentication')
    const action = actionOf(placed.body)
    const form = new URLSearchParams({ answer: 'authorise', code: '123456' }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const sent = await server.send(action, { method: 'POST', headers, body: form, redirect: 'manual' })
    const page = await (await server.send(sent.headers.get('location') ?? '')).text()
    await turnTo(1)
    const confirmed = await patch(guest, placed.body, action, /data-result="([^"]+)"/.exec(page)?.[1] ?? '')
    expect(confirmed.body.status).toBe('confirmed')
    expect([await server.processOf(placed), await server.processOf(confirmed)]).toEqual([1, 2])
  })

  test('OPS-31 one key at both processes at once makes one order and one charge', async () => {
    const guest = await server.guest()
    const basket = await readyBasket(guest, sku)
    const both = await Promise.all([place(guest, basket, 'both'), place(guest, basket, 'both')])
    expect(new Set(await Promise.all(both.map(server.processOf)))).toEqual(new Set([1, 2]))
    for (const { status, error } of both)
      expect([status, error?.errorId]).toBeOneOf([
        [200, undefined],
        [409, 'IDK409'],
      ])
    const numbers = []
    for (let n = 0; n < 2; n += 1) numbers.push((await place(guest, basket, 'both')).body.orderNumber)
    const { rows } = await books.query('select number from orders where basket_id = $1', [basket.basketId])
    expect(rows).toEqual([{ number: numbers[0] }])
    expect(numbers[1]).toBe(numbers[0])
    const charges = await books.query('select outcome from provider_charge where reference = $1', [numbers[0]])
    expect(charges.rows).toEqual([{ outcome: 'charged' }])
  })

  test('OPS-34 the page of figures has those of each process under its number, and how many serve', async () => {
    const page = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    expect(page).toContain('cairn_processes_wanted 2\n')
    expect(page).toContain('cairn_processes_serving 2\n')
    for (const process of [1, 2]) {
      expect(page).toMatch(
        new RegExp(`^cairn_request_seconds_count\\{.*route="/fapi/server/time".*process="${process}"`, 'm'),
      )
      expect(page).toMatch(new RegExp(`^cairn_database_up\\{process="${process}"\\} 1$`, 'm'))
    }
  })
})

/** Four shoppers, on connections that they keep, until `isOver`. Every answer that is not what it should be. */
const load = async (isOver: () => boolean): Promise<{ readonly calls: number; readonly faults: readonly string[] }> => {
  const faults: string[] = []
  let calls = 0
  const shopper = async (): Promise<void> => {
    const guest = await server.guest()
    const headers = { 'x-access-key': 'cairn-web', authorization: `Bearer ${guest.token}`, locale: 'en-us' }
    const ask = async (
      path: string,
      init: Omit<RequestInit, 'headers'> & { readonly headers?: object } = {},
    ): Promise<void> => {
      calls += 1
      const outcome = await fetch(`${server.shop}${path}`, { ...init, headers: { ...headers, ...init.headers } }).then(
        async (answer) => (await answer.text()) && answer.status,
        (error: unknown) => String(toFields(toFields(error)['cause'])['code'] ?? error),
      )
      if (outcome !== 200) faults.push(`${path} ${outcome}`)
    }
    const { basketId, items } = await guest.withItem(sku)
    for (let n = 0; !isOver(); n += 1) {
      await ask(`/cart/v1/cart/${basketId}`)
      await ask(`/cart/v1/cart/${basketId}/item`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'idempotency-key': `load-${guest.token}-${n}` },
        body: JSON.stringify({ cartId: basketId, itemId: items[0]?.itemId, qty: 1 + (n % 2) }),
      })
      await ask('/readyz')
    }
  }
  await Promise.all([1, 2, 3, 4].map(shopper))
  return { calls, faults }
}

describe('processes that come and go', () => {
  test('OPS-33 SIGHUP renews every process under load: no call fails, and /readyz is never 503', async () => {
    const before = server.pidsThat('serving')
    let isOver = false
    const shopping = load(() => isOver)
    server.signal('SIGHUP')
    await expect.poll(() => server.pidsThat('ended'), { timeout: 60_000 }).toEqual(before)
    isOver = true
    const { calls, faults } = await shopping
    expect(faults).toEqual([])
    expect(calls).toBeGreaterThan(100)
    expect(server.pidsThat('serving')).toHaveLength(4)
  })

  test('OPS-32 a killed process is replaced, and meanwhile the other answers every new connection', async () => {
    const [, , victim = 0] = server.pidsThat('serving')
    process.kill(victim, 'SIGKILL')
    await expect.poll(() => server.pidsThat('died')).toEqual([victim])
    const statuses = new Set<number>()
    while (server.pidsThat('serving').length < 5) statuses.add((await server.send('/healthz')).status)
    expect(statuses).toEqual(new Set([200]))
    const page = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    expect(page).toContain('cairn_process_deaths_total 1\n')
  })

  test('OPS-30 SIGTERM has all processes drain: whoever comes meanwhile is answered, then everything has ended', async () => {
    server.signal('SIGTERM')
    await expect.poll(async () => (await server.send('/readyz')).status).toBe(503)
    expect((await server.send('/healthz')).status).toBe(200)
    expect(await server.ended).toBe(0)
    for (const pid of server.pidsThat('serving')) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })
})
