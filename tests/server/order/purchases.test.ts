import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Order } from '../../../contracts/api/entities/order.ts'
import { cancelOrder, readPurchase, readPurchaseHistory, trackOrder } from '../../../contracts/api/cart/purchaseApi.ts'
import { address, californian } from './checkoutGuest.ts'
import type { Guest } from '../cart/guestCalls.ts'
import { orderedShop } from './orderedShop.ts'
import type { Consumer } from './orderedShop.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { expectRefusal } from '../support/expectRefusal.ts'

const shop = await closeAfterAll(orderedShop())
const wren = await shop.newConsumer()

const track = async (body: { orderNumber: string; email: string; postalCode?: string }) =>
  (await shop.newGuest()).ask(trackOrder, { body })

/** Copies of the order under other numbers, each a second later. */
const copies = async (order: Order, count: number): Promise<readonly string[]> => {
  const { db } = shop.storage
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', order.orderNumber)
    .executeTakeFirstOrThrow()
  const numbers = Array.from({ length: count }, (_, place) => `CN-COPY-${String(place).padStart(4, '2')}`)
  for (const [place, number] of numbers.entries()) {
    const document = JSON.stringify({ ...row.document, orderNumber: number })
    await db
      .insertInto('orders')
      .values({
        ...row,
        discounts: null,
        taxes: null,
        number,
        basket_id: number,
        created_at: row.created_at + 1_000 * (place + 1),
        document,
      })
      .execute()
  }
  return numbers
}

describe('the history and the receipt', () => {
  test('ORD-04 API-058 the history is listed in pages, newest first, with orders of every outcome, and says how many there are', async () => {
    const oldest = await shop.orderOf(wren)
    const [cancelled, packed] = [await shop.orderOf(wren), await shop.orderOf(wren)]
    const newest = (await copies(oldest, 9)).toReversed()
    await shop.move(packed.orderNumber)
    await wren.done(cancelOrder, { body: { orderNumber: cancelled.orderNumber } })
    const first = await wren.done(readPurchaseHistory, { body: {} })
    expect(first.total).toBe(12)
    expect(first.orders.map(({ orderNumber }) => orderNumber).slice(0, 9)).toEqual(newest)
    expect(first.orders).toHaveLength(10)
    const pages = [
      await wren.done(readPurchaseHistory, { body: { page: 2 } }),
      await wren.done(readPurchaseHistory, { body: { page: 3, pageSize: 5 } }),
      await wren.done(readPurchaseHistory, { body: { page: 9 } }),
    ]
    expect(pages.map(({ total, orders }) => [total, orders.length])).toEqual([
      [12, 2],
      [12, 2],
      [12, 0],
    ])
    const all = [...first.orders, ...pages[0]!.orders]
    expect(new Set(all.map(({ orderNumber }) => orderNumber)).size).toBe(12)
    const statusOf = ({ orderNumber }: Order) => all.find((order) => order.orderNumber === orderNumber)?.status
    expect([oldest, cancelled, packed].map(statusOf)).toEqual(['confirmed', 'cancelled', 'processing'])
    const guest = await shop.newGuest()
    expectRefusal(await guest.ask(readPurchaseHistory, { body: {} }), 403, 'AUT432')
  }, 60_000)

  test('ORD-05 ORD-08 API-056 an order is read back as it was placed, with where each shipment has been and when', async () => {
    const order = await shop.orderOf(wren)
    const placed = shop.clock.now
    await shop.move(order.orderNumber, 3)
    const answer = await wren.done(readPurchase, { params: { orderId: order.orderNumber } })
    expect({ ...answer, tracking: undefined }).toEqual({
      ...order,
      status: 'delivered',
      returns: [],
      creditNotes: [],
      tracking: undefined,
    })
    expect(answer.tracking).toEqual([
      {
        shipmentId: 'me',
        carrier: 'Waymark Parcel',
        trackingNumber: expect.stringMatching(/^WM\d{12}$/) as string,
        trackingUrl: expect.stringMatching(/^\/consumers-v3\/parcels\/en-us\/WM\d{12}$/) as string,
        steps: ['confirmed', 'processing', 'shipped', 'delivered'].map((status, place) => ({
          status,
          at: placed + place * 1_000,
        })),
      },
    ])
  })

  test('ORD-05 AUTH-32 API-056 an order is read by its account alone, an employee’s too, and by no guest', async () => {
    const employee = await shop.signedIn('employee@example.com')
    const [own, theirs] = [await shop.orderOf(wren), await shop.orderOf(employee)]
    const read = (who: Guest, { orderNumber }: Order) => who.ask(readPurchase, { params: { orderId: orderNumber } })
    for (const [who, order] of [
      [wren, own],
      [employee, theirs],
    ] as const)
      expect((await read(who, order)).body).toMatchObject({ orderNumber: order.orderNumber, status: 'confirmed' })
    expectRefusal(await read(wren, theirs), 404, 'OHS4004')
    expectRefusal(await read(employee, own), 404, 'OHS4004')
    expectRefusal(await read(await shop.newGuest(), own), 403, 'AUT432')
  })

  test('ORD-13 ORD-08 the receipt goes to the order’s e-mail with its figures and the way to track it, in the language of the site', async () => {
    const [english, french] = [await shop.orderOf(wren), await shop.orderOf(wren, { locale: 'fr-ca' })]
    const letterOf = async ({ email, orderNumber }: Order) =>
      (await shop.lettersTo(email)).find(({ subject }) => subject.endsWith(orderNumber))
    const [receipt, reçu] = [await letterOf(english), await letterOf(french)]
    expect(receipt?.subject).toBe(`Your order ${english.orderNumber}`)
    expect(reçu?.subject).toBe(`Votre commande ${french.orderNumber}`)
    expect(receipt?.body).toContain(`1 × ${english.items[0]!.name}, `)
    expect(receipt?.body).toContain(`Total: $${(english.totals.total / 100).toFixed(2)}`)
    expect(receipt?.body.includes(`/en-us/track-order?order=${english.orderNumber}`)).toBe(true)
    expect(reçu?.body.includes(`/fr-ca/track-order?order=${french.orderNumber}`)).toBe(true)
  })
})

