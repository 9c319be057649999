import { describe, expect, test } from 'vitest'
import { cancelOrder, readPurchase } from '../../../contracts/api/cart/purchaseApi.ts'
import { builtInProvider } from '../../../server/payment/builtInProvider.ts'
import type { PaymentProvider } from '../../../server/payment/PaymentProvider.ts'
import { registry } from '../../../server/http/registry.ts'
import { purchaseHandlers } from '../../../server/order/purchaseHandlers.ts'
import { refundCancelled } from '../../../server/order/cancelOrder.ts'
import { leaseMs } from '../../../server/idempotency/claim.ts'
import { openFilledStorage } from '../support/openTestStorage.ts'
import { testServer } from '../support/testServer.ts'
import { mortalDb } from './mortalDb.ts'
import { applyCoupon } from '../../../contracts/api/cart/cartApi.ts'
import type { Guest } from '../cart/guestCalls.ts'
import { place, readyBasket } from './checkoutGuest.ts'
import { orderedShop } from './orderedShop.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { expectRefusal } from '../support/expectRefusal.ts'

const storage = await openFilledStorage()
const mortal = mortalDb(storage.db)
const shop = await closeAfterAll(orderedShop({ storage: { ...storage, db: mortal.db } }))

const cancel = (who: Guest, orderNumber: string, more: { email?: string; reason?: string } = {}, key?: string) =>
  who.ask(cancelOrder, { body: { orderNumber, ...more } }, key === undefined ? {} : { key })

describe('when an order is cancelled', () => {
  test('ORD-09 API-061 a cancelled order gives back pieces and money once, and a letter says so', async () => {
    const consumer = await shop.newConsumer()
    const before = await shop.stockOf(shop.sku)
    const order = await shop.orderOf(consumer, { qty: 3 })
    expect(await shop.stockOf(shop.sku)).toBe(before - 3)
    const answer = await cancel(consumer, order.orderNumber, { reason: 'Too slow' })
    const row = await shop.storage.db
      .selectFrom('orders')
      .select(['cancel_reason', 'cancelled_at'])
      .where('number', '=', order.orderNumber)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ cancel_reason: 'Too slow', cancelled_at: shop.clock.now })
    expect(answer).toMatchObject({ status: 200, body: { status: 'cancelled' } })
    expect(await shop.stockOf(shop.sku)).toBe(before)
    expect(await shop.refundsOf(order.orderNumber)).toEqual([
      { amount: order.totals.total, charged: order.totals.total },
    ])
    const letters = await shop.lettersAbout(order.orderNumber)
    expect([...letters.keys()]).toEqual(['cancelled', 'confirmed', 'refunded'])
    expect(letters.get('cancelled')?.subject).toBe(`Your order ${order.orderNumber} is cancelled`)
    for (const kind of ['cancelled', 'refunded'])
      expect(letters.get(kind)?.body).toContain(`$${(order.totals.total / 100).toFixed(2)}`)
    const { status, paymentMethod, tracking } = await consumer.done(readPurchase, {
      params: { orderId: order.orderNumber },
    })
    expect(status).toBe('cancelled')
    expect(paymentMethod[0]?.additionalData.refunded).toEqual(order.totals.total)
    expect(tracking[0]?.steps.map((step) => step.status)).toEqual(['confirmed', 'cancelled'])
  })

  test('ORD-09 cancelled again, under the same key or another, in two tabs at once: the same answer, one refund, one letter, the pieces back once', async () => {
    const consumer = await shop.newConsumer()
    const before = await shop.stockOf(shop.sku)
    const { orderNumber, email } = await shop.orderOf(consumer, { qty: 2 })
    const answers = await Promise.all([
      cancel(consumer, orderNumber, {}, 'tab'),
      cancel(consumer, orderNumber),
      cancel(consumer, orderNumber, { email }),
    ])
    const again = [await cancel(consumer, orderNumber, {}, 'tab'), await cancel(consumer, orderNumber)]
    expect([...answers, ...again]).toHaveLength(5)
    for (const answer of [...answers, ...again])
      expect(answer).toMatchObject({ status: 200, body: { status: 'cancelled' } })
    expect(again[0]?.replayed).toBe(true)
    expect(await shop.stockOf(shop.sku)).toEqual(before)
    expect([...(await shop.lettersAbout(orderNumber)).keys()]).toEqual(['cancelled', 'confirmed', 'refunded'])
    expect(await shop.refundsOf(orderNumber)).toHaveLength(1)
  })

  test('ORD-03 ORD-09 API-061 it can be cancelled while it is being packed, and no more once it has left: then nothing is changed', async () => {
    const consumer = await shop.newConsumer()
    const [packed, sent] = [await shop.orderOf(consumer), await shop.orderOf(consumer)]
    await shop.move(packed.orderNumber)
    await shop.move(sent.orderNumber, 2)
    const before = await shop.stockOf(shop.sku)
    expect((await cancel(consumer, packed.orderNumber)).body.status).toBe('cancelled')
    const answer = await cancel(consumer, sent.orderNumber)
    expectRefusal(answer, 404, 'ORD409', { message: 'This order can no longer be cancelled.' })
    expect((await consumer.done(readPurchase, { params: { orderId: sent.orderNumber } })).status).toBe('shipped')
    expect(await shop.stockOf(shop.sku)).toEqual(before + 1)
    expect(await shop.refundsOf(sent.orderNumber)).toEqual([])
  })

  test('ORD-09 a cancelled order goes no further in the warehouse', async () => {
    const consumer = await shop.newConsumer()
    const { orderNumber } = await shop.orderOf(consumer)
    await cancel(consumer, orderNumber)
    await shop.move(orderNumber, 2)
    expect((await consumer.done(readPurchase, { params: { orderId: orderNumber } })).tracking[0]?.steps).toHaveLength(2)
  })
})

