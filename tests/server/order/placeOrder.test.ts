import { describe, expect, test } from 'vitest'
import { addItem, applyCoupon } from '../../../contracts/api/cart/cartApi.ts'
import { setShippingAddress, setShippingMethod } from '../../../contracts/api/cart/cartDeliveryApi.ts'
import { placeOrder, prepareOrder } from '../../../contracts/api/cart/orderApi.ts'
import type { InStoreSalesInfo } from '../../../contracts/api/entities/store.ts'
import { address, californian, cards, payWith, place, placing, readyBasket } from './checkoutGuest.ts'
import { useGuestShop } from '../support/useGuestShop.ts'
import { expectRefusal } from '../support/expectRefusal.ts'

const { shop, guest, sku } = await useGuestShop(1, { pieces: 500 })

const orders = (basketId: string) =>
  shop.storage.db.selectFrom('orders').selectAll().where('basket_id', '=', basketId).execute()
const charges = async (basketId: string) => {
  const [order] = await orders(basketId)
  return shop.storage.db
    .selectFrom('provider_charge')
    .selectAll()
    .where('reference', '=', order?.number ?? '')
    .execute()
}

test('ORD-01 ORD-13 CHK-08 API-036 an order has a number, and the lines, shipments, totals and payment of its basket', async () => {
  const basket = await readyBasket(guest, sku, { qty: 2, to: californian })
  const answer = await place(guest, basket)
  expect(answer.status).toBe(200)
  const order = answer.body
  expect(order.orderNumber).toMatch(/^CN-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
  expect(order).toMatchObject({
    basketId: basket.basketId,
    status: 'confirmed',
    email: address.email,
    placedAt: shop.clock.now,
    currency: 'USD',
  })
  expect(order.totals).toEqual(basket.totals)
  expect(order.items.map(({ productId, qty }) => [productId, qty])).toEqual([[sku, 2]])
  expect(order.shipments).toMatchObject([
    { shipmentId: 'me', shippingMethod: { code: 'standard' }, itemIds: [order.items[0]!.itemId] },
  ])
  expect(order.shipments[0]?.address).toMatchObject({ city: 'Bishop', phone: '+15035550142' })
  expect(order.paymentMethod).toMatchObject([
    { card: { brand: 'visa', last4: '4242' }, additionalData: { amount: order.totals.total } },
  ])
})

test('ORD-01 CHK-08 the shown total is charged and stored', async () => {
  const basket = await readyBasket(guest, sku, { qty: 2, to: californian })
  await place(guest, basket)
  const [stored] = await orders(basket.basketId)
  const [charge] = await charges(basket.basketId)
  expect(stored?.total).toEqual(basket.totals.total)
  expect(charge?.amount).toEqual(basket.totals.total)
  expect(charge?.outcome).toBe('charged')
})

test('ORD-01 the pieces of an order leave the stock', async () => {
  const before = await shop.stockOf(sku)
  await place(guest, await readyBasket(guest, sku, { qty: 2, to: californian }))
  expect(await shop.stockOf(sku)).toBe(before - 2)
})

test('ORD-03 AUTH-32 once ordered the basket is gone for every cart call and for another key', async () => {
  const basket = await readyBasket(guest, sku)
  expect((await place(guest, basket)).status).toBe(200)
  const { basketId } = basket
  const answers = [
    await place(guest, basket),
    await guest.ask(prepareOrder, { body: { basketId } }),
    await guest.ask(addItem, { body: { cartId: basketId, productId: sku } }),
  ]
  expect(answers.map(({ error }) => error?.errorId)).toEqual(['BSK404', 'BSK404', 'BSK404'])
  expect((await orders(basketId)).length).toBe(1)
})

describe('when a basket is ordered more than once', () => {
  test('CHK-06 the key of an order gets its answer even after the session it began in has ended', async () => {
    const basket = await readyBasket(guest, sku)
    const first = await place(guest, basket, 'outlives-its-session')
    const later = await shop.newGuest()
    const answer = await place(later, basket, 'outlives-its-session')
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual(first.body)
    expect((await place(later, basket, 'another-key')).error?.errorId).toBe('BSK404')
    expect(await orders(basket.basketId)).toHaveLength(1)
    expect(await charges(basket.basketId)).toHaveLength(1)
  })

  test('CHK-06 a basket that has not been ordered yet cannot be ordered by a stranger, under any key', async () => {
    const declined = await readyBasket(guest, sku, { card: cards.declined })
    expect((await place(guest, declined, 'declined-once')).error?.errorId).toBe('PAY400')
    expect((await place(await shop.newGuest(), declined, 'declined-once')).error?.errorId).toBe('BSK404')
  })

  test('CHK-06 the same key twice, once more after that and eight times at once: one order, one answer', async () => {
    const basket = await readyBasket(guest, sku)
    const first = await place(guest, basket, 'same')
    const again = await place(guest, basket, 'same')
    expect(again.text).toEqual(first.text)
    expect(again.replayed).toBe(true)
    const other = await readyBasket(guest, sku)
    const answers = await Promise.all(Array.from({ length: 8 }, () => place(guest, other, 'eight')))
    expect(answers.filter(({ status, replayed }) => status === 200 && !replayed).length).toBe(1)
    expect(answers.every(({ status, error }) => status === 200 || error?.errorId === 'IDK409')).toBe(true)
    expect(await orders(other.basketId)).toHaveLength(1)
    expect(await charges(other.basketId)).toHaveLength(1)
    expect((await place(guest, other, 'eight')).body.basketId).toBe(other.basketId)
  })

  test('CHK-06 two keys at once for one basket: one order and one charge', async () => {
    const basket = await readyBasket(guest, sku)
    const answers = await Promise.all(['a', 'b', 'c'].map((key) => place(guest, basket, `race-${key}`)))
    expect(answers.filter(({ status }) => status === 200).length).toBe(1)
    expect(
      answers.flatMap(({ error }) => (error ? [error.errorId] : [])).every((id) => id === 'IDK409' || id === 'BSK404'),
    ).toBe(true)
    expect(await orders(basket.basketId)).toHaveLength(1)
    expect(await charges(basket.basketId)).toHaveLength(1)
  })
})

test.each([
  [cards.declined, 402, 'PAY400'],
  [cards.insufficientFunds, 402, 'PAY402'],
  [cards.fraud, 402, 'PYT402'],
  [cards.expired, 400, 'FE309'],
])(
  'PAY-06 PAY-18 API-036 after the card %s is refused at the charge, another card makes the same order of the open basket',
  async (card, status, errorId) => {
    const before = await shop.stockOf(sku)
    const basket = await readyBasket(guest, sku, { card })
    const refused = await place(guest, basket, `refused-${card}`)
    expectRefusal(refused, status, errorId)
    expect((await place(guest, basket, `refused-${card}`)).replayed).toBe(true)
    const [failed] = await orders(basket.basketId)
    expect(failed?.status).toBe('failed')
    expect(await shop.stockOf(sku)).toEqual(before)
    expect((await guest.read(basket.basketId)).status).toBe('open')
    await payWith(guest, basket.basketId)
    const answer = await place(guest, basket, `accepted-${card}`)
    expect(answer.status).toBe(200)
    expect(answer.body.orderNumber).toBe(failed?.number)
    expect((await charges(basket.basketId)).map(({ outcome }) => outcome).toSorted()).toHaveLength(2)
    expect(await shop.stockOf(sku)).toBe(before - 1)
  },
)

test('CHK-08 another total than the one shown is PRC400, another tax alone is TAX310, and nothing is charged', async () => {
  const basket = await readyBasket(guest, sku)
  const wrong = await place(guest, basket, undefined, basket.totals.total - 1)
  expectRefusal(wrong, 400, 'PRC400')
  await guest.done(setShippingAddress, {
    params: { basketId: basket.basketId },
    body: { addresses: [californian], context: 'checkout' },
  })
  const taxed = await place(guest, basket)
  expectRefusal(taxed, 409, 'TAX310')
  await guest.done(setShippingMethod, {
    query: {},
    body: { cartId: basket.basketId, code: 'home', shippingId: 'me', shopperAppliedSM: true },
  })
  expect((await place(guest, basket)).error?.errorId).toBe('PRC400')
  expect(await orders(basket.basketId)).toHaveLength(0)
  expect((await guest.read(basket.basketId)).status).toBe('open')
})

describe('when a code counts once for a customer', () => {
  test('CART-19 a once-only code counts once for a customer, and is free again when the payment was refused', async () => {
    const first = await guest.withItem(sku)
    const apply = (cartId: string, by = guest) => by.ask(applyCoupon, { body: { cartId, code: ' once5 ' } })
    expect((await apply(first.basketId)).body.totals.discount).toBe(500)
    const basket = await readyBasket(guest, sku, { card: cards.declined })
    const before = basket.totals.total
    await apply(basket.basketId)
    const reduced = await guest.done(prepareOrder, { body: { basketId: basket.basketId } })
    expect(reduced.totals.total).toBe(before - 500)
    expect((await place(guest, reduced)).error?.errorId).toBe('PAY400')
    await payWith(guest, basket.basketId)
    const answer = await place(guest, reduced)
    expect(answer.body.couponItems).toEqual([{ code: 'ONCE5', discount: 500 }])
    expect((await guest.read(first.basketId)).couponItems).toEqual([{ code: 'ONCE5', valid: false, discount: 0 }])
    const later = await guest.withItem(sku)
    expect((await apply(later.basketId)).error?.errorId).toBe('PRM150')
    const stranger = await shop.newGuest()
    const theirs = await stranger.withItem(sku)
    expect((await apply(theirs.basketId, stranger)).status).toBe(200)
    const known = await stranger.done(setShippingAddress, {
      params: { basketId: theirs.basketId },
      body: { addresses: [address], context: 'checkout' },
    })
    expect(known.couponItems).toEqual([{ code: 'ONCE5', valid: false, discount: 0 }])
  })

  test('CART-19 an alias of an e-mail is the same customer to a once-only code', async () => {
    const once = async (email: string) => {
      const someone = await shop.newGuest()
      const basket = await readyBasket(someone, sku, { to: { ...address, email } })
      return {
        someone,
        basket,
        applied: await someone.ask(applyCoupon, { body: { cartId: basket.basketId, code: 'ONCE5' } }),
      }
    }
    const { someone, basket, applied } = await once('fern@example.com')
    expect(applied.status).toBe(200)
    const reduced = await someone.done(prepareOrder, { body: { basketId: basket.basketId } })
    expect((await place(someone, reduced)).status).toBe(200)
    for (const alias of ['fern+x@example.com', 'Fern+another.one@Example.com', 'fern+@example.com']) {
      const { applied: again } = await once(alias)
      expect(again.error?.errorId ?? again.body.totals.discount, alias).toBe('PRM150')
    }
    expect((await once('fern-x@example.com')).applied.status).toBe(200)
  })
})

const sell = async (inStoreSalesInfo?: InStoreSalesInfo) => {
  const basket = await readyBasket(guest, sku)
  const { body } = placing(basket)
  const reply = await guest.ask(placeOrder, { body: { ...body, ...(inStoreSalesInfo ? { inStoreSalesInfo } : {}) } })
  const [row] = await orders(basket.basketId)
  return { answer: reply, sold: row && [row.store_id, row.store_employee_id] }
}

test('BIS-02 store and employee are on an order that an employee sold', async () => {
  expect((await sell({ storeId: 'US001', storeEmployeeId: 'US001-2' })).sold).toEqual(['US001', 'US001-2'])
})

test('BIS-02 an order that no employee sold has neither store nor employee', async () => {
  expect((await sell()).sold).toEqual([null, null])
})

test.each([
  ['an unknown store', { storeId: 'NONE', storeEmployeeId: 'US001-1' }],
  ['an unknown employee', { storeId: 'US001', storeEmployeeId: 'nobody' }],
  ['an employee of another store', { storeId: 'US001', storeEmployeeId: 'US002-1' }],
])('BIS-05 %s is STR404, and no order is made', async (_what, info) => {
  const { answer: reply, sold } = await sell(info)
  expectRefusal(reply, 404, 'STR404')
  expect(sold).toBeUndefined()
})
