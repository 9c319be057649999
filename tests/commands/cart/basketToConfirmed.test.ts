import { describe, expect, test } from 'vitest'
import type { Basket } from '../../../contracts/api/entities/basket.ts'
import { basketToConfirmed } from '../../../core/commands/cart/basketToConfirmed.ts'
import { sampleAddress } from '../../../tools/simulate/shopper/sampleShopper.ts'
import { sampleBasket, sampleItem } from '../../support/sampleBasket.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'

const boot = sampleProduct('A')
const bare = sampleBasket('b1', 3, [sampleItem(boot, 'i1', 2)])
const from = (more: Partial<Basket> = {}) => basketToConfirmed({ ...bare, ...more })
/** The line that `bare` has. */
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

describe('its lines', () => {
  test('CART-16 a line is what it is made of', () => {
    expect(from().lines).toEqual([plain])
  })

  test('CART-33 SHIP-06 recipe, gift option, store and being a gift are part of a line’s key', () => {
    const giftOption = { email: 'e', to: 'Wren', message: 'Hi' }
    const item: Basket['items'][number] = {
      ...bare.items[0]!,
      recipeId: 'r',
      giftOption,
      pickupStoreId: 'US002',
      shippingId: 'pickup',
      bonus: true,
      customerNotifications: [{ code: 'N', message: 'Two left' }],
    }
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
  const near = {
    promotionId: 'p',
    promotionName: 'A gift',
    level: 'ORDER',
    calloutMessage: 'Nearly',
    distanceFromConditionThreshold: 500,
  } as const
  const promoSummary = [near, { ...near, approachingDisplayLevel: 900, threshold: 5_000 }]
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
  const pickup = { ...method, code: 'pickup', shippingId: 'pickup', storeId: 'US002' } as const
  expect(from({ shippingMethods: [{ ...pickup, applicableShippingMethods: [pickup] }] }).methods).toStrictEqual([
    { ...pickup, selected: true },
  ])
})

test('ACC-20 addresses keep the fields that are there, and the country under either name', () => {
  const { country, ...rest } = sampleAddress
  const kept = from({
    shippingAddress: { ...sampleAddress, addressId: 'x' },
    billingAddress: { ...rest, countryCode: country },
  })
  expect(kept.shippingAddress).toStrictEqual(sampleAddress)
  expect(kept.billingAddress).toStrictEqual(sampleAddress)
  expect(from({ shippingAddress: { addressLine2: 'Unit 3', phoneCode: '1' } }).shippingAddress).toStrictEqual({
    addressLine2: 'Unit 3',
    phoneCode: '1',
  })
})

const paidWith = (...instruments: Basket['payment_instruments']) => from({ payment_instruments: instruments })
const voucher = { paymentInstrumentId: 'g', payment_method_id: 'GIFT_CARD' } as const
const card = { main: true, brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2030, holder: 'Wren' } as const

describe('what pays', () => {
  test('PAY-01 the card that pays is kept, and no gift card for it', () => {
    const byCard = { paymentInstrumentId: 'p', payment_method_id: 'CREDIT_CARD', card } as const
    expect(paidWith(voucher, byCard).card).toEqual({ instrumentId: 'p', brand: 'visa', last4: '4242', bin: null })
    expect(paidWith(voucher).card).toBeNull()
  })

  test('PAY-07 the agreement that pays is kept, and no gift card for it', () => {
    const byKlarna = { paymentInstrumentId: 'p', payment_method_id: 'KLARNA' } as const
    expect(paidWith(voucher, byKlarna).agreement).toEqual({ instrumentId: 'p', method: 'KLARNA' })
    expect(paidWith(voucher)).not.toHaveProperty('agreement')
  })

  test('PAY-05 the ways to pay are kept, a single one is no choice', () => {
    expect(from().paymentMethods).toEqual([
      { code: 'CREDIT_CARD', label: 'Card' },
      { code: 'KLARNA', label: 'Klarna' },
    ])
    expect(from({ paymentMethods: bare.paymentMethods.slice(0, 1) })).not.toHaveProperty('paymentMethods')
  })
})

test('CART-37 flashes and notifications are messages, of a shipment or of the cart', () => {
  const flashMessages = [{ code: 'A' }, { code: 'B', message: 'Look', shipmentId: 'me' }]
  const notifications = [{ code: 'N', message: 'Soon' }]
  expect(from({ flashMessages, notifications }).messages).toEqual([
    { code: 'A', message: '', shipmentId: null },
    { code: 'B', message: 'Look', shipmentId: 'me' },
    { code: 'N', message: 'Soon', shipmentId: null },
  ])
})
