import { describe, expect, test } from 'vitest'
import type { Order } from '../../../contracts/api/entities/order.ts'
import type { Settled } from '../../../core/commands/answer.ts'
import { basketToConfirmed } from '../../../core/commands/cart/basketToConfirmed.ts'
import { orderToConfirmed } from '../../../core/commands/order/orderToConfirmed.ts'
import { recordOrder } from '../../../core/commands/order/recordOrder.ts'
import type { PendingOrder } from '../../../core/domain/order/order.ts'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import { sampleAddress } from '../../../tools/simulate/shopper/sampleShopper.ts'
import { given } from '../../support/given.ts'
import { sampleBasket, sampleItem, sampleOrder } from '../../support/sampleBasket.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'
import { orderUnderWay, stateWith } from '../../support/sampleShop.ts'

const body = sampleBasket('b1', 2, [sampleItem(sampleProduct('A-1'), 'i1', 2)], [], true)
const basket = basketToConfirmed(body)
const order = sampleOrder('C-1', body)
const challenge = { orderNumber: 'C-1', action: '/challenge/s', instrumentId: 'p', cardType: null, secretRef: null }
const ordering = (more: Partial<PendingOrder> = {}, cart: Partial<ShopperState['cart']> = { basket }): ShopperState =>
  stateWith(cart, { ...orderUnderWay, phase: 'place', ...more })
const confirmed = (more: Partial<Order> = {}): Settled => ({ _tag: 'Confirmed', body: { ...order, ...more } })
const refused = (errorId: string): Settled => ({ _tag: 'Refused', status: 409, errorId, message: 'said' })
const failed = (message: string, basketId = 'b1') => [
  {
    _tag: 'v1.AuthenticationFailed',
    id: 'o',
    basketId,
    problem: { problemId: 'o', errorId: 'authentication-failed', message, surface: 'banner', step: 'billing' },
  },
]
const flash = (code: string, action?: string) => ({ code, ...(action === undefined ? {} : { details: { action } }) })

test('CHK-10 the order as the server has it is confirmed', () => {
  given(ordering())
    .answered(confirmed())
    .then([{ _tag: 'v1.OrderConfirmed', id: 'o', order: orderToConfirmed(order) }])
})

test('CHK-10 without an order under way no answer decides anything', () => {
  expect(recordOrder(initialState(), confirmed())).toEqual([])
})

test('CHK-10 an answer that is no order decides nothing', () => {
  given(ordering())
    .answered({ _tag: 'Confirmed', body: { shareUrl: '/x' } })
    .then([])
})

test('PAY-31 a failed or cancelled order has failed its authentication', () => {
  for (const status of ['failed', 'cancelled'] as const)
    given(ordering()).answered(confirmed({ status })).then(failed(''))
  expect(recordOrder(ordering({}, { basket: null }), confirmed({ status: 'failed' }))).toEqual(failed('', ''))
})

test('CHK-07 a prepared basket that comes to what was shown is ordered', () => {
  given(ordering({ shownTotal: basket.totals.total }))
    .answered({ _tag: 'Confirmed', body })
    .then([{ _tag: 'v1.OrderPrepared', id: 'o', basket }])
})

test('CHK-07 a prepared basket that comes to another total is put before the shopper', () => {
  const problem = { problemId: 'o', errorId: 'total-changed', message: '', surface: 'banner', step: null }
  given(ordering())
    .answered({ _tag: 'Confirmed', body })
    .then([{ _tag: 'v1.OrderRefused', id: 'o', problem, basket, refresh: false }])
})

describe('a prepared basket of the shown total, for which gift cards pay otherwise than was shown', () => {
  const { total, remainingToPay } = basket.totals
  const answered = (more: Partial<PendingOrder>) =>
    given(ordering({ shownTotal: total, ...more })).answered({ _tag: 'Confirmed', body })
  const refusedFor = (more: object) => [
    {
      _tag: 'v1.OrderRefused',
      id: 'o',
      problem: { problemId: 'o', message: '', ...more },
      basket,
      refresh: false,
    },
  ]
  const notEnough = refusedFor({ errorId: 'PYT400', surface: 'toast', step: 'billing' })
  const shownAgain = refusedFor({ errorId: 'total-changed', surface: 'banner', step: null })

  test('PAY-17 goes back to the payment when they pay less', () => {
    answered({ shownRemaining: remainingToPay - 1 }).then(notEnough)
  })

  test('PAY-17 is shown again when they pay more', () => {
    answered({ shownRemaining: remainingToPay + 1 }).then(shownAgain)
  })

  test('PAY-17 is ordered when they pay as much', () => {
    answered({ shownRemaining: remainingToPay }).then([{ _tag: 'v1.OrderPrepared', id: 'o', basket }])
  })

  test('CHK-07 PAY-17 is shown again when the total is another one, too', () => {
    answered({ shownTotal: total - 1, shownRemaining: remainingToPay - 1 }).then(shownAgain)
  })
})

