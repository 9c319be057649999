import { describe, expect, test } from 'vitest'
import { applyCoupon } from '../../../contracts/api/cart/cartApi.ts'
import type { Basket } from '../../../contracts/api/entities/basket.ts'
import type { Order } from '../../../contracts/api/entities/order.ts'
import { finishStranded } from '../../../server/order/finishStranded.ts'
import { chargeAttempt } from '../../../server/order/placeBasket.ts'
import { builtInProvider } from '../../../server/payment/builtInProvider.ts'
import type { Guest } from '../cart/guestCalls.ts'
import { actionOf, answerOnPage, authorise as authoriseOn, patch as patchAs } from './bankGuest.ts'
import { cards, place, readyBasket } from './checkoutGuest.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { useGuestShop } from '../support/useGuestShop.ts'
import { demonstrationSeller } from '../../../server/kit/seller.ts'

const { shop, guest, sku } = await useGuestShop(1, { pieces: 500 })

/** An order about which the bank asks, and the path of its page. */
const challenged = async (key?: string): Promise<{ basket: Basket; order: Order; action: string }> => {
  const basket = await readyBasket(guest, sku, { card: cards.authenticate })
  const { status, body: order } = await place(guest, basket, key)
  expect(status).toBe(200)
  const [flash] = order.flashMessages
  expect(order.status).toBe('pending_authentication')
  expect(flash?.code).toBe('PaymentNotAuthorized')
  return { basket, order, action: actionOf(order) }
}

const authorise = (action: string) => authoriseOn(shop, action)
const refuseIt = (action: string) => answerOnPage(shop, action, { answer: 'refuse', code: '' })

const patch = (
  { order, action }: { order: Order; action: string },
  result: string,
  { by = guest, key }: { by?: Guest; key?: string } = {},
) => patchAs(by, order, action, result, key)

/** The order's row, its charges, and the remaining stock. */
const books = async (orderNumber: string) => {
  const { db } = shop.storage
  const row = await db.selectFrom('orders').selectAll().where('number', '=', orderNumber).executeTakeFirstOrThrow()
  const charges = await db.selectFrom('provider_charge').selectAll().where('reference', '=', orderNumber).execute()
  const basket = await db
    .selectFrom('basket')
    .select('status')
    .where('id', '=', row.basket_id)
    .executeTakeFirstOrThrow()
  return {
    status: row.status,
    basket: basket.status,
    charged: charges.filter(({ outcome }) => outcome === 'charged').map(({ amount }) => amount),
    stock: await shop.stockOf(sku),
  }
}

/** This many ms from now. */
const at = (ms: number) => ({
  now: shop.clock.now + ms,
  publicUrl: 'https://shop.example',
  seller: demonstrationSeller,
})

test('PAY-30 API-036 when the bank asks, the order is held with its stock, nothing is charged, and the same key gets the same answer', async () => {
  const before = await shop.stockOf(sku)
  const { basket, order, action } = await challenged('asked')
  expect(await books(order.orderNumber)).toEqual({
    status: 'pending_authentication',
    basket: 'ordering',
    charged: [],
    stock: before - 1,
  })
  const again = await place(guest, basket, 'asked')
  expect(again.replayed).toBe(true)
  expect(again.body).toEqual(order)
  expect((await place(guest, basket, 'from-another-device')).body).toEqual(order)
  expect((await place(guest, basket, 'for-another-total', basket.totals.total + 1)).error?.errorId).toBe('PRC400')
  expect((await patch({ order, action }, 'abandoned')).body.status).toBe('failed')
})

describe('when the challenge is answered', () => {
  test('PAY-31 PAY-32 ORD-02 API-037 the authorised challenge confirms the order and charges its total once, however often it is reported', async () => {
    const challenge = await challenged()
    const result = await authorise(challenge.action)
    const first = await patch(challenge, result, { key: 'told' })
    expect(first.status).toBe(200)
    expect(first.body.status).toBe('confirmed')
    expect(first.body.flashMessages).toEqual([])
    expect(first.body.orderNumber).toEqual(challenge.order.orderNumber)
    const others = [
      await patch(challenge, result, { key: 'told' }),
      await patch(challenge, result),
      await patch(challenge, 'abandoned'),
    ]
    expect(others.map(({ body, replayed }) => [body, replayed])).toEqual([
      [first.body, true],
      [first.body, false],
      [first.body, false],
    ])
    const { stock: _stock, ...kept } = await books(challenge.order.orderNumber)
    expect(kept).toEqual({ status: 'confirmed', basket: 'ordered', charged: [challenge.order.totals.total] })
  })

  test.each([
    ['refused on the page', async (action: string) => refuseIt(action)],
    ['closed without an answer', async () => 'abandoned'],
    ['closed after it was authorised', async (action: string) => (await authorise(action), 'abandoned')],
    ['answered with a made up result', async () => 'authorised'],
  ])(
    'PAY-33 after a challenge %s the order has failed, stock and codes are back, nothing is charged, and the basket is closed',
    async (_how, end) => {
      const before = await shop.stockOf(sku)
      const challenge = await challenged()
      const answer = await patch(challenge, await end(challenge.action))
      expect(answer).toMatchObject({ status: 200, body: { status: 'failed' } })
      expect(await books(challenge.order.orderNumber)).toEqual({
        status: 'failed',
        basket: 'abandoned',
        charged: [],
        stock: before,
      })
      expect((await patch(challenge, await authorise(challenge.action))).body.status).toBe('failed')
      expect(
        (await guest.ask(applyCoupon, { body: { cartId: challenge.basket.basketId, code: 'ONCE5' } })).error?.errorId,
      ).toBe('BSK404')
      expect((await place(guest, challenge.basket)).error?.errorId).toBe('BSK404')
    },
  )

  test('PAY-31 of a challenge completed and abandoned at once, both sent twice, one outcome counts and every caller gets it', async () => {
    for (let round = 0; round < 3; round++) {
      const challenge = await challenged()
      const result = await authorise(challenge.action)
      const answers = await Promise.all([
        patch(challenge, 'abandoned'),
        patch(challenge, result),
        patch(challenge, result),
        patch(challenge, 'abandoned'),
      ])
      const { charged, status } = await books(challenge.order.orderNumber)
      expect([...new Set(answers.map(({ body }) => body.status))]).toEqual([status])
      expect(charged).toEqual(status === 'confirmed' ? [challenge.order.totals.total] : [])
    }
  })
})

