import { describe, expect, test } from 'vitest'
import { addPaymentInstrument, removePaymentInstrument } from '../../../contracts/api/cart/cartPaymentApi.ts'
import { readGiftCardBalance } from '../../../contracts/api/cart/paymentQuestionsApi.ts'
import { demonstrationPin, partnerCardNumber } from '../../../server/giftcard/importGiftCards.ts'
import type { Guest } from '../cart/guestCalls.ts'
import { payWith } from '../order/checkoutGuest.ts'
import { useGuestShop } from '../support/useGuestShop.ts'

const { shop, sku } = await useGuestShop(1, { pieces: 900 })

const dollars = {
  fifty: '6006000000000019',
  twentyFive: '6006000000000027',
  fiveHundred: '6006000000000035',
  empty: '6006000000000076',
  expired: '6006000000000084',
}
const small = ['6006000000000092', '6006000000000100', '6006000000000118']
const euros = '6006000000000043'

const add = (guest: Guest, basketId: string, cardNumber: string, pin = demonstrationPin) =>
  guest.ask(addPaymentInstrument, {
    params: { basketId },
    body: { payment_method_id: 'GIFT_CARD', giftCard: { cardNumber, pin } },
  })

describe('when a gift card pays', () => {
  test('PAY-06 PAY-17 a gift card pays its balance and the card what remains', async () => {
    const guest = await shop.newGuest()
    const { basketId, totals } = await guest.withItem(sku)
    await payWith(guest, basketId)
    const { body } = await add(guest, basketId, '6006 0000 0000 0019')
    expect(body.totals.remainingToPay).toBe(totals.total - 5_000)
    expect(
      body.payment_instruments.map(({ payment_method_id: method, amount, giftCard }) => [
        method,
        amount,
        giftCard?.last4,
      ]),
    ).toEqual([
      ['CREDIT_CARD', totals.total - 5_000, undefined],
      ['GIFT_CARD', 5_000, '0019'],
    ])
  })

  test('PAY-06 PAY-17 a gift card that is taken off the cart pays nothing', async () => {
    const guest = await shop.newGuest()
    const { basketId, totals } = await guest.withItem(sku)
    await payWith(guest, basketId)
    const { body } = await add(guest, basketId, '6006 0000 0000 0019')
    const gift = body.payment_instruments[1]!.paymentInstrumentId
    const without = await guest.done(removePaymentInstrument, {
      params: { basketId },
      body: { paymentInstrumentId: gift },
    })
    expect(without.totals.remainingToPay).toEqual(totals.total)
    expect(without.payment_instruments).toHaveLength(1)
  })

  test('PAY-17 gift cards that cover all leave the card nothing to pay', async () => {
    const guest = await shop.newGuest()
    const { basketId, totals } = await guest.withItem(sku)
    await payWith(guest, basketId)
    const { body } = await add(guest, basketId, dollars.fiveHundred)
    expect(body.totals.remainingToPay).toBe(0)
    expect(body.payment_instruments.map(({ amount }) => amount)).toEqual([0, totals.total])
  })
})

describe('when the balance is asked for', () => {
  test('PAY-12 API-033 the balance of a gift card can be read', async () => {
    const guest = await shop.newGuest()
    const answer = await guest.done(readGiftCardBalance, { body: { cardNumber: dollars.fifty, pin: demonstrationPin } })
    expect(answer).toEqual({ balance: 5_000, currency: 'USD', expiryDate: null })
  })

  test('PAY-12 the balance of a gift card is noted on the cart', async () => {
    const guest = await shop.newGuest()
    const { basketId } = await guest.withItem(sku)
    await guest.done(readGiftCardBalance, { body: { cardNumber: dollars.fifty, pin: demonstrationPin } })
    await add(guest, basketId, dollars.fifty)
    expect((await guest.read(basketId)).giftCardBalance).toBe(5_000)
  })

  test('PAY-12 the number of a gift card is nowhere in the database', async () => {
    const guest = await shop.newGuest()
    const { basketId } = await guest.withItem(sku)
    await guest.done(readGiftCardBalance, { body: { cardNumber: dollars.fifty, pin: demonstrationPin } })
    await add(guest, basketId, dollars.fifty)
    const { db } = shop.storage
    const rows = [
      await db.selectFrom('gift_card').selectAll().execute(),
      await db.selectFrom('basket').selectAll().execute(),
      await db.selectFrom('idempotency').selectAll().execute(),
    ]
    expect(JSON.stringify(rows)).not.toContain(dollars.fifty)
  })
})

