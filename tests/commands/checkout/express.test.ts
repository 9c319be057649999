import { describe, expect, test } from 'vitest'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import { viewCheckout } from '../../../core/events/checkout/viewCheckout.ts'
import { sampleAddress, sampleCard } from '../../../tools/simulate/shopper/sampleShopper.ts'
import { createModelCommerce } from '../../support/modelCommerce.ts'
import { given } from '../../support/given.ts'
import { orderUnderWay, shopperWith } from '../../support/sampleShop.ts'
import { wholeBasket } from '../../support/everyEvent.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'
import { createShopDriver } from '../../support/shopDriver.ts'

const boot = sampleProduct('A-1')
const { bin: _bin, ...card } = sampleCard
const express = {
  _tag: 'CheckOutExpress',
  shipping: sampleAddress,
  billing: { ...sampleAddress, city: 'Lyons' },
  card,
  savedCardId: 'saved-1',
} as const
const signedIn = { _tag: 'v1.SignedIn', site: 'us', consumerType: 'EMPLOYEE', at: 1, basketId: null } as const
/** A signed-in shopper with one pair in the cart. */
const signedInWithBoot = (): ShopperState => given(signedIn).when({ _tag: 'AddItem', product: boot, quantity: 1 }).shop

/** The same with a server that answers; what is owed for the pair is done. */
const shopping = () => {
  const commerce = createModelCommerce([boot])
  const driver = createShopDriver([signedIn])
  driver.ask({ _tag: 'AddItem', product: boot, quantity: 1 })
  driver.settle(commerce)
  return {
    commerce,
    driver,
    view: () => viewCheckout(driver.shop().checkout, driver.shop().cart),
    done: () => driver.answer(...doneBy(driver, commerce)),
  }
}
const doneBy = (driver: ReturnType<typeof createShopDriver>, commerce: ReturnType<typeof createModelCommerce>) => {
  const call = driver.send()!
  return [call, commerce.perform(call)] as const
}

test('CHK-03 both steps are filled at once, and address, bill and card are owed one after the other', () => {
  const [started, ...requests] = given(signedInWithBoot()).when(express).events as readonly {
    readonly _tag: string
    readonly changeId?: string
  }[]
  expect(started).toEqual({
    _tag: 'v1.ExpressStarted',
    id: 'd',
    shipping: sampleAddress,
    billing: express.billing,
    same: false,
  })
  expect(requests.map(({ _tag, changeId }) => [_tag, changeId])).toEqual([
    ['v1.ShippingAddressRequested', 'd-express-shipping'],
    ['v1.BillingAddressRequested', 'd-express-billing'],
    ['v1.CardRequested', 'd-express-card'],
  ])
  given(signedInWithBoot())
    .when({ ...express, billing: sampleAddress })
    .thenMatches([{ same: true }, {}, {}, {}])
  const spaced = { ...sampleAddress, city: ` ${sampleAddress.city} ` }
  for (const [shipping, billing] of [
    [spaced, sampleAddress],
    [sampleAddress, spaced],
  ] as const)
    given(signedInWithBoot())
      .when({ ...express, shipping, billing })
      .thenMatches([{ same: true }, {}, {}, {}])
})

test('CHK-03 the summary opens with the press', () => {
  const { driver, view } = shopping()
  expect(driver.ask(express)).toBeNull()
  expect(view()).toMatchObject({
    step: 'summary',
    express: 'underWay',
    shipping: { city: 'Boulder' },
    billing: { city: 'Lyons' },
    card: { state: 'held' },
    waiting: 3,
  })
})

test('CHK-03 once all is set the order is one more press, without a security code', () => {
  const { driver, commerce, view } = shopping()
  expect(driver.ask(express)).toBeNull()
  const calls: string[] = []
  while (driver.shop().cart.pending.length > 0) {
    const [call, settled] = doneBy(driver, commerce)
    calls.push(`${call.endpoint} ${call.key}`)
    expect(call.secret).toBeNull()
    driver.answer(call, settled)
  }
  const id = driver.lastCommandId()
  expect(calls).toEqual([
    `setShippingAddress ${id}-express-shipping/0`,
    `setBillingAddress ${id}-express-billing/0`,
    `addPaymentInstrument ${id}-express-card/0`,
  ])
  expect(view()).toMatchObject({
    step: 'summary',
    express: null,
    card: { state: 'saved' },
    complete: ['shipping', 'billing'],
  })
})

test('CHK-03 when every line is picked up, or nothing is sent at all, no address is', () => {
  const pickup = { ...wholeBasket, lines: [{ ...wholeBasket.lines[0]!, delivery: 'US002' }] }
  const shop = shopperWith({ cart: { basket: pickup } }, given(signedIn).shop)
  given(shop)
    .when(express)
    .thenMatches([
      { _tag: 'v1.ExpressStarted', shipping: null, same: false },
      { _tag: 'v1.BillingAddressRequested' },
      { _tag: 'v1.CardRequested' },
    ])
  expect(viewCheckout(given(shop).when(express).shop.checkout, given(shop).when(express).shop.cart)).toMatchObject({
    step: 'summary',
    shipping: {},
  })
})

