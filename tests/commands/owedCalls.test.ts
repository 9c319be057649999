import { expect, test } from 'vitest'
import { changeCall } from '../../core/commands/cart/cartCall.ts'
import { isOwed, wants, wantsIn } from '../../core/commands/wants.ts'
import { emptyCart } from '../../core/domain/cart/cart.ts'
import type { Cart, Change, WantedLine, Wish } from '../../core/domain/cart/cart.ts'
import type { ConfirmedBasket } from '../../core/domain/cart/confirmedBasket.ts'
import type { Placing } from '../../core/domain/order/order.ts'
import { nothingSaved } from '../../core/domain/saved/saved.ts'
import { newShop } from '../../core/domain/shop/shop.ts'
import type { Shop } from '../../core/domain/shop/shop.ts'
import { sampleAddress, sampleCard } from '../../tools/simulate/shopper/sampleShopper.ts'
import { sampleProduct } from '../support/sampleProducts.ts'

const boot = sampleProduct('A')
const line = (more: Partial<WantedLine> = {}): WantedLine => ({ key: 'K', product: boot, quantity: 2, recipeId: null, giftOption: null, delivery: 'home', ...more })
const item = { productId: boot.sku, qty: 2, maxQty: boot.maxQuantity, pdpUrl: boot.path }
const basket = { basketId: 'b1', lines: [{ key: 'other', itemId: 'i0' }, { key: 'K', itemId: 'i1' }], billingAddress: null, card: null } as unknown as ConfirmedBasket
const cart: Cart = { ...emptyCart(), basket }
const change = (wish: Wish, call = 0): Change => ({ changeId: 'c', at: 1, call, sent: false, losses: 0, wish })
const to = line({ key: 'L', product: sampleProduct('B') })
const switched = (phase: 'remove' | 'add' | 'restore'): Wish => ({ kind: 'SwitchVariant', phase, from: line(), to, position: 0, refusal: null })
const estimate = { kind: 'EstimateShipping', postalCode: '80302', country: 'US' } as const
const at = { params: { basketId: 'b1' } }

test.each<[Wish, string, object]>([
  [{ kind: 'AddItem', line: line() }, 'addItem', { body: { cartId: 'b1', ...item } }],
  [{ kind: 'SetQuantity', key: 'K', quantity: 3 }, 'updateItem', { ...at, body: { cartId: 'b1', itemId: 'i1', qty: 3 } }],
  [{ kind: 'SetQuantity', key: 'gone', quantity: 3 }, 'updateItem', { ...at, body: { cartId: 'b1', itemId: '', qty: 3 } }],
  [{ kind: 'RemoveLine', key: 'K' }, 'removeItem', { body: { cartId: 'b1', itemId: 'i1' } }],
  [switched('remove'), 'removeItem', { body: { cartId: 'b1', itemId: 'i1' } }],
  [switched('add'), 'addItem', { body: { cartId: 'b1', ...item, productId: 'B', pdpUrl: to.product.path } }],
  [switched('restore'), 'addItem', { body: { cartId: 'b1', ...item } }],
  [{ kind: 'ApplyCoupon', code: 'X' }, 'applyCoupon', { body: { cartId: 'b1', code: 'X' } }],
  [{ kind: 'RemoveCoupon', code: 'X' }, 'removeCoupon', { body: { cartId: 'b1', code: 'X' } }],
  [{ ...estimate, province: null }, 'setShippingAddress', { ...at, body: { addresses: [{ shippingId: 'me', approachType: 'S', postalCode: '80302', country: 'US' }], context: 'estimate' } }],
  [{ ...estimate, province: 'CO' }, 'setShippingAddress', { ...at, body: { addresses: [{ shippingId: 'me', approachType: 'S', postalCode: '80302', country: 'US', province: 'CO' }], context: 'estimate' } }],
  [{ kind: 'SetShippingAddress', address: sampleAddress }, 'setShippingAddress', { ...at, body: { addresses: [{ ...sampleAddress, shippingId: 'me', approachType: 'S' }], context: 'checkout' } }],
  [{ kind: 'SetShippingMethod', code: 'standard', shippingId: 'me' }, 'setShippingMethod', { query: {}, body: { cartId: 'b1', code: 'standard', shippingId: 'me', shopperAppliedSM: true } }],
  [{ kind: 'SetShippingMethod', code: 'sts', shippingId: 'me', storeId: 'US002' }, 'setShippingMethod', { query: { favStoreId: 'US002' }, body: { cartId: 'b1', code: 'sts', shippingId: 'me', shopperAppliedSM: true } }],
  [{ kind: 'SetDelivery', key: 'K', storeId: 'US002' }, 'updateItem', { ...at, query: { action: 'pickup', favStoreId: 'US002' }, body: { cartId: 'b1', itemId: 'i1' } }],
  [{ kind: 'SetDelivery', key: 'K', storeId: null }, 'updateItem', { ...at, query: { action: 'home' }, body: { cartId: 'b1', itemId: 'i1' } }],
  [{ kind: 'SetBillingAddress', address: sampleAddress }, 'setBillingAddress', { ...at, body: { ...sampleAddress, approachType: 'B' } }],
])('the call of %j', (wish, endpoint, input) => {
  expect(changeCall(cart, nothingSaved(), change(wish, 4))).toEqual({ key: 'c/4', lane: 'cart', endpoint, input, basketId: 'b1', secret: null, strict: false })
})

