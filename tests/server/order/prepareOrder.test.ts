import { describe, expect, test } from 'vitest'
import { applyCoupon, removeItem } from '../../../contracts/api/cart/cartApi.ts'
import {
  readShippingMethods,
  removeBillingAddress,
  removeShippingAddress,
  setBillingAddress,
  setShippingAddress,
  setShippingMethod,
} from '../../../contracts/api/cart/cartDeliveryApi.ts'
import {
  addPaymentInstrument,
  readPaymentMethods,
  removePaymentInstrument,
} from '../../../contracts/api/cart/cartPaymentApi.ts'
import { placeOrder, prepareOrder } from '../../../contracts/api/cart/orderApi.ts'
import { takeStock } from '../../../server/inventory/moveStock.ts'
import { inTransaction } from '../../../server/storage/inTransaction.ts'
import { address, cardBody, payWith, place, placing, readyBasket } from './checkoutGuest.ts'
import { useGuestShop } from '../support/useGuestShop.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { rewriteBasket } from '../cart/rewriteBasket.ts'
import { defined } from '../../../core/domain/fields/fields.ts'

const { shop, guest, skus } = await useGuestShop(2)
const [sku, other] = skus

const prepare = (basketId: string) => guest.ask(prepareOrder, { body: { basketId } })
/** The answers of prepare and place, which must be equal. */
const refusals = async (basketId: string, shownTotal: number) => {
  const placed = await guest.ask(placeOrder, {
    body: { cartId: basketId, paymentMethod: { additionalData: { shownTotal } }, type: 'CREDIT_CARD' },
  })
  return [(await prepare(basketId)).error?.errorId, placed.error?.errorId]
}

test('CHK-07 CART-25 API-035 a basket that has everything is prepared: the same figures, nothing changed', async () => {
  const basket = await readyBasket(guest, sku)
  const again = await prepare(basket.basketId)
  expect(again.status).toBe(200)
  expect(again.body.totals).toEqual(basket.totals)
  expect(again.body.version).toBe(basket.version)
})

describe('API-035 API-036 when the basket lacks something', () => {
  test('CHK-07 sold out is INV406, too few INV701, nothing in it or a line the shop does not know ORD430', async () => {
    const basket = await readyBasket(guest, sku, { qty: 3 })
    const { basketId, totals } = basket
    await shop.setStock(sku, 2)
    expect(await refusals(basketId, totals.total)).toEqual(['INV701', 'INV701'])
    await shop.setStock(sku, 0)
    expect(await refusals(basketId, totals.total)).toEqual(['INV406', 'INV406'])
    await shop.setStock(sku, 50)
    await rewriteBasket(shop.storage.db, basketId, (document) => ({
      ...document,
      lines: [...document.lines, { ...document.lines[0]!, itemId: 'old', sku: 'GONE' }],
    }))
    expect(await refusals(basketId, totals.total)).toEqual(['ORD430', 'ORD430'])
    const empty = await guest.empty()
    expect(await refusals(empty.basketId, 0)).toEqual(['ORD430', 'ORD430'])
  })

  test('CHK-11 CHK-07 goods that are sent need a full address, everything needs a bill and a payment', async () => {
    const basket = await readyBasket(guest, sku)
    const { basketId, totals } = basket
    const params = { basketId }
    await guest.done(removePaymentInstrument, {
      params,
      body: { paymentInstrumentId: basket.payment_instruments[0]!.paymentInstrumentId },
    })
    expect(await refusals(basketId, totals.total)).toEqual(['PYT400', 'PYT400'])
    await payWith(guest, basketId)
    await guest.done(removeBillingAddress, { params })
    expect(await refusals(basketId, totals.total)).toEqual(['BIL400', 'BIL400'])
    await guest.done(setBillingAddress, { params, body: address })
    await guest.done(removeShippingAddress, { params })
    expect(await refusals(basketId, totals.total)).toEqual(['CHK380', 'CHK380'])
    await guest.done(setShippingAddress, {
      params,
      body: { addresses: [{ postalCode: '97201', country: 'US' }], context: 'estimate' },
    })
    expect(await refusals(basketId, totals.total)).toEqual(['CHK380', 'CHK380'])
  })

  test('CHK-11 a gift card by email needs no shipping address', async () => {
    const digital = shop.catalogue.products.find(({ isDigital }) => isDigital)!.variants[0]!.sku
    await shop.setStock(digital, 5)
    const { basketId } = await guest.withItem(digital)
    await guest.done(setBillingAddress, { params: { basketId }, body: address })
    await payWith(guest, basketId)
    const prepared = await guest.done(prepareOrder, { body: { basketId } })
    const answer = await place(guest, prepared)
    expect(answer.status).toBe(200)
    expect(answer.body.shipments[0]?.shippingMethod.code).toBe('digital')
    expect(answer.body.email).toBe(address.email)
  })

  test('CHK-11 SHIP-05 goods picked up in a store need no shipping address', async () => {
    const { basketId } = await guest.withItem(sku)
    await guest.done(setShippingMethod, {
      query: {},
      body: { cartId: basketId, code: 'pickup', shippingId: 'me', shopperAppliedSM: true },
    })
    await guest.done(setBillingAddress, { params: { basketId }, body: address })
    await payWith(guest, basketId)
    const answer = await place(guest, await guest.done(prepareOrder, { body: { basketId } }))
    expect(answer.body.shipments).toMatchObject([{ storeId: 'US001', shippingMethod: { code: 'pickup', price: 0 } }])
    expect(answer.body.shipments[0]?.address).toMatchObject({ addressLine1: '1318 Pearl Street', city: 'Boulder' })
  })
})

