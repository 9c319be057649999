import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyCoupon } from '../../../contracts/api/cartApi.ts'
import type { Basket } from '../../../contracts/api/basket.ts'
import type { Order } from '../../../contracts/api/order.ts'
import { finishStranded } from '../../../server/order/finishStranded.ts'
import { chargeAttempt } from '../../../server/order/placeBasket.ts'
import { builtInProvider } from '../../../server/payment/builtInProvider.ts'
import { guestShop } from '../cart/guestShop.ts'
import type { Guest } from '../cart/guestCalls.ts'
import type { GuestShop } from '../cart/guestShop.ts'
import { actionOf, answerOnPage, authorise as authoriseOn, patch as patchAs } from './bankGuest.ts'
import { cards, place, readyBasket } from './checkoutGuest.ts'

let shop: GuestShop
let guest: Guest
let sku: string

beforeAll(async () => {
  shop = await guestShop()
  guest = await shop.newGuest()
  ;[sku = ''] = await shop.ordinarySkus(1, 500)
})
afterAll(() => shop.close())

/** An order the bank asks about, and the path of its page. */
const challenged = async (key?: string): Promise<{ basket: Basket; order: Order; action: string }> => {
  const basket = await readyBasket(guest, sku, { card: cards.authenticate })
  const { status, body: order } = await place(guest, basket, key)
  expect(status).toBe(200)
  const [flash] = order.flashMessages
  expect([order.status, flash?.code]).toEqual(['pending_authentication', 'PaymentNotAuthorized'])
  return { basket, order, action: actionOf(order) }
}

const authorise = (action: string) => authoriseOn(shop, action)
const refuseIt = (action: string) => answerOnPage(shop, action, { answer: 'refuse', code: '' })

const patch = (
  { order, action }: { order: Order; action: string },
  result: string,
  { by = guest, key }: { by?: Guest; key?: string } = {},
) => patchAs(by, order, action, result, key)

/** The order's row, what was charged for it, and what is left on the shelf. */
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

test('PAY-30 the bank asks: the order is held with its stock, nothing is charged, and the same key is told the same', async () => {
  const before = await shop.stockOf(sku)
  const { basket, order, action } = await challenged('asked')
  expect(await books(order.orderNumber)).toEqual({
    status: 'pending_authentication',
    basket: 'ordering',
    charged: [],
    stock: before - 1,
  })
  const again = await place(guest, basket, 'asked')
  expect([again.replayed, again.body]).toEqual([true, order])
  expect((await place(guest, basket, 'from-another-device')).body).toEqual(order)
  expect((await place(guest, basket, 'for-another-total', basket.totals.total + 1)).error?.errorId).toBe('PRC400')
  expect((await patch({ order, action }, 'abandoned')).body.status).toBe('failed')
})

test('PAY-31 PAY-32 ORD-02 the authorised challenge confirms the order and charges its total once, however often it is told', async () => {
  const asked = await challenged()
  const result = await authorise(asked.action)
  const first = await patch(asked, result, { key: 'told' })
  expect([first.status, first.body.status, first.body.flashMessages, first.body.orderNumber]).toEqual([
    200,
    'confirmed',
    [],
    asked.order.orderNumber,
  ])
  const others = [
    await patch(asked, result, { key: 'told' }),
    await patch(asked, result),
    await patch(asked, 'abandoned'),
  ]
  expect(others.map(({ body, replayed }) => [body, replayed])).toEqual([
    [first.body, true],
    [first.body, false],
    [first.body, false],
  ])
  const { stock: _stock, ...kept } = await books(asked.order.orderNumber)
  expect(kept).toEqual({ status: 'confirmed', basket: 'ordered', charged: [asked.order.totals.total] })
})

test.each([
  ['refused on the page', async (action: string) => refuseIt(action)],
  ['closed without an answer', async () => 'abandoned'],
  ['closed after it was authorised', async (action: string) => (await authorise(action), 'abandoned')],
  ['answered with a made up result', async () => 'authorised'],
])(
  'PAY-33 a challenge %s: the order has failed, stock and codes are back, nothing is charged, the basket is over',
  async (_how, end) => {
    const before = await shop.stockOf(sku)
    const asked = await challenged()
    const answer = await patch(asked, await end(asked.action))
    expect([answer.status, answer.body.status]).toEqual([200, 'failed'])
    expect(await books(asked.order.orderNumber)).toEqual({
      status: 'failed',
      basket: 'abandoned',
      charged: [],
      stock: before,
    })
    expect((await patch(asked, await authorise(asked.action))).body.status).toBe('failed')
    expect(
      (await guest.ask(applyCoupon, { body: { cartId: asked.basket.basketId, code: 'ONCE5' } })).error?.errorId,
    ).toBe('BSK404')
    expect((await place(guest, asked.basket)).error?.errorId).toBe('BSK404')
  },
)

