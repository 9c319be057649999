import { describe, expect, test } from 'vitest'
import { emptyCart, rememberedRemovals } from '../../core/domain/cart/cart.ts'
import type { Cart } from '../../core/domain/cart/cart.ts'
import type { CartRefusal } from '../../core/domain/cart/cartRefusal.ts'
import type { CartChange, PendingChange } from '../../core/domain/cart/changes/cartChange.ts'
import type { ConfirmedBasket } from '../../core/domain/cart/confirmedBasket.ts'
import { newCheckout } from '../../core/domain/checkout/checkout.ts'
import type { Checkout } from '../../core/domain/checkout/checkout.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import type { CartEvent } from '../../core/events/cart/cartEvents.ts'
import { sampleAddress, sampleCard } from '../../tools/simulate/shopper/sampleShopper.ts'
import {
  pendingChange,
  pendingCoupon,
  confirmedLine,
  line,
  rebuild,
  shopperWith,
  switching,
} from '../support/sampleShop.ts'
import { sampleRefusal, wholeBasket } from '../support/everyEvent.ts'
import { given } from '../support/given.ts'

const id = { changeId: 'n', at: 3 }
const waits = { changeId: 'n', at: 3, call: 0, sent: false, losses: 0 }
const pendingOf = (wanted: CartChange, changeId = 'n', more: Partial<PendingChange> = {}): PendingChange => ({
  ...pendingChange(wanted),
  changeId,
  ...more,
})
const after = (more: Partial<Cart>, ...events: readonly CartEvent[]): Cart =>
  given(shopperWith({ cart: more }), ...events).shop.cart
const add: CartChange = { kind: 'AddItem', line: line() }
const to = line({ key: 'L' })
const newer: ConfirmedBasket = { ...wholeBasket, version: 9 }

