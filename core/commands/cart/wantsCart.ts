import { canSaveForLater } from '../../domain/favorites/listAccess.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { Call } from '../call.ts'
import { changeCall } from './cartCall.ts'
import { readSavedCall } from '../saved/savedCall.ts'
import { rebuildCall } from './rebuildCall.ts'

/** The head of the cart lane: first what was lost is put back, then the changes in order, then a fresh look. */
export const wantsCart = ({ cart, order, saved, standing: listAccess }: ShopperState): Call | null => {
  // AUTH-07: changes are meant for the account's basket, so it is looked at first.
  if (cart.refresh?.basketId !== undefined && !order.placing && !cart.pending[0]?.sent && !cart.rebuild?.sent)
    return refreshCall(cart.refresh.basketId, cart.refresh.id)
  if (cart.rebuild) {
    const call = rebuildCall(cart, cart.rebuild)
    if (call) return call
  }
  const head = cart.pending[0]
  if (head) return changeCall(cart, saved, head)
  if (cart.refresh && cart.basket && !order.placing) return refreshCall(cart.basket.basketId, cart.refresh.id)
  if (saved.refresh && canSaveForLater(listAccess) && !order.placing)
    return {
      ...readSavedCall(saved.refresh),
      lane: 'cart',
      basketId: saved.saveForLaterId,
      secret: null,
      strict: false,
    }
  return null
}

/** CART-26: reading repairs: quantities are clamped, what is gone is dropped, and flashes say so. */
const refreshCall = (basketId: string, id: string): Call => ({
  key: `${id}/refresh`,
  lane: 'cart',
  endpoint: 'readCart',
  input: { params: { basketId }, query: { isPatchRequired: true, inventorySupplyCheck: true } },
  basketId,
  secret: null,
  strict: false,
})