test('PAY-31 completed and abandoned at once, and both told twice: one of them counts, and everybody hears the same', async () => {
  for (let round = 0; round < 3; round++) {
    const asked = await challenged()
    const result = await authorise(asked.action)
    const answers = await Promise.all([
      patch(asked, 'abandoned'),
      patch(asked, result),
      patch(asked, result),
      patch(asked, 'abandoned'),
    ])
    const { charged, status } = await books(asked.order.orderNumber)
    expect([...new Set(answers.map(({ body }) => body.status))]).toEqual([status])
    expect(charged).toEqual(status === 'confirmed' ? [asked.order.totals.total] : [])
  }
})

test('PAY-31 AUTH-32 a stranger is told nothing of an order; whoever holds its challenge is, though the session has ended', async () => {
  const asked = await challenged()
  const result = await authorise(asked.action)
  const stranger = await shop.newGuest()
  expect((await patch({ ...asked, action: 'none' }, result, { by: stranger })).error?.errorId).toBe('ORD409')
  expect((await patch(asked, result, { by: stranger })).body.status).toBe('confirmed')
  expect((await patch(asked, result, { by: await shop.newGuest() })).body.status).toBe('confirmed')
})

test('PAY-33 a challenge nobody ends is ended by the shop: stock back, nothing charged; the key that placed it is told, and so is whoever comes back to the bank’s page', async () => {
  const before = await shop.stockOf(sku)
  const { basket, order, action } = await challenged('left-alone')
  const provider = builtInProvider(shop.storage.db, () => shop.clock.now)
  expect(await finishStranded(shop.storage.db, provider, shop.clock.now + 60_000)).toEqual([])
  expect((await books(order.orderNumber)).status).toBe('pending_authentication')
  expect(await finishStranded(shop.storage.db, provider, shop.clock.now + 3_600_000)).toEqual([])
  expect(await books(order.orderNumber)).toEqual({ status: 'failed', basket: 'abandoned', charged: [], stock: before })
  expect(await (await shop.app.request(action)).text()).toMatch(/data-result="[^"]+"[^]*Payment not authorised/)
  expect((await patch({ order, action }, await authorise(action))).body.status).toBe('failed')
  expect((await place(guest, basket, 'left-alone')).body.status).toBe('pending_authentication')
})

test('PAY-33 whoever asked the provider first and never heard lets go of nothing once another one has heard that the bank asks (seed 13093)', async () => {
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
  expect(await finishStranded(db, provider, shop.clock.now + 60_000)).toEqual([])
  expect((await books(order.orderNumber)).status).toBe('pending_authentication')
})

test('PAY-30 three wrong codes are a refusal; the page says how many are left and asks in French', async () => {
  const asked = await challenged()
  const page = async (language: string) =>
    (await shop.app.request(asked.action, { headers: { 'accept-language': language } })).text()
  expect(await page('fr-FR,fr')).toContain('Autoriser')
  const wrong = { answer: 'authorise', code: '654321' }
  expect([await answerOnPage(shop, asked.action, wrong), await answerOnPage(shop, asked.action, wrong)]).toEqual([
    '',
    '',
  ])
  const result = await answerOnPage(shop, asked.action, wrong)
  expect(result).not.toBe('')
  expect(await authorise(asked.action)).toBe(result)
  expect((await patch(asked, result)).body.status).toBe('failed')
})

test('PAY-30 the page may stand in the shop’s frame alone and runs nothing but its own script', async () => {
  const { action } = await challenged()
  const known = await shop.app.request(action)
  const unknown = await shop.app.request('/payment-provider/challenge/none')
  const answered = await shop.app.request(action, { method: 'POST', body: 'code=0&answer=authorise' })
  expect([known.status, unknown.status, answered.status]).toEqual([200, 404, 303])
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
