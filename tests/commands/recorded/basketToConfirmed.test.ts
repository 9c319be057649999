import { expect, test } from 'vitest'
import type { Basket } from '../../../contracts/api/basket.ts'
import { basketToConfirmed } from '../../../core/commands/cart/basketToConfirmed.ts'
import { sampleAddress } from '../../../tools/simulate/shopper/sampleShopper.ts'
import { sampleBasket, sampleItem } from '../../support/sampleBasket.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'

const boot = sampleProduct('A')
const bare = sampleBasket('b1', 3, [sampleItem(boot, 'i1', 2)])
const from = (more: Partial<Basket> = {}) => basketToConfirmed({ ...bare, ...more })
const card = { main: true, brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2030, holder: 'Wren' } as const

test('CART-04 the basket of the wire is kept in the core’s words, figure for figure', () => {
  const { totalUnits, netAmount: _net, taxAmount: _tax, ...totals } = bare.totals
  expect(from()).toMatchObject({
    basketId: 'b1',
    version: 3,
    currency: 'USD',
    taxIncluded: false,
    totals: { ...totals, units: totalUnits },
    shippingAddress: null,
    billingAddress: null,
    card: null,
    callouts: [],
    messages: [],
  })
})

test('CART-16 CART-33 SHIP-06 a line is what it is made of; recipe, gift option, store and being a gift are part of its key', () => {
  const plain = {
    key: 'A|||home',
    itemId: 'i1',
    product: boot,
    quantity: 2,
    recipeId: null,
    giftOption: null,
    delivery: 'home',
    method: 'standard',
    shippingId: 'me',
    rowTotal: 20_000,
    isBonus: false,
    notices: [],
  }
  expect(from().lines).toEqual([plain])
  const giftOption = { email: 'e', to: 'Wren', message: 'Hi' }
  const item = {
    ...bare.items[0]!,
    recipeId: 'r',
    giftOption,
    pickupStoreId: 'US002',
    shippingId: 'pickup',
    bonus: true,
    customerNotifications: [{ code: 'N', message: 'Two left' }],
  } as Basket['items'][number]
  expect(from({ items: [item] }).lines).toEqual([
    {
      ...plain,
      key: 'gift|A|r|e%2FWren%2FHi|US002',
      recipeId: 'r',
      giftOption,
      delivery: 'US002',
      shippingId: 'pickup',
      isBonus: true,
      notices: ['Two left'],
    },
  ])
})

test('CART-19 CART-21 codes that hold and codes that do not, and what is near', () => {
  expect(
    from({
      couponItems: [
        { code: 'A', valid: true, discount: 5 },
        { code: 'B', valid: false, discount: 0 },
      ],
    }).coupons,
  ).toStrictEqual([
    { code: 'A', discount: 5 },
    { code: 'B', discount: 0, valid: false },
  ])
  const near = { promotionId: 'p', calloutMessage: 'Nearly', distanceFromConditionThreshold: 500 }
  const promoSummary = [
    near,
    { ...near, approachingDisplayLevel: 900, threshold: 5_000 },
  ] as unknown as Basket['promoSummary']
  expect(from({ promoSummary }).callouts).toEqual([
    { promotionId: 'p', calloutMessage: 'Nearly', distance: 500, showWithin: null, threshold: null },
    { promotionId: 'p', calloutMessage: 'Nearly', distance: 500, showWithin: 900, threshold: 5_000 },
  ])
})

test('SHIP-08 every shipment’s methods are offered, the chosen one marked, a store named', () => {
  const method = { code: 'standard', shippingId: 'me', label: 'Standard', deliveryTime: '2-4 days', price: 600 }
  expect(from().methods).toStrictEqual([
    { ...method, selected: true },
    { ...method, code: 'home', label: 'Express', deliveryTime: '1 day', price: 1400, selected: false },
  ])
  const pickup = { ...method, code: 'pickup', shippingId: 'pickup', storeId: 'US002' }
  expect(
    from({
      shippingMethods: [{ ...pickup, applicableShippingMethods: [pickup] }] as unknown as Basket['shippingMethods'],
    }).methods,
  ).toStrictEqual([{ ...pickup, selected: true }])
})

test('ACC-20 addresses keep the fields that are there, and the country under either name', () => {
  const { country, ...rest } = sampleAddress
  const kept = from({
    shippingAddress: { ...sampleAddress, addressId: 'x' } as Basket['shippingAddress'] & object,
    billingAddress: { ...rest, countryCode: country } as Basket['billingAddress'] & object,
  })
  expect([kept.shippingAddress, kept.billingAddress]).toStrictEqual([sampleAddress, sampleAddress])
  expect(
    from({ shippingAddress: { addressLine2: 'Unit 3', phoneCode: '1' } as Basket['shippingAddress'] & object })
      .shippingAddress,
  ).toStrictEqual({ addressLine2: 'Unit 3', phoneCode: '1' })
})

test('PAY-01 PAY-05 PAY-07 what pays and what could; one way to pay is no choice', () => {
  const instrument = (more: object) => ({ paymentInstrumentId: 'p', payment_method_id: 'CREDIT_CARD', ...more })
  const paid = (...instruments: readonly object[]) =>
    from({ payment_instruments: instruments as unknown as Basket['payment_instruments'] })
  const voucher = instrument({ payment_method_id: 'GIFT_CARD', paymentInstrumentId: 'g' })
  expect(paid(voucher, instrument({ card }))).toMatchObject({
    card: { instrumentId: 'p', brand: 'visa', last4: '4242', bin: null },
  })
  expect(paid(voucher)).toMatchObject({ card: null })
  expect(paid(voucher)).not.toHaveProperty('agreement')
  expect(paid(voucher, instrument({ payment_method_id: 'KLARNA' }))).toMatchObject({
    agreement: { instrumentId: 'p', method: 'KLARNA' },
  })
  expect(from().paymentMethods).toEqual([
    { code: 'CREDIT_CARD', label: 'Card' },
    { code: 'KLARNA', label: 'Klarna' },
  ])
  expect(from({ paymentMethods: bare.paymentMethods.slice(0, 1) })).not.toHaveProperty('paymentMethods')
})

test('CART-37 flashes and notifications are messages, of a shipment or of the cart', () => {
  const flashMessages = [
    { code: 'A' },
    { code: 'B', message: 'Look', shipmentId: 'me' },
  ] as unknown as Basket['flashMessages']
  const notifications = [{ code: 'N', message: 'Soon' }] as unknown as Basket['notifications']
  expect(from({ flashMessages, notifications }).messages).toEqual([
    { code: 'A', message: '', shipmentId: null },
    { code: 'B', message: 'Look', shipmentId: 'me' },
    { code: 'N', message: 'Soon', shipmentId: null },
  ])
})
