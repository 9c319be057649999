import { expect, test } from 'vitest'
import { nobody } from '../../core/domain/account/account.ts'
import { newCheckout } from '../../core/domain/checkout/checkout.ts'
import type { Checkout } from '../../core/domain/checkout/checkout.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { viewAccount } from '../../core/events/account/viewAccount.ts'
import { viewCheckout } from '../../core/events/checkout/viewCheckout.ts'
import { sampleAddress, sampleCard, sampleSeller } from '../../tools/simulate/shopper/sampleShopper.ts'
import { coupon, held } from '../commands/owed/owing.ts'
import { wholeBasket } from '../support/everyEvent.ts'
import { evolved, withCart, withCheckout } from '../support/evolved.ts'
import { sampleProduct } from '../support/sampleProducts.ts'

const us = { site: 'us', consumerType: 'EMPLOYEE', at: 5 } as const
const fr = { site: 'fr', consumerType: 'LOYALTY', at: 2 } as const
const associate = { ...sampleSeller, activeAt: 1 }
const withAccount = (more: Partial<ShopperState['account']>, shop = initialState()): ShopperState => ({
  ...shop,
  account: { ...shop.account, ...more },
})
const left = { site: 'us', at: 9, reason: 'asked' } as const

test('AUTH-07 AUTH-16 signing in on a site replaces what was there, and everything of the account is looked at afresh', () => {
  const shop = evolved(withAccount({ signedIn: [{ ...us, at: 1 }, fr], left }), {
    _tag: 'v1.SignedIn',
    ...us,
    basketId: 'b9',
  })
  expect(shop.account).toEqual({ signedIn: [fr, us], left: null, associate: null })
  expect([shop.standing.consumerType, shop.favorites.refresh, shop.saved.refresh, shop.cart.refresh]).toEqual([
    'EMPLOYEE',
    { id: 'sign-in-5', read: [] },
    { id: 'sign-in-5', read: [] },
    { id: 'sign-in-5', basketId: 'b9' },
  ])
  expect(evolved(initialState(), { _tag: 'v1.SignedIn', ...us, basketId: null }).cart.refresh).toBeNull()
  expect(viewAccount(shop.account)).toBe(shop.account)
})

test('AUTH-13 signing out leaves a new shop that knows who is still signed in, who sells, and what the site offers', () => {
  const full = withCart(
    { basket: wholeBasket },
    {
      ...withAccount({ signedIn: [us, fr], associate }),
      standing: { offersFavorites: false, consumerType: 'EMPLOYEE' },
    },
  )
  const out = { _tag: 'v1.SignedOut', ...left, remaining: [fr] } as const
  expect(evolved(full, out)).toEqual({
    ...initialState(),
    standing: { offersFavorites: false, consumerType: 'GUEST' },
    account: { signedIn: [fr], left, associate: null },
  })
  expect(evolved(full, { ...out, associate }).account.associate).toEqual(associate)
  const lost = evolved(full, { _tag: 'v1.SessionLost', site: 'us', at: 9 })
  expect(lost).toEqual({
    ...full,
    standing: { offersFavorites: false, consumerType: 'GUEST' },
    account: { signedIn: [fr], left: { ...left, reason: 'ended' }, associate },
  })
})

test('AUTH-17 AUTH-18 accepted terms are owed no more on that site, and the basket is looked at afresh: it costs less now', () => {
  const owing = (shop: ShopperState) => evolved(shop, { _tag: 'v1.SignedIn', ...us, basketId: null, owesTerms: true })
  expect(owing(initialState()).account.signedIn).toEqual([{ ...us, owesTerms: true }])
  const accepted = { _tag: 'v1.EmployeeTermsAccepted', site: 'us', at: 7 } as const
  const shop = evolved(owing(withCart({ basket: wholeBasket })), accepted)
  expect([shop.account.signedIn, shop.cart.refresh]).toEqual([[us], { id: 'terms-7', basketId: 'b1' }])
  expect(evolved(owing(initialState()), accepted).cart.refresh).toBeNull()
  expect(evolved(owing(initialState()), { ...accepted, site: 'fr' }).account.signedIn).toEqual([
    { ...us, owesTerms: true },
  ])
})

test('BIS-01 BIS-06 who sells is remembered, and when they were last seen', () => {
  const selling = evolved(initialState(), { _tag: 'v1.AssociateSessionStarted', session: associate })
  expect(selling.account).toEqual({ ...nobody(), associate })
  expect(evolved(selling, { _tag: 'v1.AssociateActive', at: 8 }).account.associate).toEqual({
    ...associate,
    activeAt: 8,
  })
  expect(evolved(initialState(), { _tag: 'v1.AssociateActive', at: 8 })).toEqual(initialState())
})

