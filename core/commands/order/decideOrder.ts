import type { InStoreSalesInfo } from '../../../contracts/api/entities/store.ts'
import type { CommandOf } from '../../../contracts/commands.ts'
import type { OrderCommand } from '../../../contracts/commands/orderCommand.ts'
import { ruleOf } from '../../domain/cart/changes/changeRules.ts'
import { shownLines } from '../../domain/cart/shownLines.ts'
import { isComplete } from '../../domain/checkout/checkoutSteps.ts'
import { isCovered, isPaid } from '../../domain/checkout/checkout.ts'
import { isCardExpired } from '../../domain/payment/card.ts'
import { placingTable } from '../../domain/order/placing.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import { viewCart } from '../../events/cart/viewCart.ts'
import type { Decide, Decision } from '../decision.ts'
import { defined } from '../../domain/fields/fields.ts'

export const decideOrder: Decide<OrderCommand> = {
  PlaceOrder: (state, command) => placeOrder(state, command),
  AnswerChallenge: ({ order: { placing } }, { secretRef }) =>
    placing && placingTable[placing.phase].Answered
      ? [{ _tag: 'v1.ChallengeAnswered', id: placing.id, secretRef }]
      : { _tag: 'NoChallenge' },
  AbandonChallenge: ({ order: { placing } }) =>
    placing && placingTable[placing.phase].Abandoned
      ? [{ _tag: 'v1.ChallengeAbandoned', id: placing.id }]
      : { _tag: 'NoChallenge' },
  DismissOrderProblem: ({ order }) => (order.problem ? [{ _tag: 'v1.OrderProblemDismissed' }] : []),
  CloseConfirmation: ({ order }) => (order.confirmed ? [{ _tag: 'v1.ConfirmationClosed' }] : []),
}

/**
 * CHK-06: a second press while one is in progress is not a second order. Offline it is rejected with a message; nothing
 * is queued.
 */
const placeOrder = (state: ShopperState, command: CommandOf<'PlaceOrder'>): Decision => {
  const { cart, checkout, order } = state
  if (order.placing) return { _tag: 'OrderUnderWay' }
  if (shownLines(cart).length === 0) return { _tag: 'CartEmpty' }
  if (!command.online) return { _tag: 'Offline' }
  if (!isComplete(checkout, 'shipping', cart)) return { _tag: 'StepNotOpen', step: 'summary' }
  if (cart.pending.some(({ wish: change }) => ruleOf(change).paysPart)) return { _tag: 'PaymentWaiting' }
  if (!isPaid(checkout, cart)) return { _tag: 'CardMissing' }
  if (!isComplete(checkout, 'billing', cart)) return { _tag: 'StepNotOpen', step: 'summary' }
  if (checkout.card && !isCovered(cart) && isCardExpired(checkout.card.face, command)) return { _tag: 'CardExpired' }
  const { currency, totals } = viewCart(cart)
  // CART-42: nobody has seen a total yet.
  if (currency === null) return { _tag: 'PaymentWaiting' }
  const { total, remainingToPay } = totals
  if (total.minor !== command.shownTotal) return { _tag: 'TotalChanged', shown: command.shownTotal, now: total.minor }
  const { shownRemaining, botCheckRef } = command
  if (shownRemaining !== undefined && shownRemaining !== remainingToPay.minor)
    return { _tag: 'TotalChanged', shown: shownRemaining, now: remainingToPay.minor }
  const paused = cart.rebuild?.paused ? cart.rebuild : null
  return [
    ...(paused ? [{ _tag: 'v1.RebuildResumed', lostBasketId: paused.lostBasketId } as const] : []),
    {
      _tag: 'v1.OrderRequested',
      id: command.commandId,
      at: command.at,
      shownTotal: command.shownTotal,
      ...defined({ shownRemaining, botCheckRef }),
      ...soldBy(state),
    },
  ]
}

/** BIS-02 */
const soldBy = ({ account: { associate } }: ShopperState): { readonly inStoreSalesInfo?: InStoreSalesInfo } => {
  if (!associate) return {}
  const { storeId, storeEmployeeId } = associate
  return { inStoreSalesInfo: { storeId, storeEmployeeId } }
}
