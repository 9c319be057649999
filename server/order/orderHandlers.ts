import type { Basket } from '../../contracts/api/entities/basket.ts'
import { patchOrder, placeOrder, prepareOrder } from '../../contracts/api/cart/orderApi.ts'
import { basketAnswer } from '../cart/basketAnswer.ts'
import { lockBasket, missing, pricingFactsOf, saveBasket } from '../cart/changeBasket.ts'
import type { ChangeContext } from '../cart/changeBasket.ts'
import { priceBasket } from '../cart/pricing/priceBasket.ts'
import { answer } from '../kit/answer.ts'
import type { HandlerAnswer, Refusal } from '../kit/answer.ts'
import { handle, handleInSteps } from '../kit/handle.ts'
import type { Handler } from '../kit/handle.ts'
import { retryLater } from '../kit/serviceFault.ts'
import { reachService } from '../outage/reachService.ts'
import type { ReachProvider } from '../payment/paymentHandlers.ts'
import { authenticateOrder } from './authenticateOrder.ts'
import { movedFault, orderFault } from './orderFault.ts'
import { placeBasket } from './placeBasket.ts'

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

/** CHK-07: checks everything that an order needs once more, and notes the figures that the shopper will agree to. */
const prepareBasket = async (context: ChangeContext, basketId: string): Promise<HandlerAnswer<Basket> | Refusal> => {
  const { catalogue, locale, now } = context
  const basket = await lockBasket(context, basketId)
  if (!basket) return missing(context, basketId)
  if (basket.status === 'ordering') throw retryLater()
  await reachService(context.db, 'pricing', 'tax')
  const facts = await pricingFactsOf(context, basket)
  const priced = priceBasket(basket, facts, catalogue, locale, now)
  const fault = movedFault(basket, facts, context) ?? orderFault(priced, locale)
  if (fault) return fault
  const { total, tax } = priced.totals
  await saveBasket(context, { ...basket, document: { ...basket.document, prepared: { total, tax } } })
  return answer(basketAnswer(priced, locale))
}
