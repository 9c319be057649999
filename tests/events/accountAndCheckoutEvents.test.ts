import { describe, expect, test } from 'vitest'
import { nobody } from '../../core/domain/account/account.ts'
import { newCheckout } from '../../core/domain/checkout/checkout.ts'
import type { Checkout } from '../../core/domain/checkout/checkout.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { viewAccount } from '../../core/events/account/viewAccount.ts'
import { viewCheckout } from '../../core/events/checkout/viewCheckout.ts'
import type { ShopEvent } from '../../core/events/shop/shopEvent.ts'
import { sampleAddress, sampleCard, sampleSeller } from '../../tools/simulate/shopper/sampleShopper.ts'
import { pendingCoupon, confirmedLine, shopperWith } from '../support/sampleShop.ts'
import { wholeBasket } from '../support/everyEvent.ts'
import { given } from '../support/given.ts'
import { sampleProduct } from '../support/sampleProducts.ts'

const us = { site: 'us', consumerType: 'EMPLOYEE', at: 5 } as const
const fr = { site: 'fr', consumerType: 'LOYALTY', at: 2 } as const
const associate = { ...sampleSeller, activeAt: 1 }
const withAccount = (more: Partial<ShopperState['account']>, shop = initialState()): ShopperState =>
  shopperWith({ account: more }, shop)
const left = { site: 'us', at: 9, reason: 'asked' } as const

describe('account', () => {
  test('AUTH-07 AUTH-16 signing in on a site replaces what was there, and everything of the account is looked at afresh', () => {
    const shop = given(withAccount({ signedIn: [{ ...us, at: 1 }, fr], left }), {
      _tag: 'v1.SignedIn',
      ...us,
      basketId: 'b9',
    }).shop
    expect(shop.account).toEqual({ signedIn: [fr, us], left: null, associate: null })
    expect(shop.standing.consumerType).toBe('EMPLOYEE')
    expect(shop.favorites.refresh).toEqual({ id: 'sign-in-5', read: [] })
    expect(shop.saved.refresh).toEqual({ id: 'sign-in-5', read: [] })
    expect(shop.cart.refresh).toEqual({ id: 'sign-in-5', basketId: 'b9' })
    expect(given({ _tag: 'v1.SignedIn', ...us, basketId: null }).shop.cart.refresh).toBeNull()
    expect(viewAccount(shop.account)).toBe(shop.account)
  })

  test('AUTH-13 signing out leaves a new shop that knows who is still signed in, who sells, and what the site offers', () => {
    const full = shopperWith(
      { standing: { offersFavorites: false, consumerType: 'EMPLOYEE' }, cart: { basket: wholeBasket } },
      withAccount({ signedIn: [us, fr], associate }),
    )
    const out = { _tag: 'v1.SignedOut', ...left, remaining: [fr] } as const
    expect(given(full, out).shop).toEqual(
      shopperWith({
        standing: { offersFavorites: false, consumerType: 'GUEST' },
        account: { signedIn: [fr], left, associate: null },
      }),
    )
    expect(given(full, { ...out, associate }).shop.account.associate).toEqual(associate)
    const lost = given(full, { _tag: 'v1.SessionLost', site: 'us', at: 9 }).shop
    expect(lost).toEqual({
      ...full,
      standing: { offersFavorites: false, consumerType: 'GUEST' },
      account: { signedIn: [fr], left: { ...left, reason: 'ended' }, associate },
    })
  })

  test('AUTH-17 AUTH-18 accepted terms are owed no more on that site, and the basket is looked at afresh: it costs less now', () => {
    const owing = (shop: ShopperState) =>
      given(shop, { _tag: 'v1.SignedIn', ...us, basketId: null, owesTerms: true }).shop
    expect(owing(initialState()).account.signedIn).toEqual([{ ...us, owesTerms: true }])
    const accepted = { _tag: 'v1.EmployeeTermsAccepted', site: 'us', at: 7 } as const
    const shop = given(owing(shopperWith({ cart: { basket: wholeBasket } })), accepted).shop
    expect(shop.account.signedIn).toEqual([us])
    expect(shop.cart.refresh).toEqual({ id: 'terms-7', basketId: 'b1' })
    expect(given(owing(initialState()), accepted).shop.cart.refresh).toBeNull()
    expect(given(owing(initialState()), { ...accepted, site: 'fr' }).shop.account.signedIn).toEqual([
      { ...us, owesTerms: true },
    ])
  })

  test.each<ShopEvent>([
    { _tag: 'v1.SignedIn', ...us, basketId: null },
    { _tag: 'v1.SessionLost', site: 'us', at: 9 },
  ])('AUTH-24 no agent approves in another session of the shopper, but the seller stays: $_tag', (event) => {
    const selling = withAccount({ signedIn: [fr], associate: { ...associate, agentUntil: 99 } })
    expect(given(selling, event).shop.account.associate).toStrictEqual(associate)
    expect(given(event).shop.account.associate).toBeNull()
  })

  test('AUTH-01 whose prosumer signed in is remembered', () => {
    const prosumer = { site: 'us', consumerType: 'PROSUMER', programme: 'IPA', at: 5 } as const
    expect(given({ _tag: 'v1.SignedIn', ...prosumer, basketId: null }).shop.account.signedIn).toEqual([prosumer])
  })

  test('BIS-01 BIS-06 the seller is remembered, and when they were last seen', () => {
    const selling = given({ _tag: 'v1.AssociateSessionStarted', session: associate }).shop
    expect(selling.account).toEqual({ ...nobody(), associate })
    expect(given(selling, { _tag: 'v1.AssociateActive', at: 8 }).shop.account.associate).toEqual({
      ...associate,
      activeAt: 8,
    })
    expect(given({ _tag: 'v1.AssociateActive', at: 8 }).shop).toEqual(initialState())
  })
})