describe('what waits', () => {
  test.each<[CartEvent, CartChange]>([
    [{ _tag: 'v1.ItemAddRequested', ...id, line: line() }, add],
    [
      { _tag: 'v1.QuantitySetRequested', ...id, key: 'K', quantity: 3 },
      { kind: 'SetQuantity', key: 'K', quantity: 3 },
    ],
    [
      { _tag: 'v1.LineRemovalRequested', ...id, line: line(), position: 1 },
      { kind: 'RemoveLine', key: 'K' },
    ],
    [
      { _tag: 'v1.VariantSwitchRequested', ...id, from: line(), to, position: 1 },
      switching({ phase: 'remove', to, position: 1 }),
    ],
    [{ _tag: 'v2.VariantSwitchRequested', ...id, from: line(), to, position: 1 }, switching({ to, position: 1 })],
    [
      { _tag: 'v1.CouponApplyRequested', ...id, code: 'X' },
      { kind: 'ApplyCoupon', code: 'X' },
    ],
    [
      { _tag: 'v1.CouponRemovalRequested', ...id, code: 'X' },
      { kind: 'RemoveCoupon', code: 'X' },
    ],
    [
      { _tag: 'v1.ShippingEstimateRequested', ...id, postalCode: '1', country: 'US', province: null },
      { kind: 'EstimateShipping', postalCode: '1', country: 'US', province: null },
    ],
    [
      { _tag: 'v1.ShippingAddressRequested', ...id, address: sampleAddress },
      { kind: 'SetShippingAddress', address: sampleAddress },
    ],
    [
      { _tag: 'v1.ShippingMethodRequested', ...id, code: 'sts', shippingId: 'me', storeId: 'US002' },
      { kind: 'SetShippingMethod', code: 'sts', shippingId: 'me', storeId: 'US002' },
    ],
    [
      { _tag: 'v1.ShippingMethodRequested', ...id, code: 'home', shippingId: 'me' },
      { kind: 'SetShippingMethod', code: 'home', shippingId: 'me' },
    ],
    [
      { _tag: 'v1.LineDeliveryRequested', ...id, key: 'K', storeId: null },
      { kind: 'SetDelivery', key: 'K', storeId: null },
    ],
    [
      { _tag: 'v1.BillingAddressRequested', ...id, address: sampleAddress },
      { kind: 'SetBillingAddress', address: sampleAddress },
    ],
    [
      { _tag: 'v1.CardRequested', ...id, face: sampleCard, secretRef: 's' },
      { kind: 'AddCard', face: sampleCard, secretRef: 's' },
    ],
    [
      { _tag: 'v1.AgreementRequested', ...id, method: 'KLARNA', sessionId: 's' },
      { kind: 'AddAgreement', method: 'KLARNA', sessionId: 's' },
    ],
  ])('a new change joins the pending ones: $_tag', (event, wanted) => {
    expect(after({ pending: [pendingCoupon], customerRejectedAt: 1 }, event)).toMatchObject({
      customerRejectedAt: null,
      pending: [pendingCoupon, { ...waits, wish: wanted }],
    })
    expect(after({}, event).pending).toStrictEqual([{ ...waits, wish: wanted }])
  })

  test('CART-16 a wish that has not left takes more in, or another number', () => {
    const enlarged = (wanted: CartChange) =>
      after({ pending: [pendingCoupon, pendingOf(wanted)] }, { _tag: 'v1.ItemAddEnlarged', changeId: 'n', by: 3 })
        .pending[1]?.wish
    const replaced = (wanted: CartChange) =>
      after(
        { pending: [pendingCoupon, pendingOf(wanted)] },
        { _tag: 'v1.QuantityReplaced', changeId: 'n', quantity: 7 },
      ).pending[1]?.wish
    expect(enlarged(add)).toMatchObject({ line: { quantity: 5 } })
    expect(replaced(add)).toMatchObject({ line: { quantity: 7 } })
    expect(replaced({ kind: 'SetQuantity', key: 'K', quantity: 1 })).toEqual({
      kind: 'SetQuantity',
      key: 'K',
      quantity: 7,
    })
    expect(enlarged(pendingCoupon.wish)).toEqual(pendingCoupon.wish)
    expect(replaced(pendingCoupon.wish)).toEqual(pendingCoupon.wish)
    expect(
      after(
        {},
        { _tag: 'v1.ItemAddEnlarged', changeId: 'x', by: 3 },
        { _tag: 'v1.QuantityReplaced', changeId: 'x', quantity: 7 },
      ),
    ).toEqual(emptyCart())
  })

  test('CART-18 the last removals can be put back, each line once', () => {
    const removed = (removal: string, key: string) => ({ removal, line: line({ key }), position: 1 })
    expect(after({}, { _tag: 'v1.LineRemovalRequested', ...id, line: line(), position: 1 }).removed).toEqual([
      removed('n', 'K'),
    ])
    expect(
      after({ removed: [removed('a', 'A'), removed('b', 'B')] }, { _tag: 'v1.LineRemovedUnsent', ...removed('n', 'A') })
        .removed,
    ).toStrictEqual([removed('b', 'B'), removed('n', 'A')])
    expect(
      after({ removed: [removed('a', 'A'), removed('b', 'B')] }, { _tag: 'v1.RemovalUndone', removal: 'a' }).removed,
    ).toEqual([removed('b', 'B')])
    const many = Array.from({ length: rememberedRemovals }, (_, n) => removed(`${n}`, `${n}`))
    expect(after({ removed: many }, { _tag: 'v1.LineRemovedUnsent', ...removed('n', 'N') }).removed).toEqual([
      ...many.slice(1),
      removed('n', 'N'),
    ])
  })

  const refusal = (more: Partial<CartRefusal>): CartRefusal => ({ ...sampleRefusal, ...more })

  test('CART-19 a refusal is shown once, and a coupon’s refusal disappears with the next coupon', () => {
    const refused = (answer: readonly CartRefusal[], next: CartRefusal) =>
      after({ refusals: answer }, { _tag: 'v1.ChangeImpossible', changeId: 'x', refusal: next }).refusals.map(
        ({ refusalId }) => refusalId,
      )
    const other = { refusalId: 'z' }
    expect(refused([refusal({})], refusal(other))).toEqual(['z'])
    expect(refused([refusal({ what: 'move' })], refusal({}))).toEqual(['c'])
    for (const more of [{ what: 'move' }, { lineKey: 'L' }, { errorId: 'X' }, { code: 'Y' }] as const)
      expect(refused([refusal(more)], refusal(other))).toEqual(['c', 'z'])
    expect(
      after(
        { refusals: [refusal({ what: 'coupon' }), refusal(other)] },
        { _tag: 'v1.CouponApplyRequested', ...id, code: 'X' },
      ).refusals,
    ).toEqual([refusal(other)])
    expect(
      after({ refusals: [refusal({}), refusal(other)] }, { _tag: 'v1.RefusalDismissed', refusalId: 'c' }).refusals,
    ).toEqual([refusal(other)])
    const impossible = after(
      { pending: [pendingCoupon, pendingOf(add)] },
      { _tag: 'v1.ChangeImpossible', changeId: 'n', refusal: null },
    )
    expect(impossible.refusals).toEqual([])
    expect(impossible.pending).toEqual([pendingCoupon])
  })

  test('a change that has left is marked, one withdrawn is gone, and what is lost of a card opens billing', () => {
    expect(
      after({ pending: [pendingCoupon, pendingOf(add)] }, { _tag: 'v1.ChangeSent', changeId: 'n', call: 0 }).pending,
    ).toEqual([pendingCoupon, pendingOf(add, 'n', { sent: true })])
    expect(after({ pending: [pendingCoupon] }, { _tag: 'v1.ChangeSent', changeId: 'x', call: 0 }).pending).toEqual([
      pendingCoupon,
    ])
    expect(
      after({ pending: [pendingCoupon, pendingOf(add)] }, { _tag: 'v1.ChangeWithdrawn', changeId: 'n' }).pending,
    ).toEqual([pendingCoupon])
    expect(
      after({}, { _tag: 'v1.ShippingEstimateRequested', ...id, postalCode: '1', country: 'US', province: null })
        .estimate,
    ).toEqual({ postalCode: '1', country: 'US', province: null })
    const summary = {
      step: 'summary',
      shippingSubmitted: true,
      billingSubmitted: true,
      card: { face: sampleCard, secretRef: 's', state: 'held' },
    } as const
    const lost = given(
      shopperWith({
        cart: { pending: [pendingOf({ kind: 'AddCard', face: sampleCard, secretRef: 's' })] },
        checkout: summary,
      }),
      { _tag: 'v1.CardLost', changeId: 'n' },
    ).shop
    expect(lost.cart.pending).toEqual([])
    expect(lost.checkout).toEqual({
      ...newCheckout(),
      ...summary,
      step: 'billing',
      billingSubmitted: false,
      card: { ...summary.card, state: 'lost' },
    })
    expect(given({ _tag: 'v1.CardLost', changeId: 'n' }).shop).toEqual(initialState())
  })
})

