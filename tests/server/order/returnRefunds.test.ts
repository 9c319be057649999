import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addPaymentInstrument } from '../../../contracts/api/cart/cartPaymentApi.ts'
import { placeOrder } from '../../../contracts/api/cart/orderApi.ts'
import { createReturnLabel, readPurchase } from '../../../contracts/api/cart/purchaseApi.ts'
import type { Order } from '../../../contracts/api/entities/order.ts'
import { sum } from '../../../core/domain/money/amounts.ts'
import { worthOfReturned } from '../../../core/domain/order/refundRules.ts'
import { basketTotals } from '../../../core/domain/totals/basketTotals.ts'
import { demonstrationPin } from '../../../server/giftcard/importGiftCards.ts'
import { piecesBack } from '../../../server/order/settleOrder.ts'
import { refundReturns } from '../../../server/order/refundReturns.ts'
import { builtInProvider } from '../../../server/payment/builtInProvider.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { californian, placing, readyBasket } from './checkoutGuest.ts'
import { orderedShop } from './orderedShop.ts'
import type { Consumer } from './orderedShop.ts'
import { anyBasket, itemsOf } from './pricedBasket.ts'

const shop = await closeAfterAll(orderedShop())
const { db } = shop.storage
const near = () => builtInProvider(db, () => shop.clock.now)

const giveBack = (who: Consumer, { orderNumber, items }: Order, qty: number) =>
  who.done(createReturnLabel, {
    params: { orderId: orderNumber },
    body: { items: [{ itemId: items[0]?.itemId ?? '', qty }] },
  })
const refundedOf = async (who: Consumer, { orderNumber }: Order) =>
  (await who.done(readPurchase, { params: { orderId: orderNumber } })).paymentMethod.map(
    ({ additionalData: { refunded = 0 } }) => refunded,
  )
const delivered = async (qty: number) => {
  const who = await shop.newConsumer()
  const order = await shop.orderOf(who, { qty, to: californian })
  await shop.move(order.orderNumber, 3)
  return { who, order }
}

