import { describe, expect, test } from 'vitest'
import type { Basket } from '../../../contracts/api/entities/basket.ts'
import {
  addPaymentInstrument,
  readPaymentMethods,
  removePaymentInstrument,
  setReward,
} from '../../../contracts/api/cart/cartPaymentApi.ts'
import { readSavedInstruments } from '../../../contracts/api/account/consumerPaymentApi.ts'
import { placeOrder } from '../../../contracts/api/cart/orderApi.ts'
import { cancelOrder } from '../../../contracts/api/cart/purchaseApi.ts'
import { demonstrationRewards } from '../../../server/giftcard/importGiftCards.ts'
import type { Guest } from '../cart/guestCalls.ts'
import { address, placing, readyBasket } from '../order/checkoutGuest.ts'
import { useAccountShop } from '../support/useGuestShop.ts'

const { code, codeValue, cardId, cardBalance } = demonstrationRewards

const { shop, sku } = await useAccountShop(1, { pieces: 900 })
const member = await shop.signedIn('loyalty@example.com')

/** A separate basket, so that tests do not share what pays. */
const ready = (who: Guest) => readyBasket(who, sku, { to: address })
const byCode = (who: Guest, basketId: string, typed: string = code) =>
  who.ask(addPaymentInstrument, { params: { basketId }, body: { payment_method_id: 'REWARD_CODE', code: typed } })
const byCard = (who: Guest, basketId: string, id: string = cardId) =>
  who.ask(addPaymentInstrument, {
    params: { basketId },
    body: { payment_method_id: 'REWARD_CARD', paymentInstrumentId: id },
  })
const byCredit = (who: Guest, basketId: string) =>
  who.ask(addPaymentInstrument, { params: { basketId }, body: { payment_method_id: 'ATHLETES_PAYMENT' } })
const split = ({ payment_instruments: instruments }: Pick<Basket, 'payment_instruments'>) =>
  Object.fromEntries(instruments.map(({ payment_method_id: method, amount }) => [method, amount]))
const place = (who: Guest, basket: Basket, key?: string) => {
  const { body } = placing(basket)
  const additionalData = { ...body.paymentMethod.additionalData, shownRemaining: basket.totals.remainingToPay }
  return who.ask(placeOrder, { body: { ...body, paymentMethod: { additionalData } } }, key === undefined ? {} : { key })
}
const balanceOf = async (id: string) =>
  (await shop.storage.db.selectFrom('gift_card').select('balance').where('id', '=', id).executeTakeFirstOrThrow())
    .balance
const listed = async (method: 'REWARD_CODE' | 'REWARD_CARD') =>
  (await member.done(readSavedInstruments, { query: { payment_method_id: method } })).payment_instruments.map(
    ({ amount, giftCard }) => [giftCard?.last4, amount],
  )

describe('a reward code or card', () => {
  test('PAY-06 LOY-07 LOY-10 ACC-30 PAY-17 pays a part of an order, until that is cancelled', async () => {
    expect(await listed('REWARD_CODE')).toEqual([['2000', codeValue]])
    expect(await listed('REWARD_CARD')).toEqual([['3107', cardBalance]])
    const { basketId, totals } = await ready(member)
    await byCard(member, basketId)
    const { body: basket } = await byCode(member, basketId, ` ${code.toLowerCase()} `)
    expect(split(basket)).toEqual({
      CREDIT_CARD: totals.total - codeValue - cardBalance,
      REWARD_CARD: cardBalance,
      REWARD_CODE: codeValue,
    })
    expect(basket.totals.appliedRewards).toEqual(codeValue + cardBalance)
    expect(basket.totals.remainingToPay).toEqual(totals.total - codeValue - cardBalance)
    expect((await byCode(member, basketId)).error?.errorId).toBe('PYT300')
    expect((await byCard(member, basketId)).error?.errorId).toBe('PYT300')
    const { body: order } = await place(member, basket)
    expect(split({ payment_instruments: order.paymentMethod })).toEqual(split(basket))
    expect(await balanceOf(cardId)).toBe(0)
    expect(await listed('REWARD_CODE')).toEqual([])
    expect(await listed('REWARD_CARD')).toEqual([['3107', 0]])

    const next = await ready(member)
    expect((await byCode(member, next.basketId)).error?.errorId).toBe('PYT404')
    expect((await byCard(member, next.basketId)).error?.errorId).toBe('GFC740')
    await member.done(cancelOrder, { body: { orderNumber: order.orderNumber } })
    expect(await listed('REWARD_CODE')).toEqual([['2000', codeValue]])
    expect(await listed('REWARD_CARD')).toEqual([['3107', cardBalance]])
  })

  test('LOY-09 LOY-10 is only for the member who was given it', async () => {
    const [guest, stranger, unconfirmed] = [
      await shop.newGuest(),
      await shop.signedIn('consumer@example.com'),
      await shop.signedIn('unconfirmed@example.com'),
    ]
    const refusedTo = async (who: Guest, how: typeof byCode | typeof byCard) =>
      (await how(who, (await who.withItem(sku)).basketId)).error?.errorId
    expect(await Promise.all([guest, stranger, unconfirmed].map((who) => refusedTo(who, byCode)))).toEqual([
      'REW401',
      'REW130',
      'REW135',
    ])
    const other = await shop.newConsumer('LOYALTY')
    expect(await refusedTo(other, byCode)).toBe('PYT404')
    expect(await refusedTo(other, byCard)).toBe('PYT404')
    const { basketId } = await member.withItem(sku)
    expect((await byCode(member, basketId, 'NOPE')).error?.errorId).toBe('PYT404')
    expect((await byCard(member, basketId, 'nope')).error?.errorId).toBe('PYT404')
  })

  test('PAY-17 LOY-10 of any worth pays once: the second of two devices is refused before anything is charged', async () => {
    await shop.storage.db
      .updateTable('gift_card')
      .set({ issued: 90_000, balance: 90_000 })
      .where('id', '=', 'demonstration-reward-code')
      .execute()
    const [first, second] = [await ready(member), await ready(member)]
    const [a, b] = [(await byCode(member, first.basketId)).body, (await byCode(member, second.basketId)).body]
    const answers = await Promise.all([place(member, a, 'device-a'), place(member, b, 'device-b')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 402])
    expect(answers.map(({ error }) => error?.errorId)).toContain('PYT400')
    const uses = await shop.storage.db
      .selectFrom('gift_card_use')
      .select('amount')
      .where('gift_card_id', '=', 'demonstration-reward-code')
      .execute()
    expect(uses).toEqual([{ amount: a.totals.total }])
    expect((await byCode(member, (await ready(member)).basketId)).error?.errorId).toBe('PYT404')
  })
})

