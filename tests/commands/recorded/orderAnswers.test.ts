import { expect, test } from 'vitest'
import type { Order } from '../../../contracts/api/order.ts'
import type { Settled } from '../../../core/commands/answer.ts'
import { basketToConfirmed } from '../../../core/commands/cart/basketToConfirmed.ts'
import { orderToConfirmed } from '../../../core/commands/order/orderToConfirmed.ts'
import { recordOrder } from '../../../core/commands/order/recordOrder.ts'
import type { PendingOrder } from '../../../core/domain/order/order.ts'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import { sampleAddress } from '../../../tools/simulate/shopper/sampleShopper.ts'
import { sampleBasket, sampleItem, sampleOrder } from '../../support/sampleBasket.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'
import { placing, stateWith } from '../owed/owing.ts'

const body = sampleBasket('b1', 2, [sampleItem(sampleProduct('A-1'), 'i1', 2)], [], true)
const basket = basketToConfirmed(body)
const order = sampleOrder('C-1', body)
const challenge = { orderNumber: 'C-1', action: '/challenge/s', instrumentId: 'p', cardType: null, secretRef: null }
const asked = (more: Partial<PendingOrder> = {}, cart: Partial<ShopperState['cart']> = { basket }): ShopperState =>
  stateWith(cart, { ...placing, phase: 'place', ...more })
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

test('CHK-10 PAY-31 the order as the server has it decides; without an order under way nothing does', () => {
  expect(recordOrder(asked(), confirmed())).toEqual([
    { _tag: 'v1.OrderConfirmed', id: 'o', order: orderToConfirmed(order) },
  ])
  expect(recordOrder(initialState(), confirmed())).toEqual([])
  expect(recordOrder(asked(), { _tag: 'Confirmed', body: { shareUrl: '/x' } })).toEqual([])
  for (const status of ['failed', 'cancelled'] as const)
    expect(recordOrder(asked(), confirmed({ status }))).toEqual(failed(''))
  expect(recordOrder(asked({}, { basket: null }), confirmed({ status: 'failed' }))).toEqual(failed('', ''))
})

test('CHK-07 a prepared basket that comes to what was shown is ordered; any other is put before the shopper', () => {
  expect(recordOrder(asked({ shownTotal: basket.totals.total }), { _tag: 'Confirmed', body })).toEqual([
    { _tag: 'v1.OrderPrepared', id: 'o', basket },
  ])
  const problem = { problemId: 'o', errorId: 'total-changed', message: '', surface: 'banner', step: null }
  expect(recordOrder(asked(), { _tag: 'Confirmed', body })).toEqual([
    { _tag: 'v1.OrderRefused', id: 'o', problem, basket, refresh: false },
  ])
})

test('PAY-30 a PaymentNotAuthorized flash with an action begins a challenge about the instrument that pays the rest', () => {
  const flashMessages = [flash('Other', '/elsewhere'), flash('PaymentNotAuthorized', '/challenge/s')]
  const required = { _tag: 'v1.ChallengeRequired', id: 'o', orderNumber: 'C-1', action: '/challenge/s' }
  const card = { main: true, brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2030, holder: 'Wren' } as const
  const paymentMethod = [
    { paymentInstrumentId: 'gift', payment_method_id: 'GIFT_CARD', additionalData: { amount: 1 } },
    { paymentInstrumentId: 'main', payment_method_id: 'CREDIT_CARD', card, additionalData: { amount: 2 } },
  ] as Order['paymentMethod']
  expect(recordOrder(asked(), confirmed({ flashMessages, paymentMethod }))).toEqual([
    { ...required, instrumentId: 'main', cardType: 'visa' },
  ])
  expect(recordOrder(asked(), confirmed({ flashMessages, paymentMethod: paymentMethod.slice(0, 1) }))).toMatchObject([
    { instrumentId: 'gift', cardType: null },
  ])
  expect(recordOrder(asked(), confirmed({ flashMessages }))).toEqual([
    { ...required, instrumentId: 'card-b1', cardType: null },
  ])
  expect(recordOrder(asked({}, { basket: { ...basket, card: null } }), confirmed({ flashMessages }))).toMatchObject([
    { instrumentId: '' },
  ])
  expect(recordOrder(asked({}, { basket: null }), confirmed({ flashMessages }))).toMatchObject([{ instrumentId: '' }])
  expect(recordOrder(asked({ challenge }), confirmed({ flashMessages }))).toEqual([
    { _tag: 'v1.ChallengeResumed', id: 'o' },
  ])
  expect(recordOrder(asked({ challenge }), { _tag: 'SecretGone' })).toEqual([{ _tag: 'v1.ChallengeResumed', id: 'o' }])
})