const card = { face: sampleCard, secretRef: 's', state: 'held' } as const
const agreement = { method: 'KLARNA', state: 'held' } as const

test('PAY-01 PAY-07 the newest way to pay is held, and saved once the server has it', () => {
  expect(
    given(shopperWith({ checkout: { agreement } }), {
      _tag: 'v1.CardRequested',
      ...id,
      face: sampleCard,
      secretRef: 's',
    }).shop.checkout,
  ).toEqual({ ...newCheckout(), card })
  expect(
    given(shopperWith({ checkout: { card } }), {
      _tag: 'v1.AgreementRequested',
      ...id,
      method: 'KLARNA',
      sessionId: 's',
    }).shop.checkout,
  ).toEqual({ ...newCheckout(), agreement })
  const confirmed = (wanted: CartChange, checkout: Partial<Checkout>) =>
    given(shopperWith({ cart: { pending: [pendingOf(wanted)] }, checkout: checkout }), {
      _tag: 'v1.BasketConfirmed',
      changeId: 'n',
      key: 'n/0',
      basket: wholeBasket,
    }).shop.checkout
  const addCard: CartChange = { kind: 'AddCard', face: sampleCard, secretRef: 's' }
  const agree: CartChange = { kind: 'AddAgreement', method: 'KLARNA', sessionId: 's' }
  expect(confirmed(addCard, { card }).card?.state).toBe('saved')
  expect(confirmed(agree, { agreement }).agreement?.state).toBe('saved')
  expect(confirmed(add, { card, agreement })).toEqual({ ...newCheckout(), card, agreement })
  expect(confirmed(addCard, { agreement })).toEqual({ ...newCheckout(), agreement })
  expect(confirmed(agree, { card })).toEqual({ ...newCheckout(), card })
})

