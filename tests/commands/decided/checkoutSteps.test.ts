import { expect, test } from 'vitest'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import { sampleAddress, sampleCard } from '../../../tools/simulate/shopper/sampleShopper.ts'
import { atBilling, atSummary } from '../../support/checkoutWalk.ts'
import { after, decided, decidedAt } from '../../support/decided.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'

const withCheckout = (shop: ShopperState, more: Partial<ShopperState['checkout']>): ShopperState => ({
  ...shop,
  checkout: { ...shop.checkout, ...more },
})
/** One thing in the cart, nothing given. */
const filled = (): ShopperState =>
  after(initialState(), { _tag: 'AddItem', product: sampleProduct('A-1'), quantity: 1 })
const shipping = { _tag: 'SubmitShipping', address: sampleAddress } as const
const billing = { _tag: 'SubmitBilling', address: sampleAddress, card: sampleCard, secretRef: 'card-1' } as const

test('CHK-01 a step opens only when all earlier ones are complete, and the one that is open is not entered again', () => {
  const shop = atSummary().driver.shop()
  expect(decided(initialState(), { _tag: 'GoToStep', step: 'shipping' })).toEqual({ _tag: 'CartEmpty' })
  expect(decided(filled(), { _tag: 'GoToStep', step: 'billing' })).toEqual({ _tag: 'StepNotOpen', step: 'billing' })
  expect(decided(filled(), { _tag: 'GoToStep', step: 'shipping' })).toEqual([])
  expect(decided(shop, { _tag: 'GoToStep', step: 'billing' })).toEqual([{ _tag: 'v1.StepEntered', step: 'billing' }])
  expect(after(shop, { _tag: 'GoToStep', step: 'billing' }).checkout.step).toBe('billing')
  expect(decided(shop, { _tag: 'GoToStep', step: 'summary' })).toEqual([])
  expect(decided(withCheckout(shop, { billingSubmitted: false }), { _tag: 'GoToStep', step: 'summary' })).toEqual({
    _tag: 'StepNotOpen',
    step: 'summary',
  })
})

test('what is typed is kept, valid or not, and only when it is news', () => {
  const typed = { city: 'Boulder', postalCode: '8' }
  const shop = after(initialState(), { _tag: 'EnterAddress', form: 'billing', fields: typed })
  expect([shop.checkout.billing, shop.checkout.shipping]).toEqual([typed, {}])
  expect(decided(shop, { _tag: 'EnterAddress', form: 'billing', fields: { city: 'Boulder' } })).toEqual([])
  const fields = { city: 'Boulder', postalCode: '80' }
  expect(decided(shop, { _tag: 'EnterAddress', form: 'billing', fields })).toEqual([
    { _tag: 'v1.AddressEntered', form: 'billing', fields },
  ])
})

test('the bill goes to the shipping address or not, and a card can be forgotten; what is so already is no event', () => {
  const shop = atSummary().driver.shop()
  expect(decided(shop, { _tag: 'SetBillingSameAsShipping', same: true })).toEqual([])
  expect(decided(shop, { _tag: 'SetBillingSameAsShipping', same: false })).toEqual([
    { _tag: 'v1.BillingSameAsShippingSet', same: false },
  ])
  expect(after(shop, { _tag: 'SetBillingSameAsShipping', same: false }).checkout.billingSameAsShipping).toBe(false)
  expect(decided(shop, { _tag: 'ForgetCard' })).toEqual([{ _tag: 'v1.CardForgotten' }])
  expect(decided(initialState(), { _tag: 'ForgetCard' })).toEqual([])
})

test('CHK-06 while an order is placed every form stands still', () => {
  const walk = atSummary()
  walk.place()
  const shop = walk.driver.shop()
  const presses = [
    shipping,
    billing,
    { _tag: 'SetBillingSameAsShipping', same: false },
    { _tag: 'ForgetCard' },
    { _tag: 'GoToStep', step: 'billing' },
    { _tag: 'EnterAddress', form: 'billing', fields: { city: 'X' } },
  ] as const
  for (const press of presses) expect(decided(shop, press)).toEqual({ _tag: 'OrderUnderWay' })
  expect(decided(shop, { _tag: 'ChooseShippingMethod', code: 'home', shippingId: 'me' })).toEqual({
    _tag: 'OrderUnderWay',
  })
})