describe('API-060 tracking without an account', () => {
  test('ORD-08 without an account an order is found by number and e-mail or postal code, however they are typed', async () => {
    const { orderNumber, email } = await shop.orderOf(await shop.newGuest())
    const found = [
      await track({ orderNumber, email }),
      await track({ orderNumber: ` ${orderNumber.toLowerCase()} `, email: email.toUpperCase() }),
      await track({ orderNumber, email, postalCode: ` ${address.postalCode} ` }),
    ]
    expect(found.map(({ status, body }) => [status, body?.orderNumber])).toEqual(Array(3).fill([200, orderNumber]))
    expect(found[0]?.body.tracking[0]?.steps.map(({ status }) => status)).toEqual(['confirmed'])
  })

  test('ORD-08 a wrong e-mail, postal code or number is ORD400 with the same message, and reveals nothing of the order', async () => {
    const { orderNumber, email } = await shop.orderOf(await shop.newGuest())
    const answers = [
      await track({ orderNumber, email: 'someone.else@example.com' }),
      await track({ orderNumber, email, postalCode: '00000' }),
      await track({ orderNumber: 'CN-2222-2222', email }),
    ]
    for (const answer of answers) expectRefusal(answer, 400, 'ORD400')
    expect(new Set(answers.map(({ error }) => error?.message)).size).toBe(1)
    expect(answers.map(({ text }) => /Holloway|97201|Quarry/.test(text))).toEqual([false, false, false])
  })

  test('ORD-08 number and e-mail alone show where the order goes, but no phone number and no bill', async () => {
    const { orderNumber, email } = await shop.orderOf(await shop.newGuest(), { to: californian })
    const { body, text } = await track({ orderNumber, email })
    expect(body.shipments[0]?.address).toMatchObject({ addressLine1: '12 Quarry Lane', city: 'Bishop' })
    expect(body.billingAddress).toBeUndefined()
    expect(text).not.toContain('5550142')
  })

  test('ORD-04 ORD-05 an order with a refused payment is in no history and cannot be tracked', async () => {
    const consumer = await shop.newConsumer()
    await expect(shop.orderOf(consumer, { card: '4000000000000002' })).rejects.toThrow('PAY400')
    const row = await shop.storage.db
      .selectFrom('orders')
      .select(['number', 'email'])
      .where('subject', '=', (await subjectOf(consumer)) ?? '')
      .executeTakeFirstOrThrow()
    expect(await consumer.done(readPurchaseHistory, { body: {} })).toEqual({ total: 0, orders: [] })
    expect((await consumer.ask(readPurchase, { params: { orderId: row.number } })).error?.errorId).toBe('OHS4004')
    expect((await track({ orderNumber: row.number, email: row.email })).error?.errorId).toBe('ORD400')
  })
})

const subjectOf = async ({ tokens }: Consumer) =>
  (
    await shop.storage.db
      .selectFrom('session')
      .select('subject')
      .where('id', '=', tokens.sessionId ?? '')
      .executeTakeFirst()
  )?.subject

const step = fc.record({
  who: fc.constantFrom(0, 1),
  whose: fc.constantFrom(0, 1),
  at: fc.nat(1),
  does: fc.constantFrom('read', 'track', 'cancel', 'history'),
} as const)

test('AUTH-32 ORD-04…09 neither of two consumers reads, finds or cancels the other’s orders, whatever they ask', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      const people = [await shop.newConsumer(), await shop.newConsumer()] as const
      const emails = ['first@example.com', 'second@example.com'] as const
      const own = [
        [await shop.orderOf(people[0], { to: { ...address, email: emails[0] } })],
        [await shop.orderOf(people[1], { to: { ...address, email: emails[1] } })],
      ] as const
      for (const { who, whose, does } of steps) {
        const me = people[who]
        const isMine = who === whose
        const { orderNumber } = own[whose][0]!
        const email = emails[who]
        const before = await people[whose].done(readPurchase, { params: { orderId: orderNumber } })
        if (does === 'history') {
          const answer = await me.done(readPurchaseHistory, { body: {} })
          expect(answer.orders.map((order) => order.orderNumber)).toEqual([own[who][0]!.orderNumber])
          continue
        }
        const answer =
          does === 'read'
            ? await me.ask(readPurchase, { params: { orderId: orderNumber } })
            : does === 'track'
              ? await me.ask(trackOrder, { body: { orderNumber, email } })
              : await me.ask(cancelOrder, { body: { orderNumber, email } })
        if (isMine) expect({ status: answer.status, error: answer.error }).toEqual({ status: 200, error: undefined })
        else if (does === 'read') expectRefusal(answer, 404, 'OHS4004')
        else expectRefusal(answer, 400, 'ORD400')
        if (!isMine)
          expect(await people[whose].done(readPurchase, { params: { orderId: orderNumber } })).toEqual(before)
      }
    }),
    { numRuns: 6, interruptAfterTimeLimit: 20_000 },
  )
}, 60_000)
