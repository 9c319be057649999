import { expect, test } from 'vitest'
import { cardWith, sampleAddress, sampleCard } from '../../../tools/simulate/shopper/sampleShopper.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'
import { isSettled, placeOrder } from '../../support/virtualShopper.ts'
import { askedShop } from './askedShop.ts'

/** A cart of two boots. */
const filled = async () => {
  const shop = await askedShop()
  await shop.callsOf({ _tag: 'AddItem', product: sampleProduct('A-1'), quantity: 2 })
  return shop
}

const billing = { _tag: 'SubmitBilling', address: sampleAddress, card: sampleCard, secretRef: 'card-1' } as const

/** At the summary, with addresses and a card. */
const ready = async () => {
  const shop = await filled()
  void shop.tab.host().keepCard('card-1', cardWith())
  await shop.callsOf({ _tag: 'SubmitShipping', address: sampleAddress }, billing)
  return shop
}

test('SHIP-17 CART-21 API-021 an estimate sends a postal code and a country, the step the whole address', async () => {
  const { callsOf } = await filled()
  expect(await callsOf({ _tag: 'EstimateShipping', postalCode: '97205', country: 'US' })).toMatchObject([
    [
      'POST /cart/v2/cart/basket-1/shippingAddress',
      { addresses: [{ postalCode: '97205', country: 'US', shippingId: 'me' }], context: 'estimate' },
    ],
  ])
  expect(await callsOf({ _tag: 'SubmitShipping', address: sampleAddress })).toMatchObject([
    [
      'POST /cart/v2/cart/basket-1/shippingAddress',
      { addresses: [{ lastName: 'Holloway', postalCode: '80302', shippingId: 'me' }], context: 'checkout' },
    ],
  ])
})

test('SHIP-08 CART-20 API-019 a delivery that the shopper chose says so, for its shipment', async () => {
  const { callsOf } = await filled()
  await callsOf({ _tag: 'SubmitShipping', address: sampleAddress })
  expect(await callsOf({ _tag: 'ChooseShippingMethod', code: 'home', shippingId: 'me' })).toEqual([
    ['POST /cart/v1/shippingMethod', { cartId: 'basket-1', code: 'home', shippingId: 'me', shopperAppliedSM: true }],
  ])
})

test('SHIP-20 PAY-06 CART-21 CART-22 API-024 API-027 billing sends the address, then the card', async () => {
  const { callsOf, tab } = await filled()
  await callsOf({ _tag: 'SubmitShipping', address: sampleAddress })
  void tab.host().keepCard('card-1', cardWith())
  expect(await callsOf(billing)).toMatchObject([
    ['POST /cart/v1/cart/basket-1/billingAddress', { lastName: 'Holloway', postalCode: '80302' }],
    [
      'POST /cart/v1/cart/basket-1/paymentInstruments',
      { payment_method_id: 'CREDIT_CARD', card: { number: '4242424242424242' } },
    ],
  ])
})

test('PAY-06 CART-22 API-027 API-028 a gift card is put on the cart and taken off again, and stays when that is refused', async () => {
  const { browser, tab, callsOf } = await filled()
  // The simulated shop does not look at the number: any card has this balance.
  browser.shop.model.giftCardBalances.set('', 5_000)
  const secret = { cardNumber: '6006000000000019', pin: '1234' }
  void tab.host().keepCard('gift-1', secret)
  const path = '/cart/v1/cart/basket-1/paymentInstruments'
  expect(await callsOf({ _tag: 'AddGiftCard', secretRef: 'gift-1', last4: '0019' })).toEqual([
    [`POST ${path}`, { payment_method_id: 'GIFT_CARD', giftCard: secret }],
  ])
  const cards = () => tab.views.checkout.partPayments
  const instrumentId = cards()[0]?.instrumentId ?? ''
  const removal = [`DELETE ${path}`, { paymentInstrumentId: instrumentId }]
  browser.shop.refuse.set('removePaymentInstrument', 'PYT404')
  expect((await callsOf({ _tag: 'RemoveInstrument', instrumentId }))[0]).toEqual(removal)
  expect(cards().map((card) => card.instrumentId)).toEqual([instrumentId])
  expect(tab.views.cart.refusals).toMatchObject([{ errorId: 'PYT404' }])
  browser.shop.refuse.delete('removePaymentInstrument')
  expect(await callsOf({ _tag: 'RemoveInstrument', instrumentId })).toEqual([removal])
  expect(cards()).toEqual([])
})

