import { expect, test } from 'vitest'
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
import { basket as held, placing } from '../commands/owed/owing.ts'
import { everyEvent, wholeBasket } from '../support/everyEvent.ts'
import { evolved, withCart, withCheckout } from '../support/evolved.ts'

const challenge = { orderNumber: 'C-1', action: '/a', instrumentId: 'p', cardType: null, secretRef: null }
const asked = (more: Partial<PendingOrder> = {}, shop: ShopperState = initialState()): ShopperState => ({
  ...shop,
  order: { ...shop.order, placing: { ...placing, ...more } },
})
const problem = (more: Partial<OrderProblem> = {}): OrderProblem => ({
  problemId: 'o',
  errorId: 'X',
  message: '',
  surface: 'banner',
  step: null,
  ...more,
})
const paid = (shop = asked()): ShopperState =>
  withCheckout(
    {
      step: 'summary',
      shippingSubmitted: true,
      billingSubmitted: true,
      card: { face: sampleCard, secretRef: 's', state: 'saved' },
      agreement: { method: 'KLARNA', state: 'saved' },
    },
    shop,
  )

test('CHK-06 an order asked for takes the place of what was told of the last one', () => {
  const shop: ShopperState = {
    ...initialState(),
    order: { placing: null, problem: problem(), confirmed: everyEvent['v1.OrderConfirmed'].order },
  }
  const event = { _tag: 'v1.OrderRequested', id: 'o', at: 7, shownTotal: 900 } as const
  const requested = {
    id: 'o',
    since: 7,
    shownTotal: 900,
    inStoreSalesInfo: null,
    botCheckRef: null,
    phase: 'prepare',
    sent: false,
    challenge: null,
  }
  expect(evolved(shop, event).order).toEqual({ placing: requested, problem: null, confirmed: null })
  const inStoreSalesInfo = { storeId: 'US001', storeEmployeeId: 'US001-1' }
  expect(evolved(shop, { ...event, inStoreSalesInfo }).order.placing).toEqual({ ...requested, inStoreSalesInfo })
})

test('PAY-30 an order under way goes by its table; a turn that has no place there changes nothing', () => {
  const required = { _tag: 'v1.ChallengeRequired', ...everyEvent['v1.ChallengeRequired'] } as const
  const prepared = { _tag: 'v1.OrderPrepared', id: 'o', basket: wholeBasket } as const
  expect(evolved(asked(), { _tag: 'v1.OrderSent', id: 'o', phase: 'prepare' }).order.placing).toEqual({
    ...placing,
    sent: true,
  })
  expect(evolved(asked({ sent: true }), prepared)).toMatchObject({
    cart: { basket: wholeBasket },
    order: { placing: { ...placing, phase: 'place', sent: false } },
  })
  const { id: _id, ...named } = everyEvent['v1.ChallengeRequired']
  expect(evolved(asked({ phase: 'place', sent: true }), required).order.placing).toEqual({
    ...placing,
    phase: 'challenge',
    sent: false,
    challenge: { ...named, secretRef: null },
  })
  expect(
    evolved(asked({ phase: 'challenge', challenge }), { _tag: 'v1.ChallengeAnswered', id: 'o', secretRef: 's' }).order
      .placing,
  ).toEqual({ ...placing, phase: 'complete', challenge: { ...challenge, secretRef: 's' } })
  expect(
    evolved(asked({ phase: 'challenge', challenge }), { _tag: 'v1.ChallengeAbandoned', id: 'o' }).order.placing?.phase,
  ).toBe('abandon')
  expect(
    evolved(asked({ phase: 'complete', challenge: { ...challenge, secretRef: 's' } }), {
      _tag: 'v1.ChallengeResumed',
      id: 'o',
    }).order.placing,
  ).toEqual({ ...placing, phase: 'challenge', challenge })
  expect(
    evolved(
      asked({ sent: true }),
      required,
      { _tag: 'v1.ChallengeAnswered', id: 'o', secretRef: 's' },
      { _tag: 'v1.ChallengeAbandoned', id: 'o' },
      { _tag: 'v1.ChallengeResumed', id: 'o' },
    ),
  ).toEqual(asked({ sent: true }))
  for (const event of [
    required,
    { _tag: 'v1.OrderSent', id: 'o', phase: 'place' },
    { _tag: 'v1.ChallengeAnswered', id: 'o', secretRef: 's' },
    { _tag: 'v1.ChallengeResumed', id: 'o' },
    { _tag: 'v1.ChallengeAbandoned', id: 'o' },
  ] as const)
    expect(evolved(initialState(), event)).toEqual(initialState())
})

