import { expect, test } from 'vitest'
import { endOrder, haltOrder } from '../../../core/commands/order/haltOrder.ts'
import type { PendingOrder } from '../../../core/domain/order/order.ts'
import type { PlacingPhase } from '../../../core/domain/order/placing.ts'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import { viewCart } from '../../../core/events/cart/viewCart.ts'
import { sampleCard, sampleSeller } from '../../../tools/simulate/shopper/sampleShopper.ts'
import { atBilling, atSummary } from '../../support/checkoutWalk.ts'
import { decided, decidedAt } from '../../support/decided.ts'
import { placing, rebuild } from '../owed/owing.ts'

const place = (shop: ShopperState, more: { readonly shownTotal?: number; readonly online?: boolean } = {}) =>
  decided(shop, { _tag: 'PlaceOrder', shownTotal: viewCart(shop.cart).totals.total.minor, online: true, ...more })
const ready = (): ShopperState => atSummary().driver.shop()
const withCheckout = (more: Partial<ShopperState['checkout']>): ShopperState => ({
  ...ready(),
  checkout: { ...ready().checkout, ...more },
})
const withOrder = (more: Partial<ShopperState['order']>): ShopperState => ({
  ...initialState(),
  order: { ...initialState().order, ...more },
})
const requested = { _tag: 'v1.OrderRequested', id: 'd', at: decidedAt, shownTotal: 20_600 }

test('CHK-06 an order is placed for the total on the screen, of a whole checkout, with a connection, once', () => {
  expect(place(ready())).toStrictEqual([requested])
  expect(place({ ...ready(), order: { ...ready().order, placing } })).toEqual({ _tag: 'OrderUnderWay' })
  expect(place(initialState())).toEqual({ _tag: 'CartEmpty' })
  expect(place(ready(), { online: false })).toEqual({ _tag: 'Offline' })
  expect(place(ready(), { shownTotal: 20_599 })).toEqual({ _tag: 'TotalChanged', shown: 20_599, now: 20_600 })
  expect(place(withCheckout({ shippingSubmitted: false }))).toEqual({ _tag: 'StepNotOpen', step: 'summary' })
  expect(place(atBilling().driver.shop())).toEqual({ _tag: 'CardMissing' })
  expect(place(withCheckout({ billingSubmitted: false }))).toEqual({ _tag: 'StepNotOpen', step: 'summary' })
  expect(
    place(withCheckout({ card: { face: { ...sampleCard, expiryYear: 2020 }, secretRef: 'c', state: 'saved' } })),
  ).toEqual({ _tag: 'CardExpired' })
  expect(place(withCheckout({ card: null, agreement: { method: 'KLARNA', state: 'saved' } }))).toStrictEqual([
    requested,
  ])
})

test('BIS-02 CART-27 who sells goes with it; what waited after a second loss is put back first', () => {
  const shop = ready()
  expect(place({ ...shop, account: { ...shop.account, associate: { ...sampleSeller, activeAt: 1 } } })).toEqual([
    { ...requested, inStoreSalesInfo: { storeId: 'US001', storeEmployeeId: 'US001-1' } },
  ])
  const waiting = { ...shop, cart: { ...shop.cart, rebuild: { ...rebuild, lines: [], paused: true } } }
  expect(place(waiting)).toEqual([{ _tag: 'v1.RebuildResumed', lostBasketId: 'b0' }, requested])
  expect(place({ ...waiting, cart: { ...waiting.cart, rebuild: { ...waiting.cart.rebuild, paused: false } } })).toEqual(
    [requested],
  )
})

test('PAY-30 only while the bank asks can it be answered or turned away from', () => {
  const asked = (phase: PlacingPhase) => withOrder({ placing: { ...placing, phase } })
  expect(decided(asked('challenge'), { _tag: 'AnswerChallenge', secretRef: 's' })).toEqual([
    { _tag: 'v1.ChallengeAnswered', id: 'o', secretRef: 's' },
  ])
  expect(decided(asked('challenge'), { _tag: 'AbandonChallenge' })).toEqual([
    { _tag: 'v1.ChallengeAbandoned', id: 'o' },
  ])
  for (const shop of [initialState(), asked('place'), asked('complete')]) {
    expect(decided(shop, { _tag: 'AnswerChallenge', secretRef: 's' })).toEqual({ _tag: 'NoChallenge' })
    expect(decided(shop, { _tag: 'AbandonChallenge' })).toEqual({ _tag: 'NoChallenge' })
  }
})

test('a problem and a confirmation are put away when there is one', () => {
  const problem = { problemId: 'p', errorId: 'PAY400', message: '', surface: 'banner', step: null } as const
  expect(decided(withOrder({ problem }), { _tag: 'DismissOrderProblem' })).toEqual([
    { _tag: 'v1.OrderProblemDismissed' },
  ])
  expect(decided(initialState(), { _tag: 'DismissOrderProblem' })).toEqual([])
  expect(
    decided(withOrder({ confirmed: {} as ShopperState['order']['confirmed'] }), { _tag: 'CloseConfirmation' }),
  ).toEqual([{ _tag: 'v1.ConfirmationClosed' }])
  expect(decided(initialState(), { _tag: 'CloseConfirmation' })).toEqual([])
})

test('PAY-09 CART-28 what is refused ahead of an order stops it until it has left; a rejected customer always', () => {
  const why = { errorId: 'INV700', message: 'gone' }
  const stopped = [
    {
      _tag: 'v1.OrderRefused',
      id: 'o',
      problem: { problemId: 'o', ...why, surface: 'banner', step: null },
      basket: null,
      refresh: false,
    },
  ]
  const halted = (more: Partial<PendingOrder>) => haltOrder(withOrder({ placing: { ...placing, ...more } }), why)
  expect([halted({}), halted({ sent: true }), halted({ phase: 'place' })]).toEqual([stopped, stopped, stopped])
  expect([
    halted({ phase: 'place', sent: true }),
    halted({ phase: 'challenge' }),
    halted({ phase: 'complete' }),
    haltOrder(initialState(), why),
  ]).toEqual([[], [], [], []])
  expect(endOrder(withOrder({ placing: { ...placing, phase: 'place', sent: true } }), why)).toEqual(stopped)
  expect(endOrder(initialState(), why)).toEqual([])
})
