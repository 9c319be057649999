import { describe, expect, test } from 'vitest'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import { sampleAddress, sampleCard } from '../../../tools/simulate/shopper/sampleShopper.ts'
import { atBilling, atSummary } from '../../support/checkoutWalk.ts'
import { decidedAt, given } from '../../support/given.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'
import type { ShopDriver } from '../../support/shopDriver.ts'
import { shopperWith } from '../../support/sampleShop.ts'

const withCheckout = (shop: ShopperState, more: Partial<ShopperState['checkout']>): ShopperState =>
  shopperWith({ checkout: more }, shop)
/** One thing in the cart, nothing given. */
const oneLineCart = (): ShopperState =>
  given().when({ _tag: 'AddItem', product: sampleProduct('A-1'), quantity: 1 }).shop
const shipping = { _tag: 'SubmitShipping', address: sampleAddress } as const
const billing = { _tag: 'SubmitBilling', address: sampleAddress, card: sampleCard, secretRef: 'card-1' } as const

describe('moving between the steps', () => {
  test('CHK-01 a step opens only when all earlier ones are complete, and the one that is open is not entered again', () => {
    const shop = atSummary().driver.shop()
    given().when({ _tag: 'GoToStep', step: 'shipping' }).then({ _tag: 'CartEmpty' })
    given(oneLineCart()).when({ _tag: 'GoToStep', step: 'billing' }).then({ _tag: 'StepNotOpen', step: 'billing' })
    given(oneLineCart()).when({ _tag: 'GoToStep', step: 'shipping' }).then([])
    given(shop)
      .when({ _tag: 'GoToStep', step: 'billing' })
      .then([{ _tag: 'v1.StepEntered', step: 'billing' }])
    expect(given(shop).when({ _tag: 'GoToStep', step: 'billing' }).shop.checkout.step).toBe('billing')
    given(shop).when({ _tag: 'GoToStep', step: 'summary' }).then([])
    given(withCheckout(shop, { billingSubmitted: false }))
      .when({ _tag: 'GoToStep', step: 'summary' })
      .then({
        _tag: 'StepNotOpen',
        step: 'summary',
      })
  })

  test('an address is kept as typed, valid or not, when it differs from the one before', () => {
    const typed = { city: 'Boulder', postalCode: '8' }
    const shop = given().when({ _tag: 'EnterAddress', form: 'billing', fields: typed }).shop
    expect(shop.checkout.billing).toEqual(typed)
    expect(shop.checkout.shipping).toEqual({})
    given(shop)
      .when({ _tag: 'EnterAddress', form: 'billing', fields: { city: 'Boulder' } })
      .then([])
    const fields = { city: 'Boulder', postalCode: '80' }
    given(shop)
      .when({ _tag: 'EnterAddress', form: 'billing', fields })
      .then([{ _tag: 'v1.AddressEntered', form: 'billing', fields }])
  })

  test('the bill goes to the shipping address or to another one', () => {
    const shop = atSummary().driver.shop()
    given(shop).when({ _tag: 'SetBillingSameAsShipping', same: true }).then([])
    given(shop)
      .when({ _tag: 'SetBillingSameAsShipping', same: false })
      .then([{ _tag: 'v1.BillingSameAsShippingSet', same: false }])
    expect(
      given(shop).when({ _tag: 'SetBillingSameAsShipping', same: false }).shop.checkout.billingSameAsShipping,
    ).toBe(false)
  })

  test('a card can be forgotten once there is one', () => {
    const shop = atSummary().driver.shop()
    given(shop)
      .when({ _tag: 'ForgetCard' })
      .then([{ _tag: 'v1.CardForgotten' }])
    given().when({ _tag: 'ForgetCard' }).then([])
  })

  test('CHK-06 no form can be changed while an order is placed', () => {
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
    for (const press of presses) given(shop).when(press).then({ _tag: 'OrderUnderWay' })
    given(shop).when({ _tag: 'ChooseShippingMethod', code: 'home', shippingId: 'me' }).then({
      _tag: 'OrderUnderWay',
    })
  })
})

