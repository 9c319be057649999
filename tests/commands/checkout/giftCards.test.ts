import { describe, expect, test } from 'vitest'
import { wants } from '../../../core/commands/wants.ts'
import { viewCart } from '../../../core/events/cart/viewCart.ts'
import { viewCheckout } from '../../../core/events/checkout/viewCheckout.ts'
import { sampleAddress, sampleCard } from '../../../tools/simulate/shopper/sampleShopper.ts'
import { createModelCommerce } from '../../support/modelCommerce.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'
import { createShopDriver } from '../../support/shopDriver.ts'

const boot = sampleProduct('A-1')

/** At billing, everything answered. The worker's memory has a small card and one that covers any order. */
const atBilling = () => {
  const commerce = createModelCommerce([boot])
  commerce.giftCardBalances.set('gift-1111', 1_000).set('gift-2222', 10_000_000)
  const driver = createShopDriver()
  driver.ask({ _tag: 'AddItem', product: boot, quantity: 2 })
  driver.ask({ _tag: 'SubmitShipping', address: sampleAddress })
  driver.settle(commerce)
  const totals = () => viewCart(driver.shop().cart).totals
  return {
    commerce,
    driver,
    totals,
    view: () => viewCheckout(driver.shop().checkout, driver.shop().cart),
    add: (secretRef: string) => driver.ask({ _tag: 'AddGiftCard', secretRef, last4: secretRef.slice(-4) }),
    payBy: (card: boolean) =>
      driver.ask({
        _tag: 'SubmitBilling',
        address: sampleAddress,
        ...(card ? { card: sampleCard, secretRef: 'card-1' } : {}),
      }),
    place: () =>
      driver.ask({
        _tag: 'PlaceOrder',
        shownTotal: totals().total.minor,
        shownRemaining: totals().remainingToPay.minor,
        online: true,
      }),
  }
}

