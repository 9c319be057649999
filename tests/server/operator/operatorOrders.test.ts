import { expect, test } from 'vitest'
import type { Order } from '../../../contracts/api/entities/order.ts'
import { createReturnLabel } from '../../../contracts/api/cart/purchaseApi.ts'
import { builtInProvider } from '../../../server/payment/builtInProvider.ts'
import { refundCancelled } from '../../../server/order/cancelOrder.ts'
import type { OperatorOrder, OperatorOrderRow } from '../../../contracts/api/operator/operatorOrder.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { orderedShop } from '../order/orderedShop.ts'
import { operatorShop } from './operatorShop.ts'

const shop = await closeAfterAll(orderedShop())
const { storage, clock, catalogue } = shop
const house = await operatorShop({ storage, catalogue, now: () => clock.now })
const kofi = await house.operator('kofi@example.com', ['orders'])
const consumer = await shop.newConsumer()

const list = async (query = '') =>
  (await kofi.ask('GET', `orders${query}`)).json as {
    readonly orders: readonly OperatorOrderRow[]
    readonly next?: string
  }
const numbers = async (query = '') => (await list(query)).orders.map(({ orderNumber }) => orderNumber)
const read = async ({ orderNumber }: Order) => (await kofi.ask('GET', `orders/${orderNumber}`)).json as OperatorOrder
const act = ({ orderNumber }: Order, what: string, body?: object) =>
  kofi.ask('POST', `orders/${orderNumber}/${what}`, body ? { body } : {})
const trail = async (key: string) =>
  storage.db
    .selectFrom('operator_change')
    .select(['made_by', 'before', 'after'])
    .where('noun', '=', 'order')
    .where('key', '=', key)
    .orderBy('id')
    .execute()

test('OPR-10 API-172 API-173 an order is found by its number or its address, and read with what it cost and where it goes', async () => {
  const order = await shop.orderOf(consumer, { qty: 2 })
  const { orders } = await list()
  expect(orders[0]).toMatchObject({
    orderNumber: order.orderNumber,
    pieces: 2,
    status: 'confirmed',
    isRefundOwed: false,
    currency: order.currency,
    total: order.totals.total / 100,
    shipments: [{ code: 'standard', city: order.shipments[0]?.address?.city }],
  })
  expect(await numbers(`?search=${order.orderNumber.slice(0, 7).toLowerCase()}`)).toContain(order.orderNumber)
  expect(await numbers(`?search=${encodeURIComponent(order.email.toUpperCase())}`)).toContain(order.orderNumber)
  expect(await numbers('?search=%25')).toEqual([])
  expect(await numbers('?search=nobody%40')).toEqual([])
  const { order: shown, locale } = await read(order)
  expect(shown).toMatchObject({ orderNumber: order.orderNumber, email: order.email, items: [{ qty: 2 }] })
  expect(locale).toBe('en-us')
  expectRefusal(await kofi.ask('GET', 'orders/CN-2222-2222'), 404, 'OPR404')
})

test('OPR-10 the list goes on where a page has ended, and no order is left out or twice', async () => {
  const first = await shop.orderOf(consumer)
  const row = await storage.db
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', first.orderNumber)
    .executeTakeFirstOrThrow()
  const copies = Array.from({ length: 60 }, (_, n) => ({
    ...row,
    number: `CN-COPY-${String(n).padStart(4, '0')}`,
    basket_id: `copy-${n}`,
    charge_key: `copy-${n}`,
    attempt_key: `copy-${n}`,
    // Two at a time have the same moment.
    created_at: row.created_at + Math.floor(n / 2),
    document: JSON.stringify(row.document),
    discounts: JSON.stringify(row.discounts),
    taxes: JSON.stringify(row.taxes),
  }))
  await storage.db.insertInto('orders').values(copies).execute()
  const page = await list('?search=CN-COPY')
  expect(page.orders).toHaveLength(50)
  const rest = await list(`?search=CN-COPY&before=${page.next}`)
  expect(rest.next).toBeUndefined()
  expect([...page.orders, ...rest.orders].map(({ orderNumber }) => orderNumber)).toEqual(
    copies.map(({ number }) => number).toReversed(),
  )
  await storage.db.deleteFrom('orders').where('number', 'like', 'CN-COPY%').execute()
})

