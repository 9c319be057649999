import type { CheckoutStep } from '../../contracts/views/checkoutView.ts'
import { changeTable, phaseOf } from '../../core/domain/cart/changeTable.ts'
import type { ChangePhase, ChangeTurn } from '../../core/domain/cart/changeTable.ts'
import type { CartChange } from '../../core/domain/cart/changes/cartChange.ts'
import { stepTable } from '../../core/domain/checkout/checkoutSteps.ts'
import type { StepTurn } from '../../core/domain/checkout/checkoutSteps.ts'
import { placingTable } from '../../core/domain/order/placing.ts'
import type { PlacingPhase, PlacingTurn } from '../../core/domain/order/placing.ts'
import { paymentTable } from '../../core/domain/payment/paymentTable.ts'
import type { PaymentState, PaymentTurn } from '../../core/domain/payment/paymentTable.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import type { ShopEvent } from '../../core/events/shop/shopEvent.ts'

/**
 * The states of the four machines. The model moves only by the tables: it knows facts by name, and nothing else of the
 * shop.
 */
export type Stand = {
  step: CheckoutStep
  payment: PaymentState
  placing: PlacingPhase | null
  changes: Record<string, ChangePhase>
}

export const newStand = (): Stand => ({ step: 'shipping', payment: 'none', placing: null, changes: {} })

/** What the server itself says. */
export const standOf = ({ checkout, order, cart }: ShopperState): Stand => ({
  step: checkout.step,
  payment: (checkout.card ?? checkout.agreement)?.state ?? 'none',
  placing: order.placing?.phase ?? null,
  changes: Object.fromEntries(cart.pending.map((change) => [change.changeId, phaseOf(change)])),
})

/** Throws when a fact happened that the tables refuse. `kindOf`: what a pending change requests. */
export const follow = (
  stand: Stand,
  event: ShopEvent,
  kindOf: (changeId: string) => CartChange['kind'] | undefined,
): void => {
  const change = (changeId: string, turn: ChangeTurn): void => {
    const from = stand.changes[changeId]
    const to = from && changeTable[from][turn]
    if (!to) throw new Error(`${turn} may not happen to a change that is ${from ?? 'not there'}`)
    if (to === 'done' || to === 'refused' || to === 'gone') delete stand.changes[changeId]
    else stand.changes[changeId] = to
  }
  const step = (turn: StepTurn): void => void (stand.step = stepTable[stand.step][turn])
  const pay = (turn: PaymentTurn): void => void (stand.payment = paymentTable[stand.payment][turn] ?? stand.payment)
  const order = (...turns: readonly PlacingTurn[]): void => {
    const to = turns.flatMap((turn) => (stand.placing && placingTable[stand.placing][turn]) ?? [])[0]
    if (to === undefined)
      throw new Error(`${turns.join(' or ')} may not happen to an order in ${stand.placing ?? 'no phase'}`)
    stand.placing = to === 'confirmed' || to === 'not placed' ? null : to
  }
  const loseBasket = (): void => {
    if (stand.payment === 'saved') step('PaymentGone')
    pay('BasketLost')
  }
  switch (event._tag) {
    case 'v1.ItemAddRequested':
    case 'v1.QuantitySetRequested':
    case 'v1.LineRemovalRequested':
    case 'v1.CouponApplyRequested':
    case 'v1.CouponRemovalRequested':
    case 'v1.ShippingAddressRequested':
    case 'v1.BillingAddressRequested':
      stand.changes[event.changeId] = 'unsent'
      return
    case 'v1.CardRequested':
      stand.changes[event.changeId] = 'unsent'
      return pay('Given')
    case 'v1.ItemAddEnlarged':
    case 'v1.QuantityReplaced':
      return change(event.changeId, 'Merged')
    case 'v1.ChangeWithdrawn':
      return change(event.changeId, 'Withdrawn')
    case 'v1.ChangeSent':
      return change(event.changeId, 'Sent')
    case 'v1.BasketAdvanced':
      return change(event.changeId, 'Advanced')
    case 'v1.ChangeImpossible':
      return change(event.changeId, 'Impossible')
    case 'v1.BasketConfirmed':
      if (kindOf(event.changeId) === 'AddCard') pay('Confirmed')
      return change(event.changeId, 'Confirmed')
    case 'v1.ChangeRefused': {
      const kind = kindOf(event.changeId)
      if (kind === 'SetShippingAddress') step('ShippingRefused')
      if (kind === 'SetBillingAddress' || kind === 'AddCard') step('BillingRefused')
      if (kind === 'AddCard') pay('Refused')
      return change(event.changeId, 'Refused')
    }
    case 'v1.CardLost':
      step('BillingRefused')
      pay('MemoryLost')
      return change(event.changeId, 'SecretGone')
    case 'v1.BasketLost':
      loseBasket()
      if (event.changeId !== null) change(event.changeId, 'BasketLost')
      return
    case 'v1.CartMoving':
      pay('Ended')
      step('Ended')
      for (const changeId of Object.keys(stand.changes))
        if (!isOfSaved(kindOf(changeId))) change(changeId, 'Moved')
        else if (stand.changes[changeId] === 'sent') change(changeId, 'BasketLost')
      return
    case 'v2.CustomerRejected':
      pay('Ended')
      step('Ended')
      stand.changes = {}
      return
    case 'v1.ShippingSubmitted':
      return step('ShippingSubmitted')
    case 'v1.BillingSubmitted':
      return step('BillingSubmitted')
    case 'v1.StepEntered':
      return step(
        ({ shipping: 'ShippingEntered', billing: 'BillingEntered', summary: 'SummaryEntered' } as const)[event.step],
      )
    case 'v1.ExpressStarted':
      return step('ExpressStarted')
    case 'v1.ExpressRefused':
      step('ExpressRefused')
      return pay('Forgotten')
    case 'v1.CardForgotten':
      step('PaymentGone')
      return pay('Forgotten')
    case 'v1.OrderRequested':
      stand.placing = 'prepare'
      return
    case 'v1.OrderPrepared':
      return order('Prepared')
    case 'v1.ChallengeRequired':
      return order('Challenged')
    case 'v1.ChallengeAnswered':
      return order('Answered')
    case 'v1.ChallengeAbandoned':
      return order('Abandoned')
    case 'v1.ChallengeResumed':
      return order('ResultLost')
    case 'v1.AuthenticationFailed':
      order('NotAuthenticated')
      loseBasket()
      pay('NotTaken')
      return step('OrderNotPaid')
    case 'v1.OrderRefused':
      if (event.problem.errorId === 'AUT498') order('CustomerGone')
      else order('Refused', 'Halted')
      if (event.problem.step === 'billing') pay('NotTaken')
      if (event.problem.step !== null) step(event.problem.step === 'shipping' ? 'OrderNotShipped' : 'OrderNotPaid')
      return
    case 'v1.OrderConfirmed':
      order('Confirmed')
      pay('Ended')
      step('Ended')
      stand.changes = {}
      return
    default:
      return
  }
}

/** The list of saved items does not move with the cart. */
const isOfSaved = (kind: CartChange['kind'] | undefined): boolean =>
  kind === 'SaveLine' || kind === 'MoveToCart' || kind === 'RemoveSaved'