describe('a gift card', () => {
  test('PAY-06 CART-22 a gift card is named by its secret alone, waits on the screen, and pays its part', () => {
    const { driver, commerce, totals, view, add } = atBilling()
    const total = totals().total.minor
    expect(add('gift-1111')).toBeNull()
    expect(view().partPayments).toEqual([
      { instrumentId: null, method: 'GIFT_CARD', last4: '1111', amount: null, state: 'waiting' },
    ])
    expect(wants(driver.shop())[0]).toMatchObject({
      endpoint: 'addPaymentInstrument',
      secret: { ref: 'gift-1111', field: 'giftCard' },
      input: { body: { payment_method_id: 'GIFT_CARD' } },
    })
    driver.settle(commerce)
    expect(view().partPayments).toMatchObject([
      { method: 'GIFT_CARD', last4: '1111', amount: 1_000, state: 'confirmed' },
    ])
    expect(totals().remainingToPay.minor).toEqual(total - 1_000)
    expect(totals().total.minor).toEqual(total)
    expect(view().isCovered).toBe(false)
  })

  test('PAY-06 CART-22 taken off again, what remains is the total', () => {
    const { driver, commerce, totals, view, add } = atBilling()
    add('gift-1111')
    driver.settle(commerce)
    const instrumentId = view().partPayments[0]?.instrumentId ?? ''
    expect(driver.ask({ _tag: 'RemoveInstrument', instrumentId: 'none' })).toEqual({ _tag: 'InstrumentNotInCart' })
    expect(driver.ask({ _tag: 'RemoveInstrument', instrumentId })).toBeNull()
    expect(view().partPayments[0]?.state).toBe('leaving')
    driver.settle(commerce)
    expect(view().partPayments).toEqual([])
    expect(totals().remainingToPay).toEqual(totals().total)
  })

  test('PAY-17 gift cards that cover all: no card is asked for, and the order names the gift card', () => {
    const { driver, commerce, totals, view, add, payBy, place } = atBilling()
    expect(payBy(false)).toEqual({ _tag: 'CardMissing' })
    add('gift-2222')
    driver.settle(commerce)
    expect(view().isCovered).toBe(true)
    expect(totals().remainingToPay.minor).toBe(0)
    expect(payBy(false)).toBeNull()
    driver.settle(commerce)
    expect(view().step).toBe('summary')
    expect(place()).toBeNull()
    driver.answer(driver.send()!, commerce.perform(wants(driver.shop())[0]!))
    expect(wants(driver.shop())[0]).toMatchObject({
      endpoint: 'placeOrder',
      input: { body: { type: 'GIFT_CARD', paymentMethod: { additionalData: { shownRemaining: 0 } } } },
    })
    driver.settle(commerce)
    expect(commerce.orders).toHaveLength(1)
  })

  test('PAY-17 while the shop looks at a gift card nothing is ordered', () => {
    const { driver, commerce, add, payBy, place } = atBilling()
    payBy(true)
    driver.settle(commerce)
    add('gift-1111')
    expect(place()).toEqual({ _tag: 'PaymentWaiting' })
    driver.settle(commerce)
    expect(place()).toBeNull()
  })

  test('PAY-13 a refused gift card is reported as a gift card, and the newest try takes its place', () => {
    const { driver, commerce, add } = atBilling()
    add('gift-none')
    driver.settle(commerce)
    expect(driver.shop().cart.refusals).toMatchObject([{ what: 'gift-card', errorId: 'GFC700', code: 'none' }])
    add('gift-1111')
    expect(driver.shop().cart.refusals).toEqual([])
  })

  test('ERR-166 PYT400 a gift card drained elsewhere: back to billing with the new figure, the card is kept, nothing is ordered', () => {
    const { driver, commerce, totals, view, add, payBy, place } = atBilling()
    add('gift-1111')
    payBy(true)
    driver.settle(commerce)
    expect(place()).toBeNull()
    const [owed] = wants(driver.shop())
    const reply = commerce.perform(owed!)
    if (reply._tag !== 'Confirmed' || !('version' in reply.body)) throw new Error('prepared')
    const body = {
      ...reply.body,
      totals: { ...reply.body.totals, remainingToPay: reply.body.totals.total },
      payment_instruments: reply.body.payment_instruments.map((each) => ({ ...each, amount: 0 })),
    }
    driver.answer(driver.send()!, { _tag: 'Confirmed', body })
    expect(driver.shop().order.problem).toMatchObject({ errorId: 'PYT400', surface: 'toast', step: 'billing' })
    expect(view().step).toBe('billing')
    expect(view().card?.state).toBe('saved')
    expect(totals().remainingToPay.minor).toEqual(totals().total.minor)
    expect(commerce.orders.length).toBe(0)
  })

  test('PAY-01 a gift card must be typed again when its number is no longer in memory or its cart was lost', () => {
    const { driver, commerce, add } = atBilling()
    add('gift-1111')
    driver.answer(driver.send()!, { _tag: 'SecretGone' })
    expect(driver.shop().cart).toMatchObject({
      pending: [],
      refusals: [{ what: 'gift-card', errorId: 'gift-card-lost', code: '1111' }],
    })
    add('gift-1111')
    driver.settle(commerce)
    commerce.loseBaskets()
    driver.ask({ _tag: 'SetQuantity', lineKey: driver.shop().cart.basket!.lines[0]!.key, quantity: 3 })
    driver.settle(commerce)
    expect(driver.shop().cart.refusals).toMatchObject([{ what: 'gift-card', errorId: 'gift-card-lost', code: '1111' }])
  })
})

