import { describe, expect, test } from 'vitest'
import { setShippingMethod } from '../../../contracts/api/cart/cartDeliveryApi.ts'
import { placeOrder } from '../../../contracts/api/cart/orderApi.ts'
import { cancelOrder, createReturnLabel } from '../../../contracts/api/cart/purchaseApi.ts'
import { address, placing, readyBasket } from '../order/checkoutGuest.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { letterShop } from './letterShop.ts'
import { picturesIn } from './picturesIn.ts'

const shop = await closeAfterAll(letterShop())
const { press, letterOf, kindsOf, expectSound } = shop
const someOrder = async (how: Parameters<typeof shop.orderOf>[1] = {}) =>
  (await shop.orderOf(await shop.newConsumer(), how)).orderNumber

describe('an order that goes through the warehouse', () => {
  test('ORD-14 each step that its shopper cares for is written about once, however often the warehouse moves it', async () => {
    const number = await someOrder()
    expect(await kindsOf(number)).toEqual(['confirmed'])
    await press(number, 1)
    expect(await kindsOf(number)).toEqual(['confirmed'])
    await press(number, 1)
    expect(await kindsOf(number)).toEqual(['confirmed', 'shipped/me'])
    await press(number, 4)
    expect(await kindsOf(number)).toEqual(['confirmed', 'delivered/me', 'shipped/me'])
  })

  test('ORD-14 a step that two processes report at once is written about once', async () => {
    const number = await someOrder()
    await Promise.all(Array.from({ length: 5 }, () => press(number, 1)))
    expect(await kindsOf(number)).toEqual(['confirmed', 'delivered/me', 'shipped/me'])
  })

  test('ORD-14 a letter that cannot be stored leaves the order where it was', async () => {
    const number = await someOrder()
    await press(number, 1)
    const { db } = shop.storage
    const statusOf = async () =>
      (await db.selectFrom('orders').select('status').where('number', '=', number).executeTakeFirstOrThrow()).status
    const { document } = await db
      .selectFrom('orders')
      .select('document')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    const set = (text: object) =>
      db
        .updateTable('orders')
        .set({ document: JSON.stringify(text) })
        .where('number', '=', number)
        .execute()
    await set({ ...document, email: null })
    expect((await shop.app.request(`/dev/warehouse/${number}`, { method: 'POST' })).status).toBe(500)
    expect([await statusOf(), await kindsOf(number)]).toEqual(['processing', ['confirmed']])
    await set(document)
    await press(number, 1)
    expect([await statusOf(), await kindsOf(number)]).toEqual(['shipped', ['confirmed', 'shipped/me']])
  })

  test('ORD-14 the letter about a parcel leads to the carrier, who says where it is and not to whom it goes', async () => {
    const number = await someOrder()
    await press(number, 2)
    const { body } = await letterOf(number, 'shipped/me')
    const path = /https:\/\/shop\.example(\/consumers-v3\/parcels\/en-us\/WM\d{12})/.exec(body)?.[1] ?? ''
    const page = await shop.app.request(path)
    expect(page.status).toBe(200)
    const text = await page.text()
    expect(text).toContain('On its way')
    expect(text).not.toContain(address.lastName)
    expect((await shop.app.request(path.replace(/\d{4}$/, 'none'))).status).toBe(404)
  })

  test('ORD-14 what is picked up is ready, then collected, and never shipped', async () => {
    const consumer = await shop.newConsumer()
    const { basketId } = await readyBasket(consumer, shop.sku)
    const basket = await consumer.done(setShippingMethod, {
      query: { favStoreId: 'US001' },
      body: { cartId: basketId, code: 'pickup', shippingId: 'me', shopperAppliedSM: true },
    })
    const { orderNumber, shipments } = await consumer.done(placeOrder, placing(basket))
    await press(orderNumber, 5)
    expect(await kindsOf(orderNumber)).toEqual(['collected/me', 'confirmed', 'ready/me'])
    const [confirmed, ready] = [await letterOf(orderNumber, 'confirmed'), await letterOf(orderNumber, 'ready/me')]
    expect(confirmed.body).toContain('We’ll email you when it’s ready for pickup.')
    expect(ready.body).toContain(`Pick up at:\n${shipments[0]?.address?.addressLine1}`)
    for (const letter of [confirmed, ready, await letterOf(orderNumber, 'collected/me')]) await expectSound(letter)
  })

  test('ORD-07 ORD-14 each return that arrives is written about once, and the order is returned when all of it is back', async () => {
    const consumer = await shop.newConsumer()
    const { orderNumber, items } = await shop.orderOf(consumer, { qty: 3 })
    const giveBack = (qty: number) =>
      consumer.done(createReturnLabel, {
        params: { orderId: orderNumber },
        body: { items: [{ itemId: items[0]?.itemId ?? '', qty }] },
      })
    const { db } = shop.storage
    const statusOf = async () =>
      (await db.selectFrom('orders').select('status').where('number', '=', orderNumber).executeTakeFirstOrThrow())
        .status
    await press(orderNumber, 3)
    await giveBack(1)
    await press(orderNumber, 3)
    expect([await statusOf(), (await kindsOf(orderNumber)).slice(2)]).toEqual([
      'delivered',
      ['returned/1', 'shipped/me'],
    ])
    await giveBack(2)
    await press(orderNumber, 3)
    expect([await statusOf(), (await kindsOf(orderNumber)).slice(2)]).toEqual([
      'returned',
      ['returned/1', 'returned/2', 'shipped/me'],
    ])
    expect((await letterOf(orderNumber, 'returned/2')).body).toContain(`2 × ${items[0]?.name}`)
  })
})