test('CHK-12 an address is asked for tidy, once, and a newer one takes the place of what has not left', () => {
  expect(decided(initialState(), shipping)).toEqual({ _tag: 'CartEmpty' })
  expect(decided(filled(), { _tag: 'SubmitShipping', address: { ...sampleAddress, city: '' } })).toMatchObject({
    _tag: 'FieldsInvalid',
    failures: [{ field: 'city', rule: 'required' }],
  })
  const submitted = { _tag: 'v1.ShippingSubmitted', address: sampleAddress }
  const request = {
    _tag: 'v1.ShippingAddressRequested',
    changeId: 'd',
    at: decidedAt,
    address: { ...sampleAddress, phone: '+13035550142' },
  }
  expect(decided(filled(), shipping)).toEqual([submitted, request])
  const asked = after(filled(), shipping)
  expect(decided(asked, shipping)).toEqual([submitted])
  const moved = { _tag: 'SubmitShipping', address: { ...sampleAddress, city: 'Lyons' } } as const
  expect(decided(asked, moved)).toMatchObject([
    { _tag: 'v1.ShippingSubmitted' },
    { _tag: 'v1.ChangeWithdrawn', changeId: 'd' },
    { address: { city: 'Lyons' } },
  ])
  expect(decided(atBilling().driver.shop(), shipping)).toEqual([submitted])
  expect(decided(atBilling().driver.shop(), moved)).toHaveLength(2)
  const estimated = after(filled(), { _tag: 'EstimateShipping', postalCode: '80302', country: 'US' })
  expect(decided(estimated, shipping)).toMatchObject([
    {},
    { _tag: 'v1.ChangeWithdrawn', changeId: 'd' },
    { _tag: 'v1.ShippingAddressRequested' },
  ])
})

test('PAY-01 PAY-18 billing asks for a card that is whole and not over, unless something pays already', () => {
  const shop = atBilling().driver.shop()
  expect(decided(initialState(), billing)).toEqual({ _tag: 'CartEmpty' })
  expect(decided(filled(), billing)).toEqual({ _tag: 'StepNotOpen', step: 'billing' })
  expect(decided(shop, { ...billing, address: { ...sampleAddress, email: 'x' } })).toMatchObject({
    _tag: 'FieldsInvalid',
    failures: [{ field: 'email' }],
  })
  expect(decided(shop, { _tag: 'SubmitBilling', address: sampleAddress })).toEqual({ _tag: 'CardMissing' })
  expect(decided(shop, { _tag: 'SubmitBilling', address: sampleAddress, card: sampleCard })).toEqual({
    _tag: 'CardMissing',
  })
  expect(decided(shop, { _tag: 'SubmitBilling', address: sampleAddress, secretRef: 'card-1' })).toEqual({
    _tag: 'CardMissing',
  })
  expect(decided(shop, { ...billing, card: { ...sampleCard, expiryYear: 2020 } })).toEqual({ _tag: 'CardExpired' })
  expect(decided(atSummary().driver.shop(), { _tag: 'SubmitBilling', address: sampleAddress })).toEqual([
    { _tag: 'v1.BillingSubmitted', address: sampleAddress },
  ])
})

