import { describe, expect, test } from 'vitest'
import { changeCall } from '../../../core/commands/cart/wantsCart.ts'
import { emptyCart } from '../../../core/domain/cart/cart.ts'
import type { WantedLine } from '../../../core/domain/cart/cart.ts'
import type { CartChange, SwitchVariantChange } from '../../../core/domain/cart/changes/cartChange.ts'
import { nothingSaved } from '../../../core/domain/saved/saved.ts'
import { sampleAddress, sampleCard } from '../../../tools/simulate/shopper/sampleShopper.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'
import {
  basket,
  cart,
  pendingChange,
  confirmedLine,
  basketPath,
  bootItem,
  line,
  switching,
} from '../../support/sampleShop.ts'

const to = line({ key: 'L', product: sampleProduct('B') })
const switched = (phase: SwitchVariantChange['phase']): CartChange => switching({ phase, to })
const tenOff = { type: 'PERCENT', value: 10, reason: 'scuffed' } as const
const estimate = { kind: 'EstimateShipping', postalCode: '80302', country: 'US' } as const
const estimated = { shippingId: 'me', approachType: 'S', postalCode: '80302', country: 'US' }

test.each<[CartChange, string, object]>([
  [{ kind: 'AddItem', line: line() }, 'addItem', { body: { cartId: 'b1', ...bootItem } }],
  [{ kind: 'MoveToCart', line: line(), phase: 'add' }, 'addItem', { body: { cartId: 'b1', ...bootItem } }],
  [
    { kind: 'SetQuantity', key: 'K', quantity: 3 },
    'updateItem',
    { ...basketPath, body: { cartId: 'b1', itemId: 'i1', qty: 3 } },
  ],
  [
    { kind: 'SetQuantity', key: 'gone', quantity: 3 },
    'updateItem',
    { ...basketPath, body: { cartId: 'b1', itemId: '', qty: 3 } },
  ],
  [{ kind: 'RemoveLine', key: 'K' }, 'removeItem', { body: { cartId: 'b1', itemId: 'i1' } }],
  [switched('change'), 'updateItem', { ...basketPath, body: { cartId: 'b1', itemId: 'i1', productId: 'B' } }],
  [switched('remove'), 'removeItem', { body: { cartId: 'b1', itemId: 'i1' } }],
  [switched('add'), 'addItem', { body: { cartId: 'b1', ...bootItem, productId: 'B', pdpUrl: to.product.path } }],
  [switched('restore'), 'addItem', { body: { cartId: 'b1', ...bootItem } }],
  [{ kind: 'ApplyCoupon', code: 'X' }, 'applyCoupon', { body: { cartId: 'b1', code: 'X' } }],
  [{ kind: 'RemoveCoupon', code: 'X' }, 'removeCoupon', { body: { cartId: 'b1', code: 'X' } }],
  [
    { ...estimate, province: null },
    'setShippingAddress',
    { ...basketPath, body: { addresses: [estimated], context: 'estimate' } },
  ],
  [
    { ...estimate, province: 'CO' },
    'setShippingAddress',
    { ...basketPath, body: { addresses: [{ ...estimated, province: 'CO' }], context: 'estimate' } },
  ],
  [
    { kind: 'SetShippingAddress', address: sampleAddress },
    'setShippingAddress',
    {
      ...basketPath,
      body: { addresses: [{ ...sampleAddress, shippingId: 'me', approachType: 'S' }], context: 'checkout' },
    },
  ],
  [
    { kind: 'SetShippingMethod', code: 'standard', shippingId: 'me' },
    'setShippingMethod',
    { query: {}, body: { cartId: 'b1', code: 'standard', shippingId: 'me', shopperAppliedSM: true } },
  ],
  [
    { kind: 'SetShippingMethod', code: 'sts', shippingId: 'me', storeId: 'US002' },
    'setShippingMethod',
    { query: { favStoreId: 'US002' }, body: { cartId: 'b1', code: 'sts', shippingId: 'me', shopperAppliedSM: true } },
  ],
  [
    { kind: 'SetShippingMethod', code: 'pudo', shippingId: 'me', storeId: 'GB-P1' },
    'setShippingMethod',
    {
      query: {},
      body: { cartId: 'b1', code: 'pudo', shippingId: 'me', shopperAppliedSM: true, collectionPointId: 'GB-P1' },
    },
  ],
  [
    { kind: 'SetShippingMethod', code: 'pudo', shippingId: 'me' },
    'setShippingMethod',
    { query: {}, body: { cartId: 'b1', code: 'pudo', shippingId: 'me', shopperAppliedSM: true } },
  ],
  [
    { kind: 'SetShippingAddress', address: { email: 'wren@example.com' }, context: 'collection' },
    'setShippingAddress',
    {
      ...basketPath,
      body: { addresses: [{ email: 'wren@example.com', shippingId: 'me', approachType: 'S' }], context: 'collection' },
    },
  ],
  [
    { kind: 'AdjustPrice', key: 'K', adjustment: tenOff },
    'addPriceAdjustment',
    { ...basketPath, body: { itemId: 'i1', ...tenOff } },
  ],
  [
    { kind: 'AdjustPrice', key: 'gone', adjustment: tenOff },
    'addPriceAdjustment',
    { ...basketPath, body: { itemId: '', ...tenOff } },
  ],
  [{ kind: 'RemoveAdjustment', key: 'K' }, 'removePriceAdjustment', { params: { basketId: 'b1', adjustmentId: '' } }],
  [
    { kind: 'RemoveAdjustment', key: 'gone' },
    'removePriceAdjustment',
    { params: { basketId: 'b1', adjustmentId: '' } },
  ],
  [
    { kind: 'SetDelivery', key: 'K', storeId: 'US002' },
    'updateItem',
    { ...basketPath, query: { action: 'pickup', favStoreId: 'US002' }, body: { cartId: 'b1', itemId: 'i1' } },
  ],
  [
    { kind: 'SetDelivery', key: 'K', storeId: null },
    'updateItem',
    { ...basketPath, query: { action: 'home' }, body: { cartId: 'b1', itemId: 'i1' } },
  ],
  [
    { kind: 'SetBillingAddress', address: sampleAddress },
    'setBillingAddress',
    { ...basketPath, body: { ...sampleAddress, approachType: 'B' } },
  ],
  [
    { kind: 'AddCard', face: sampleCard, secretRef: '', savedCardId: 'w1' },
    'addPaymentInstrument',
    { ...basketPath, body: { payment_method_id: 'CREDIT_CARD', paymentInstrumentId: 'w1' } },
  ],
  [
    { kind: 'ApplyReward', voucher: { points: 500, amountInCurrency: 500 } },
    'setReward',
    { ...basketPath, body: { appliedLoyaltyVoucher: { points: 500, amountInCurrency: 500 } } },
  ],
  [
    { kind: 'AddPartPayment', method: 'REWARD_CODE', code: 'TRAIL-2000', savedId: null, last4: '2000' },
    'addPaymentInstrument',
    { ...basketPath, body: { payment_method_id: 'REWARD_CODE', code: 'TRAIL-2000' } },
  ],
  [
    { kind: 'AddPartPayment', method: 'REWARD_CARD', code: null, savedId: 'r1', last4: '3107' },
    'addPaymentInstrument',
    { ...basketPath, body: { payment_method_id: 'REWARD_CARD', paymentInstrumentId: 'r1' } },
  ],
  [
    { kind: 'AddPartPayment', method: 'ATHLETES_PAYMENT', code: null, savedId: null, last4: null },
    'addPaymentInstrument',
    { ...basketPath, body: { payment_method_id: 'ATHLETES_PAYMENT' } },
  ],
  [
    { kind: 'RemoveInstrument', instrumentId: 'g1' },
    'removePaymentInstrument',
    { ...basketPath, body: { paymentInstrumentId: 'g1' } },
  ],
  [
    { kind: 'AddAgreement', method: 'KLARNA', sessionId: 's1' },
    'addPaymentInstrument',
    { ...basketPath, body: { payment_method_id: 'KLARNA', paymentSession: 's1' } },
  ],
])(
  'CART-16 CART-17 CART-18 CART-19 CART-20 CART-21 CART-22 CART-23 CART-24 STORE-07 the call of %j',
  (wanted, endpoint, input) => {
    expect(changeCall({ cart, saved: nothingSaved() }, pendingChange(wanted, 4))).toStrictEqual({
      key: 'c/4',
      lane: 'cart',
      endpoint,
      input,
      basketId: 'b1',
      secret: null,
      strict: false,
    })
  },
)

