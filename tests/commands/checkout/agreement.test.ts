import { describe, expect, test } from 'vitest'
import { given } from '../../support/given.ts'
import { wants } from '../../../core/commands/wants.ts'
import { viewCart } from '../../../core/events/cart/viewCart.ts'
import { viewCheckout } from '../../../core/events/checkout/viewCheckout.ts'
import { sampleAddress, sampleCard } from '../../../tools/simulate/shopper/sampleShopper.ts'
import { createModelCommerce } from '../../support/modelCommerce.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'
import { createShopDriver } from '../../support/shopDriver.ts'

const boot = sampleProduct('A-1')
const klarna = { method: 'KLARNA', sessionId: 'session-1' } as const
const paypal = { method: 'PAYPAL', sessionId: 'session-2' } as const

/** At billing, everything answered; `session-1` and `session-2` have been agreed to. */
const atBilling = () => {
  const commerce = createModelCommerce([boot])
  commerce.agreedSessions.add('session-1').add('session-2')
  const driver = createShopDriver()
  driver.ask({ _tag: 'AddItem', product: boot, quantity: 2 })
  driver.ask({ _tag: 'SubmitShipping', address: sampleAddress })
  driver.settle(commerce)
  return {
    commerce,
    driver,
    view: () => viewCheckout(driver.shop().checkout, driver.shop().cart),
    agree: (agreed: typeof klarna | typeof paypal | { method: 'KLARNA'; sessionId: string }) =>
      driver.ask({ _tag: 'SubmitBilling', address: sampleAddress, agreed }),
    place: () =>
      driver.ask({ _tag: 'PlaceOrder', shownTotal: viewCart(driver.shop().cart).totals.total.minor, online: true }),
  }
}

test.each([klarna, paypal])(
  'PAY-07 given an agreement with $method, the summary opens at once, the server hears of it once, and the order names it',
  (agreed) => {
    const { driver, commerce, view, agree, place } = atBilling()
    expect(agree(agreed)).toBeNull()
    expect(view()).toMatchObject({ step: 'summary', card: null, agreement: { method: agreed.method, state: 'held' } })
    driver.answer(driver.send()!, commerce.perform(wants(driver.shop())[0]!))
    const [owed] = wants(driver.shop())
    expect(owed).toMatchObject({
      endpoint: 'addPaymentInstrument',
      secret: null,
      input: { body: { payment_method_id: agreed.method, paymentSession: agreed.sessionId } },
    })
    driver.settle(commerce)
    expect(view().agreement).toEqual({ method: agreed.method, state: 'saved' })
    expect(place()).toBeNull()
    driver.answer(driver.send()!, commerce.perform(wants(driver.shop())[0]!))
    const basketId = driver.shop().cart.basket!.basketId
    expect(wants(driver.shop())[0]).toMatchObject({
      endpoint: 'placeOrder',
      input: { body: { type: agreed.method, paymentMethod: { paymentInstrumentId: `agreed-${basketId}` } } },
    })
    driver.settle(commerce)
    expect(commerce.orders).toHaveLength(1)
    expect(driver.shop().order.confirmed).not.toBeNull()
  },
)

describe('when the provider knows of no agreement', () => {
  test('PAY-09 ERR-15 the provider knows of no agreement: back to billing with PAY400 at the payment, and a card pays', () => {
    const { driver, commerce, view, agree, place } = atBilling()
    agree({ method: 'KLARNA', sessionId: 'made-up' })
    driver.settle(commerce)
    expect(view()).toMatchObject({ step: 'billing', agreement: null })
    expect(driver.shop().cart.refusals).toMatchObject([{ what: 'payment', errorId: 'PAY400' }])
    expect(place()).toMatchObject({ _tag: 'CardMissing' })
    driver.ask({ _tag: 'SubmitBilling', address: sampleAddress, card: sampleCard, secretRef: 'card-1' })
    driver.settle(commerce)
    expect(view()).toMatchObject({ step: 'summary', card: { state: 'saved' } })
  })

  test('PAY-09 an order placed on an agreement the server then refuses is not sent', () => {
    const { driver, commerce, agree, place } = atBilling()
    agree({ method: 'KLARNA', sessionId: 'made-up' })
    expect(place()).toBeNull()
    driver.settle(commerce)
    expect(commerce.orders).toEqual([])
    expect(driver.shop().order.placing).toBeNull()
    expect(driver.shop().order.problem?.errorId).toBe('PAY400')
  })
})

describe('when another way to pay is chosen', () => {
  test('PAY-07 the newest way to pay counts: one not sent is withdrawn, and the card goes', () => {
    const { driver, commerce, view, agree } = atBilling()
    driver.ask({ _tag: 'SubmitBilling', address: sampleAddress, card: sampleCard, secretRef: 'card-1' })
    agree(klarna)
    agree(paypal)
    expect(driver.shop().cart.pending.map(({ wish: change }) => change.kind)).toEqual([
      'SetBillingAddress',
      'AddAgreement',
    ])
    driver.settle(commerce)
    expect(view()).toMatchObject({ card: null, agreement: { method: 'PAYPAL', state: 'saved' } })
    driver.ask({ _tag: 'SubmitBilling', address: sampleAddress, card: sampleCard, secretRef: 'card-2' })
    driver.settle(commerce)
    expect(view()).toMatchObject({ card: { state: 'saved' }, agreement: null })
    expect(driver.shop().cart.basket).toMatchObject({ card: { last4: expect.any(String) } })
    expect(driver.shop().cart.basket?.agreement).toBeUndefined()
  })

  test('PAY-07 a return that comes twice, or with the same session again, is announced again and changes nothing', () => {
    const { driver, commerce, view, agree } = atBilling()
    agree(paypal)
    driver.settle(commerce)
    agree(paypal)
    driver.settle(commerce)
    expect(view()).toMatchObject({ step: 'summary', agreement: { method: 'PAYPAL', state: 'saved' } })
    expect(driver.shop().cart.refusals).toEqual([])
  })

  test('PAY-07 going on without a new agreement keeps the one there is', () => {
    const { driver, commerce, view, agree } = atBilling()
    agree(klarna)
    driver.settle(commerce)
    driver.ask({ _tag: 'GoToStep', step: 'billing' })
    expect(driver.ask({ _tag: 'SubmitBilling', address: sampleAddress })).toBeNull()
    expect(view().step).toBe('summary')
    given(driver.shop()).owes([])
  })
})

test('CART-27 an agreement goes with its basket: billing asks for it once more', () => {
  const { driver, commerce, view, agree, place } = atBilling()
  agree(klarna)
  driver.settle(commerce)
  commerce.loseBaskets()
  driver.ask({ _tag: 'AddItem', product: boot, quantity: 1 })
  driver.settle(commerce)
  expect(view()).toMatchObject({ step: 'billing', agreement: { method: 'KLARNA', state: 'lost' } })
  expect(place()).toMatchObject({ _tag: 'CardMissing' })
  agree(paypal)
  driver.settle(commerce)
  expect(view()).toMatchObject({ step: 'summary', agreement: { method: 'PAYPAL', state: 'saved' } })
})

describe('the ways to pay', () => {
  test('PAY-05 the ways to pay are the server’s', () => {
    const { view } = atBilling()
    expect(view().payments).toEqual([
      { code: 'CREDIT_CARD', label: 'Card' },
      { code: 'KLARNA', label: 'Klarna' },
    ])
  })

  test('PAY-05 before the server has spoken there is no way to pay', () => {
    const { checkout, cart } = createShopDriver().shop()
    expect(viewCheckout(checkout, cart).payments).toEqual([])
  })
})