test('PAY-01 PAY-07 a bill and a way to pay are two requests; only a newer one of a kind replaces what has not left', () => {
  const shop = atBilling().driver.shop()
  const submitted = { _tag: 'v1.BillingSubmitted', address: sampleAddress }
  const address = {
    _tag: 'v1.BillingAddressRequested',
    changeId: 'd',
    at: decidedAt,
    address: { ...sampleAddress, phone: '+13035550142' },
  }
  const card = { _tag: 'v1.CardRequested', changeId: 'd-card', at: decidedAt, face: sampleCard, secretRef: 'card-1' }
  const withdrawn = (changeId: string) => ({ _tag: 'v1.ChangeWithdrawn', changeId })
  expect(decided(shop, billing)).toEqual([submitted, address, card])
  const asked = after(shop, billing)
  expect(decided(asked, billing)).toEqual([submitted, withdrawn('d-card'), card])
  expect(decided(asked, { ...billing, address: { ...sampleAddress, city: 'Lyons' } })).toMatchObject([
    {},
    withdrawn('d'),
    { address: { city: 'Lyons' } },
    withdrawn('d-card'),
    card,
  ])
  const agreed = { method: 'KLARNA', sessionId: 's' } as const
  const agreement = { _tag: 'v1.AgreementRequested', changeId: 'd-agreed', at: decidedAt, ...agreed }
  expect(decided(asked, { _tag: 'SubmitBilling', address: sampleAddress, agreed })).toEqual([
    submitted,
    withdrawn('d-card'),
    agreement,
  ])
  const agreeing = after(asked, { _tag: 'SubmitBilling', address: sampleAddress, agreed })
  expect(decided(agreeing, billing)).toEqual([submitted, withdrawn('d-agreed'), card])
  expect(decided(atSummary().driver.shop(), billing)).toEqual([submitted, card])
})

test('an address is the same field by field; blanks around it, and empty or absent, make no difference', () => {
  const { driver } = atBilling()
  const asks = (more: object) =>
    (decided(driver.shop(), { _tag: 'SubmitShipping', address: { ...sampleAddress, ...more } }) as readonly unknown[])
      .length - 1
  expect([
    asks({}),
    asks({ addressLine2: '' }),
    asks({ city: ' Boulder ' }),
    asks({ addressLine2: 'Unit 3' }),
    asks({ firstName: 'Ash' }),
  ]).toEqual([0, 0, 0, 1, 1])
})

test('SHIP-08 a method is one the shipment is offered; the one there is is not asked for, and the newest choice counts', () => {
  const { driver } = atBilling()
  const choose = (code: string, more: object = {}) =>
    decided(driver.shop(), { _tag: 'ChooseShippingMethod', code, shippingId: 'me', ...more } as Parameters<
      typeof decided
    >[1])
  const requested = { _tag: 'v1.ShippingMethodRequested', changeId: 'd', at: decidedAt, code: 'home', shippingId: 'me' }
  expect(choose('pudo')).toEqual({ _tag: 'MethodNotOffered' })
  expect(choose('home', { shippingId: 'other' })).toEqual({ _tag: 'MethodNotOffered' })
  expect(decided(initialState(), { _tag: 'ChooseShippingMethod', code: 'home', shippingId: 'me' })).toEqual({
    _tag: 'MethodNotOffered',
  })
  expect(choose('standard')).toEqual([])
  expect(choose('standard', { storeId: 'US002' })).toEqual([{ ...requested, code: 'standard', storeId: 'US002' }])
  expect(choose('home')).toStrictEqual([requested])
  driver.ask({ _tag: 'ChooseShippingMethod', code: 'home', shippingId: 'me', storeId: 'US002' })
  const earlier = driver.lastCommandId()
  expect([choose('home'), choose('home', { storeId: 'US002' })]).toEqual([[], []])
  expect(choose('home', { storeId: 'US003' })).toEqual([
    { _tag: 'v1.ChangeWithdrawn', changeId: earlier },
    { ...requested, storeId: 'US003' },
  ])
  driver.ask({ _tag: 'ApplyCoupon', code: 'WELCOME10' })
  expect(choose('standard')).toEqual([
    { _tag: 'v1.ChangeWithdrawn', changeId: earlier },
    { ...requested, code: 'standard' },
  ])
  driver.send()
  expect(choose('standard')).toEqual([{ ...requested, code: 'standard' }])
})