describe('API-037 when another session reports the challenge', () => {
  test('PAY-31 AUTH-32 a stranger learns nothing of an order', async () => {
    const challenge = await challenged()
    const result = await authorise(challenge.action)
    const stranger = await shop.newGuest()
    expectRefusal(await patch({ ...challenge, action: 'none' }, result, { by: stranger }), 404, 'ORD409')
    expect((await patch(challenge, result)).body.status).toBe('confirmed')
  })

  test('PAY-31 AUTH-32 the holder of an order’s challenge learns how it ended, even in another session', async () => {
    const challenge = await challenged()
    const result = await authorise(challenge.action)
    expect((await patch(challenge, result, { by: await shop.newGuest() })).body.status).toBe('confirmed')
    expect((await patch(challenge, result, { by: await shop.newGuest() })).body.status).toBe('confirmed')
  })
})

describe('when a challenge gets no answer', () => {
  test('PAY-33 a challenge that never ends is ended by the shop, which returns the stock and charges nothing', async () => {
    const before = await shop.stockOf(sku)
    const { order } = await challenged()
    const provider = builtInProvider(shop.storage.db, () => shop.clock.now)
    expect(await finishStranded(shop.storage.db, provider, at(60_000))).toEqual([])
    expect((await books(order.orderNumber)).status).toBe('pending_authentication')
    expect(await finishStranded(shop.storage.db, provider, at(3_600_000))).toEqual([])
    expect(await books(order.orderNumber)).toEqual({
      status: 'failed',
      basket: 'abandoned',
      charged: [],
      stock: before,
    })
  })

  test('PAY-33 a challenge that the shop has ended says so, at the bank’s page and under the key that placed the order', async () => {
    const { basket, order, action } = await challenged('left-alone')
    const provider = builtInProvider(shop.storage.db, () => shop.clock.now)
    expect(await finishStranded(shop.storage.db, provider, at(3_600_000))).toEqual([])
    expect(await (await shop.app.request(action)).text()).toMatch(/data-result="[^"]+"[^]*Payment not authorised/)
    expect((await patch({ order, action }, await authorise(action))).body.status).toBe('failed')
    expect((await place(guest, basket, 'left-alone')).body.status).toBe('pending_authentication')
  })

  test('PAY-33 a call that lost the provider’s answer releases nothing once another call has heard that the bank asks (seed 13093)', async () => {
    const { order } = await challenged('asked-twice')
    const { db } = shop.storage
    const row = await db
      .selectFrom('orders')
      .selectAll()
      .where('number', '=', order.orderNumber)
      .executeTakeFirstOrThrow()
    const provider = builtInProvider(db, () => shop.clock.now)
    const silent = { ...provider, charge: () => Promise.reject(new Error('No answer.')) }
    const attempt = {
      orderNumber: row.number,
      basketId: row.basket_id,
      chargeKey: row.charge_key,
      token: row.attempt_token,
      amount: row.total,
      currency: row.currency,
    }
    await expect(chargeAttempt(db, attempt, silent)).rejects.toThrow('No answer.')
    expect(await finishStranded(db, provider, at(60_000))).toEqual([])
    expect((await books(order.orderNumber)).status).toBe('pending_authentication')
  })
})

describe('on the bank’s page', () => {
  test('PAY-30 the third wrong code is a refusal', async () => {
    const challenge = await challenged()
    const wrong = { answer: 'authorise', code: '654321' }
    expect(await answerOnPage(shop, challenge.action, wrong)).toBe('')
    expect(await answerOnPage(shop, challenge.action, wrong)).toBe('')
    const result = await answerOnPage(shop, challenge.action, wrong)
    expect(result).not.toBe('')
    expect(await authorise(challenge.action)).toBe(result)
    expect((await patch(challenge, result)).body.status).toBe('failed')
  })

  test('PAY-30 the bank’s page asks in the shopper’s language', async () => {
    const challenge = await challenged()
    const page = async (language: string) =>
      (await shop.app.request(challenge.action, { headers: { 'accept-language': language } })).text()
    expect(await page('fr-FR,fr')).toContain('Autoriser')
    await patch(challenge, await authorise(challenge.action))
  })

  test('PAY-30 the page may be framed by the shop alone and runs nothing but its own script', async () => {
    const { action } = await challenged()
    const known = await shop.app.request(action)
    const unknown = await shop.app.request('/payment-provider/challenge/none')
    const answered = await shop.app.request(action, { method: 'POST', body: 'code=0&answer=authorise' })
    expect(known.status).toBe(200)
    expect(unknown.status).toBe(404)
    expect(answered.status).toBe(303)
    for (const { headers } of [known, unknown, answered]) {
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("frame-ancestors 'self'")
      // Firefox shows nothing else in a sandboxed frame, and follows no other redirect there.
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      // In a sandboxed frame WebKit sends no form to 'self'.
      expect(policy).not.toContain('form-action')
    }
    for (const { headers } of [known, unknown]) {
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(policy).not.toMatch(/unsafe-|\*/)
    }
  })
})
