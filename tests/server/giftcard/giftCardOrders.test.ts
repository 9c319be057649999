import { describe, expect, test } from 'vitest'
import { addPaymentInstrument } from '../../../contracts/api/cart/cartPaymentApi.ts'
import { placeOrder } from '../../../contracts/api/cart/orderApi.ts'
import { cancelOrder } from '../../../contracts/api/cart/purchaseApi.ts'
import type { Basket } from '../../../contracts/api/entities/basket.ts'
import { secretHash } from '../../../server/giftcard/findGiftCard.ts'
import { demonstrationPin } from '../../../server/giftcard/importGiftCards.ts'
import type { Guest } from '../cart/guestCalls.ts'
import { address, cards, placing, readyBasket } from '../order/checkoutGuest.ts'
import { useGuestShop } from '../support/useGuestShop.ts'

const { shop, sku } = await useGuestShop(1, { pieces: 900 })
const price = (await (await shop.newGuest()).withItem(sku)).totals.total

const cardNumber = '6006000000000019'

/** The card's balance from now on, minor units. */
const load = (balance: number) =>
  shop.storage.db
    .updateTable('gift_card')
    .set({ balance })
    .where('secret_hash', '=', secretHash({ cardNumber, pin: demonstrationPin }))
    .execute()
const balance = async () =>
  (
    await shop.storage.db
      .selectFrom('gift_card')
      .select('balance')
      .where('last4', '=', '0019')
      .executeTakeFirstOrThrow()
  ).balance
const uses = (orderNumber: string) =>
  shop.storage.db.selectFrom('gift_card_use').select('amount').where('order_number', '=', orderNumber).execute()

const withGiftCard = (guest: Guest, { basketId }: Basket): Promise<Basket> =>
  guest.done(addPaymentInstrument, {
    params: { basketId },
    body: { payment_method_id: 'GIFT_CARD', giftCard: { cardNumber, pin: demonstrationPin } },
  })

const place = (guest: Guest, basket: Basket, key?: string) => {
  const { body } = placing(basket)
  const additionalData = { ...body.paymentMethod.additionalData, shownRemaining: basket.totals.remainingToPay }
  return guest.ask(
    placeOrder,
    { body: { ...body, paymentMethod: { additionalData } } },
    key === undefined ? {} : { key },
  )
}

const charges = (orderNumber: string) =>
  shop.storage.db
    .selectFrom('provider_charge')
    .select(['amount', 'outcome'])
    .where('reference', '=', orderNumber)
    .execute()

describe('when the order is placed', () => {
  test('PAY-17 the balance is taken with the order, the card is charged the rest, and the order shows both', async () => {
    await load(1_000)
    const guest = await shop.newGuest()
    const basket = await withGiftCard(guest, await readyBasket(guest, sku))
    const answer = await place(guest, basket)
    expect(answer.status).toBe(200)
    const { orderNumber, paymentMethod, totals } = answer.body
    expect(paymentMethod.map(({ payment_method_id: method, additionalData: { amount } }) => [method, amount])).toEqual([
      ['GIFT_CARD', 1_000],
      ['CREDIT_CARD', totals.total - 1_000],
    ])
    expect(await balance()).toBe(0)
    expect(await uses(orderNumber)).toEqual([{ amount: 1_000 }])
    expect(await charges(orderNumber)).toEqual([{ amount: totals.total - 1_000, outcome: 'charged' }])
  })

  test('PAY-17 a gift card that covers everything needs no card and charges none', async () => {
    await load(price + 700)
    const guest = await shop.newGuest()
    const ready = await readyBasket(guest, sku, { card: cards.declined })
    const answer = await place(guest, await withGiftCard(guest, ready))
    expect(answer.status).toBe(200)
    expect(answer.body.status).toBe('confirmed')
    expect(await balance()).toBe(700)
    expect(await charges(answer.body.orderNumber)).toEqual([])
  })
})

describe('when the balance is gone', () => {
  test('ERR-166 PYT400 a gift card that has been drained since is not made up for by the other card', async () => {
    await load(1_000)
    const guest = await shop.newGuest()
    const basket = await withGiftCard(guest, await readyBasket(guest, sku))
    await load(400)
    expect((await place(guest, basket)).error?.errorId).toBe('PYT400')
    expect(await balance()).toBe(400)
  })

  test('PAY-17 when two devices drain one card at once, one wins, the other is refused, and no cent is spent twice', async () => {
    for (let round = 0; round < 5; round++) {
      await load(price)
      const guests = [await shop.newGuest(), await shop.newGuest()]
      const baskets: Basket[] = []
      for (const guest of guests) baskets.push(await withGiftCard(guest, await readyBasket(guest, sku)))
      const answers = await Promise.all(guests.map((guest, place_) => place(guest, baskets[place_]!)))
      expect(
        answers.map(({ status, error }) => String(error?.errorId ?? status)).toSorted((a, b) => a.localeCompare(b)),
      ).toEqual(['200', 'PYT400'])
      expect(await balance()).toBe(0)
    }
  })
})

describe('when the money goes back', () => {
  test('PAY-17 each time the card is declined, the gift card has all of its money back', async () => {
    await load(1_000)
    const guest = await shop.newGuest()
    const basket = await withGiftCard(guest, await readyBasket(guest, sku, { card: cards.declined }))
    expect((await place(guest, basket, 'first')).error?.errorId).toBe('PAY400')
    expect(await balance()).toBe(1_000)
    expect((await place(guest, basket, 'second')).error?.errorId).toBe('PAY400')
    expect(await balance()).toBe(1_000)
  })

  test('ORD-09 a cancelled order gives each instrument back exactly what it paid', async () => {
    await load(1_000)
    const guest = await shop.newGuest()
    const { body: order } = await place(guest, await withGiftCard(guest, await readyBasket(guest, sku)))
    expect(await balance()).toBe(0)
    const ask = { body: { orderNumber: order.orderNumber, email: address.email! } }
    expect((await guest.ask(cancelOrder, ask)).status).toBe(200)
    expect((await guest.ask(cancelOrder, ask)).status).toBe(200)
    const { document } = await shop.storage.db
      .selectFrom('orders')
      .select('document')
      .where('number', '=', order.orderNumber)
      .executeTakeFirstOrThrow()
    expect(document.paymentMethod.map(({ additionalData: { amount, refunded } }) => refunded === amount)).toEqual([
      true,
      true,
    ])
    const refunds = await shop.storage.db
      .selectFrom('provider_refund')
      .innerJoin('provider_charge', 'provider_charge.id', 'provider_refund.charge_id')
      .select('provider_refund.amount')
      .where('reference', '=', order.orderNumber)
      .execute()
    expect(await balance()).toBe(1_000)
    expect(await uses(order.orderNumber)).toEqual([])
    expect(refunds).toEqual([{ amount: order.totals.total - 1_000 }])
  })
})