test('PAY-01 a card goes by its name in the memory, into the body of its one call', () => {
  const call = changeCall(cart, nothingSaved(), change({ kind: 'AddCard', face: sampleCard, secretRef: 'card-1' }))
  expect(call).toMatchObject({ endpoint: 'addPaymentInstrument', input: { ...at, body: { payment_method_id: 'CREDIT_CARD' } }, secret: { ref: 'card-1', field: 'card' } })
})

test('without a basket the first call makes one', () => {
  const none = { key: 'c/0', lane: 'cart', basketId: null, secret: null, strict: false }
  expect(changeCall(emptyCart(), nothingSaved(), change({ kind: 'AddItem', line: line() }))).toEqual({ ...none, endpoint: 'createCartWithItem', input: { body: item } })
  expect(changeCall(emptyCart(), nothingSaved(), change({ kind: 'ApplyCoupon', code: 'X' }))).toEqual({ ...none, endpoint: 'createCart', input: { body: {} } })
})

test('CART-14 a line tells how it is made, given and fetched, the gift only when all of it is there', () => {
  const body = (more: Partial<WantedLine>) => changeCall(cart, nothingSaved(), change({ kind: 'AddItem', line: line(more) })).input.body
  expect(body({ recipeId: 'r' })).toEqual({ cartId: 'b1', ...item, recipeId: 'r' })
  expect(body({ delivery: 'US002' })).toEqual({ cartId: 'b1', ...item, code: 'pickup', storeId: 'US002' })
  const giftOption = { to: 'Wren', from: 'Ash', message: 'Hello' } as unknown as NonNullable<WantedLine['giftOption']>
  expect(body({ giftOption })).toEqual({ cartId: 'b1', ...item, giftOption })
  expect(body({ giftOption: { ...giftOption, message: ' ' } as typeof giftOption })).toEqual({ cartId: 'b1', ...item })
})

const placing: Placing = { id: 'o', since: 1, shownTotal: 900, inStoreSalesInfo: null, phase: 'prepare', sent: false, challenge: null }
const shop = (more: Partial<Cart> = {}, order: Placing | null = placing): Shop => ({ ...newShop(), cart: { ...cart, ...more }, order: { placing: order, problem: null, confirmed: null } })
const head = { lane: 'order', basketId: 'b1', secret: null, strict: true }

test('CART-25 an order is prepared, then placed with what is known of bill and card, strictly kept before it leaves', () => {
  expect(wants(shop())).toEqual([{ ...head, key: 'o/0', endpoint: 'prepareOrder', input: { body: { basketId: 'b1' } } }])
  const place = { cartId: 'b1', paymentMethod: { additionalData: { shownTotal: 900 } }, type: 'CREDIT_CARD' }
  expect(wants(shop({}, { ...placing, phase: 'place' }))).toEqual([{ ...head, key: 'o/1', endpoint: 'placeOrder', input: { body: place } }])
  const paid = shop({ basket: { ...basket, billingAddress: sampleAddress, card: { instrumentId: 'p', brand: 'visa', last4: '4242', bin: null } } }, { ...placing, phase: 'place' })
  const full = { ...paid, checkout: { ...paid.checkout, card: { face: sampleCard } as unknown as Shop['checkout']['card'] } }
  expect(wants(full)[0]?.input.body).toEqual({
    ...place,
    billingAddress: { ...sampleAddress, approachType: 'B' },
    paymentMethod: { paymentInstrumentId: 'p', additionalData: { shownTotal: 900 } },
    bin: sampleCard.bin,
  })
})

test('the order lane waits for the cart lane; nothing is owed without a basket or an order', () => {
  const pending = [change({ kind: 'ApplyCoupon', code: 'X' })]
  expect(wants(shop({ pending })).map(({ lane }) => lane)).toEqual(['cart'])
  expect(wants(shop({ basket: null }))).toEqual([])
  expect(wants(shop({}, null))).toEqual([])
  const paused = { lostBasketId: 'b0', step: 0, sent: false, lines: [], coupons: ['X'], shippingAddress: null, method: null, billingAddress: null, paused: true }
  expect(wants(shop({ rebuild: paused }))).toEqual([])
})