describe('rewards', () => {
  test('LOY-08 CART-23 a voucher is owed as a reward, the newest choice counts, and while the shop looks at it nothing is ordered', () => {
    const { driver, view, payBy, place } = atBilling()
    payBy(true)
    const voucher = { points: 500, amountInCurrency: 500 }
    driver.ask({ _tag: 'ApplyReward', voucher: { points: 1_000, amountInCurrency: 1_200 } })
    expect(driver.ask({ _tag: 'ApplyReward', voucher })).toBeNull()
    expect(view().partPayments).toEqual([
      { instrumentId: null, method: 'LOYALTY_POINTS', last4: null, amount: null, state: 'waiting' },
    ])
    expect(place()).toEqual({ _tag: 'PaymentWaiting' })
    const changes = driver.shop().cart.pending.filter(({ wish: change }) => change.kind === 'ApplyReward')
    expect(changes.map(({ wish: change }) => change)).toEqual([{ kind: 'ApplyReward', voucher }])
  })

  test('LOY-09 a refused reward is reported as a reward, and choosing again removes the message', () => {
    const { driver, commerce } = atBilling()
    const voucher = { points: 500, amountInCurrency: 500 }
    driver.ask({ _tag: 'ApplyReward', voucher })
    expect(wants(driver.shop())[0]).toMatchObject({
      endpoint: 'setReward',
      input: { body: { appliedLoyaltyVoucher: voucher } },
    })
    driver.settle(commerce)
    expect(driver.shop().cart.refusals).toMatchObject([{ what: 'reward', errorId: 'REW401' }])
    driver.ask({ _tag: 'ApplyReward', voucher })
    expect(driver.shop().cart.refusals).toEqual([])
  })

  test('LOY-10 PAY-03 a reward code, reward card or athlete’s credit is owed by name, shown while it waits, and reported when refused', () => {
    const { driver, commerce, view } = atBilling()
    expect(driver.ask({ _tag: 'AddPartPayment', method: 'REWARD_CODE', code: '  ', last4: null })).toEqual({
      _tag: 'FieldsInvalid',
      failures: [{ field: 'code', rule: 'required' }],
    })
    driver.ask({ _tag: 'AddPartPayment', method: 'REWARD_CODE', code: ' trail-2000 ', last4: '2000' })
    driver.ask({ _tag: 'AddPartPayment', method: 'REWARD_CARD', savedId: 'r1', last4: '3107' })
    driver.ask({ _tag: 'AddPartPayment', method: 'ATHLETES_PAYMENT', last4: null })
    expect(view().partPayments.map(({ method, last4, state }) => [method, last4, state])).toEqual([
      ['REWARD_CODE', '2000', 'waiting'],
      ['REWARD_CARD', '3107', 'waiting'],
      ['ATHLETES_PAYMENT', null, 'waiting'],
    ])
    expect(wants(driver.shop())[0]).toMatchObject({
      endpoint: 'addPaymentInstrument',
      secret: null,
      input: { body: { payment_method_id: 'REWARD_CODE', code: 'TRAIL-2000' } },
    })
    driver.answer(driver.send()!, { _tag: 'Refused', status: 404, errorId: 'PYT404', message: '' })
    expect(driver.shop().cart.refusals).toMatchObject([{ what: 'reward', errorId: 'PYT404', code: 'TRAIL-2000' }])
    expect(commerce.orders).toEqual([])
  })
})

test('ACC-30 a card of the account pays without any secret, and one that is typed may be kept', () => {
  const { driver, commerce, view } = atBilling()
  const { bin: _bin, ...face } = sampleCard
  expect(driver.ask({ _tag: 'SubmitBilling', address: sampleAddress, card: face, savedCardId: 'saved-1' })).toBeNull()
  const owed = () => wants(driver.shop())[0]
  driver.answer(driver.send()!, commerce.perform(owed()!))
  expect(owed()).toMatchObject({
    endpoint: 'addPaymentInstrument',
    secret: null,
    input: { body: { payment_method_id: 'CREDIT_CARD', paymentInstrumentId: 'saved-1' } },
  })
  driver.settle(commerce)
  expect(view()).toMatchObject({ step: 'summary', card: { state: 'saved', face: { last4: face.last4 } } })
  driver.ask({ _tag: 'SubmitBilling', address: sampleAddress, card: sampleCard, secretRef: 'card-1', keep: true })
  expect(owed()).toMatchObject({
    secret: { ref: 'card-1', field: 'card' },
    input: { body: { payment_method_id: 'CREDIT_CARD', keep: true } },
  })
})