test('CHK-12 an address is asked for tidy, once, and a newer one takes the place of what has not left', () => {
  given().when(shipping).then({ _tag: 'CartEmpty' })
  given(oneLineCart())
    .when({ _tag: 'SubmitShipping', address: { ...sampleAddress, city: '' } })
    .thenMatches({
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
  given(oneLineCart()).when(shipping).then([submitted, request])
  const submittedShop = given(oneLineCart()).when(shipping).shop
  given(submittedShop).when(shipping).then([submitted])
  const moved = { _tag: 'SubmitShipping', address: { ...sampleAddress, city: 'Lyons' } } as const
  given(submittedShop)
    .when(moved)
    .thenMatches([
      { _tag: 'v1.ShippingSubmitted' },
      { _tag: 'v1.ChangeWithdrawn', changeId: 'd' },
      { address: { city: 'Lyons' } },
    ])
  given(atBilling().driver.shop()).when(shipping).then([submitted])
  given(atBilling().driver.shop()).when(moved).thenMatches([{}, {}])
  const estimated = given(oneLineCart()).when({ _tag: 'EstimateShipping', postalCode: '80302', country: 'US' }).shop
  given(estimated)
    .when(shipping)
    .thenMatches([{}, { _tag: 'v1.ChangeWithdrawn', changeId: 'd' }, { _tag: 'v1.ShippingAddressRequested' }])
})

describe('when billing is submitted', () => {
  test('PAY-01 PAY-18 billing asks for a card that is whole and not over, unless something pays already', () => {
    const shop = atBilling().driver.shop()
    given().when(billing).then({ _tag: 'CartEmpty' })
    given(oneLineCart()).when(billing).then({ _tag: 'StepNotOpen', step: 'billing' })
    given(shop)
      .when({ ...billing, address: { ...sampleAddress, email: 'x' } })
      .thenMatches({
        _tag: 'FieldsInvalid',
        failures: [{ field: 'email' }],
      })
    given(shop).when({ _tag: 'SubmitBilling', address: sampleAddress }).then({ _tag: 'CardMissing' })
    given(shop).when({ _tag: 'SubmitBilling', address: sampleAddress, card: sampleCard }).then({
      _tag: 'CardMissing',
    })
    given(shop).when({ _tag: 'SubmitBilling', address: sampleAddress, secretRef: 'card-1' }).then({
      _tag: 'CardMissing',
    })
    given(shop)
      .when({ ...billing, card: { ...sampleCard, expiryYear: 2020 } })
      .then({ _tag: 'CardExpired' })
    given(atSummary().driver.shop())
      .when({ _tag: 'SubmitBilling', address: sampleAddress })
      .then([{ _tag: 'v1.BillingSubmitted', address: sampleAddress }])
  })

  const card = { _tag: 'v1.CardRequested', changeId: 'd-card', at: decidedAt, face: sampleCard, secretRef: 'card-1' }

  const submitted = { _tag: 'v1.BillingSubmitted', address: sampleAddress }

  test('PAY-01 a bill and a card are two requests', () => {
    const shop = atBilling().driver.shop()
    const address = {
      _tag: 'v1.BillingAddressRequested',
      changeId: 'd',
      at: decidedAt,
      address: { ...sampleAddress, phone: '+13035550142' },
    }
    given(shop).when(billing).then([submitted, address, card])
  })

  const withdrawn = (changeId: string) => ({ _tag: 'v1.ChangeWithdrawn', changeId })

  test('PAY-01 a newer card replaces one that has not left', () => {
    const shop = atBilling().driver.shop()
    const submittedShop = given(shop).when(billing).shop
    given(submittedShop)
      .when(billing)
      .then([submitted, withdrawn('d-card'), card])
  })

  test('PAY-01 a newer bill replaces one that has not left', () => {
    const shop = atBilling().driver.shop()
    const submittedShop = given(shop).when(billing).shop
    given(submittedShop)
      .when({ ...billing, address: { ...sampleAddress, city: 'Lyons' } })
      .thenMatches([{}, withdrawn('d'), { address: { city: 'Lyons' } }, withdrawn('d-card'), card])
  })

  const agreed = { method: 'KLARNA', sessionId: 's' } as const

  test('PAY-07 an agreement replaces a card that has not left', () => {
    const shop = atBilling().driver.shop()
    const submittedShop = given(shop).when(billing).shop
    const agreement = { _tag: 'v1.AgreementRequested', changeId: 'd-agreed', at: decidedAt, ...agreed }
    given(submittedShop)
      .when({ _tag: 'SubmitBilling', address: sampleAddress, agreed })
      .then([submitted, withdrawn('d-card'), agreement])
  })

  test('PAY-07 a card replaces an agreement that has not left', () => {
    const shop = atBilling().driver.shop()
    const submittedShop = given(shop).when(billing).shop
    const agreeing = given(submittedShop).when({ _tag: 'SubmitBilling', address: sampleAddress, agreed }).shop
    given(agreeing)
      .when(billing)
      .then([submitted, withdrawn('d-agreed'), card])
  })

  test('PAY-01 the bill that the server has is not asked for again', () => {
    given(atSummary().driver.shop()).when(billing).then([submitted, card])
  })
})

describe('whether an address is another one', () => {
  test('an address is the same with blanks around it, and with a field empty or absent', () => {
    const { driver } = atBilling()
    const asks = (more: object) =>
      given(driver.shop()).when({ _tag: 'SubmitShipping', address: { ...sampleAddress, ...more } }).events.length - 1
    expect(asks({})).toBe(0)
    expect(asks({ addressLine2: '' })).toBe(0)
    expect(asks({ city: ' Boulder ' })).toBe(0)
  })

  test('an address is another one when a field differs', () => {
    const { driver } = atBilling()
    const asks = (more: object) =>
      given(driver.shop()).when({ _tag: 'SubmitShipping', address: { ...sampleAddress, ...more } }).events.length - 1
    expect(asks({ addressLine2: 'Unit 3' })).toBe(1)
    expect(asks({ firstName: 'Ash' })).toBe(1)
  })
})

/** A shipping method is chosen, for the shipment `me` by default. */
const choosing =
  (driver: ShopDriver) =>
  (code: string, more: { readonly shippingId?: string; readonly storeId?: string } = {}) =>
    given(driver.shop()).when({ _tag: 'ChooseShippingMethod', code, shippingId: 'me', ...more })

describe('when a method is chosen', () => {
  test('SHIP-08 a method is one that the shipment is offered', () => {
    const { driver } = atBilling()
    const choose = choosing(driver)
    choose('pudo').then({ _tag: 'MethodNotOffered' })
    choose('home', { shippingId: 'other' }).then({ _tag: 'MethodNotOffered' })
    given().when({ _tag: 'ChooseShippingMethod', code: 'home', shippingId: 'me' }).then({
      _tag: 'MethodNotOffered',
    })
  })

  const requested = { _tag: 'v1.ShippingMethodRequested', changeId: 'd', at: decidedAt, code: 'home', shippingId: 'me' }

  test('SHIP-08 the method that the shipment has is asked for only with a store', () => {
    const { driver } = atBilling()
    const choose = choosing(driver)
    choose('standard').then([])
    choose('standard', { storeId: 'US002' }).then([{ ...requested, code: 'standard', storeId: 'US002' }])
  })

  test('SHIP-08 another method is asked for', () => {
    const { driver } = atBilling()
    const choose = choosing(driver)
    choose('home').then([requested])
  })

  test('SHIP-08 the choice that has not left is not asked for again, except for another store', () => {
    const { driver } = atBilling()
    const choose = choosing(driver)
    driver.ask({ _tag: 'ChooseShippingMethod', code: 'home', shippingId: 'me', storeId: 'US002' })
    const earlier = driver.lastCommandId()
    choose('home').then([])
    choose('home', { storeId: 'US002' }).then([])
    choose('home', { storeId: 'US003' }).then([
      { _tag: 'v1.ChangeWithdrawn', changeId: earlier },
      { ...requested, storeId: 'US003' },
    ])
  })

  test('SHIP-08 a newer choice takes the place of one that has not left, and follows one that has', () => {
    const { driver } = atBilling()
    const choose = choosing(driver)
    driver.ask({ _tag: 'ChooseShippingMethod', code: 'home', shippingId: 'me', storeId: 'US002' })
    const earlier = driver.lastCommandId()
    driver.ask({ _tag: 'ApplyCoupon', code: 'WELCOME10' })
    choose('standard').then([
      { _tag: 'v1.ChangeWithdrawn', changeId: earlier },
      { ...requested, code: 'standard' },
    ])
    driver.send()
    choose('standard').then([{ ...requested, code: 'standard' }])
  })
})
