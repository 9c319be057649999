import type { OpenBasket } from '../cart/BasketDocument.ts'
import { priceBasket } from '../cart/priceBasket.ts'
import { refuse } from '../http/answer.ts'
import type { Refusal } from '../http/answer.ts'
import type { Context } from '../http/Context.ts'
import type { PricingFacts } from '../inventory/loadPricingFacts.ts'

/** PAY-04: an athlete's rewards pay once nothing of the credit remains. */
export function creditFault(
  basket: OpenBasket,
  facts: PricingFacts,
  { catalogue, locale, now }: Pick<Context, 'catalogue' | 'locale' | 'now'>,
): Refusal | undefined {
  const { creditLeft } = priceBasket(basket, facts, catalogue, locale, now).payments
  return creditLeft > 0 ? refuse('PAY400', { message: 'An athlete’s credit pays before any reward.' }) : undefined
}