test('CART-24 an existing adjustment is changed and removed under the name the shop gave it', () => {
  const adjusted = {
    ...cart,
    basket: { ...basket, lines: [confirmedLine({ adjustment: { ...tenOff, adjustmentId: 'a1', amount: 100 } })] },
  }
  const call = (wanted: CartChange) => changeCall({ cart: adjusted, saved: nothingSaved() }, pendingChange(wanted))
  const named = { params: { basketId: 'b1', adjustmentId: 'a1' } }
  expect(call({ kind: 'AdjustPrice', key: 'K', adjustment: { ...tenOff, value: 20 } })).toMatchObject({
    endpoint: 'changePriceAdjustment',
    input: { ...named, body: { type: 'PERCENT', value: 20, reason: 'scuffed' } },
  })
  expect(call({ kind: 'RemoveAdjustment', key: 'K' })).toMatchObject({
    endpoint: 'removePriceAdjustment',
    input: named,
  })
})

describe('secrets of a call', () => {
  test('PAY-01 a card in memory is named by the call and put into its one body', () => {
    const call = changeCall(
      { cart, saved: nothingSaved() },
      pendingChange({ kind: 'AddCard', face: sampleCard, secretRef: 'card-1' }),
    )
    expect(call).toMatchObject({
      endpoint: 'addPaymentInstrument',
      input: { ...basketPath, body: { payment_method_id: 'CREDIT_CARD' } },
      secret: { ref: 'card-1', field: 'card' },
    })
    const kept = changeCall(
      { cart, saved: nothingSaved() },
      pendingChange({ kind: 'AddCard', face: sampleCard, secretRef: 'card-1', keep: true }),
    )
    expect(call.input.body).toStrictEqual({ payment_method_id: 'CREDIT_CARD' })
    expect(kept.input.body).toStrictEqual({ payment_method_id: 'CREDIT_CARD', keep: true })
  })

  test('PAY-13 a gift card too: number and PIN are in no call that is kept', () => {
    const call = changeCall(
      { cart, saved: nothingSaved() },
      pendingChange({ kind: 'AddGiftCard', last4: '0019', secretRef: 'gift-1' }),
    )
    expect(call).toMatchObject({
      endpoint: 'addPaymentInstrument',
      input: { ...basketPath, body: { payment_method_id: 'GIFT_CARD' } },
      secret: { ref: 'gift-1', field: 'giftCard' },
    })
  })
})

