import type { ConfirmedBasket } from '../../domain/cart/confirmedBasket.ts'
import { cartCurrency } from '../../domain/cart/cartLocale.ts'
import { shownLines } from '../../domain/cart/shownLines.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { Decision } from '../decision.ts'

/**
 * CART-11: a basket keeps the currency in which it was opened, so a cart with lines rejects goods priced in another
 * one. An empty basket is closed, and the next call creates a new one. While something about it is still owed, for
 * example the removal of its last line, the add waits in the cart lane and creates the new basket itself.
 */
export const changeCurrency = ({ cart }: ShopperState, currency: ConfirmedBasket['currency']): Decision => {
  const { basket, pending, rebuild, refresh, locale } = cart
  const differs = { _tag: 'CurrencyDiffers' } as const
  // CART-42: the lines get the prices of the country to which the cart moves.
  if (rebuild && locale) return cartCurrency(cart) === currency ? [] : differs
  if (shownLines(cart).some(({ product }) => product.currency !== currency)) return differs
  if (!basket || basket.currency === currency) return []
  // AUTH-07: the content of the account's basket is not known yet.
  if (refresh?.basketId) return differs
  if (pending.length > 0 || rebuild) return []
  return basket.lines.length > 0 ? differs : [{ _tag: 'v1.BasketClosed', basketId: basket.basketId }]
}
