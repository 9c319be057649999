import { describe, expect, test } from 'vitest'
import { readPaymentMethods } from '../../../contracts/api/cart/cartPaymentApi.ts'
import { sendDeviceFingerPrint } from '../../../contracts/api/cart/paymentQuestionsApi.ts'
import { klarnaScript, sessionPage } from '../../../core/domain/payment/providerPage.ts'
import { builtInProvider } from '../../../server/payment/builtInProvider.ts'
import { sessionLifeMs } from '../../../server/payment/PaymentProvider.ts'
import { payWith } from '../order/checkoutGuest.ts'
import { agreedBasket, answerPage, askSession, payBy, placeBy, prepared } from './agreedGuest.ts'
import { useGuestShop } from '../support/useGuestShop.ts'
import { expectRefusal } from '../support/expectRefusal.ts'

const { shop, sku } = await useGuestShop(1)

const newBasket = async () => {
  const guest = await shop.newGuest()
  const { basketId } = await guest.withItem(sku)
  return { guest, basketId }
}
const methods = ['KLARNA', 'PAYPAL'] as const
const chargesOf = (reference: string) =>
  shop.storage.db
    .selectFrom('provider_charge')
    .select(['outcome', 'amount', 'token'])
    .where('reference', '=', reference)
    .execute()

test('PAY-05 API-026 the card, gift cards, rewards, Klarna and PayPal are offered, for one’s own cart only', async () => {
  const { guest, basketId } = await newBasket()
  const { paymentMethods } = await guest.done(readPaymentMethods, { params: { basketId } })
  expect(paymentMethods.map(({ code }) => code)).toEqual([
    'CREDIT_CARD',
    'GIFT_CARD',
    'REWARD_CODE',
    'REWARD_CARD',
    'LOYALTY_POINTS',
    'KLARNA',
    'PAYPAL',
  ])
  const stranger = await shop.newGuest()
  expectRefusal(await stranger.ask(readPaymentMethods, { params: { basketId } }), 404, 'BSK404')
})

test.each(methods)(
  'PAY-07 PAY-10 %s agreed to on the provider’s page becomes the basket’s instrument and is charged once, at place order',
  async (method) => {
    const guest = await shop.newGuest()
    const { basketId, sessionId } = await agreedBasket(shop, guest, sku, method)
    expect((await guest.read(basketId)).paymentSession).toBe(sessionId)
    const paid = await payBy(guest, basketId, method, sessionId, 'the-key')
    expect(paid.body.payment_instruments).toMatchObject([
      { payment_method_id: method, amount: paid.body.totals.remainingToPay },
    ])
    expect((await payBy(guest, basketId, method, sessionId, 'the-key')).replayed).toBe(true)
    expect((await payBy(guest, basketId, method, sessionId)).body.payment_instruments).toHaveLength(1)
    const basket = await prepared(guest, basketId)
    const placed = await Promise.all([1, 2, 3].map(() => placeBy(guest, basket, method, 'order-key')))
    const order = placed.find(({ status }) => status === 200)?.body
    const again = await placeBy(guest, basket, method, 'order-key')
    expect(again.body).toMatchObject({
      orderNumber: order?.orderNumber,
      status: 'confirmed',
      paymentMethod: [{ payment_method_id: method, additionalData: { amount: basket.totals.total } }],
    })
    expect(await chargesOf(again.body.orderNumber)).toMatchObject([{ outcome: 'charged', amount: basket.totals.total }])
    expect(again.text).not.toContain((await chargesOf(again.body.orderNumber))[0]!.token)
  },
)

test.each(methods)('PAY-09 ERR-15 %s without agreement is PAY400, and a card can still pay', async (method) => {
  const { guest, basketId } = await newBasket()
  const refused = async (sessionId?: string) => {
    const { status, error } = await payBy(guest, basketId, method, sessionId)
    expect(status).toBe(402)
    expect(error?.errorId).toBe('PAY400')
  }
  await refused('made-up')
  const open = (await askSession(guest, method)).body
  await refused(open.sessionId)
  await refused(undefined)
  await answerPage(shop, method, open.clientToken, 'refused')
  await refused(open.sessionId)
  await answerPage(shop, method, open.clientToken, 'agreed')
  await refused(open.sessionId)
  expect((await payWith(guest, basketId)).payment_instruments).toMatchObject([{ payment_method_id: 'CREDIT_CARD' }])
})

