import { describe, expect, test } from 'vitest'
import { addPaymentInstrument, setReward } from '../../../contracts/api/cart/cartPaymentApi.ts'
import { readVouchers } from '../../../contracts/api/account/loyaltyApi.ts'
import { placeOrder } from '../../../contracts/api/cart/orderApi.ts'
import { cancelOrder } from '../../../contracts/api/cart/purchaseApi.ts'
import { demonstrationPoints } from '../../../server/demonstration/demonstrationAccounts.ts'
import { demonstrationSecret } from '../../../server/giftcard/importGiftCards.ts'
import type { Guest } from '../cart/guestCalls.ts'
import { place, placing, readyBasket } from '../order/checkoutGuest.ts'
import { useAccountShop } from '../support/useGuestShop.ts'

const { shop, sku } = await useAccountShop(1, { pieces: 900 })
const member = await shop.signedIn('loyalty@example.com')

const twelve = { points: 1_000, amountInCurrency: 1_200 }
const five = { points: 500, amountInCurrency: 500 }
const apply = (who: Guest, basketId: string, appliedLoyaltyVoucher: typeof twelve | null) =>
  who.ask(setReward, { params: { basketId }, body: { appliedLoyaltyVoucher } })
const balance = async () => (await member.done(readVouchers, {})).currentLoyaltyPoints

describe('API-029 a voucher on a cart', () => {
  test('LOY-08 LOY-10 CART-23 pays as points, one at a time, and null takes it off', async () => {
    const { basketId, totals } = await member.withItem(sku)
    await apply(member, basketId, five)
    const { body } = await apply(member, basketId, twelve)
    expect(
      body.payment_instruments.map(({ payment_method_id: method, amount, voucher }) => [method, amount, voucher]),
    ).toEqual([['LOYALTY_POINTS', 1_200, twelve]])
    expect(body.reward).toEqual(twelve)
    expect(body.totals.appliedRewards).toBe(1_200)
    expect(body.totals.remainingToPay).toEqual(totals.total - 1_200)
    expect(body.totals.total).toEqual(totals.total)
    const without = (await apply(member, basketId, null)).body
    expect(without.reward).toBeUndefined()
    expect(without.payment_instruments).toEqual([])
    expect(without.totals.remainingToPay).toEqual(totals.total)
    const points = await member.done(addPaymentInstrument, {
      params: { basketId },
      body: { payment_method_id: 'LOYALTY_POINTS', amount: 500 },
    })
    expect(points.reward).toEqual(five)
  })

  test('LOY-09 ERR-183 ERR-184 ERR-185 ERR-186 is not for a guest, a non-member, one without opt-in or with too few points', async () => {
    const asked = async (who: Guest, voucher = five) =>
      (await apply(who, (await who.withItem(sku)).basketId, voucher)).error?.errorId
    expect(await asked(await shop.newGuest())).toBe('REW401')
    expect(await asked(await shop.newConsumer())).toBe('REW130')
    expect(await asked(await shop.newConsumer('LOYALTY'))).toBe('REW140')
    expect(await asked(member, { points: 1, amountInCurrency: 99_999 })).toBe('REW140')
    const guest = await shop.newGuest()
    const { basketId } = await guest.withItem(sku)
    expect(
      (
        await guest.ask(addPaymentInstrument, {
          params: { basketId },
          body: { payment_method_id: 'LOYALTY_POINTS', amount: 500 },
        })
      ).error?.errorId,
    ).toBe('REW401')
    await shop.storage.db
      .updateTable('consumer')
      .set({ loyalty_unconfirmed_at: 1 })
      .where('email', '=', 'loyalty@example.com')
      .execute()
    expect(await asked(member)).toBe('REW135')
    await shop.storage.db
      .updateTable('consumer')
      .set({ loyalty_unconfirmed_at: null })
      .where('email', '=', 'loyalty@example.com')
      .execute()
  })
})

const left = async () =>
  (await shop.storage.db.selectFrom('stock').select('available').where('sku', '=', sku).executeTakeFirstOrThrow())
    .available

describe('the points of an order', () => {
  test('LOY-08 are taken with it and earned on what the card paid, until it is cancelled', async () => {
    expect(await balance()).toBe(demonstrationPoints)
    const ready = await readyBasket(member, sku)
    const { body: basket } = await apply(member, ready.basketId, twelve)
    const { body: order } = await place(member, basket)
    expect(
      order.paymentMethod.map(({ payment_method_id: method, additionalData: { amount } }) => [method, amount]),
    ).toEqual([
      ['LOYALTY_POINTS', 1_200],
      ['CREDIT_CARD', order.totals.total - 1_200],
    ])
    expect(await balance()).toBe(demonstrationPoints - 1_000 + Math.floor((order.totals.total - 1_200) / 100))
    await member.ask(cancelOrder, { body: { orderNumber: order.orderNumber } })
    expect(await balance()).toBe(demonstrationPoints)
  })

  test('ERR-186 REW140 are spent by one of two devices at once, and the other’s part is undone', async () => {
    const baskets = []
    for (let count = 0; count < 2; count++) {
      const { basketId } = await readyBasket(member, sku)
      await member.done(addPaymentInstrument, {
        params: { basketId },
        body: { payment_method_id: 'GIFT_CARD', giftCard: demonstrationSecret('6006000000000035') },
      })
      baskets.push((await apply(member, basketId, twelve)).body)
    }
    const before = await left()
    const answers = await Promise.all(baskets.map((basket) => member.ask(placeOrder, placing(basket))))
    expect(
      answers.map(({ status, error }) => String(error?.errorId ?? status)).toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['200', 'REW140'])
    expect(before - (await left())).toBe(1)
    expect(await shop.storage.db.selectFrom('gift_card_use').select('order_number').execute()).toHaveLength(1)
  })
})