test('CART-26 a fresh look is owed last, and not while an order is under way', () => {
  const refresh = { id: 'r' }
  const look = { key: 'r/refresh', lane: 'cart', endpoint: 'readCart', input: { ...at, query: { isPatchRequired: true, inventorySupplyCheck: true } }, basketId: 'b1', secret: null, strict: false }
  expect(wants(shop({ refresh }, null))).toEqual([look])
  expect(wants(shop({ refresh })).map(({ endpoint }) => endpoint)).toEqual(['prepareOrder'])
  expect(wants(shop({ refresh, basket: null }, null))).toEqual([])
  expect(wants(shop({ refresh, pending: [change({ kind: 'ApplyCoupon', code: 'X' })] }, null)).map(({ endpoint }) => endpoint)).toEqual(['applyCoupon'])
})

test('an answer counts for the call that is owed: same key, same basket; a lane has its own head', () => {
  const owed = shop()
  const [call] = wants(owed)
  if (!call) throw new Error('nothing is owed')
  expect(isOwed(owed, call)).toBe(true)
  expect(isOwed(owed, { ...call, key: 'o/1' })).toBe(false)
  expect(isOwed(owed, { ...call, basketId: 'b2' })).toBe(false)
  expect(wantsIn(owed, 'order')).toEqual(call)
  expect(wantsIn(owed, 'cart')).toBeNull()
})

test('AUTH-07 the account\'s basket is looked at before changes that have not left, but never between a call and its answer', () => {
  const refresh = { id: 'r', basketId: 'b9' }
  const endpoints = (more: Partial<Cart>, order: Placing | null = null) => wants(shop({ refresh, ...more }, order)).map(({ endpoint, basketId }) => `${endpoint} ${basketId}`)
  const waiting = change({ kind: 'ApplyCoupon', code: 'X' })
  const rebuild = { lostBasketId: 'b0', step: 0, sent: false, lines: [], coupons: ['X'], shippingAddress: null, method: null, billingAddress: null, paused: false }
  expect(endpoints({ pending: [waiting] })).toEqual(['readCart b9'])
  expect(endpoints({ basket: null })).toEqual(['readCart b9'])
  expect(endpoints({ rebuild })).toEqual(['readCart b9'])
  expect(endpoints({ pending: [{ ...waiting, sent: true }] })).toEqual(['applyCoupon b1'])
  expect(endpoints({ rebuild: { ...rebuild, sent: true } })).toEqual(['applyCoupon b1'])
  expect(endpoints({}, placing)).toEqual(['prepareOrder b1'])
})

test('CART-27 what was lost is put back before anything else', () => {
  const rebuild = { lostBasketId: 'b0', step: 0, sent: false, lines: [], coupons: ['LOST'], shippingAddress: null, method: null, billingAddress: null, paused: false }
  expect(wants(shop({ rebuild, pending: [change({ kind: 'ApplyCoupon', code: 'X' })] })).map(({ input }) => input.body?.['code'])).toEqual(['LOST'])
})

test('PAY-32 while the bank asks nothing is owed; its answer goes from memory into one call, an abandoned challenge says so in another', () => {
  const challenge = { orderNumber: 'C-1', action: '/payment-provider/challenge/s1', instrumentId: 'p', cardType: 'visa', secretRef: 'bank-1' }
  const owed = (phase: Placing['phase'], more: Partial<typeof challenge> | { readonly secretRef: null } | { readonly cardType: null } = {}) => wants(shop({}, { ...placing, phase, challenge: { ...challenge, ...more } }))
  const body = { paymentMethod: { code: 'CREDIT_CARD', cardType: 'visa' }, paymentInstrumentId: 'p', sessionID: 's1' }
  const patch = { ...head, endpoint: 'patchOrder', input: { params: { orderNumber: 'C-1' }, body } }
  expect(owed('challenge')).toEqual([])
  expect(wants(shop({}, { ...placing, phase: 'complete' }))).toEqual([])
  expect(owed('complete')).toEqual([{ ...patch, key: 'o/2', secret: { ref: 'bank-1', field: 'threeDS2Result' } }])
  expect(owed('complete', { secretRef: null })).toMatchObject([{ secret: { ref: '', field: 'threeDS2Result' } }])
  expect(owed('abandon')).toEqual([{ ...patch, key: 'o/3', input: { ...patch.input, body: { ...body, threeDS2Result: 'abandoned' } } }])
  expect(owed('complete', { cardType: null })[0]?.input.body).toEqual({ ...body, paymentMethod: { code: 'CREDIT_CARD' } })
})