describe('API-034 when the provider’s page is asked for', () => {
  test('PAY-10 asked again for the same sum, it is the same session, also after a yes', async () => {
    const { guest } = await newBasket()
    const ask = async (method: 'KLARNA' | 'PAYPAL') => (await askSession(guest, method)).body
    const first = await ask('KLARNA')
    expect(await ask('KLARNA')).toEqual(first)
    await answerPage(shop, 'KLARNA', first.clientToken, 'agreed')
    expect(await ask('KLARNA')).toEqual(first)
  })

  test('PAY-10 a no, another sum or another method makes a new session', async () => {
    const { guest, basketId } = await newBasket()
    const ask = async (method: 'KLARNA' | 'PAYPAL') => (await askSession(guest, method)).body
    const first = await ask('KLARNA')
    await answerPage(shop, 'KLARNA', first.clientToken, 'refused')
    const second = await ask('KLARNA')
    expect(second.sessionId).not.toBe(first.sessionId)
    await answerPage(shop, 'KLARNA', second.clientToken, 'agreed')
    expect(await ask('KLARNA')).toEqual(second)
    await guest.add(basketId, sku)
    const third = await ask('KLARNA')
    expect(third.sessionId).not.toBe(second.sessionId)
    expect((await ask('PAYPAL')).sessionId).not.toBe(third.sessionId)
    expect((await payBy(guest, basketId, 'KLARNA', second.sessionId)).error?.errorId).toBe('PAY400')
  })

  test('PAY-10 asked at the same time both are led to one page', async () => {
    const { guest } = await newBasket()
    const answers = await Promise.all([1, 2, 3, 4].map(() => askSession(guest, 'KLARNA')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.sessionId)).size).toBe(1)
  })

  test.each([
    'https://elsewhere.example/en-us/checkout',
    '//elsewhere.example',
    '/en-us/cart',
    '/xx-yy/checkout',
    '/en-us/checkout/../..',
    '',
  ])('PAY-10 only the checkout may be returned to, not %j', async (referer) => {
    const { guest } = await newBasket()
    expectRefusal(await askSession(guest, 'PAYPAL', referer), 402, 'PAY400')
  })

  test('PAY-10 only Klarna and PayPal have a page', async () => {
    const { guest } = await newBasket()
    expect((await askSession(guest, 'CREDIT_CARD' as 'KLARNA')).error).toMatchObject({
      errorId: 'PAY400',
      field: 'paymentMethodId',
    })
  })

  test('PAY-10 nothing is asked for an empty cart', async () => {
    expect((await askSession(await shop.newGuest(), 'KLARNA')).error?.errorId).toBe('PAY400')
  })
})

test('PAY-10 another guest’s session pays nothing', async () => {
  const { sessionId } = await agreedBasket(shop, await shop.newGuest(), sku, 'KLARNA')
  const { guest, basketId } = await newBasket()
  expect((await payBy(guest, basketId, 'KLARNA', sessionId)).error?.errorId).toBe('PAY400')
  await askSession(guest, 'KLARNA')
  expect((await payBy(guest, basketId, 'KLARNA', sessionId)).error?.errorId).toBe('PAY400')
})

test('PAY-09 never more than was agreed to is charged: a cart that has grown since is PAY400 when it is placed', async () => {
  const guest = await shop.newGuest()
  const { basketId, sessionId } = await agreedBasket(shop, guest, sku, 'KLARNA')
  await payBy(guest, basketId, 'KLARNA', sessionId)
  await guest.add(basketId, sku, 2)
  const answer = await placeBy(guest, await prepared(guest, basketId), 'KLARNA')
  expectRefusal(answer, 402, 'PAY400')
  await payWith(guest, basketId)
  const basket = await guest.read(basketId)
  expect(basket.payment_instruments).toMatchObject([{ payment_method_id: 'CREDIT_CARD' }])
})

describe('on the provider’s page', () => {
  test('PAY-10 PayPal’s page leads back to the checkout with its session, as often as it is opened', async () => {
    const { guest } = await newBasket()
    const paypal = (await askSession(guest, 'PAYPAL')).body
    const page = sessionPage('PAYPAL', paypal.clientToken)
    expect(await (await shop.app.request(page)).text()).toContain('Agree and continue')
    expect(await answerPage(shop, 'PAYPAL', paypal.clientToken, 'agreed')).toBe(page)
    for (let time = 0; time < 2; time++)
      expect((await shop.app.request(page)).headers.get('location')).toBe(
        `/en-us/checkout?step=billing&agreed=${paypal.sessionId}`,
      )
  })

  test('PAY-10 Klarna’s page reports to its frame how it was answered', async () => {
    const { guest } = await newBasket()
    const klarna = (await askSession(guest, 'KLARNA')).body
    const frame = sessionPage('KLARNA', klarna.clientToken)
    await answerPage(shop, 'KLARNA', klarna.clientToken, 'refused')
    const ended = await shop.app.request(frame)
    expect(await ended.text()).toContain('data-result="refused"')
    expect(ended.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect((await shop.app.request(sessionPage('PAYPAL', klarna.clientToken))).status).toBe(404)
    const script = await (await shop.app.request(klarnaScript)).text()
    expect(script).toContain('window.klarnaPayments')
  })

  test('PAY-09 an answer that comes too late counts for nothing', async () => {
    let now = Date.now()
    const provider = builtInProvider(shop.storage.db, () => now)
    const { sessionId } = await provider.openSession({
      method: 'KLARNA',
      amount: 100,
      currency: 'USD',
      returnPath: '/en-us/checkout',
    })
    expect(await provider.readSession(sessionId)).toEqual({ state: 'open' })
    now += sessionLifeMs
    expect(await provider.readSession(sessionId)).toEqual({ state: 'expired' })
    expect(await provider.readSession('unknown')).toEqual({ state: 'expired' })
  })
})

test('PAY-11 API-038 the name of the visit is kept on the basket, of one’s own basket only', async () => {
  const { guest, basketId } = await newBasket()
  const body = { cartId: basketId, deviceFingerPrint: 'visit-1' }
  expect((await guest.done(sendDeviceFingerPrint, { body })).success).toBe(true)
  expect((await guest.read(basketId)).deviceFingerPrint).toBe('visit-1')
  expect((await (await shop.newGuest()).ask(sendDeviceFingerPrint, { body })).error?.errorId).toBe('BSK404')
})