describe('the credit of an athlete', () => {
  test('PAY-03 PAY-05 pays first, shows what remains of it, and is taken with the order', async () => {
    const athlete = await shop.signedIn('athlete@example.com')
    const { basketId, totals } = await ready(athlete)
    const { body: basket } = await byCredit(athlete, basketId)
    const own = basket.payment_instruments.find(({ payment_method_id: method }) => method === 'ATHLETES_PAYMENT')
    expect(own?.athlete).toEqual({ payableAmount: totals.total, remainingAmount: 100_000 - totals.total })
    expect(basket.totals.remainingToPay).toBe(0)
    const offered = async (who: Guest, id: string) =>
      (await who.done(readPaymentMethods, { params: { basketId: id } })).paymentMethods.some(
        (method) => method.code === 'ATHLETES_PAYMENT',
      )
    const plain = await shop.newGuest()
    expect(await offered(athlete, basketId)).toBe(true)
    expect(await offered(plain, (await plain.withItem(sku)).basketId)).toBe(false)
    const { body: order } = await place(athlete, basket)
    const again = (await byCredit(athlete, (await ready(athlete)).basketId)).body
    expect(again.payment_instruments.find(({ athlete: has }) => has)?.athlete?.remainingAmount).toBe(
      100_000 - 2 * totals.total,
    )
    await athlete.done(cancelOrder, { body: { orderNumber: order.orderNumber } })
    expect(
      (await athlete.read(again.basketId)).payment_instruments.find(({ athlete: has }) => has)?.athlete
        ?.remainingAmount,
    ).toBe(100_000 - totals.total)
    expect((await byCredit(plain, (await plain.withItem(sku)).basketId)).error?.errorId).toBe('PYT404')
  })

  test('PAY-04 comes before rewards, which pay only when nothing of it remains, also after it was taken off again', async () => {
    const athlete = await shop.signedIn('athlete@example.com')
    await shop.storage.db
      .updateTable('consumer')
      .set({ member_id: 'M-1', loyalty_since: 0 })
      .where('email', '=', 'athlete@example.com')
      .execute()
    const joined = await shop.signedIn('athlete@example.com')
    const { id } = await shop.storage.db
      .selectFrom('consumer')
      .select('id')
      .where('email', '=', 'athlete@example.com')
      .executeTakeFirstOrThrow()
    await shop.storage.db
      .insertInto('loyalty_grant')
      .values({ consumer_id: id, reason: 'welcome', points: 900, at: 0 })
      .execute()
    const voucher = { points: 500, amountInCurrency: 500 }
    const use = (basketId: string) =>
      joined.ask(setReward, { params: { basketId }, body: { appliedLoyaltyVoucher: voucher } })
    const { basketId, totals } = await ready(joined)
    expect((await use(basketId)).error?.errorId).toBe('PAY400')
    await byCredit(joined, basketId)
    expect((await use(basketId)).error?.errorId).toBe('PAY400')
    await shop.storage.db
      .updateTable('gift_card')
      .set({ balance: totals.total - 700 })
      .where('consumer_id', '=', id)
      .execute()
    const paid = (await use(basketId)).body
    expect(split(paid)).toEqual({ ATHLETES_PAYMENT: totals.total - 700, LOYALTY_POINTS: 500, CREDIT_CARD: 200 })
    const credit = paid.payment_instruments.find(({ athlete: has }) => has)!
    const without = await joined.done(removePaymentInstrument, {
      params: { basketId },
      body: { paymentInstrumentId: credit.paymentInstrumentId },
    })
    expect(split(without)).toEqual({ LOYALTY_POINTS: 0, CREDIT_CARD: totals.total })
    expect(athlete.token).not.toBe(joined.token)
  })
})
