import { addPriceAdjustment, changePriceAdjustment, removePriceAdjustment } from '../../contracts/api/cartPaymentApi.ts'
import { handle } from '../http/handle.ts'
import type { Handler } from '../http/handle.ts'
import type { SignedCaller } from '../session/Caller.ts'
import { adjustLine, readjustLine, unadjustLine } from './adjustLine.ts'
import { changeBasket } from './changeBasket.ts'

/** CART-24 */
export const adjustmentHandlers: readonly Handler[] = [
  handle(addPriceAdjustment, async ({ params, body }, caller, context) => {
    const by = { adjustmentId: context.newId(), agentId: agentOf(caller) }
    return changeBasket({ ...context, caller }, params.basketId, (basket) => adjustLine(basket, body, by, context.catalogue))
  }),
  handle(changePriceAdjustment, async ({ params: { basketId, adjustmentId }, body }, caller, context) => {
    const by = { adjustmentId, agentId: agentOf(caller) }
    return changeBasket({ ...context, caller }, basketId, (basket) => readjustLine(basket, body, by, context.catalogue))
  }),
  handle(removePriceAdjustment, async ({ params: { basketId, adjustmentId } }, caller, context) =>
    changeBasket({ ...context, caller }, basketId, (basket) => unadjustLine(basket, adjustmentId)),
  ),
]

/** An agent's own session has no basket, so nothing is ever written without a name. */
const agentOf = ({ agentId }: SignedCaller): string => agentId ?? ''