describe('a return that has arrived', () => {
  test('ORD-20 can be sold again from then on, once, however often the warehouse says so', async () => {
    const { who, order } = await delivered(3)
    const before = await shop.stockOf(shop.sku)
    await giveBack(who, order, 2)
    expect(await shop.stockOf(shop.sku)).toBe(before)
    await Promise.all([shop.move(order.orderNumber), shop.move(order.orderNumber)])
    await shop.move(order.orderNumber)
    expect(await shop.stockOf(shop.sku)).toBe(before + 2)
    await giveBack(who, order, 1)
    await shop.move(order.orderNumber)
    expect(await shop.stockOf(shop.sku)).toBe(before + 3)
    await refundReturns(db, near())
  })

  test('ORD-20 does not bring back for sale what was made for one shopper', async () => {
    const { order } = await delivered(2)
    const [item] = order.items
    const made = { ...order, items: order.items.map((line) => ({ ...line, recipeId: 'initials' })) }
    const back = [{ itemId: item?.itemId ?? '', qty: 1 }]
    expect(piecesBack(order, back)).toEqual([{ sku: shop.sku, qty: 1 }])
    expect(piecesBack(made, back)).toEqual([])
  })

  test('ORD-16 nothing is given back before it has arrived, then its price with tax, and all that was charged once all of it is back', async () => {
    const { who, order } = await delivered(3)
    await giveBack(who, order, 1)
    await refundReturns(db, near())
    expect(await shop.partRefundsOf(order)).toEqual([])
    await shop.move(order.orderNumber)
    await refundReturns(db, near())
    const [item] = order.items
    const one = Math.round(((item?.price.rowTotal ?? 0) + (item?.taxTotal ?? 0)) / 3)
    expect(await shop.partRefundsOf(order)).toEqual([one])
    expect(await refundedOf(who, order)).toEqual([one])
    await giveBack(who, order, 2)
    await shop.move(order.orderNumber)
    await refundReturns(db, near())
    expect(sum(await shop.partRefundsOf(order))).toBe(order.totals.total)
    expect(await refundedOf(who, order)).toEqual([order.totals.total])
  })

  test('ORD-16 ORD-14 its letter says how much goes where', async () => {
    const { who, order } = await delivered(1)
    await giveBack(who, order, 1)
    await shop.move(order.orderNumber)
    const { body = '' } = (await shop.lettersAbout(order.orderNumber)).get('returned/1') ?? {}
    expect(body).toContain(`Refund to Visa ending 4242: $${(order.totals.total / 100).toFixed(2)}`)
    await refundReturns(db, near())
  })

  test('ORD-16 a provider that does not answer is asked again until it does, and gives back once', async () => {
    const { who, order } = await delivered(1)
    await giveBack(who, order, 1)
    await shop.move(order.orderNumber)
    const silent = { ...near(), refundPart: () => Promise.reject(new Error('no connection')) }
    expect(await refundReturns(db, silent)).toHaveLength(1)
    expect(await refundedOf(who, order)).toEqual([0])
    const forgetful = {
      ...near(),
      refundPart: async (part: Parameters<ReturnType<typeof near>['refundPart']>[0]) => {
        await near().refundPart(part)
        throw new Error('the answer was lost')
      },
    }
    expect(await refundReturns(db, forgetful)).toHaveLength(1)
    await Promise.all([refundReturns(db, near()), refundReturns(db, near())])
    expect(await refundReturns(db, near())).toEqual([])
    expect(await shop.partRefundsOf(order)).toEqual([order.totals.total])
    expect(await refundedOf(who, order)).toEqual([order.totals.total])
  })

  test('ORD-16 what a gift card paid goes back to it, after the card has got back what it paid', async () => {
    const who = await shop.newConsumer()
    const balance = async () =>
      (await db.selectFrom('gift_card').select('balance').where('last4', '=', '0019').executeTakeFirstOrThrow()).balance
    const before = await balance()
    const { basketId } = await readyBasket(who, shop.sku, { to: californian })
    const basket = await who.done(addPaymentInstrument, {
      params: { basketId },
      body: { payment_method_id: 'GIFT_CARD', giftCard: { cardNumber: '6006000000000019', pin: demonstrationPin } },
    })
    const order = await who.done(placeOrder, placing(basket))
    const paid = before - (await balance())
    expect(paid).toBeGreaterThan(0)
    await shop.move(order.orderNumber, 3)
    await giveBack(who, order, 1)
    await shop.move(order.orderNumber)
    await refundReturns(db, near())
    expect(await balance()).toBe(before)
    expect(await shop.partRefundsOf(order)).toEqual([order.totals.total - paid])
    expect(sum(await refundedOf(who, order))).toBe(order.totals.total)
  })

  test('ORD-16 returns that arrive before the provider has answered share what the card and the gift card paid', async () => {
    const who = await shop.newConsumer()
    const balance = async () =>
      (await db.selectFrom('gift_card').select('balance').where('last4', '=', '0019').executeTakeFirstOrThrow()).balance
    const before = await balance()
    const { basketId } = await readyBasket(who, shop.sku, { to: californian, qty: 3 })
    const basket = await who.done(addPaymentInstrument, {
      params: { basketId },
      body: { payment_method_id: 'GIFT_CARD', giftCard: { cardNumber: '6006000000000019', pin: demonstrationPin } },
    })
    const order = await who.done(placeOrder, placing(basket))
    const paid = before - (await balance())
    expect(paid).toBeGreaterThan(0)
    await shop.move(order.orderNumber, 3)
    for (const qty of [1, 2]) {
      await giveBack(who, order, qty)
      await shop.move(order.orderNumber)
    }
    expect(await refundReturns(db, near())).toEqual([])
    expect(sum(await shop.partRefundsOf(order))).toBe(order.totals.total - paid)
    expect(await balance()).toBe(before)
  })

  test('ORD-16 the provider gives back no more of a charge than it took', async () => {
    const { order } = await delivered(1)
    const { charge_id: chargeId } = await db
      .selectFrom('orders')
      .select('charge_id')
      .where('number', '=', order.orderNumber)
      .executeTakeFirstOrThrow()
    const refund = (key: string, amount: number) => near().refundPart({ chargeId: chargeId ?? '', key, amount })
    await refund(`${order.orderNumber}-a`, order.totals.total - 1)
    await expect(refund(`${order.orderNumber}-b`, 2)).rejects.toThrow('More would be refunded')
    expect((await refund(`${order.orderNumber}-a`, 5)).amount).toBe(order.totals.total - 1)
  })
})

test('ORD-16 however an order comes back, in parts that add up: with all of it, all that was paid for it and its shipping', async () => {
  const { order } = await delivered(1)
  fc.assert(
    fc.property(anyBasket, fc.infiniteStream(fc.nat(2)), (bought, turns) => {
      const priced = basketTotals(bought)
      const items = itemsOf(order.items, bought, priced)
      const whole = { items, totals: priced.totals, taxIncluded: bought.taxIncluded }
      const back: { itemId: string; qty: number }[] = []
      let given = 0
      for (const { itemId, qty } of items)
        for (let left = qty; left > 0;) {
          const now = Math.min(left, 1 + (turns.next().value ?? 0))
          left -= now
          back.push({ itemId, qty: now })
          const worth = worthOfReturned(whole, back)
          expect(worth).toBeGreaterThanOrEqual(given)
          given = worth
        }
      expect(given).toBe(priced.totals.total)
    }),
  )
})
