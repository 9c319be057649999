import { describe, expect, test } from 'vitest'
import type { OrderProblem } from '../../contracts/views/orderView.ts'
import { newCheckout } from '../../core/domain/checkout/checkout.ts'
import { emptyCart } from '../../core/domain/cart/cart.ts'
import type { PendingOrder } from '../../core/domain/order/order.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { evolve, evolveInPlace } from '../../core/events/evolve.ts'
import { viewOrder } from '../../core/events/order/viewOrder.ts'
import type { ShopEvent } from '../../core/events/shop/shopEvent.ts'
import { rememberedCommands } from '../../core/domain/state/shopperState.ts'
import { sampleCard } from '../../tools/simulate/shopper/sampleShopper.ts'
import { basket as held, orderUnderWay, shopperWith } from '../support/sampleShop.ts'
import { everyEvent, wholeBasket } from '../support/everyEvent.ts'
import { given } from '../support/given.ts'

const challenge = { orderNumber: 'C-1', action: '/a', instrumentId: 'p', cardType: null, secretRef: null }
const ordering = (more: Partial<PendingOrder> = {}, shop: ShopperState = initialState()): ShopperState =>
  shopperWith({ order: { placing: { ...orderUnderWay, ...more } } }, shop)
const problem = (more: Partial<OrderProblem> = {}): OrderProblem => ({
  problemId: 'o',
  errorId: 'X',
  message: '',
  surface: 'banner',
  step: null,
  ...more,
})
const paid = (shop = ordering()): ShopperState =>
  shopperWith(
    {
      checkout: {
        step: 'summary',
        shippingSubmitted: true,
        billingSubmitted: true,
        card: { face: sampleCard, secretRef: 's', state: 'saved' },
        agreement: { method: 'KLARNA', state: 'saved' },
      },
    },
    shop,
  )

test('CHK-06 a new order replaces the messages about the last one', () => {
  const shop: ShopperState = shopperWith({
    order: { placing: null, problem: problem(), confirmed: everyEvent['v1.OrderConfirmed'].order },
  })
  const event = { _tag: 'v1.OrderRequested', id: 'o', at: 7, shownTotal: 900 } as const
  const requested = { ...orderUnderWay, since: 7 }
  expect(given(shop, event).shop.order).toEqual({ placing: requested, problem: null, confirmed: null })
  const inStoreSalesInfo = { storeId: 'US001', storeEmployeeId: 'US001-1' }
  expect(given(shop, { ...event, inStoreSalesInfo }).shop.order.placing).toEqual({ ...requested, inStoreSalesInfo })
})

