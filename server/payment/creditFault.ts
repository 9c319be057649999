import type { OpenBasket } from '../cart/BasketDocument.ts'
import { priceBasket } from '../cart/priceBasket.ts'
import { refuse } from '../http/answer.ts'
import type { Refusal } from '../http/answer.ts'
import type { Context } from '../http/Context.ts'
import type { Shelf } from '../inventory/readShelf.ts'

/** PAY-04: an athlete's rewards pay once nothing of the credit remains. */
export function creditFault(
  basket: OpenBasket,
  shelf: Shelf,
  { catalogue, locale, now }: Pick<Context, 'catalogue' | 'locale' | 'now'>,
): Refusal | undefined {
  const { creditLeft } = priceBasket(basket, shelf, catalogue, locale, now).payments
  return creditLeft > 0 ? refuse('PAY400', { message: 'An athlete’s credit pays before any reward.' }) : undefined
}