const card = { main: true, brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2030, holder: 'Wren' } as const

test('PAY-30 a PaymentNotAuthorized flash with an action begins a challenge about the instrument that pays the rest', () => {
  const flashMessages = [flash('Other', '/elsewhere'), flash('PaymentNotAuthorized', '/challenge/s')]
  const required = { _tag: 'v1.ChallengeRequired', id: 'o', orderNumber: 'C-1', action: '/challenge/s' }
  const paymentMethod = [
    { paymentInstrumentId: 'gift', payment_method_id: 'GIFT_CARD', additionalData: { amount: 1 } },
    { paymentInstrumentId: 'main', payment_method_id: 'CREDIT_CARD', card, additionalData: { amount: 2 } },
  ] as Order['paymentMethod']
  given(ordering())
    .answered(confirmed({ flashMessages, paymentMethod }))
    .then([{ ...required, instrumentId: 'main', cardType: 'visa' }])
  given(ordering())
    .answered(confirmed({ flashMessages, paymentMethod: paymentMethod.slice(0, 1) }))
    .thenMatches([{ instrumentId: 'gift', cardType: null }])
  given(ordering())
    .answered(confirmed({ flashMessages }))
    .then([{ ...required, instrumentId: 'card-b1', cardType: null }])
  given(ordering({}, { basket: { ...basket, card: null } }))
    .answered(confirmed({ flashMessages }))
    .thenMatches([{ instrumentId: '' }])
  expect(recordOrder(ordering({}, { basket: null }), confirmed({ flashMessages }))).toMatchObject([
    { instrumentId: '' },
  ])
  given(ordering({ challenge }))
    .answered(confirmed({ flashMessages }))
    .then([{ _tag: 'v1.ChallengeResumed', id: 'o' }])
  given(ordering({ challenge }))
    .answered({ _tag: 'SecretGone' })
    .then([{ _tag: 'v1.ChallengeResumed', id: 'o' }])
})

test('PAY-30 a payment that is not authorised and has no page to ask on is abandoned, and the order held until the shop decides', () => {
  const called = (action: string) => [
    { _tag: 'v1.ChallengeRequired', id: 'o', orderNumber: 'C-1', action, instrumentId: 'card-b1', cardType: null },
    { _tag: 'v1.ChallengeAbandoned', id: 'o' },
  ]
  const held = (more: Partial<Order>) => given(ordering()).answered(confirmed(more))
  held({ flashMessages: [flash('PaymentNotAuthorized')] }).then(called(''))
  held({ status: 'pending_authentication', flashMessages: [flash('PaymentNotAuthorized')] }).then(called(''))
  held({ status: 'pending_authentication', flashMessages: [flash('PaymentNotAuthorized', ' ')] }).then(called(' '))
  held({ status: 'pending_authentication' }).then(called(''))
  held({ status: 'created' }).then([])
})

describe('PAY-30 PAY-33 when an abandoned payment is answered', () => {
  const ended = (more: Partial<Order>) =>
    given(ordering({ phase: 'abandon', challenge: { ...challenge, action: '' } })).answered(confirmed(more))

  test('PAY-33 a failed one is a payment error back at billing', () => {
    ended({ status: 'failed' }).thenMatches([
      {
        _tag: 'v1.AuthenticationFailed',
        basketId: 'b1',
        problem: { errorId: 'PAY400', surface: 'banner', step: 'billing' },
      },
    ])
  })

  test('PAY-30 a confirmed one is confirmed', () => {
    ended({ flashMessages: [flash('PaymentNotAuthorized')] }).thenMatches([{ _tag: 'v1.OrderConfirmed' }])
  })

  test('PAY-30 an undecided one is asked about again', () => {
    ended({ status: 'pending_authentication', flashMessages: [flash('PaymentNotAuthorized')] }).then([])
    ended({ status: 'pending_authentication' }).then([])
  })
})

