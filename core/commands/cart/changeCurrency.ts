import type { ConfirmedBasket } from '../../domain/cart/confirmedBasket.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { Decision } from '../decision.ts'

/**
 * A basket keeps the currency it was opened in. An empty one gives way to what is priced in another currency: the next call
 * makes a new one. One with lines in it, or about which something is still to be asked or answered, refuses.
 */
export const changeCurrency = ({ cart }: ShopperState, currency: ConfirmedBasket['currency']): Decision => {
  const { basket } = cart
  if (!basket || basket.currency === currency) return []
  return basket.lines.length || cart.pending.length || cart.rebuild || cart.refresh?.basketId
    ? { _tag: 'CurrencyDiffers' }
    : [{ _tag: 'v1.BasketClosed', basketId: basket.basketId }]
}
