import {
  addPriceAdjustment,
  changePriceAdjustment,
  removePriceAdjustment,
} from '../../contracts/api/cart/priceAdjustmentApi.ts'
import type { Handler } from '../kit/handle.ts'
import type { SignedCaller } from '../kit/Caller.ts'
import { adjustLine, readjustLine, unadjustLine } from './adjustLine.ts'
import { handleChange } from './handleChange.ts'

/** CART-24 */
export const adjustmentHandlers: readonly Handler[] = [
  handleChange(addPriceAdjustment, ({ params: { basketId }, body }, caller, { catalogue, newId }) => {
    const by = { adjustmentId: newId(), agentId: agentOf(caller) }
    return { basketId, change: (basket) => adjustLine(basket, body, by, catalogue) }
  }),
  handleChange(changePriceAdjustment, ({ params: { basketId, adjustmentId }, body }, caller, { catalogue }) => {
    const by = { adjustmentId, agentId: agentOf(caller) }
    return { basketId, change: (basket) => readjustLine(basket, body, by, catalogue) }
  }),
  handleChange(removePriceAdjustment, ({ params: { basketId, adjustmentId } }) => ({
    basketId,
    change: (basket) => unadjustLine(basket, adjustmentId),
  })),
]

/** An agent's own session has no basket, so every adjustment has a name behind it. */
const agentOf = ({ agentId }: SignedCaller): string => agentId ?? ''