const answerOf = (errorId: string, more: object) => ({
  _tag: 'v1.OrderRefused',
  id: 'o',
  problem: { problemId: 'o', errorId, message: 'said', surface: 'banner', step: null, ...more },
  basket: null,
  refresh: false,
})

test('ERR-10 a refusal goes where its code says', () => {
  given(ordering())
    .answered(refused('PAY400'))
    .then([answerOf('PAY400', { step: 'billing' })])
})

test('ERR-13 a lost basket is reported and filled again', () => {
  given(ordering())
    .answered(refused('BSK404'))
    .then([answerOf('BSK404', {}), { _tag: 'v1.BasketLost', basketId: 'b1', changeId: null, paused: false }])
  expect(recordOrder(ordering({}, { basket: null }), refused('BSK404'))).toEqual([answerOf('BSK404', {})])
})

test('PAY-34 a refusal after a challenge is a failed authentication', () => {
  given(ordering({ challenge })).answered(refused('PAY400')).then(failed('said'))
})

test('ERR-10 an item that is no longer there is reported as in the basket’s own messages', () => {
  const withMessage = { ...basket, messages: [{ code: 'PickupToHome', message: '', shipmentId: null }] }
  const problemOf = (shop: ShopperState) =>
    recordOrder(shop, refused('ORD430')).map((event) =>
      event._tag === 'v1.OrderRefused' ? [event.problem.surface, event.problem.step, event.refresh] : event,
    )
  expect(problemOf(ordering({}, { basket: withMessage }))).toEqual([['flash', 'shipping', true]])
  expect(problemOf(ordering())).toEqual([['flash', null, true]])
  expect(problemOf(ordering({}, { basket: null }))).toEqual([['flash', null, true]])
})

test('ORD-13 a confirmation keeps what it shows: lines, shipments, where they go, and what paid', () => {
  const shipment = {
    shipmentId: 's1',
    shippingMethod: { code: 'standard', label: 'Standard', deliveryTime: '2 days', price: 600 },
    itemIds: ['i1'],
  } as const
  const { lastName: _none, ...nameless } = sampleAddress
  const kept = orderToConfirmed({
    ...order,
    shipments: [
      { ...shipment, address: { ...sampleAddress, addressLine2: '' } },
      { ...shipment, shipmentId: 's2', address: nameless },
      { ...shipment, shipmentId: 's3' },
      { ...shipment, shipmentId: 's4', address: { country: 'US' } },
    ],
    paymentMethod: [
      { paymentInstrumentId: 'k', payment_method_id: 'KLARNA', additionalData: { amount: 600 } },
      { paymentInstrumentId: 'c', payment_method_id: 'CREDIT_CARD', card, additionalData: { amount: 20_000 } },
    ] as Order['paymentMethod'],
  })
  expect(kept.lines).toEqual([
    {
      id: 'i1',
      sku: 'A-1',
      name: 'Style A-1',
      variant: 'Moss, 9',
      quantity: 2,
      rowTotal: 20_000,
      originalRowTotal: 25_000,
      picture: '/media/A-1.svg',
      tint: 'moss',
      path: '/en-us/p/style-A-1',
    },
  ])
  const where = ['1420 Spruce Street', 'Boulder CO 80302', 'US']
  expect(kept.shipments).toMatchObject([
    {
      shipmentId: 's1',
      code: 'standard',
      label: 'Standard',
      deliveryTime: '2 days',
      price: 600,
      lineIds: ['i1'],
      address: ['Wren Holloway', ...where],
    },
    { shipmentId: 's2', address: ['Wren', ...where] },
    { shipmentId: 's3', address: [] },
    { shipmentId: 's4', address: ['US'] },
  ])
  expect(kept.payments).toEqual([
    { method: 'KLARNA', brand: null, last4: null, amount: 600 },
    { method: 'CREDIT_CARD', brand: 'visa', last4: '4242', amount: 20_000 },
  ])
})
