import { describe, expect, test } from 'vitest'
import { createReturnLabel, readPurchase, trackOrder } from '../../../contracts/api/cart/purchaseApi.ts'
import type { Order } from '../../../contracts/api/entities/order.ts'
import { reservedMs } from '../../../server/order/exchanges.ts'
import { releaseReplacements } from '../../../server/order/releaseReplacements.ts'
import { refundReturns } from '../../../server/order/refundReturns.ts'
import { builtInProvider } from '../../../server/payment/builtInProvider.ts'
import type { Guest } from '../cart/guestCalls.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { address, californian } from './checkoutGuest.ts'
import { orderedShop } from './orderedShop.ts'
import type { Consumer } from './orderedShop.ts'

const shop = await closeAfterAll(orderedShop())
const { db } = shop.storage
const product = shop.catalogue.variantBySku.get(shop.sku)?.product
const [other = '', third = ''] = (product?.variants ?? []).map(({ sku }) => sku).filter((sku) => sku !== shop.sku)

const delivered = async (qty = 1) => {
  const who = await shop.newConsumer()
  const order = await shop.orderOf(who, { qty, to: californian })
  await shop.move(order.orderNumber, 3)
  return { who, order }
}
type Wanted = { readonly qty: number; readonly exchangeFor?: string }
const ask = (who: Guest, { orderNumber, items }: Order, wanted: readonly Wanted[], key?: string) =>
  who.ask(
    createReturnLabel,
    {
      params: { orderId: orderNumber },
      body: { items: wanted.map((each) => ({ itemId: items[0]?.itemId ?? '', ...each })) as never },
    },
    key === undefined ? {} : { key },
  )
const seen = async (who: Consumer, { orderNumber }: Order) =>
  who.done(readPurchase, { params: { orderId: orderNumber } })
const exchangesOf = async (who: Consumer, order: Order) =>
  (await seen(who, order)).returns.flatMap(({ items }) => items.flatMap(({ exchange }) => exchange ?? []))
const refundedOf = async (who: Consumer, order: Order) =>
  (await seen(who, order)).paymentMethod.map(({ additionalData: { refunded = 0 } }) => refunded)
/** As somebody tracks it whose session began later. */
const tracked = async ({ orderNumber, email }: Order) =>
  (await shop.newGuest()).done(trackOrder, { body: { orderNumber, email, postalCode: californian.postalCode ?? '' } })
const refund = () =>
  refundReturns(
    db,
    builtInProvider(db, () => shop.clock.now),
  )