describe.each(['en-us', 'fr-fr', 'de-de', 'it-it', 'es-es'])('the letters about an order on the site %s', (locale) => {
  test('ORD-14 say the same as HTML and as text, in its language, with links and JPEG pictures that are there', async () => {
    const consumer = await shop.newConsumer()
    const order = await shop.orderOf(consumer, { locale })
    await press(order.orderNumber, 3)
    await consumer.done(createReturnLabel, {
      params: { orderId: order.orderNumber },
      body: { items: [{ itemId: order.items[0]?.itemId ?? '', qty: 1 }] },
    })
    await press(order.orderNumber, 1)
    const other = await shop.orderOf(consumer, { locale })
    await consumer.done(cancelOrder, { body: { orderNumber: other.orderNumber } }, { locale })
    const letters = [
      ...(await shop.lettersAbout(order.orderNumber)).values(),
      ...(await shop.lettersAbout(other.orderNumber)).values(),
    ]
    expect(letters).toHaveLength(7)
    expect(letters.filter(({ html }) => picturesIn(html ?? '').length > 0).length).toBeGreaterThan(4)
    for (const letter of letters) {
      expect(letter.html).toContain(`<html lang="${locale.slice(0, 2)}">`)
      await expectSound(letter)
    }
  })
})

test('ORD-14 names and messages of shoppers are text in a letter, never markup or lines of their own', async () => {
  const hostile = '<img src=x onerror=alert(1)>'
  const number = await someOrder()
  const { db } = shop.storage
  const { document } = await db
    .selectFrom('orders')
    .select('document')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  const items = document.items.map((item) => ({
    ...item,
    name: `${hostile}\nTotal: $0.00`,
    giftOption: { to: hostile, email: 'a@example.com', message: `"'${hostile}` },
  }))
  const shipments = document.shipments.map((shipment) => ({
    ...shipment,
    address: { ...shipment.address, firstName: hostile, lastName: '&amp;"><script>' },
  }))
  await db
    .updateTable('orders')
    .set({ document: JSON.stringify({ ...document, items, shipments }) })
    .where('number', '=', number)
    .execute()
  await press(number, 2)
  const { html, body } = await letterOf(number, 'shipped/me')
  expect(html).not.toMatch(/<script|<img src=x|onerror=alert\(1\)>/)
  expect(html).toContain('&amp;amp;&quot;&gt;&lt;script&gt;')
  expect(body).not.toMatch(/^Total: \$0\.00/m)
  const mailbox = await (await shop.app.request('/dev/mailbox')).text()
  expect(mailbox).not.toMatch(/<script|<img/)
})