describe('PAY-30 when an order is under way', () => {
  test('PAY-30 a sent order is marked as sent', () => {
    expect(given(ordering(), { _tag: 'v1.OrderSent', id: 'o', phase: 'prepare' }).shop.order.placing).toEqual({
      ...orderUnderWay,
      sent: true,
    })
  })

  test('PAY-30 a prepared order is placed next', () => {
    const prepared = { _tag: 'v1.OrderPrepared', id: 'o', basket: wholeBasket } as const
    expect(given(ordering({ sent: true }), prepared).shop).toMatchObject({
      cart: { basket: wholeBasket },
      order: { placing: { ...orderUnderWay, phase: 'place', sent: false } },
    })
  })

  const required = { _tag: 'v1.ChallengeRequired', ...everyEvent['v1.ChallengeRequired'] } as const

  test('PAY-30 a bank that asks holds the order at its challenge', () => {
    const { id: _id, ...named } = everyEvent['v1.ChallengeRequired']
    expect(given(ordering({ phase: 'place', sent: true }), required).shop.order.placing).toEqual({
      ...orderUnderWay,
      phase: 'challenge',
      sent: false,
      challenge: { ...named, secretRef: null },
    })
  })

  test('PAY-30 an answered challenge completes the order', () => {
    expect(
      given(ordering({ phase: 'challenge', challenge }), { _tag: 'v1.ChallengeAnswered', id: 'o', secretRef: 's' }).shop
        .order.placing,
    ).toEqual({ ...orderUnderWay, phase: 'complete', challenge: { ...challenge, secretRef: 's' } })
  })

  test('PAY-30 a challenge that is given up is abandoned', () => {
    expect(
      given(ordering({ phase: 'challenge', challenge }), { _tag: 'v1.ChallengeAbandoned', id: 'o' }).shop.order.placing
        ?.phase,
    ).toBe('abandon')
  })

  test('PAY-30 a lost answer of the bank asks it again', () => {
    expect(
      given(ordering({ phase: 'complete', challenge: { ...challenge, secretRef: 's' } }), {
        _tag: 'v1.ChallengeResumed',
        id: 'o',
      }).shop.order.placing,
    ).toEqual({ ...orderUnderWay, phase: 'challenge', challenge })
  })

  test('PAY-30 a turn that does not fit the phase changes nothing', () => {
    expect(
      given(
        ordering({ sent: true }),
        required,
        { _tag: 'v1.ChallengeAnswered', id: 'o', secretRef: 's' },
        { _tag: 'v1.ChallengeAbandoned', id: 'o' },
        { _tag: 'v1.ChallengeResumed', id: 'o' },
      ).shop,
    ).toEqual(ordering({ sent: true }))
  })

  test('PAY-30 a turn without an order changes nothing', () => {
    for (const event of [
      required,
      { _tag: 'v1.OrderSent', id: 'o', phase: 'place' },
      { _tag: 'v1.ChallengeAnswered', id: 'o', secretRef: 's' },
      { _tag: 'v1.ChallengeResumed', id: 'o' },
      { _tag: 'v1.ChallengeAbandoned', id: 'o' },
    ] as const)
      expect(given(event).shop).toEqual(initialState())
  })
})

test('PAY-33 a failed authentication ends the order and its basket, and goes back to billing with nothing that pays', () => {
  const answer = problem({ errorId: 'authentication-failed', step: 'billing' })
  const shop = given(shopperWith({ cart: { basket: wholeBasket } }, paid()), {
    _tag: 'v1.AuthenticationFailed',
    id: 'o',
    basketId: 'b1',
    problem: answer,
  }).shop
  expect(shop.order).toEqual({ placing: null, problem: answer, confirmed: null })
  expect(shop.checkout).toMatchObject({
    step: 'billing',
    shippingSubmitted: true,
    billingSubmitted: false,
    card: null,
    agreement: null,
  })
  expect(shop.cart).toMatchObject({ basket: null, rebuild: null })
  const solid = { ...wholeBasket, lines: wholeBasket.lines.map((line) => ({ ...line, isBonus: false })) }
  expect(
    given(shopperWith({ cart: { basket: solid } }, paid()), {
      _tag: 'v1.AuthenticationFailed',
      id: 'o',
      basketId: 'b1',
      problem: answer,
    }).shop.cart.rebuild,
  ).toMatchObject({ lostBasketId: 'b1', paused: false })
})

test('CHK-10 a confirmed order takes the place of cart and checkout, until its page is closed', () => {
  const { order } = everyEvent['v1.OrderConfirmed']
  const shop = given(shopperWith({ cart: { basket: held } }, paid()), {
    _tag: 'v1.OrderConfirmed',
    id: 'o',
    order,
  }).shop
  expect(shop.order).toEqual({ placing: null, problem: null, confirmed: order })
  expect(shop.cart).toEqual(emptyCart())
  expect(shop.checkout).toEqual(newCheckout())
  expect(given(shop, { _tag: 'v1.ConfirmationClosed' }).shop.order.confirmed).toBeNull()
})