test('SHIP-24 a method that is not offered there is SHP404, a courier to a PO box SHP500', async () => {
  const basket = await readyBasket(guest, sku)
  const { basketId, totals } = basket
  await guest.done(setShippingMethod, {
    query: {},
    body: { cartId: basketId, code: 'home', shippingId: 'me', shopperAppliedSM: true },
  })
  const moveTo = (change: object) =>
    rewriteBasket(shop.storage.db, basketId, (document) => ({
      ...document,
      shippingAddress: { ...document.shippingAddress, ...change },
    }))
  await moveTo({ province: 'HI', postalCode: '96801' })
  expect(await refusals(basketId, totals.total)).toEqual(['SHP404', 'SHP404'])
  await moveTo({ addressLine1: 'PO Box 9' })
  expect(await refusals(basketId, totals.total)).toEqual(['SHP500', 'SHP500'])
})

test('CHK-08 a billing address that comes along is checked and used', async () => {
  const basket = await readyBasket(guest, sku)
  const send = (billingAddress: typeof address, paymentInstrumentId?: string) => {
    const { body } = placing(basket)
    const paymentMethod = {
      ...body.paymentMethod,
      ...defined({ paymentInstrumentId }),
    }
    return guest.ask(placeOrder, { body: { ...body, billingAddress, paymentMethod } })
  }
  const { phone: _phone, ...withoutPhone } = address
  expect((await send({ ...address, postalCode: 'X' })).error?.errorId).toBe('PYT406')
  expect((await send(withoutPhone)).error?.errorId).toBe('BILL410')
  expect((await send({})).error?.errorId).toBe('BIL400')
  const answer = await send({ ...address, city: 'Salem' }, basket.payment_instruments[0]!.paymentInstrumentId)
  expect(answer).toMatchObject({ status: 200, body: { billingAddress: { city: 'Salem' } } })
})

test('CHK-08 an order paid by an unknown instrument is PYT404', async () => {
  const basket = await readyBasket(guest, sku)
  const { body } = placing(basket)
  const paymentMethod = { ...body.paymentMethod, paymentInstrumentId: 'unknown' }
  expect((await guest.ask(placeOrder, { body: { ...body, paymentMethod } })).error?.errorId).toBe('PYT404')
})

test('AUTH-32 no caller prepares, pays or places the basket of another', async () => {
  const basket = await readyBasket(guest, sku)
  const { basketId } = basket
  const params = { basketId }
  const stranger = await shop.newGuest()
  const answers = [
    await stranger.ask(prepareOrder, { body: { basketId } }),
    await stranger.ask(placeOrder, placing(basket)),
    await stranger.ask(applyCoupon, { body: { cartId: basketId, code: 'WELCOME10' } }),
    await stranger.ask(readPaymentMethods, { params }),
    await stranger.ask(readShippingMethods, { params: { basketId, shippingId: 'me' }, query: {} }),
    await stranger.ask(addPaymentInstrument, { params, body: cardBody() }),
    await stranger.ask(setShippingAddress, { params, body: { addresses: [address] } }),
    await stranger.ask(removeBillingAddress, { params }),
    await stranger.ask(removeItem, { body: { cartId: basketId, itemId: basket.items[0]!.itemId } }),
  ]
  for (const answer of answers) expectRefusal(answer, 404, 'BSK404')
  expect((await place(guest, basket)).status).toBe(200)
})

test('CHK-07 stock is taken by a conditional update: never below nothing, and all or none', async () => {
  await shop.setStock(sku, 3)
  await shop.setStock(other, 1)
  const { db } = shop.storage
  const take = (qty: number) =>
    inTransaction(db, async (tx) => {
      if (
        !(await takeStock(tx, [
          { sku, qty: 1 },
          { sku: other, qty },
          { sku, qty: 1 },
        ]))
      )
        throw new Error('short')
    }).then(
      () => true,
      () => false,
    )
  expect(await take(2)).toBe(false)
  expect(await shop.stockOf(sku)).toBe(3)
  const answers = await Promise.all([take(1), take(1), take(1)])
  expect(answers.filter(Boolean)).toHaveLength(1)
  expect(await shop.stockOf(sku)).toBe(1)
  expect(await shop.stockOf(other)).toBe(0)
})