test('PAY-33 a failed authentication ends the order and its basket, and goes back to billing with nothing that pays', () => {
  const answer = problem({ errorId: 'authentication-failed', step: 'billing' })
  const shop = evolved(withCart({ basket: wholeBasket }, paid()), {
    _tag: 'v1.AuthenticationFailed',
    id: 'o',
    basketId: 'b1',
    problem: answer,
  })
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
    evolved(withCart({ basket: solid }, paid()), {
      _tag: 'v1.AuthenticationFailed',
      id: 'o',
      basketId: 'b1',
      problem: answer,
    }).cart.rebuild,
  ).toMatchObject({ lostBasketId: 'b1', paused: false })
})

test('CHK-10 a confirmed order takes the place of cart and checkout, until its page is closed', () => {
  const { order } = everyEvent['v1.OrderConfirmed']
  const shop = evolved(withCart({ basket: held }, paid()), { _tag: 'v1.OrderConfirmed', id: 'o', order })
  expect([shop.order, shop.cart, shop.checkout]).toEqual([
    { placing: null, problem: null, confirmed: order },
    emptyCart(),
    newCheckout(),
  ])
  expect(evolved(shop, { _tag: 'v1.ConfirmationClosed' }).order.confirmed).toBeNull()
})

test('CHK-13 a refused order opens the step its problem is about, and looks at the cart again when it says so', () => {
  const refused = (
    more: Partial<OrderProblem>,
    also: { readonly basket?: typeof wholeBasket; readonly refresh?: boolean } = {},
  ) =>
    evolved(paid(), { _tag: 'v1.OrderRefused', id: 'o', problem: problem(more), basket: null, refresh: false, ...also })
  expect(refused({}).order).toEqual({ placing: null, problem: problem(), confirmed: null })
  expect([refused({}).checkout, refused({}).cart]).toEqual([paid().checkout, emptyCart()])
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
  expect(evolved(refused({}), { _tag: 'v1.OrderProblemDismissed' }).order.problem).toBeNull()
})

test('ERR-11 what was said of an order goes when something else is ordered, sent or paid with, and not when nothing of it is changed', () => {
  const answer: ShopperState = {
    ...paid(initialState()),
    order: { placing: null, problem: problem({ step: 'billing' }), confirmed: null },
  }
  const after = (tag: keyof typeof everyEvent) =>
    evolved(answer, { _tag: tag, ...everyEvent[tag] } as ShopEvent).order.problem
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
  const seen = (more: Partial<PendingOrder>) => viewOrder(asked(more).order).placing
  const view = { shownTotal: 900, since: 1, sent: false, challenge: null, ending: null }
  expect(viewOrder(initialState().order)).toEqual({ placing: null, problem: null, confirmed: null })
  expect([seen({}), seen({ sent: true }), seen({ phase: 'place', sent: true })]).toEqual([
    view,
    view,
    { ...view, sent: true },
  ])
  expect([seen({ phase: 'challenge', challenge }), seen({ phase: 'challenge' })]).toEqual([
    { ...view, challenge: { action: '/a' } },
    view,
  ])
  expect([seen({ phase: 'complete', challenge }), seen({ phase: 'abandon', challenge })]).toEqual([
    { ...view, ending: 'complete' },
    { ...view, ending: 'abandon' },
  ])
})

test('the last commands are remembered, as many as can be unacknowledged at once', () => {
  const shop = structuredClone(initialState())
  for (let n = 0; n < rememberedCommands + 2; n++)
    evolveInPlace(shop as Parameters<typeof evolveInPlace>[0], { events: [], commandId: `c${n}` })
  expect([shop.recentCommands.length, shop.recentCommands[0], shop.recentCommands.at(-1)]).toEqual([
    rememberedCommands,
    'c2',
    `c${rememberedCommands + 1}`,
  ])
  const live = Array.from({ length: rememberedCommands + 2 }, (_, n) => `c${n}`).reduce(
    (at, commandId) => evolve(at, { events: [], commandId }),
    initialState(),
  )
  expect(live.recentCommands).toEqual(shop.recentCommands)
  expect([Object.isFrozen(live), Object.isFrozen(live.recentCommands)]).toEqual([true, true])
  expect(evolve(initialState(), { events: [], commandId: null }).recentCommands).toEqual([])
})