test('CHK-13 a refused order opens the step its problem is about, and looks at the cart again when it says so', () => {
  const refused = (
    more: Partial<OrderProblem>,
    also: { readonly basket?: typeof wholeBasket; readonly refresh?: boolean } = {},
  ) =>
    given(paid(), { _tag: 'v1.OrderRefused', id: 'o', problem: problem(more), basket: null, refresh: false, ...also })
      .shop
  expect(refused({}).order).toEqual({ placing: null, problem: problem(), confirmed: null })
  expect(refused({}).checkout).toEqual(paid().checkout)
  expect(refused({}).cart).toEqual(emptyCart())
  expect(refused({ step: 'shipping' }).checkout).toEqual({
    ...paid().checkout,
    step: 'shipping',
    shippingSubmitted: false,
  })
  expect(refused({ step: 'billing' }).checkout).toEqual({
    ...paid().checkout,
    step: 'billing',
    billingSubmitted: false,
    card: null,
    agreement: null,
  })
  expect(refused({}, { basket: wholeBasket, refresh: true }).cart).toMatchObject({
    basket: wholeBasket,
    refresh: { id: 'after-o' },
  })
  expect(given(refused({}), { _tag: 'v1.OrderProblemDismissed' }).shop.order.problem).toBeNull()
})

test('ERR-11 the message about an order goes when the goods, delivery or payment change, and otherwise stays', () => {
  const answer: ShopperState = {
    ...paid(initialState()),
    order: { placing: null, problem: problem({ step: 'billing' }), confirmed: null },
  }
  const after = (tag: keyof typeof everyEvent) =>
    given(answer, { _tag: tag, ...everyEvent[tag] } as ShopEvent).shop.order.problem
  const changes = [
    'v1.ItemAddRequested',
    'v1.QuantitySetRequested',
    'v1.LineRemovalRequested',
    'v1.CouponApplyRequested',
    'v1.ShippingAddressRequested',
    'v1.ShippingMethodRequested',
    'v1.CardRequested',
    'v1.AgreementRequested',
    'v1.GiftCardRequested',
    'v1.LineSaveRequested',
    'v1.OrderRequested',
  ] as const
  expect(changes.filter((tag) => after(tag) !== null)).toEqual([])
  const others = [
    'v1.ShippingEstimateRequested',
    'v1.SavedRemovalRequested',
    'v1.StepEntered',
    'v1.AddressEntered',
    'v1.BasketRefreshed',
    'v1.RefusalDismissed',
  ] as const
  expect(others.filter((tag) => after(tag) === null)).toEqual([])
})

test('CHK-06 the screen sees no "thank you" before the server has said so, and the bank’s page while it asks', () => {
  const seen = (more: Partial<PendingOrder>) => viewOrder(ordering(more).order).placing
  const view = { shownTotal: 900, since: 1, sent: false, challenge: null, ending: null }
  expect(viewOrder(initialState().order)).toEqual({ placing: null, problem: null, confirmed: null })
  expect(seen({})).toEqual(view)
  expect(seen({ sent: true })).toEqual(view)
  expect(seen({ phase: 'place', sent: true })).toEqual({ ...view, sent: true })
  expect(seen({ phase: 'challenge', challenge })).toEqual({ ...view, challenge: { action: '/a' } })
  expect(seen({ phase: 'challenge' })).toEqual(view)
  expect(seen({ phase: 'complete', challenge })).toEqual({ ...view, ending: 'complete' })
  expect(seen({ phase: 'abandon', challenge })).toEqual({ ...view, ending: 'abandon' })
})

test('the last commands are remembered, as many as can be unacknowledged at once', () => {
  const shop = structuredClone(initialState())
  for (let n = 0; n < rememberedCommands + 2; n++)
    evolveInPlace(shop as Parameters<typeof evolveInPlace>[0], { events: [], commandId: `c${n}` })
  expect(shop.recentCommands.length).toEqual(rememberedCommands)
  expect(shop.recentCommands[0]).toBe('c2')
  expect(shop.recentCommands.at(-1)).toBe(`c${rememberedCommands + 1}`)
  const live = Array.from({ length: rememberedCommands + 2 }, (_, n) => `c${n}`).reduce(
    (at, commandId) => evolve(at, { events: [], commandId }),
    initialState(),
  )
  expect(live.recentCommands).toEqual(shop.recentCommands)
  expect(Object.isFrozen(live)).toBe(true)
  expect(Object.isFrozen(live.recentCommands)).toBe(true)
  expect(evolve(initialState(), { events: [], commandId: null }).recentCommands).toEqual([])
})
