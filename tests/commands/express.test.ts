import { expect, test } from 'vitest'
import { initialState } from '../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { viewCheckout } from '../../core/events/checkout/viewCheckout.ts'
import { sampleAddress, sampleCard } from '../../tools/simulate/shopper/sampleShopper.ts'
import { createModelCommerce } from '../support/modelCommerce.ts'
import { after, decided, decidedAt } from '../support/decided.ts'
import { evolved, withCart } from '../support/evolved.ts'
import { wholeBasket } from '../support/everyEvent.ts'
import { sampleProduct } from '../support/sampleProducts.ts'
import { createShopDriver } from '../support/shopDriver.ts'

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
/** Somebody signed in, with one pair in the cart. */
const filled = (): ShopperState =>
  after(evolved(initialState(), signedIn), { _tag: 'AddItem', product: boot, quantity: 1 })

/** The same at a shop that answers; what is owed for the pair is done. */
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
  const [started, ...requests] = decided(filled(), express) as readonly {
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
  expect(decided(filled(), { ...express, billing: sampleAddress })).toMatchObject([{ same: true }, {}, {}, {}])
})

test('CHK-03 the summary opens with the press; once all is set the order is one more press, without a security code', () => {
  const { driver, commerce, view } = shopping()
  expect(driver.ask(express)).toBeNull()
  expect(view()).toMatchObject({
    step: 'summary',
    express: 'underWay',
    shipping: { city: 'Boulder' },
    billing: { city: 'Lyons' },
    card: { state: 'held' },
    waiting: 3,
  })
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
  const shop = withCart({ basket: pickup }, evolved(initialState(), signedIn))
  expect(decided(shop, express)).toMatchObject([
    { _tag: 'v1.ExpressStarted', shipping: null, same: false },
    { _tag: 'v1.BillingAddressRequested' },
    { _tag: 'v1.CardRequested' },
  ])
  expect(viewCheckout(after(shop, express).checkout, after(shop, express).cart)).toMatchObject({
    step: 'summary',
    shipping: {},
  })
})

test('CHK-02 CHK-04 who is not signed in, has chosen what pays, or has an empty cart does not begin; nor does an expired card or an address that does not pass', () => {
  const guest = after(initialState(), { _tag: 'AddItem', product: boot, quantity: 1 })
  expect(decided(guest, express)).toEqual({ _tag: 'ExpressNotOffered' })
  expect(decided(evolved(initialState(), signedIn), express)).toEqual({ _tag: 'CartEmpty' })
  const { shipping: _shipping, ...nowhere } = express
  expect(decided(filled(), nowhere)).toEqual({ _tag: 'ExpressNotOffered' })
  expect(decided(after(filled(), express), express)).toEqual({ _tag: 'ExpressNotOffered' })
  expect(decided(filled(), { ...express, card: { ...card, expiryYear: 2020 } })).toEqual({ _tag: 'CardExpired' })
  expect(decided(filled(), { ...express, shipping: { ...sampleAddress, city: '' } })).toMatchObject({
    _tag: 'FieldsInvalid',
    failures: [{ field: 'city' }],
  })
  expect(decided(filled(), { ...express, billing: { ...sampleAddress, email: 'x' } })).toMatchObject({
    _tag: 'FieldsInvalid',
    failures: [{ field: 'email' }],
  })
})

const parts = ['setShippingAddress', 'setBillingAddress', 'addPaymentInstrument'] as const

test.each(parts)(
  'CHK-04 %s refused: back at shipping with the reason, what had not left is not asked for, and what was typed stands again',
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

test('CHK-04 where nothing was typed the address that was refused stays in the form, to be put right; from then on it goes by the steps', () => {
  const { driver, commerce, view } = shopping()
  driver.ask(express)
  driver.answer(driver.send()!, { _tag: 'Refused', status: 400, errorId: 'CHK380', message: '' })
  expect(view()).toMatchObject({ step: 'shipping', shipping: sampleAddress })
  driver.ask({ _tag: 'SubmitShipping', address: sampleAddress })
  driver.settle(commerce)
  expect(view()).toMatchObject({ step: 'billing', express: null })
})

test('CHK-04 whoever types while it is under way goes by the steps, and no late refusal takes the form out of their hands', () => {
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
  const shop = {
    ...filled(),
    order: {
      ...initialState().order,
      placing: {
        id: 'o',
        since: decidedAt,
        shownTotal: 1,
        inStoreSalesInfo: null,
        botCheckRef: null,
        phase: 'prepare',
        sent: false,
        challenge: null,
      },
    },
  } as ShopperState
  expect(decided(shop, express)).toEqual({ _tag: 'OrderUnderWay' })
})