describe('a return in exchange', () => {
  test('ORD-21 reserves the replacement at once, with nothing to pay, and says so in a letter', async () => {
    const { who, order } = await delivered()
    await shop.setStock(other, 5)
    expect((await ask(who, order, [{ qty: 1, exchangeFor: other }])).status).toBe(200)
    expect(await shop.stockOf(other)).toBe(4)
    const [exchange] = await exchangesOf(who, order)
    expect(exchange).toMatchObject({ sku: other, status: 'reserved', until: shop.clock.now + reservedMs })
    const letter = (await shop.lettersAbout(order.orderNumber)).get('reserved/1')
    expect(letter?.body).toContain('There’s nothing to pay.')
    expect(letter?.body).toContain(exchange?.sizeLabel)
  })

  test('ORD-21 happens once under a repeated key, and the same pieces requested again get the same label', async () => {
    const { who, order } = await delivered()
    await shop.setStock(other, 5)
    const wanted = [{ qty: 1, exchangeFor: other }]
    const [first, again] = [await ask(who, order, wanted, 'one-press'), await ask(who, order, wanted, 'one-press')]
    expect([again.replayed, again.body]).toEqual([true, first.body])
    expect((await ask(who, order, wanted)).body).toEqual(first.body)
    expect(await shop.stockOf(other)).toBe(4)
    expect((await ask(who, order, [{ qty: 1 }])).error?.errorId).toBe('ORD409')
  })

  test('ORD-21 ORD-15 is open to a guest with the postal code', async () => {
    const order = await shop.orderOf(await shop.newGuest())
    await shop.move(order.orderNumber, 3)
    await shop.setStock(other, 1)
    const { orderNumber, email, items } = order
    const { postalCode = '' } = address
    const guest = await shop.newGuest()
    await guest.done(createReturnLabel, {
      params: { orderId: orderNumber },
      body: { items: [{ itemId: items[0]?.itemId ?? '', qty: 1, exchangeFor: other }], email, postalCode },
    })
    const seenByGuest = await guest.done(trackOrder, { body: { orderNumber, email, postalCode } })
    expect(seenByGuest.returns[0]?.items[0]?.exchange?.status).toBe('reserved')
  })

  test('ORD-21 sends the replacement when the return arrives, and refunds only what was not exchanged', async () => {
    const { who, order } = await delivered(3)
    await shop.setStock(other, 1)
    await ask(who, order, [{ qty: 1, exchangeFor: other }, { qty: 1 }])
    await shop.move(order.orderNumber)
    await refund()
    const [item] = order.items
    const one = Math.round(((item?.price.rowTotal ?? 0) + (item?.taxTotal ?? 0)) / 3)
    expect(await refundedOf(who, order)).toEqual([one])
    const [exchange] = await exchangesOf(who, order)
    expect(exchange).toMatchObject({ status: 'shipped', trackingNumber: expect.stringMatching(/^WM\d{12}$/) as string })
    const parcel = await shop.app.request(exchange?.trackingUrl ?? '')
    expect(parcel.status).toBe(200)
    const letters = await shop.lettersAbout(order.orderNumber)
    expect(letters.get('replaced/1')?.body).toContain(exchange?.trackingNumber)
    await shop.move(order.orderNumber)
    expect((await exchangesOf(who, order))[0]?.status).toBe('delivered')
    await shop.move(order.orderNumber)
    await ask(who, order, [{ qty: 1 }])
    await shop.move(order.orderNumber)
    await refund()
    expect((await refundedOf(who, order))[0]).toBeLessThanOrEqual(2 * one + 1)
    expect((await refundedOf(who, order))[0]).toBeGreaterThanOrEqual(2 * one - 1)
  })

  test('ORD-21 ORD-14 says once, in a letter, that the replacement has been delivered', async () => {
    const { who, order } = await delivered(2)
    await shop.setStock(other, 1)
    await ask(who, order, [{ qty: 1, exchangeFor: other }])
    await shop.move(order.orderNumber)
    expect((await shop.lettersAbout(order.orderNumber)).has('arrived/1')).toBe(false)
    await shop.move(order.orderNumber)
    await shop.move(order.orderNumber)
    const [exchange] = await exchangesOf(who, order)
    const letters = await shop.lettersAbout(order.orderNumber)
    const arrived = [...letters].filter(([name]) => name.startsWith('arrived/'))
    expect(arrived.map(([name]) => name)).toEqual(['arrived/1'])
    expect(arrived[0]?.[1].body).toContain('Your replacement has been delivered.')
    expect(arrived[0]?.[1].body).toContain(exchange?.sizeLabel)
  })

  test('ORD-21 ends when the return does not arrive in time: the pieces can be sold again, and a late return is refunded', async () => {
    const { who, order } = await delivered()
    await shop.setStock(third, 1)
    await ask(who, order, [{ qty: 1, exchangeFor: third }])
    shop.clock.now += reservedMs - 1
    await releaseReplacements(db, shop.happening())
    expect(await shop.stockOf(third)).toBe(0)
    shop.clock.now += 1
    await Promise.all([releaseReplacements(db, shop.happening()), releaseReplacements(db, shop.happening())])
    expect(await shop.stockOf(third)).toBe(1)
    expect((await tracked(order)).returns[0]?.items[0]?.exchange?.status).toBe('released')
    expect((await shop.lettersAbout(order.orderNumber)).get('released/1')?.body).toContain('we’ll refund you instead')
    await shop.move(order.orderNumber)
    await refund()
    const { returns, paymentMethod } = await tracked(order)
    expect(paymentMethod.map(({ additionalData }) => additionalData.refunded)).toEqual([order.totals.total])
    expect(returns[0]?.items[0]?.exchange?.status).toBe('released')
  })
})

describe('what is refused', () => {
  test('ORD-21 INV700 of several replacements one is sold out: none is reserved, and no return is made', async () => {
    const { who, order } = await delivered(2)
    await shop.setStock(other, 3)
    await shop.setStock(third, 0)
    const wanted = [
      { qty: 1, exchangeFor: other },
      { qty: 1, exchangeFor: third },
    ]
    expect((await ask(who, order, wanted)).error?.errorId).toBe('INV700')
    expect(await shop.stockOf(other)).toBe(3)
    const { returns, status } = await seen(who, order)
    expect([returns, status]).toEqual([[], 'delivered'])
    expect((await shop.lettersAbout(order.orderNumber)).has('reserved/1')).toBe(false)
  })

  test('ORD-21 INV700 two returns want the last piece at once: one gets it', async () => {
    const both = [await delivered(), await delivered()]
    await shop.setStock(other, 1)
    const answers = await Promise.all(both.map(({ who, order }) => ask(who, order, [{ qty: 1, exchangeFor: other }])))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.flatMap(({ error }) => error?.errorId ?? [])).toEqual(['INV700'])
    expect(await shop.stockOf(other)).toBe(0)
  })

  test('ORD-21 ORD409 another product, the same variant, and one that does not exist', async () => {
    const { who, order } = await delivered()
    const foreign = shop.catalogue.products.find(({ id }) => id !== product?.id)?.variants[0]?.sku ?? ''
    for (const sku of [foreign, shop.sku, 'NOTHING'])
      expectRefusal(await ask(who, order, [{ qty: 1, exchangeFor: sku }]), 404, 'ORD409')
    expect((await seen(who, order)).returns).toEqual([])
  })
})