describe('CHK-02 CHK-04 when the express checkout does not begin', () => {
  test('CHK-02 for a guest', () => {
    const guest = given().when({ _tag: 'AddItem', product: boot, quantity: 1 }).shop
    given(guest).when(express).then({ _tag: 'ExpressNotOffered' })
  })

  test('CHK-04 for an empty cart', () => {
    given(signedIn).when(express).then({ _tag: 'CartEmpty' })
  })

  test('CHK-04 without an address to deliver to', () => {
    const { shipping: _shipping, ...nowhere } = express
    given(signedInWithBoot()).when(nowhere).then({ _tag: 'ExpressNotOffered' })
  })

  test('CHK-02 for who has chosen what pays', () => {
    given(given(signedInWithBoot()).when(express).shop).when(express).then({ _tag: 'ExpressNotOffered' })
  })

  test('CHK-04 with an expired card', () => {
    given(signedInWithBoot())
      .when({ ...express, card: { ...card, expiryYear: 2020 } })
      .then({ _tag: 'CardExpired' })
  })

  test('CHK-04 with an address that does not pass', () => {
    given(signedInWithBoot())
      .when({ ...express, shipping: { ...sampleAddress, city: '' } })
      .thenMatches({
        _tag: 'FieldsInvalid',
        failures: [{ field: 'city' }],
      })
    given(signedInWithBoot())
      .when({ ...express, billing: { ...sampleAddress, email: 'x' } })
      .thenMatches({
        _tag: 'FieldsInvalid',
        failures: [{ field: 'email' }],
      })
  })
})

const parts = ['setShippingAddress', 'setBillingAddress', 'addPaymentInstrument'] as const

test.each(parts)(
  'CHK-04 %s refused: back at shipping with the reason, unsent calls are dropped, and the typed address is shown again',
  (refused) => {
    const { driver, view, done } = shopping()
    const typed = { email: 'else@example.com', city: 'Nederland' }
    driver.ask({ _tag: 'EnterAddress', form: 'shipping', fields: typed })
    driver.ask({ _tag: 'EnterAddress', form: 'billing', fields: { city: 'Ward' } })
    driver.ask({ _tag: 'SetBillingSameAsShipping', same: false })
    driver.ask(express)
    for (const part of parts.slice(0, parts.indexOf(refused))) expect(done(), part).toHaveLength(1)
    driver.answer(driver.send()!, { _tag: 'Refused', status: 400, errorId: 'CHK380', message: '' })
    expect(view()).toMatchObject({
      step: 'shipping',
      express: 'refused',
      open: ['shipping'],
      shipping: typed,
      billing: { city: 'Ward' },
      billingSameAsShipping: false,
      card: null,
      waiting: 0,
    })
    expect(driver.shop().cart.refusals).toMatchObject([{ errorId: 'CHK380' }])
    expect(driver.send()).toBeNull()
  },
)

test('CHK-04 what is owed beside the express checkout stays owed when a part of it is refused', () => {
  const { driver } = shopping()
  driver.ask({ _tag: 'ApplyCoupon', code: 'TRAIL10' })
  driver.ask(express)
  driver.answer(driver.send()!, { _tag: 'Refused', status: 400, errorId: 'CPN404', message: '' })
  driver.ask({ _tag: 'ApplyCoupon', code: 'TRAIL20' })
  driver.answer(driver.send()!, { _tag: 'Refused', status: 400, errorId: 'CHK380', message: '' })
  expect(driver.shop().cart.pending.map(({ wish }) => wish)).toMatchObject([{ kind: 'ApplyCoupon', code: 'TRAIL20' }])
})

test('CHK-04 an address that is not sent anywhere is not judged', () => {
  const pickup = { ...wholeBasket, lines: [{ ...wholeBasket.lines[0]!, delivery: 'US002' }] }
  given(shopperWith({ cart: { basket: pickup } }, given(signedIn).shop))
    .when({ ...express, shipping: { ...sampleAddress, city: '' } })
    .thenMatches([{ _tag: 'v1.ExpressStarted', shipping: null }, {}, {}])
})

test('CHK-04 when nothing was typed the refused address stays in the form, to be corrected', () => {
  const { driver, view } = shopping()
  driver.ask(express)
  driver.answer(driver.send()!, { _tag: 'Refused', status: 400, errorId: 'CHK380', message: '' })
  expect(view()).toMatchObject({ step: 'shipping', shipping: sampleAddress })
})

test('CHK-04 a corrected address goes by the steps from then on', () => {
  const { driver, commerce, view } = shopping()
  driver.ask(express)
  driver.answer(driver.send()!, { _tag: 'Refused', status: 400, errorId: 'CHK380', message: '' })
  driver.ask({ _tag: 'SubmitShipping', address: sampleAddress })
  driver.settle(commerce)
  expect(view()).toMatchObject({ step: 'billing', express: null })
})

test('CHK-04 a shopper who types meanwhile goes by the steps, and a late refusal does not take the form away', () => {
  const { driver, view } = shopping()
  driver.ask(express)
  const call = driver.send()!
  driver.ask({ _tag: 'GoToStep', step: 'shipping' })
  driver.ask({ _tag: 'EnterAddress', form: 'shipping', fields: { city: 'Ward' } })
  expect(view().express).toBeNull()
  driver.answer(call, { _tag: 'Refused', status: 400, errorId: 'CHK380', message: '' })
  expect(view()).toMatchObject({ step: 'shipping', express: null, shipping: { ...sampleAddress, city: 'Ward' } })
})

test('CHK-04 CART-27 a cart that is lost twice ends it as well', () => {
  const { driver, view, done } = shopping()
  driver.ask(express)
  const lost = { _tag: 'Refused', status: 404, errorId: 'BSK404', message: '' } as const
  driver.answer(driver.send()!, lost)
  expect(view().express).toBe('underWay')
  while (driver.shop().cart.rebuild) done()
  driver.answer(driver.send()!, lost)
  expect(view()).toMatchObject({ step: 'shipping', express: 'refused', card: null })
})

test('CHK-06 while an order is placed there is no other way to the summary', () => {
  const shop = shopperWith({ order: { placing: orderUnderWay } }, signedInWithBoot())
  given(shop).when(express).then({ _tag: 'OrderUnderWay' })
})