test('PAY-30 a payment that is not authorised and gives no page to ask on is called off: the order is held until the shop says what became of it', () => {
  const called = (action: string) => [
    { _tag: 'v1.ChallengeRequired', id: 'o', orderNumber: 'C-1', action, instrumentId: 'card-b1', cardType: null },
    { _tag: 'v1.ChallengeAbandoned', id: 'o' },
  ]
  const held = (more: Partial<Order>) => recordOrder(asked(), confirmed(more))
  expect(held({ flashMessages: [flash('PaymentNotAuthorized')] })).toEqual(called(''))
  expect(held({ status: 'pending_authentication', flashMessages: [flash('PaymentNotAuthorized')] })).toEqual(called(''))
  expect(held({ status: 'pending_authentication', flashMessages: [flash('PaymentNotAuthorized', ' ')] })).toEqual(
    called(' '),
  )
  expect(held({ status: 'pending_authentication' })).toEqual(called(''))
  expect(held({ status: 'created' })).toEqual([])
})

test('PAY-30 PAY-33 what is said to a payment called off ends it: failed is a payment error back at billing, confirmed is confirmed, undecided is asked again', () => {
  const ended = (more: Partial<Order>) =>
    recordOrder(asked({ phase: 'abandon', challenge: { ...challenge, action: '' } }), confirmed(more))
  expect(ended({ status: 'failed' })).toMatchObject([
    {
      _tag: 'v1.AuthenticationFailed',
      basketId: 'b1',
      problem: { errorId: 'PAY400', surface: 'banner', step: 'billing' },
    },
  ])
  expect(ended({ flashMessages: [flash('PaymentNotAuthorized')] })).toMatchObject([{ _tag: 'v1.OrderConfirmed' }])
  expect(ended({ status: 'pending_authentication', flashMessages: [flash('PaymentNotAuthorized')] })).toEqual([])
  expect(ended({ status: 'pending_authentication' })).toEqual([])
})

test('ERR-10 ERR-13 PAY-34 a refusal goes where its code says; a lost basket is told and filled again', () => {
  const answerOf = (errorId: string, more: object) => ({
    _tag: 'v1.OrderRefused',
    id: 'o',
    problem: { problemId: 'o', errorId, message: 'said', surface: 'banner', step: null, ...more },
    basket: null,
    refresh: false,
  })
  expect(recordOrder(asked(), refused('PAY400'))).toEqual([answerOf('PAY400', { step: 'billing' })])
  expect(recordOrder(asked(), refused('BSK404'))).toEqual([
    answerOf('BSK404', {}),
    { _tag: 'v1.BasketLost', basketId: 'b1', changeId: null, paused: false },
  ])
  expect(recordOrder(asked({}, { basket: null }), refused('BSK404'))).toEqual([answerOf('BSK404', {})])
  expect(recordOrder(asked({ challenge }), refused('PAY400'))).toEqual(failed('said'))
})

test('ERR-10 an item no longer there is told as the basket’s own messages say', () => {
  const withMessage = { ...basket, messages: [{ code: 'PickupToHome', message: '', shipmentId: null }] }
  const problemOf = (shop: ShopperState) =>
    recordOrder(shop, refused('ORD430')).map((event) =>
      event._tag === 'v1.OrderRefused' ? [event.problem.surface, event.problem.step, event.refresh] : event,
    )
  expect(problemOf(asked({}, { basket: withMessage }))).toEqual([['flash', 'shipping', true]])
  expect(problemOf(asked())).toEqual([['flash', null, true]])
  expect(problemOf(asked({}, { basket: null }))).toEqual([['flash', null, true]])
})

test('ORD-13 a confirmation keeps what it shows: lines, shipments, where they go, and what paid', () => {
  const shipment = {
    shipmentId: 's1',
    shippingMethod: { code: 'standard', label: 'Standard', deliveryTime: '2 days', price: 600 },
    itemIds: ['i1'],
  } as const
  const card = { main: true, brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2030, holder: 'Wren' } as const
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
