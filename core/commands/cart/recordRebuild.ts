import type { RefusalSubject } from '../../../contracts/views/lineView.ts'
import type { Rebuild } from '../../domain/cart/cart.ts'
import type { CartRefusal } from '../../domain/cart/cartRefusal.ts'
import { rebuildSteps } from '../../domain/cart/rebuildSteps.ts'
import type { RebuildStep } from '../../domain/cart/rebuildSteps.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { ShopEvent } from '../../events/shop/shopEvent.ts'
import type { Settled } from '../answer.ts'
import type { Call } from '../call.ts'
import { isBasket } from '../answer.ts'
import { wantedLine } from '../../domain/cart/shownLines.ts'
import { basketToConfirmed } from './basketToConfirmed.ts'
import { itemNotAvailable } from './changes/changeHandler.ts'
import { impossibleAfter } from './impossible.ts'
import { cartNotFound } from './refusals.ts'
import type { SettledRefusal } from './refusals.ts'

/** CART-27: one thing restored, or refused with a message; the rebuild continues either way. */
export const recordRebuild = (
  state: ShopperState,
  rebuild: Rebuild,
  call: Call,
  answer: Settled,
): readonly ShopEvent[] => {
  const step = rebuildSteps(rebuild)[rebuild.step]
  if (!step || answer._tag === 'SecretGone') return []
  if (answer._tag === 'Refused') {
    if (answer.errorId === cartNotFound && call.basketId !== null) {
      return [{ _tag: 'v1.BasketLost', basketId: call.basketId, changeId: null, paused: false }]
    }
    const refusal = refusalOfStep(rebuild, step, answer)
    const notSold = notSoldHere(state, rebuild, step, answer)
    return [
      ...notSold,
      { _tag: 'v1.RebuildAdvanced', key: call.key, basket: null, refusal: notSold.length > 0 ? null : refusal },
      ...impossibleWithout(state, rebuild, step),
    ]
  }
  if (!isBasket(answer.body)) return []
  const basket = basketToConfirmed(answer.body)
  return [
    { _tag: 'v1.RebuildAdvanced', key: call.key, basket, refusal: null },
    ...impossibleAfter(state.cart, basket, null),
  ]
}

/** CART-42: what the country to which the cart moves does not sell is named by the notice of the move. */
const notSoldHere = (
  { cart: { move } }: ShopperState,
  { lostBasketId }: Rebuild,
  step: RebuildStep,
  { errorId }: SettledRefusal,
): readonly ShopEvent[] =>
  move?.moveId === lostBasketId && step.kind === 'line' && ['INV702', itemNotAvailable].includes(errorId)
    ? [{ _tag: 'v1.LineNotSoldHere', moveId: lostBasketId, line: wantedLine(step.line) }]
    : []

/** A line that could not be restored also ends the changes about it. */
const impossibleWithout = (state: ShopperState, rebuild: Rebuild, step: RebuildStep): readonly ShopEvent[] => {
  if (step.kind !== 'line') return []
  const lines = rebuild.lines.filter((line) => line !== step.line)
  return impossibleAfter({ ...state.cart, rebuild: { ...rebuild, lines } }, state.cart.basket, null)
}

const refusalOfStep = (rebuild: Rebuild, step: RebuildStep, why: SettledRefusal): CartRefusal => ({
  refusalId: `rebuild-${rebuild.lostBasketId}-${rebuild.step}`,
  what: whatOf[step.kind],
  errorId: why.errorId,
  message: why.message,
  maxAllowedQuantity: why.maxAllowedQty ?? null,
  lineKey: 'line' in step ? step.line.key : null,
  name: 'line' in step ? step.line.product.name : null,
  code: step.kind === 'coupon' ? step.code : null,
})

const whatOf: { readonly [Kind in RebuildStep['kind']]: RefusalSubject } = {
  line: 'add',
  adjustment: 'adjustment',
  coupon: 'coupon',
  shippingAddress: 'address',
  method: 'shipping',
  billingAddress: 'address',
}
