import type { Basket } from '../../contracts/api/basket.ts'
import { basketAnswer } from '../cart/basketAnswer.ts'
import { lockBasket, missing, saveBasket, pricingFactsOf } from '../cart/changeBasket.ts'
import type { ChangeContext } from '../cart/changeBasket.ts'
import { priceBasket } from '../cart/priceBasket.ts'
import { answer } from '../http/answer.ts'
import type { HandlerAnswer, Refusal } from '../http/answer.ts'
import { retryLater } from '../http/retryLater.ts'
import { reachService } from '../outage/reachService.ts'
import { movedFault } from './movedFault.ts'
import { orderFault } from './orderFault.ts'

/** CHK-07: everything an order needs is looked at once more, and the figures the shopper will agree to are noted. */
export async function prepareBasket(
  context: ChangeContext,
  basketId: string,
): Promise<HandlerAnswer<Basket> | Refusal> {
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