test('LOY-08 CART-23 API-029 a reward is applied with its points and its amount', async () => {
  const { callsOf } = await filled()
  expect(await callsOf({ _tag: 'ApplyReward', voucher: { points: 10, amountInCurrency: 1_000 } })).toEqual([
    ['PUT /cart/v1/cart/basket-1/reward', { appliedLoyaltyVoucher: { points: 10, amountInCurrency: 1_000 } }],
  ])
})

test('CHK-07 CHK-08 API-035 API-036 the basket is prepared before the order is placed, with what pays for it', async () => {
  const { browser, tab } = await ready()
  const before = browser.shop.arrivals.length
  placeOrder(tab)
  await browser.until(() => isSettled(browser), 20_000)
  const calls = browser.shop.arrivals.slice(before).map(({ line, body }) => [line, body])
  expect(calls).toMatchObject([
    ['POST /cart/v1/cart/prepareOrder', { basketId: 'basket-1' }],
    [
      'PUT /cart/v2/checkout/order',
      {
        cartId: 'basket-1',
        billingAddress: { lastName: 'Holloway' },
        paymentMethod: { paymentInstrumentId: 'card-basket-1' },
        bin: '424242',
        type: 'CREDIT_CARD',
      },
    ],
  ])
})

test('CHK-10 an order that is placed empties the cart, and its basket is asked about no more', async () => {
  const { browser, tab, callsOf } = await ready()
  placeOrder(tab)
  expect(await browser.until(() => tab.views.order.confirmed !== null, 20_000)).toBe(true)
  expect(tab.views.cart).toMatchObject({ lines: [], units: 0 })
  expect(await callsOf({ _tag: 'AddItem', product: sampleProduct('A-1'), quantity: 1 })).toMatchObject([
    ['POST /cart/v1/cartWithItem', { productId: 'A-1' }],
  ])
})

test('PAY-32 ORD-02 API-037 the bank’s answer goes to the order, with the instrument that it is about', async () => {
  const { browser, tab, callsOf } = await ready()
  browser.shop.model.bank.asks = true
  placeOrder(tab)
  expect(await browser.until(() => Boolean(tab.views.order.placing?.challenge), 20_000)).toBe(true)
  void tab.host().keepProof('bank-1', 'authorised')
  const calls = await callsOf({ _tag: 'AnswerChallenge', secretRef: 'bank-1' })
  expect(calls).toEqual([
    [
      `PATCH /cart/v2/checkout/order/${tab.views.order.confirmed?.orderNumber}`,
      {
        paymentMethod: { code: 'CREDIT_CARD' },
        paymentInstrumentId: 'card-basket-1',
        sessionID: `of-${tab.views.order.confirmed?.orderNumber}`,
        threeDS2Result: 'authorised',
      },
    ],
  ])
})

test('SHIP-07 SHIP-18 PAY-05 methods of delivery and payment are read out of the cart, and no address is removed', async () => {
  const { browser, tab } = await ready()
  placeOrder(tab)
  await browser.until(() => isSettled(browser), 20_000)
  const lines = browser.shop.arrivals.map(({ line }) => line)
  expect(lines.filter((line) => /shippingMethod\/|paymentMethods|DELETE .*Address/.test(line))).toEqual([])
  expect(lines.length).toBeGreaterThan(5)
})