describe('when a guest names the order by number and e-mail', () => {
  test('ORD-09 API-061 a guest cancels from another device by the e-mail of the order, and not by another one or none', async () => {
    const order = await shop.orderOf(await shop.newGuest())
    const stranger = await shop.newGuest()
    const answers = [
      await cancel(stranger, order.orderNumber),
      await cancel(stranger, order.orderNumber, { email: 'x@example.com' }),
      await cancel(stranger, order.orderNumber, { email: order.email }),
    ]
    expect(answers.map(({ status, error, body }) => [status, error?.errorId ?? body.status])).toEqual([
      [404, 'ORD409'],
      [400, 'ORD400'],
      [200, 'cancelled'],
    ])
  })

  test('ORD-09 ORD-08 cancelling by number and e-mail shows no phone number and no bill, however often', async () => {
    const owner = await shop.newConsumer()
    const order = await shop.orderOf(owner)
    const stranger = await shop.newGuest()
    for (let n = 1; n <= 2; n++) {
      const answer = await cancel(stranger, order.orderNumber, { email: order.email })
      expect(answer.status).toBe(200)
      expect(answer.body.billingAddress).toBeUndefined()
      expect(answer.text).not.toContain('5550142')
      expect(answer.body.shipments[0]?.address).toMatchObject({ city: 'Portland' })
    }
    expect((await cancel(owner, order.orderNumber)).text).toContain('555')
  })

  test('ORD-09 ORD-08 an unknown number is answered as a known one with a wrong e-mail', async () => {
    const order = await shop.orderOf(await shop.newConsumer())
    const stranger = await shop.newGuest()
    const answerTo = async (orderNumber: string) => {
      const { status, error } = await cancel(stranger, orderNumber, { email: 'x@example.com' })
      return [status, error?.errorId, error?.message]
    }
    expect(await answerTo('CN-2222-2222')).toEqual(await answerTo(order.orderNumber))
  })
})

test('ORD-09 CART-19 a code that is good once can be used again after its order was cancelled', async () => {
  const consumer = await shop.newConsumer()
  const basketId = (await readyBasket(consumer, shop.sku)).basketId
  const basket = await consumer.done(applyCoupon, { body: { cartId: basketId, code: 'ONCE5' } })
  const { body: order } = await place(consumer, basket)
  const redeemed = () =>
    shop.storage.db
      .selectFrom('coupon_redemption')
      .select('code')
      .where('order_number', '=', order.orderNumber)
      .execute()
  expect((await redeemed()).length).toBeGreaterThan(0)
  await consumer.done(cancelOrder, { body: { orderNumber: order.orderNumber } })
  expect(await redeemed()).toEqual([])
})