describe('when a basket is confirmed', () => {
  const confirmed = (basket: ConfirmedBasket, base: ConfirmedBasket | null) =>
    after(
      { basket: base, pending: [pendingCoupon, pendingOf(add)] },
      { _tag: 'v1.BasketConfirmed', changeId: 'n', key: 'n/0', basket },
    )

  test('the basket of the server’s newest answer counts, an older one does not', () => {
    expect(confirmed(newer, wholeBasket).basket?.version).toBe(9)
    expect(confirmed(wholeBasket, newer).basket?.version).toBe(9)
    expect(confirmed(wholeBasket, wholeBasket).basket).toEqual(wholeBasket)
    expect(confirmed({ ...wholeBasket, basketId: 'b9' }, newer).basket?.basketId).toBe('b9')
  })

  test('a change is gone once its basket is confirmed', () => {
    expect(confirmed(newer, null).pending).toEqual([pendingCoupon])
  })
})

const switched = (phase: 'remove' | 'add', refusal: CartRefusal | null = null): CartChange =>
  switching({ phase, to, refusal })

describe('a change of several calls', () => {
  test('CART-29 a refusal of the first half of a switch is kept until the second is confirmed', () => {
    expect(
      after(
        { pending: [pendingOf(switched('add', sampleRefusal))] },
        { _tag: 'v1.BasketConfirmed', changeId: 'n', key: 'n/0', basket: newer },
      ).refusals,
    ).toEqual([sampleRefusal])
    expect(
      after(
        { pending: [pendingOf(switched('add'))] },
        { _tag: 'v1.BasketConfirmed', changeId: 'n', key: 'n/0', basket: newer },
      ).refusals,
    ).toEqual([])
  })

  const goesOn = (wanted: CartChange): PendingChange => pendingOf(wanted, 'n', { call: 1 })

  test('a change with more calls goes on with its next one', () => {
    const advanced = (wanted: CartChange, changeId = 'n') =>
      after(
        { pending: [pendingCoupon, pendingOf(wanted, 'n', { sent: true })] },
        { _tag: 'v1.BasketAdvanced', changeId, key: 'n/0', basket: newer },
      )
    expect(advanced(switched('remove')).basket).toEqual(newer)
    expect(advanced(switched('remove')).pending[1]).toEqual(goesOn(switched('add')))
    expect(advanced(switched('add')).pending[1]).toEqual(goesOn(switched('add')))
    expect(advanced(add).pending[1]).toEqual(goesOn(add))
    expect(advanced({ kind: 'MoveToCart', line: line(), phase: 'add' }).pending[1]).toEqual(
      goesOn({ kind: 'MoveToCart', line: line(), phase: 'drop' }),
    )
    expect(advanced(add, 'x').pending[1]).toEqual(pendingOf(add, 'n', { sent: true }))
  })

  test('CART-29 a switch that is turned back restores its line, and no other change', () => {
    const back = (wanted: CartChange, changeId = 'n') =>
      after(
        { pending: [pendingOf(wanted, 'n', { sent: true })] },
        { _tag: 'v1.SwitchTurnedBack', changeId, refusal: sampleRefusal },
      ).pending[0]
    expect(back(switched('add'))).toEqual(goesOn({ ...switched('add', sampleRefusal), phase: 'restore' } as CartChange))
    expect(back(add)).toEqual(pendingOf(add, 'n', { sent: true }))
    expect(back(switched('add'), 'x')).toEqual(pendingOf(switched('add'), 'n', { sent: true }))
  })
})