test('CHK-01 forms keep what is typed; a step that is submitted opens the next one', () => {
  const typed = evolved(withCheckout({ shipping: { city: 'Lyons', email: 'x' } }), {
    _tag: 'v1.AddressEntered',
    form: 'shipping',
    fields: { city: 'Boulder' },
  })
  expect([typed.checkout.shipping, typed.checkout.billing]).toEqual([{ city: 'Boulder', email: 'x' }, {}])
  expect(evolved(typed, { _tag: 'v1.ShippingSubmitted', address: sampleAddress }).checkout).toEqual({
    ...newCheckout(),
    shipping: sampleAddress,
    shippingSubmitted: true,
    step: 'billing',
  })
  expect(evolved(initialState(), { _tag: 'v1.BillingSubmitted', address: sampleAddress }).checkout).toEqual({
    ...newCheckout(),
    billing: sampleAddress,
    billingSubmitted: true,
    step: 'summary',
  })
  expect(
    evolved(
      initialState(),
      { _tag: 'v1.BillingSameAsShippingSet', same: false },
      { _tag: 'v1.StepEntered', step: 'summary' },
    ).checkout,
  ).toEqual({ ...newCheckout(), billingSameAsShipping: false, step: 'summary' })
})

test('PAY-01 a forgotten card opens billing again, from the summary at once', () => {
  const card = { face: sampleCard, secretRef: 's', state: 'held' } as const
  const forgotten = (step: Checkout['step']) =>
    evolved(withCheckout({ step, billingSubmitted: true, card, agreement: { method: 'KLARNA', state: 'held' } }), {
      _tag: 'v1.CardForgotten',
    }).checkout
  expect([forgotten('summary'), forgotten('shipping')]).toEqual([{ ...newCheckout(), step: 'billing' }, newCheckout()])
})

test('CHK-01 CHK-11 the screen stands at the step that is open; what is digital asks for no address', () => {
  const view = (checkout: Partial<Checkout>, cart: Partial<ShopperState['cart']> = {}) =>
    viewCheckout({ ...newCheckout(), ...checkout }, { ...initialState().cart, ...cart })
  const card = { face: sampleCard, secretRef: 's', state: 'saved' } as const
  const submitted = { shipping: sampleAddress, shippingSubmitted: true }
  expect(view({ step: 'summary' })).toMatchObject({
    step: 'shipping',
    open: ['shipping'],
    complete: [],
    digitalOnly: false,
    needsAddress: true,
    card: null,
    agreement: null,
    payments: [],
    methods: [],
    waiting: 0,
  })
  expect(view({ ...submitted, step: 'summary' })).toMatchObject({
    step: 'billing',
    open: ['shipping', 'billing'],
    complete: ['shipping'],
  })
  const { bin: _bin, ...face } = sampleCard
  expect(view({ ...submitted, step: 'shipping', billingSubmitted: true, card })).toEqual(
    expect.objectContaining({
      step: 'shipping',
      open: ['shipping', 'billing', 'summary'],
      complete: ['shipping', 'billing'],
      card: { face, state: 'saved' },
    }),
  )
  const digital = {
    basket: { ...wholeBasket, lines: [held({ product: sampleProduct('A', { isDigital: true }) })] },
    pending: [coupon],
  }
  expect(view({}, digital)).toMatchObject({
    step: 'billing',
    open: ['shipping', 'billing'],
    complete: ['shipping'],
    digitalOnly: true,
    needsAddress: false,
    waiting: 1,
  })
  expect(view({ billingSubmitted: true, card }, digital)).toMatchObject({ step: 'summary' })
  expect(view({ step: 'billing', billingSubmitted: true, card }, digital)).toMatchObject({ step: 'billing' })
})

test('SHIP-08 SHIP-22 the methods offered show the one chosen last, with the store it goes to', () => {
  const method = (code: 'standard' | 'sts', more: object = {}) => ({
    code,
    shippingId: 'me',
    label: code,
    deliveryTime: '2 days',
    price: 600,
    selected: false,
    ...more,
  })
  const basket = {
    ...wholeBasket,
    methods: [method('standard', { selected: true }), method('sts', { storeId: 'US001' })],
  }
  const shown = (cart: Partial<ShopperState['cart']>) =>
    viewCheckout(newCheckout(), { ...initialState().cart, basket, ...cart }).methods.map(
      ({ code, selected, storeId, price }) => [code, selected, storeId, price.estimated],
    )
  expect(shown({})).toEqual([
    ['standard', true, null, false],
    ['sts', false, 'US001', false],
  ])
  const pending = [
    { ...coupon, wish: { kind: 'SetShippingMethod', code: 'sts', shippingId: 'me', storeId: 'US002' } as const },
  ]
  expect(shown({ pending })).toEqual([
    ['standard', false, null, true],
    ['sts', true, 'US002', true],
  ])
})
