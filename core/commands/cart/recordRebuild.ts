import type { Rebuild, Refusal } from '../../domain/cart/cart.ts'
import { rebuildSteps } from '../../domain/cart/rebuildSteps.ts'
import type { RebuildStep } from '../../domain/cart/rebuildSteps.ts'
import type { Shop } from '../../domain/shop/shop.ts'
import type { ShopEvent } from '../../events/shop/shopEvent.ts'
import type { Settled } from '../answer.ts'
import type { Call } from '../call.ts'
import { isBasket } from '../isBasket.ts'
import { basketToConfirmed } from './basketToConfirmed.ts'
import { impossibleAfter } from './impossible.ts'
import { cartNotFound } from './refusals.ts'
import type { Refused } from './refusals.ts'

/** CART-27: one thing put back, or refused and told; the rebuild goes on either way. */
export const recordRebuild = (shop: Shop, rebuild: Rebuild, call: Call, answer: Settled): readonly ShopEvent[] => {
  const step = rebuildSteps(rebuild)[rebuild.step]
  if (!step || answer._tag === 'SecretGone') return []
  if (answer._tag === 'Refused') {
    if (answer.errorId === cartNotFound && call.basketId !== null) {
      return [{ _tag: 'v1.BasketLost', basketId: call.basketId, changeId: null, paused: false }]
    }
    const refusal = refusalOfStep(rebuild, step, answer)
    return [
      { _tag: 'v1.RebuildAdvanced', key: call.key, basket: null, refusal },
      ...impossibleWithout(shop, rebuild, step),
    ]
  }
  if (!isBasket(answer.body)) return []
  const basket = basketToConfirmed(answer.body)
  return [
    { _tag: 'v1.RebuildAdvanced', key: call.key, basket, refusal: null },
    ...impossibleAfter(shop.cart, basket, null),
  ]
}

/** A line that could not be put back takes the changes that were about it along. */
const impossibleWithout = (shop: Shop, rebuild: Rebuild, step: RebuildStep): readonly ShopEvent[] => {
  if (step.kind !== 'line') return []
  const lines = rebuild.lines.filter((line) => line !== step.line)
  return impossibleAfter({ ...shop.cart, rebuild: { ...rebuild, lines } }, shop.cart.basket, null)
}

const refusalOfStep = (rebuild: Rebuild, step: RebuildStep, why: Refused): Refusal => ({
  refusalId: `rebuild-${rebuild.lostBasketId}-${rebuild.step}`,
  what:
    step.kind === 'line'
      ? 'add'
      : step.kind === 'adjustment'
        ? 'adjustment'
        : step.kind === 'coupon'
          ? 'coupon'
          : step.kind === 'method'
            ? 'shipping'
            : 'address',
  errorId: why.errorId,
  message: why.message,
  maxAllowedQuantity: why.maxAllowedQty ?? null,
  lineKey: 'line' in step ? step.line.key : null,
  name: 'line' in step ? step.line.product.name : null,
  code: step.kind === 'coupon' ? step.code : null,
})