test('CHK-05 a refused change opens the step it belongs to, and looks again where it says so', () => {
  const allGiven = { step: 'summary', shippingSubmitted: true, billingSubmitted: true, card, agreement } as const
  const refused = (wanted: CartChange, refresh = false, checkout: Partial<Checkout> = {}): ShopperState =>
    given(
      shopperWith({ cart: { pending: [pendingCoupon, pendingOf(wanted)] }, checkout: { ...allGiven, ...checkout } }),
      {
        _tag: 'v1.ChangeRefused',
        changeId: 'n',
        refusal: sampleRefusal,
        refresh,
      },
    ).shop
  expect(refused(add).cart).toMatchObject({ pending: [pendingCoupon], refusals: [sampleRefusal], refresh: null })
  expect(refused(add).checkout).toEqual({ ...newCheckout(), ...allGiven })
  expect(refused(add).saved.refresh).toBeNull()
  expect(refused(add, true).cart.refresh).toEqual({ id: 'after-n' })
  expect(refused({ kind: 'MoveToCart', line: line(), phase: 'add' }).saved.refresh).toEqual({ id: 'after-n', read: [] })
  const shipping = { ...newCheckout(), ...allGiven, step: 'shipping', shippingSubmitted: false }
  for (const wanted of [
    { kind: 'SetShippingAddress', address: {} },
    { kind: 'SetShippingMethod', code: 'home', shippingId: 'me' },
    { kind: 'SetDelivery', key: 'K', storeId: null },
  ] as const)
    expect(refused(wanted).checkout).toEqual(shipping)
  const billing = { ...newCheckout(), ...allGiven, step: 'billing', billingSubmitted: false }
  expect(refused({ kind: 'SetBillingAddress', address: {} }).checkout).toEqual(billing)
  expect(refused({ kind: 'AddCard', face: sampleCard, secretRef: 's' }).checkout).toEqual({ ...billing, card: null })
  expect(refused({ kind: 'AddAgreement', method: 'KLARNA', sessionId: 's' }).checkout).toEqual({
    ...billing,
    agreement: null,
  })
  expect(refused({ kind: 'SetBillingAddress', address: {} }, false, { step: 'shipping' }).checkout).toEqual({
    ...billing,
    step: 'shipping',
  })
})

test('a fresh look, a rejected customer, a basket restored or closed', () => {
  expect(after({}, { _tag: 'v1.RefreshRequested', id: 'r' }).refresh).toEqual({ id: 'r' })
  expect(
    after({ refresh: { id: 'r' } }, { _tag: 'v1.BasketRefreshed', key: 'r/refresh', id: 'r', basket: newer }),
  ).toEqual({ ...emptyCart(), basket: newer })
  expect(after({ refresh: { id: 'r' } }, { _tag: 'v1.RefreshAbandoned', id: 'r' })).toEqual(emptyCart())
  expect(after({ basket: newer, pending: [pendingCoupon] }, { _tag: 'v1.CustomerRejected', at: 7 })).toEqual({
    ...emptyCart(),
    customerRejectedAt: 7,
  })
  expect(after({}, { _tag: 'v1.BasketRestored', basket: newer }).basket).toEqual(newer)
  const shop = shopperWith({
    cart: { basket: newer, refresh: { id: 'r' }, pending: [pendingCoupon] },
    checkout: { step: 'billing' },
  })
  expect(given(shop, { _tag: 'v1.BasketClosed', basketId: 'b1' }).shop).toEqual(
    shopperWith({ cart: { pending: [pendingCoupon] } }),
  )
  expect(given(shop, { _tag: 'v1.BasketClosed', basketId: 'b9' }).shop).toEqual(shop)
  expect(given({ _tag: 'v1.BasketClosed', basketId: 'b9' }).shop).toEqual(initialState())
})