const typed = given(shopperWith({ checkout: { shipping: { city: 'Lyons', email: 'x' } } }), {
  _tag: 'v1.AddressEntered',
  form: 'shipping',
  fields: { city: 'Boulder' },
}).shop

describe('the forms and steps', () => {
  test('CHK-01 a form keeps what is typed, and the other one stays as it was', () => {
    expect(typed.checkout.shipping).toEqual({ city: 'Boulder', email: 'x' })
    expect(typed.checkout.billing).toEqual({})
  })

  test('CHK-01 a step that is submitted opens the next one', () => {
    expect(given(typed, { _tag: 'v1.ShippingSubmitted', address: sampleAddress }).shop.checkout).toEqual({
      ...newCheckout(),
      shipping: sampleAddress,
      shippingSubmitted: true,
      step: 'billing',
    })
    expect(given({ _tag: 'v1.BillingSubmitted', address: sampleAddress }).shop.checkout).toEqual({
      ...newCheckout(),
      billing: sampleAddress,
      billingSubmitted: true,
      step: 'summary',
    })
  })

  test('CHK-01 a chosen step is opened, and another billing address is asked for', () => {
    expect(
      given({ _tag: 'v1.BillingSameAsShippingSet', same: false }, { _tag: 'v1.StepEntered', step: 'summary' }).shop
        .checkout,
    ).toEqual({ ...newCheckout(), billingSameAsShipping: false, step: 'summary' })
  })

  test('PAY-01 a forgotten card opens billing again, from the summary at once', () => {
    const card = { face: sampleCard, secretRef: 's', state: 'held' } as const
    const forgotten = (step: Checkout['step']) =>
      given(
        shopperWith({
          checkout: { step, billingSubmitted: true, card, agreement: { method: 'KLARNA', state: 'held' } },
        }),
        {
          _tag: 'v1.CardForgotten',
        },
      ).shop.checkout
    expect(forgotten('summary')).toEqual({ ...newCheckout(), step: 'billing' })
    expect(forgotten('shipping')).toEqual(newCheckout())
  })
})

const view = (checkout: Partial<Checkout>, cart: Partial<ShopperState['cart']> = {}) =>
  viewCheckout({ ...newCheckout(), ...checkout }, { ...initialState().cart, ...cart })
const submitted = { shipping: sampleAddress, shippingSubmitted: true }

describe('what the screen shows of the checkout', () => {
  test('CHK-01 the screen shows the first step that is not complete', () => {
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
  })

  const card = { face: sampleCard, secretRef: 's', state: 'saved' } as const

  test('CHK-01 the screen shows a step that is opened again, with the card that is saved', () => {
    const { bin: _bin, ...face } = sampleCard
    expect(view({ ...submitted, step: 'shipping', billingSubmitted: true, card })).toEqual(
      expect.objectContaining({
        step: 'shipping',
        open: ['shipping', 'billing', 'summary'],
        complete: ['shipping', 'billing'],
        card: { face, state: 'saved' },
      }),
    )
  })

  const digital = {
    basket: { ...wholeBasket, lines: [confirmedLine({ product: sampleProduct('A', { isDigital: true }) })] },
    pending: [pendingCoupon],
  }

  test('CHK-11 a digital cart asks for no shipping address', () => {
    expect(view({}, digital)).toMatchObject({
      step: 'billing',
      open: ['shipping', 'billing'],
      complete: ['shipping'],
      digitalOnly: true,
      needsAddress: false,
      waiting: 1,
    })
  })

  test('CHK-11 a digital cart that is paid shows the step that was opened, else the summary', () => {
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
    const checkoutWith = (cart: Partial<ShopperState['cart']>) =>
      viewCheckout(newCheckout(), { ...initialState().cart, basket, ...cart }).methods.map(
        ({ code, selected, storeId, price }) => [code, selected, storeId, price.estimated],
      )
    expect(checkoutWith({})).toEqual([
      ['standard', true, null, false],
      ['sts', false, 'US001', false],
    ])
    const pending = [
      {
        ...pendingCoupon,
        wish: { kind: 'SetShippingMethod', code: 'sts', shippingId: 'me', storeId: 'US002' } as const,
      },
    ]
    expect(checkoutWith({ pending })).toEqual([
      ['standard', false, null, true],
      ['sts', true, 'US002', true],
    ])
  })
})