test('CART-11 CART-12 without a basket the first call makes one, with what is to be put in if something is', () => {
  const none = { key: 'c/0', lane: 'cart', basketId: null, secret: null, strict: false }
  const withItem = { ...none, endpoint: 'createCartWithItem', input: { body: bootItem } }
  expect(
    changeCall({ cart: emptyCart(), saved: nothingSaved() }, pendingChange({ kind: 'AddItem', line: line() })),
  ).toEqual(withItem)
  expect(
    changeCall(
      { cart: emptyCart(), saved: nothingSaved() },
      pendingChange({ kind: 'MoveToCart', line: line(), phase: 'add' }),
    ),
  ).toEqual(withItem)
  expect(
    changeCall({ cart: emptyCart(), saved: nothingSaved() }, pendingChange({ kind: 'ApplyCoupon', code: 'X' })),
  ).toEqual({
    ...none,
    endpoint: 'createCart',
    input: { body: {} },
  })
})

describe('CART-11 goods in euros, asked for in a cart in dollars', () => {
  const adding = pendingChange({ kind: 'AddItem', line: line({ product: sampleProduct('F', { currency: 'EUR' }) }) })
  const callWith = (lines: typeof basket.lines) =>
    changeCall({ cart: { ...cart, basket: { ...basket, lines } }, saved: nothingSaved() }, adding)

  test('CART-11 make a basket of their own in place of an empty one', () => {
    expect(callWith([])).toMatchObject({ endpoint: 'createCartWithItem', basketId: null })
  })

  test('CART-11 replace no basket that has lines', () => {
    expect(callWith([confirmedLine()])).toMatchObject({ endpoint: 'addItem', basketId: 'b1' })
  })
})

test('CART-14 a line says how it is made, given and collected, and the gift only when all its parts are there', () => {
  const body = (more: Partial<WantedLine>) =>
    changeCall({ cart, saved: nothingSaved() }, pendingChange({ kind: 'AddItem', line: line(more) })).input.body
  expect(body({ recipeId: 'r' })).toEqual({ cartId: 'b1', ...bootItem, recipeId: 'r' })
  expect(body({ delivery: 'US002' })).toEqual({ cartId: 'b1', ...bootItem, code: 'pickup', storeId: 'US002' })
  const giftOption = { email: 'wren@example.com', to: 'Wren', message: 'Hello' }
  expect(body({ giftOption })).toEqual({ cartId: 'b1', ...bootItem, giftOption })
  expect(body({ giftOption: { ...giftOption, message: ' ' } })).toEqual({ cartId: 'b1', ...bootItem })
})