describe('when the basket is lost', () => {
  test('CART-27 a lost basket becomes what is to be put back, with what an earlier rebuild still owed', () => {
    const lost = (more: Partial<Cart>, event: object = {}) =>
      after(more, { _tag: 'v1.BasketLost', basketId: 'b1', changeId: null, paused: false, ...event })
    const lines = [confirmedLine(), confirmedLine({ key: 'gift', isBonus: true })]
    const owed = {
      lostBasketId: 'b1',
      step: 0,
      sent: false,
      lines: [confirmedLine()],
      coupons: ['WELCOME10', 'EXPIRED20'],
      shippingAddress: sampleAddress,
      method: { code: 'sts', shippingId: 'me', storeId: 'US002' },
      billingAddress: sampleAddress,
      paused: false,
    }
    expect(lost({ basket: { ...wholeBasket, lines } })).toStrictEqual({ ...emptyCart(), rebuild: owed })
    const plain = wholeBasket.methods.map(({ storeId: _store, ...method }) => method)
    expect(
      lost({ basket: { ...wholeBasket, lines, methods: [{ ...plain[0]!, code: 'home', selected: false }, ...plain] } })
        .rebuild?.method,
    ).toStrictEqual({ code: 'sts', shippingId: 'me' })
    const earlier = {
      ...rebuild,
      step: 1,
      sent: true,
      lines: [confirmedLine({ quantity: 9 }), confirmedLine({ key: 'old' })],
      coupons: ['OLD', 'WELCOME10'],
      shippingAddress: { city: 'Old' },
      method: { code: 'home', shippingId: 'me' },
      billingAddress: { city: 'Old' },
    }
    const both = lost(
      { basket: { ...wholeBasket, lines, shippingAddress: null, billingAddress: null, methods: [] }, rebuild: earlier },
      { paused: true },
    ).rebuild
    expect(both).toEqual({
      ...owed,
      paused: true,
      lines: [confirmedLine(), confirmedLine({ key: 'old' })],
      coupons: ['WELCOME10', 'EXPIRED20', 'OLD'],
      shippingAddress: { city: 'Old' },
      method: { code: 'home', shippingId: 'me' },
      billingAddress: { city: 'Old' },
    })
    expect(lost({ rebuild: earlier }).rebuild).toMatchObject({
      lines: earlier.lines,
      coupons: earlier.coupons,
      step: 0,
      sent: false,
    })
    expect(lost({ basket: { ...wholeBasket, lines: lines.slice(1) } }).rebuild).toBeNull()
    expect(lost({}).rebuild).toBeNull()
    expect(lost({ pending: [pendingCoupon, pendingOf(add, 'n', { sent: true })] }, { changeId: 'n' }).pending).toEqual([
      pendingCoupon,
      pendingOf(add, 'n', { call: 1, losses: 1 }),
    ])
    expect(lost({ pending: [pendingCoupon] }, { changeId: 'x' }).pending).toEqual([pendingCoupon])
  })

  test('CART-27 payments are lost with the basket, and billing asks for them again', () => {
    const checkoutAfterLoss = (more: Partial<Checkout>) =>
      given(
        shopperWith({ cart: { basket: wholeBasket }, checkout: { step: 'summary', billingSubmitted: true, ...more } }),
        {
          _tag: 'v1.BasketLost',
          basketId: 'b1',
          changeId: null,
          paused: false,
        },
      ).shop.checkout
    expect(checkoutAfterLoss({ card: { ...card, state: 'saved' } })).toEqual({
      ...newCheckout(),
      step: 'billing',
      card: { ...card, state: 'lost' },
    })
    expect(checkoutAfterLoss({ agreement: { ...agreement, state: 'saved' }, step: 'shipping' })).toEqual({
      ...newCheckout(),
      step: 'shipping',
      agreement: { ...agreement, state: 'lost' },
    })
    expect(checkoutAfterLoss({ card })).toEqual({ ...newCheckout(), step: 'summary', billingSubmitted: true, card })
    expect(checkoutAfterLoss({})).toEqual({ ...newCheckout(), step: 'summary', billingSubmitted: true })
  })

  test('CART-27 a rebuild goes step by step to its end, or stops when there is nothing left to fill', () => {
    const two = { ...rebuild, sent: true, lines: [confirmedLine(), confirmedLine({ key: 'L' })] }
    const advance = (
      step: number,
      more: Partial<Cart> = {},
      event: { readonly basket?: ConfirmedBasket; readonly refusal?: CartRefusal } = {},
    ) =>
      after(
        { rebuild: { ...two, step }, ...more },
        { _tag: 'v1.RebuildAdvanced', key: 'k', basket: null, refusal: null, ...event },
      )
    expect(advance(0, {}, { basket: newer, refusal: sampleRefusal })).toEqual({
      ...emptyCart(),
      basket: newer,
      refusals: [sampleRefusal],
      rebuild: { ...two, step: 1, sent: false },
    })
    expect(advance(0).rebuild?.step).toBe(1)
    expect(advance(1).rebuild).toBeNull()
    expect(advance(1, { basket: newer }).rebuild?.step).toBe(2)
    expect(advance(2, { basket: newer }).rebuild).toBeNull()
    expect(
      after(
        { rebuild: { ...rebuild, paused: true } },
        { _tag: 'v1.RebuildSent', lostBasketId: 'b0', step: 0 },
        { _tag: 'v1.RebuildResumed', lostBasketId: 'b0' },
      ).rebuild,
    ).toEqual({ ...rebuild, sent: true })
    const none = [
      { _tag: 'v1.RebuildSent', lostBasketId: 'b0', step: 0 },
      { _tag: 'v1.RebuildResumed', lostBasketId: 'b0' },
      { _tag: 'v1.RebuildAdvanced', key: 'k', basket: null, refusal: null },
    ] as const
    expect(after({}, ...none)).toEqual(emptyCart())
  })
})
