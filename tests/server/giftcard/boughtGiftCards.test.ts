import { describe, expect, test } from 'vitest'
import { setBillingAddress } from '../../../contracts/api/cart/cartDeliveryApi.ts'
import { addPaymentInstrument } from '../../../contracts/api/cart/cartPaymentApi.ts'
import { readGiftCardBalance } from '../../../contracts/api/cart/paymentQuestionsApi.ts'
import { cancelOrder, resendGiftCardEmail } from '../../../contracts/api/cart/purchaseApi.ts'
import { address, payWith, place, readyBasket } from '../order/checkoutGuest.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { useAccountShop } from '../support/useGuestShop.ts'

const { shop, sku } = await useAccountShop(1, { pieces: 900 })
const buyer = await shop.newConsumer()
const fifty = shop.catalogue.productById.get('GIFTCARD50')!.variants[0]!.sku

const buy = async (qty = 1) => {
  const { basketId } = await buyer.withItem(fifty, qty)
  await buyer.done(setBillingAddress, { params: { basketId }, body: address })
  const answer = await place(buyer, await payWith(buyer, basketId))
  expect(answer.status).toBe(200)
  return answer.body
}
/** The cards in the letters of an order, the newest letters first. */
const secretsIn = async (orderNumber: string) => {
  const letters = await shop.storage.db
    .selectFrom('mail')
    .selectAll()
    .where('subject', 'like', '%gift card of%')
    .orderBy('sent_at', 'desc')
    .execute()
  return letters
    .filter(({ id }) => id.includes(orderNumber))
    .map(({ body }) => ({
      cardNumber: /Number: ([\d ]+)/.exec(body)?.[1] ?? '',
      pin: /PIN: (\d+)/.exec(body)?.[1] ?? '',
    }))
}
const balanceOf = async (secret: { readonly cardNumber: string; readonly pin: string }) => {
  const answer = await buyer.ask(readGiftCardBalance, { body: secret })
  return answer.error?.errorId ?? answer.body.balance
}

test('ORD-10 PAY-17 each gift card that is bought has a number, a PIN and its value, in a letter of its own', async () => {
  const order = await buy(2)
  const secrets = await secretsIn(order.orderNumber)
  expect(new Set(secrets.map(({ cardNumber }) => cardNumber)).size).toBe(2)
  expect(await Promise.all(secrets.map(balanceOf))).toEqual([5_000, 5_000])
  const rows = await shop.storage.db
    .selectFrom('gift_card')
    .selectAll()
    .where('order_number', '=', order.orderNumber)
    .execute()
  for (const { cardNumber } of secrets) expect(JSON.stringify(rows)).not.toContain(cardNumber.replaceAll(' ', ''))
})

describe('an order of gift cards that is cancelled', () => {
  test('ORD-09 takes its gift cards along', async () => {
    const first = await buy()
    const [unused] = await secretsIn(first.orderNumber)
    expect((await buyer.ask(cancelOrder, { body: { orderNumber: first.orderNumber } })).status).toBe(200)
    expect(await balanceOf(unused!)).toBe('GFC700')
  })

  test('ORD-09 is not cancelled once a card of it has been used', async () => {
    const second = await buy()
    const [used] = await secretsIn(second.orderNumber)
    const { basketId } = await readyBasket(buyer, sku)
    const basket = await buyer.done(addPaymentInstrument, {
      params: { basketId },
      body: { payment_method_id: 'GIFT_CARD', giftCard: used! },
    })
    expect((await place(buyer, basket)).status).toBe(200)
    expect((await buyer.ask(cancelOrder, { body: { orderNumber: second.orderNumber } })).error?.errorId).toBe('ORD409')
  })
})

describe('API-065 the letter of a gift card, sent again', () => {
  test('ORD-10 has new numbers with the same value, and the old ones are worth nothing', async () => {
    const order = await buy()
    const [old] = await secretsIn(order.orderNumber)
    const itemId = order.items[0]!.itemId
    const ask = (more: object = {}) =>
      buyer.ask(resendGiftCardEmail, { body: { orderId: order.orderNumber, itemId, ...more } })
    expect((await ask()).status).toBe(200)
    const [letter] = await shop.storage.db
      .selectFrom('mail')
      .selectAll()
      .orderBy('id', 'desc')
      .where('id', 'not like', '%/%')
      .limit(1)
      .execute()
    const fresh = {
      cardNumber: /Number: ([\d ]+)/.exec(letter!.body)?.[1] ?? '',
      pin: /PIN: (\d+)/.exec(letter!.body)?.[1] ?? '',
    }
    expect(await balanceOf(fresh)).toBe(5_000)
    expect(await balanceOf(old!)).toBe('GFC700')
  })

  test('ORD-10 is refused for an unknown item, a used card or a stranger, and after five times', async () => {
    await shop.storage.db.deleteFrom('limit_count').execute()
    const order = await buy()
    const itemId = order.items[0]!.itemId
    const ask = (more: object = {}) =>
      buyer.ask(resendGiftCardEmail, { body: { orderId: order.orderNumber, itemId, ...more } })
    expect((await ask()).status).toBe(200)
    expect((await ask({ itemId: 'none' })).error?.errorId).toBe('GFO404')
    await shop.storage.db
      .updateTable('gift_card')
      .set({ balance: 0 })
      .where('order_number', '=', order.orderNumber)
      .execute()
    expect((await ask()).error?.errorId).toBe('GFO405')
    for (let nth = 4; nth <= 5; nth++) expect((await ask()).error?.errorId).toBe('GFO405')
    expectRefusal(await ask(), 429, 'LIM429')
    expectRefusal(await ask(), 429, 'LIM429')
    const stranger = await shop.newConsumer()
    expect(
      (await stranger.ask(resendGiftCardEmail, { body: { orderId: order.orderNumber, itemId } })).error?.errorId,
    ).toBe('ORD409')
  })
})