test('OPR-11 API-174 each press moves an order one step, for as long as there is one, and is recorded', async () => {
  const order = await shop.orderOf(consumer)
  const seen: unknown[] = []
  for (const status of ['confirmed', 'processing', 'shipped']) {
    clock.now += 1_000
    seen.push(((await act(order, 'steps', { status })).json as OperatorOrder).order.status)
  }
  expect(seen).toEqual(['processing', 'shipped', 'delivered'])
  expectRefusal(await act(order, 'steps', { status: 'delivered' }), 412, 'OPR412')
  expectRefusal(await act({ ...order, orderNumber: 'CN-2222-2222' }, 'steps', { status: 'confirmed' }), 404, 'OPR404')
  expect(await trail(order.orderNumber)).toEqual([
    { made_by: 'kofi@example.com', before: { status: 'confirmed' }, after: { status: 'processing' } },
    { made_by: 'kofi@example.com', before: { status: 'processing' }, after: { status: 'shipped' } },
    { made_by: 'kofi@example.com', before: { status: 'shipped' }, after: { status: 'delivered' } },
  ])
  expect([...(await shop.lettersAbout(order.orderNumber)).keys()]).toEqual(['confirmed', 'delivered/me', 'shipped/me'])
})

test('OPR-11 ORD-14 the letters about what an operator does are in the language in which the order was placed', async () => {
  const sent = await shop.orderOf(consumer, { locale: 'fr-ca' })
  for (const status of ['confirmed', 'processing']) await act(sent, 'steps', { status })
  const cancelled = await shop.orderOf(consumer, { locale: 'fr-ca' })
  await act(cancelled, 'cancellation', { reason: 'The address does not exist' })
  expect((await shop.lettersAbout(sent.orderNumber)).get('shipped/me')?.subject).toContain('est expédiée')
  expect((await shop.lettersAbout(cancelled.orderNumber)).get('cancelled')?.subject).toContain('est annulée')
})

test('OPR-11 of two who press the same step at once, one is told that somebody else was first', async () => {
  const order = await shop.orderOf(consumer)
  const answers = await Promise.all([1, 2, 3].map(() => act(order, 'steps', { status: 'confirmed' })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  expect((await read(order)).order.status).toBe('processing')
  expect(await trail(order.orderNumber)).toHaveLength(1)
})

test('OPR-11 what is returned has arrived by a press', async () => {
  const order = await shop.orderOf(consumer)
  await shop.move(order.orderNumber, 3)
  await consumer.done(createReturnLabel, {
    params: { orderId: order.orderNumber },
    body: { items: [{ itemId: order.items[0]!.itemId, qty: 1 }] },
  })
  expect(await numbers('?queue=returning')).toContain(order.orderNumber)
  const { json } = await act(order, 'steps', { status: 'return_requested' })
  expect(json).toMatchObject({ order: { status: 'returned' }, isRefundOwed: true })
  expect(await numbers('?queue=refundOwed')).toContain(order.orderNumber)
})

test('OPR-11 API-175 an order that has not left is cancelled with its reason, and its money goes back', async () => {
  const order = await shop.orderOf(consumer, { qty: 1 })
  const before = await shop.stockOf(shop.sku)
  const { json } = await act(order, 'cancellation', { reason: 'The address does not exist' })
  expect(json).toMatchObject({
    order: { status: 'cancelled' },
    isRefundOwed: true,
    reason: 'The address does not exist',
  })
  expect(await shop.stockOf(shop.sku)).toBe(before + 1)
  await refundCancelled(
    storage.db,
    builtInProvider(storage.db, () => clock.now),
    shop.happening(),
  )
  expect(await shop.refundsOf(order.orderNumber)).toEqual([{ amount: order.totals.total, charged: order.totals.total }])
  expect(await read(order)).toMatchObject({ isRefundOwed: false })
  expectRefusal(await act(order, 'cancellation', { reason: 'Again' }), 412, 'OPR412')
  expect(await trail(order.orderNumber)).toEqual([
    {
      made_by: 'kofi@example.com',
      before: { status: 'confirmed' },
      after: { status: 'cancelled', reason: 'The address does not exist' },
    },
  ])
})

test('OPR-11 what has left is not cancelled, and nothing is recorded', async () => {
  const order = await shop.orderOf(consumer)
  await shop.move(order.orderNumber, 2)
  expectRefusal(await act(order, 'cancellation', { reason: 'Too late' }), 412, 'OPR412')
  expect((await read(order)).order.status).toBe('shipped')
  expect(await trail(order.orderNumber)).toEqual([])
})

test('OPR-11 API-176 the letters of an order go out again, to its own address, and none about a cancelled one', async () => {
  const order = await shop.orderOf(consumer)
  const written = (await shop.lettersTo(order.email)).length
  expect((await act(order, 'letters')).status).toBe(200)
  expect((await shop.lettersTo(order.email)).length).toBe(written + 1)
  expect(await trail(order.orderNumber)).toMatchObject([{ after: { status: 'confirmed', letters: 'sent again' } }])
  await act(order, 'cancellation', { reason: 'Asked for it' })
  expectRefusal(await act(order, 'letters'), 412, 'OPR412')
})