test.each([
  ['fr-ca', (number: string) => `Votre commande ${number} est annulée`],
  ['de-de', (number: string) => `Deine Bestellung ${number} ist storniert`],
])(
  'ORD-09 I18N-01 an order cancelled on the site %s is confirmed by a letter in its language',
  async (locale, subjectOf) => {
    const consumer = await shop.newConsumer()
    const order = await shop.orderOf(consumer)
    await consumer.done(cancelOrder, { body: { orderNumber: order.orderNumber } }, { locale })
    const letters = await shop.lettersAbout(order.orderNumber)
    expect(letters.get('cancelled')?.subject).toEqual(subjectOf(order.orderNumber))
    expect(letters.get('refunded')?.html).toContain(`<html lang="${locale.slice(0, 2)}">`)
  },
)

describe('when the way to the end is interrupted', () => {
  test('ORD-09 the provider is away: the order is cancelled all the same, and the money follows when it is asked again', async () => {
    let isAway = true
    const far = (db: Parameters<typeof builtInProvider>[0]): PaymentProvider => {
      const near = builtInProvider(db)
      return {
        ...near,
        refund: async (chargeId) => (isAway ? Promise.reject(new Error('no connection')) : near.refund(chargeId)),
      }
    }
    const consumer = await shop.newConsumer()
    const { orderNumber } = await shop.orderOf(consumer)
    const handlers = [...registry.filter(({ endpoint }) => endpoint.id !== cancelOrder.id), ...purchaseHandlers(far)]
    const other = await testServer({
      storage: shop.storage,
      catalogue: shop.catalogue,
      handlers,
      now: () => shop.clock.now,
    })
    const answer = await other.call('POST', cancelOrder.path, {
      body: { orderNumber },
      key: 'away',
      token: consumer.token,
    })
    expect(answer.status).toBe(200)
    expect(await shop.refundsOf(orderNumber)).toEqual([])
    expect(await refundCancelled(shop.storage.db, far(shop.storage.db), shop.happening())).toHaveLength(1)
    isAway = false
    expect(await refundCancelled(shop.storage.db, far(shop.storage.db), shop.happening())).toEqual([])
    expect(await shop.refundsOf(orderNumber)).toHaveLength(1)
  })

  test('ORD-09 a cancellation that is killed at any point ends, asked again or swept up, with one refund and the pieces back once', async () => {
    const { db } = shop.storage
    for (let point = 0, died = true; died; point++) {
      const consumer = await shop.newConsumer()
      const { orderNumber } = await shop.orderOf(consumer)
      const taken = await shop.stockOf(shop.sku)
      mortal.killAfter(point)
      await cancel(consumer, orderNumber, {}, `killed-${point}`)
      died = mortal.revive()
      shop.clock.now += leaseMs + 1
      const { status } = await consumer.done(readPurchase, { params: { orderId: orderNumber } })
      const isCancelled = status === 'cancelled'
      expect(await shop.stockOf(shop.sku)).toBe(isCancelled ? taken + 1 : taken)
      expect((await shop.lettersAbout(orderNumber)).has('cancelled')).toBe(isCancelled)
      if (isCancelled && point % 2 === 0)
        expect(await refundCancelled(db, builtInProvider(db), shop.happening())).toEqual([])
      else expect((await cancel(consumer, orderNumber, {}, `again-${point}`)).body.status).toBe('cancelled')
      expect(await shop.stockOf(shop.sku)).toEqual(taken + 1)
      expect([...(await shop.lettersAbout(orderNumber)).keys()]).toEqual(['cancelled', 'confirmed', 'refunded'])
      expect(await shop.refundsOf(orderNumber)).toHaveLength(1)
      if (!died) expect(point).toBeGreaterThan(15)
    }
  }, 180_000)
})
