import { describe, expect, test } from 'vitest'
import { endOrder, haltOrder } from '../../../core/commands/order/haltOrder.ts'
import type { PendingOrder } from '../../../core/domain/order/order.ts'
import type { PlacingPhase } from '../../../core/domain/order/placing.ts'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import { viewCart } from '../../../core/events/cart/viewCart.ts'
import { sampleCard, sampleSeller } from '../../../tools/simulate/shopper/sampleShopper.ts'
import { atBilling, atSummary } from '../../support/checkoutWalk.ts'
import { decidedAt, given } from '../../support/given.ts'
import { orderUnderWay, rebuild, shopperWith } from '../../support/sampleShop.ts'

type Seen = { readonly shownTotal?: number; readonly shownRemaining?: number; readonly online?: boolean }
const place = (shop: ShopperState, more: Seen = {}) =>
  given(shop).when({ _tag: 'PlaceOrder', shownTotal: viewCart(shop.cart).totals.total.minor, online: true, ...more })
const ready = (): ShopperState => atSummary().driver.shop()
const withCheckout = (more: Partial<ShopperState['checkout']>): ShopperState => shopperWith({ checkout: more }, ready())
const withOrder = (more: Partial<ShopperState['order']>): ShopperState => shopperWith({ order: more })
const requested = { _tag: 'v1.OrderRequested', id: 'd', at: decidedAt, shownTotal: 20_600 }

test('CHK-06 an order is placed for the total on the screen, of a whole checkout, with a connection, once', () => {
  place(ready()).then([requested])
  place(shopperWith({ order: { placing: orderUnderWay } }, ready())).then({ _tag: 'OrderUnderWay' })
  place(initialState()).then({ _tag: 'CartEmpty' })
  place(ready(), { online: false }).then({ _tag: 'Offline' })
  place(ready(), { shownTotal: 20_599 }).then({ _tag: 'TotalChanged', shown: 20_599, now: 20_600 })
  place(withCheckout({ shippingSubmitted: false })).then({ _tag: 'StepNotOpen', step: 'summary' })
  place(atBilling().driver.shop()).then({ _tag: 'CardMissing' })
  place(withCheckout({ billingSubmitted: false })).then({ _tag: 'StepNotOpen', step: 'summary' })
  place(withCheckout({ card: { face: { ...sampleCard, expiryYear: 2020 }, secretRef: 'c', state: 'saved' } })).then({
    _tag: 'CardExpired',
  })
  place(withCheckout({ card: null, agreement: { method: 'KLARNA', state: 'saved' } })).then([requested])
})

test('PAY-17 an order is placed for the rest that was shown, and for no other', () => {
  place(ready(), { shownRemaining: 20_600 }).then([{ ...requested, shownRemaining: 20_600 }])
  place(ready(), { shownRemaining: 600 }).then({ _tag: 'TotalChanged', shown: 600, now: 20_600 })
})

test('BIS-02 the seller is sent with the order', () => {
  const shop = ready()
  place(shopperWith({ account: { associate: { ...sampleSeller, activeAt: 1 } } }, shop)).then([
    { ...requested, inStoreSalesInfo: { storeId: 'US001', storeEmployeeId: 'US001-1' } },
  ])
})

test('CART-27 changes that waited after a second loss are put back before the order', () => {
  const shop = ready()
  const waiting = shopperWith({ cart: { rebuild: { ...rebuild, lines: [], paused: true } } }, shop)
  place(waiting).then([{ _tag: 'v1.RebuildResumed', lostBasketId: 'b0' }, requested])
})

test('CART-27 a rebuild that is under way needs no resuming', () => {
  place(shopperWith({ cart: { rebuild: { ...rebuild, lines: [], paused: false } } }, ready())).then([requested])
})

test('PAY-30 only while the bank asks can it be answered or turned away from', () => {
  const inPhase = (phase: PlacingPhase) => withOrder({ placing: { ...orderUnderWay, phase } })
  given(inPhase('challenge'))
    .when({ _tag: 'AnswerChallenge', secretRef: 's' })
    .then([{ _tag: 'v1.ChallengeAnswered', id: 'o', secretRef: 's' }])
  given(inPhase('challenge'))
    .when({ _tag: 'AbandonChallenge' })
    .then([{ _tag: 'v1.ChallengeAbandoned', id: 'o' }])
  for (const shop of [initialState(), inPhase('place'), inPhase('complete')]) {
    given(shop).when({ _tag: 'AnswerChallenge', secretRef: 's' }).then({ _tag: 'NoChallenge' })
    given(shop).when({ _tag: 'AbandonChallenge' }).then({ _tag: 'NoChallenge' })
  }
})

test('a problem and a confirmation are put away when there is one', () => {
  const problem = { problemId: 'p', errorId: 'PAY400', message: '', surface: 'banner', step: null } as const
  given(withOrder({ problem }))
    .when({ _tag: 'DismissOrderProblem' })
    .then([{ _tag: 'v1.OrderProblemDismissed' }])
  given().when({ _tag: 'DismissOrderProblem' }).then([])
  given(withOrder({ confirmed: {} as ShopperState['order']['confirmed'] }))
    .when({ _tag: 'CloseConfirmation' })
    .then([{ _tag: 'v1.ConfirmationClosed' }])
  given().when({ _tag: 'CloseConfirmation' }).then([])
})

describe('PAY-09 when something is refused ahead of the order', () => {
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
  const halted = (more: Partial<PendingOrder>) => haltOrder(withOrder({ placing: { ...orderUnderWay, ...more } }), why)

  test('PAY-09 the order stops until it has left', () => {
    expect(halted({})).toEqual(stopped)
    expect(halted({ sent: true })).toEqual(stopped)
    expect(halted({ phase: 'place' })).toEqual(stopped)
    expect(halted({ phase: 'place', sent: true })).toEqual([])
  })

  test('PAY-09 an order that the bank asks about is not stopped', () => {
    expect(halted({ phase: 'challenge' })).toEqual([])
    expect(halted({ phase: 'complete' })).toEqual([])
  })

  test('PAY-09 without an order nothing is stopped', () => {
    expect(haltOrder(initialState(), why)).toEqual([])
  })

  test('CART-28 a rejected customer stops an order always', () => {
    expect(endOrder(withOrder({ placing: { ...orderUnderWay, phase: 'place', sent: true } }), why)).toEqual(stopped)
    expect(endOrder(initialState(), why)).toEqual([])
  })
})
