import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { placeOrder } from '../../../contracts/api/cart/orderApi.ts'
import { listenMetrics } from '../../../server/health/listenMetrics.ts'
import { openMetrics } from '../../../server/health/metrics.ts'
import { gatherFigures } from '../../../server/processes/gatherFigures.ts'
import type { LetterState } from '../../../server/storage/tables/ServiceTables.ts'
import { projectRoot } from '../../../tools/start/installDependencies.mjs'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { failingDb } from '../support/failingDb.ts'
import { guestShop } from '../cart/guestShop.ts'
import { placing, readyBasket } from '../order/checkoutGuest.ts'

const noted: { note: ReturnType<typeof openMetrics>['note'] } = { note: () => undefined }
const shop = await closeAfterAll(guestShop({ log: (entry) => noted.note(entry) }))
const [sku = ''] = await shop.ordinarySkus(1, 50)

const metrics = openMetrics(shop.storage, () => shop.clock.now)
noted.note = metrics.note
const listening = await listenMetrics(metrics, 0, '127.0.0.1')
afterAll(() => listening.stop())

/** The samples whose line begins with `name`, by what is in their braces. */
const samples = async (name: string): Promise<Record<string, number>> => {
  const answer = await fetch(`http://127.0.0.1:${listening.port}/metrics`)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const lines = (await answer.text()).split('\n').filter((line) => line.startsWith(name))
  return Object.fromEntries(
    lines.map((line) => {
      const [, labels = '', value] = /^[a-z_]+(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
      return [labels, Number(value)]
    }),
  )
}

test('OPS-04 requests are counted by method, route and status, and refusals by their code', async () => {
  const before = await samples('cairn_refusals_total')
  expect(before).toEqual({})
  const guest = await shop.newGuest()
  const { body } = placing(await readyBasket(guest, sku))
  const refused = await guest.ask(placeOrder, { body: { ...body, cartId: 'no-cart' } })
  expect(refused.status).toBe(404)
  const route = 'route="/cart/v2/checkout/order"'
  expect(await samples('cairn_request_seconds_count')).toMatchObject({ [`method="PUT",${route},status="404"`]: 1 })
  expect(await samples('cairn_refusals_total')).toEqual({ [`${route},code="${refused.error?.errorId}"`]: 1 })
  expect(await samples('cairn_orders_placed_total')).toEqual({ '': 0 })
})

test('OPS-04 an order that is asked for twice counts once', async () => {
  const guest = await shop.newGuest()
  const body = placing(await readyBasket(guest, sku))
  const before = (await samples('cairn_orders_placed_total'))['']
  for (const _ of [1, 2]) expect((await guest.ask(placeOrder, body, { key: 'twice' })).status).toBe(200)
  expect((await samples('cairn_orders_placed_total'))['']).toBe((before ?? 0) + 1)
})

test('OPS-04 work that is due is counted for the whole shop', async () => {
  const guest = await shop.newGuest()
  const { body } = await guest.ask(placeOrder, placing(await readyBasket(guest, sku)))
  const stranded = async (): Promise<number | undefined> =>
    (await samples('cairn_queue_length'))['queue="stranded orders"']
  expect(await stranded()).toBe(0)
  await shop.storage.db
    .updateTable('orders')
    .set({ status: 'created', attempt_until: shop.clock.now })
    .where('number', '=', body.orderNumber)
    .execute()
  expect(await stranded()).toBe(1)
  expect(Object.keys(await samples('cairn_queue_length')).toSorted()).toEqual([
    'queue="refunds of cancelled orders"',
    'queue="refunds of parts"',
    'queue="refunds of returns"',
    'queue="stranded orders"',
    'queue="tracking to forward"',
  ])
})

test('OPS-08 letters that have not left are counted with the age of the oldest, and each try by what came of it', async () => {
  const { db } = shop.storage
  await db.deleteFrom('mail').execute()
  const letter = (id: string, state: LetterState, minutes: number) =>
    db
      .insertInto('mail')
      .values({
        id,
        recipient: 'a@b.cd',
        subject: id,
        body: id,
        html: null,
        sent_at: shop.clock.now - minutes * 60_000,
        state,
      })
      .execute()
  expect(await samples('cairn_letters')).toEqual({ 'state="waiting"': 0, 'state="failed"': 0 })
  expect(await samples('cairn_oldest_letter_seconds')).toEqual({ 'state="waiting"': 0, 'state="failed"': 0 })
  await letter('waits', 'waiting', 3)
  await letter('leaves', 'sending', 5)
  await letter('left', 'sent', 9)
  await letter('failed', 'failed', 7)
  expect(await samples('cairn_letters')).toEqual({ 'state="waiting"': 2, 'state="failed"': 1 })
  expect(await samples('cairn_oldest_letter_seconds')).toEqual({ 'state="waiting"': 300, 'state="failed"': 420 })
  const none = { 'outcome="sent"': 0, 'outcome="later"': 0, 'outcome="failed"': 0, 'outcome="away"': 0 }
  expect(await samples('cairn_letter_tries_total')).toEqual(none)
  metrics.note({ event: 'letter', kind: 'sent', about: 'left' })
  metrics.note({ event: 'letter', kind: 'away', about: 'waits' })
  expect(await samples('cairn_letter_tries_total')).toEqual({ ...none, 'outcome="sent"': 1, 'outcome="away"': 1 })
})

test('OPS-04 while the database is away the page says so, and still has what the process knows of itself', async () => {
  expect(await samples('cairn_database_up')).toEqual({ '': 1 })
  const lost = openMetrics({ reads: failingDb(shop.storage.reads, [new Error('gone')]) }, () => shop.clock.now)
  const text = await lost.text()
  expect(text).toMatch(/^cairn_database_up 0$/m)
  expect(text).not.toMatch(/^cairn_(queue_length|letters)\{/m)
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds \d/m)
})

test('OPS-04 the shop itself has no such page, and the port of the metrics has nothing else', async () => {
  expect((await shop.app.request('/metrics')).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${listening.port}/`)).status).toBe(404)
})

test('OPS-04 the dashboard and the alert rules ask only for metrics that there are', async () => {
  const text = `${await metrics.text()}\n${await gatherFigures(1, () => []).text()}`
  const there = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
  const asked = ['dashboard.json', 'alerts.yaml'].flatMap((file) =>
    readFileSync(join(projectRoot, 'docs/observability', file), 'utf8').match(/\b(?:cairn|nodejs|process)_[a-z0-9_]+/g),
  )
  expect(asked.length).toBeGreaterThan(15)
  expect(asked.filter((name) => name && !there.has(name.replace(/_(?:bucket|count|sum)$/, '')))).toEqual([])
  const labels = new Set(Object.keys(await samples('cairn_queue_length')).map((label) => label.slice(7, -1)))
  for (const [, queue = ''] of readFileSync(join(projectRoot, 'docs/observability/alerts.yaml'), 'utf8').matchAll(
    /queue="([^"]+)"/g,
  ))
    expect(labels).toContain(queue)
})
