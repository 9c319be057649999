import { patchOrder, placeOrder, prepareOrder } from '../../contracts/api/orderApi.ts'
import { handle, handleInSteps } from '../http/handle.ts'
import type { Handler } from '../http/handle.ts'
import type { ReachProvider } from '../payment/paymentHandlers.ts'
import { authenticateOrder } from './authenticateOrder.ts'
import { placeBasket } from './placeBasket.ts'
import { prepareBasket } from './prepareBasket.ts'

export const orderHandlers = (reach: ReachProvider): readonly Handler[] => [
  /** CHK-07 */
  handle(prepareOrder, async ({ body }, caller, context) => prepareBasket({ ...context, caller }, body.basketId)),
  /** CHK-08 */
  handleInSteps(placeOrder, async ({ body }, caller, context, step) =>
    placeBasket({ ...context, caller }, body, step, reach(context.db)),
  ),
  /** ORD-02 */
  handleInSteps(patchOrder, async (input, caller, context, step) =>
    authenticateOrder({ ...context, caller }, input, step, reach(context.db)),
  ),
]