test.each([
  ['GFC400', 'no number', '', demonstrationPin],
  ['GFC400', 'no PIN', dollars.fifty, ' '],
  ['GFC800', 'a check digit that is wrong', '6006000000000018', demonstrationPin],
  ['GFC800', 'too few digits', '600600', demonstrationPin],
  ['GFC800', 'a PIN of letters', dollars.fifty, 'abcd'],
  ['GFC700', 'a number nobody has', '6006000000000126', demonstrationPin],
  ['GFC812', 'one that has expired', dollars.expired, demonstrationPin],
  ['GFC740', 'one without a balance', dollars.empty, demonstrationPin],
] as const)('ERR-30 PAY-13 API-033 %s: %s, added or asked about', async (errorId, _what, cardNumber, pin) => {
  const guest = await shop.newGuest()
  const { basketId } = await guest.withItem(sku)
  expect((await add(guest, basketId, cardNumber, pin)).error?.errorId).toBe(errorId)
  expect((await guest.ask(readGiftCardBalance, { body: { cardNumber, pin } })).error?.errorId).toBe(errorId)
})

describe('when a gift card cannot pay', () => {
  test('ERR-152 ERR-147 a gift card of another currency or of a partner is GFC725', async () => {
    const guest = await shop.newGuest()
    const { basketId } = await guest.withItem(sku)
    expect((await add(guest, basketId, euros)).error?.errorId).toBe('GFC725')
    expect((await add(guest, basketId, partnerCardNumber)).error?.errorId).toBe('GFC725')
  })

  test('ERR-152 ERR-147 the balance of a partner’s gift card is GFC799', async () => {
    const guest = await shop.newGuest()
    expect(
      (await guest.ask(readGiftCardBalance, { body: { cardNumber: partnerCardNumber, pin: demonstrationPin } })).error
        ?.errorId,
    ).toBe('GFC799')
  })

  test('ERR-152 ERR-147 no gift card pays for a gift card: GFC725', async () => {
    const guest = await shop.newGuest()
    const digital = shop.catalogue.products.find(({ isDigital }) => isDigital)!.variants[0]!.sku
    const other = await guest.withItem(digital)
    expect((await add(guest, other.basketId, dollars.fifty)).error?.errorId).toBe('GFC725')
  })

  test('ERR-154 GFC755 the same card twice, ERR-146 GFC410 a sixth one', async () => {
    const guest = await shop.newGuest()
    const { basketId } = await guest.withItem(sku)
    for (const cardNumber of [dollars.fifty, dollars.twentyFive, ...small])
      expect((await add(guest, basketId, cardNumber)).status).toBe(200)
    expect((await add(guest, basketId, dollars.fifty)).error?.errorId).toBe('GFC755')
    expect((await add(guest, basketId, dollars.fiveHundred)).error?.errorId).toBe('GFC410')
  })
})

describe('when a shopper guesses PINs', () => {
  test('ERR-150 GFC760 after five wrong PINs of a number it is not looked at any more, for an hour', async () => {
    const guest = await shop.newGuest()
    const { basketId } = await guest.withItem(sku)
    const ids = []
    for (let time = 0; time < 6; time++) ids.push((await add(guest, basketId, small[2]!, '9999')).error?.errorId)
    expect(ids).toEqual([...Array.from({ length: 5 }, () => 'GFC700'), 'GFC760'])
    expect((await add(guest, basketId, small[2]!)).error?.errorId).toBe('GFC760')
    shop.clock.now += 3_600_000
    const later = await shop.newGuest()
    expect((await add(later, (await later.withItem(sku)).basketId, small[2]!)).status).toBe(200)
  })

  test('ERR-150 GFC760 guesses of a PIN that come all at once are counted one by one', async () => {
    const guest = await shop.newGuest()
    const guesses = Array.from({ length: 12 }, (_, nth) =>
      guest.ask(readGiftCardBalance, { body: { cardNumber: '6006000000000050', pin: String(1_000 + nth) } }),
    )
    const ids = (await Promise.all(guesses)).map(({ error }) => error?.errorId)
    expect(ids.toSorted((a = '', b = '') => a.localeCompare(b))).toEqual([
      ...Array.from({ length: 5 }, () => 'GFC700'),
      ...Array.from({ length: 7 }, () => 'GFC760'),
    ])
  })
})
