import { canTurn } from '../domain/cart/changeTable.ts'
import type { ShopperState } from '../domain/state/shopperState.ts'
import type { ShopEvent } from '../events/shop/shopEvent.ts'
import type { Call } from './call.ts'

/** Sending is a fact too: appended before the first byte is sent. No event if it was recorded already. */
export const recordSending = (state: ShopperState, call: Call): readonly ShopEvent[] => {
  const { cart, order, favorites } = state
  if (call.lane === 'favorites') {
    const [change] = favorites.pending
    const isNew = change !== undefined && !change.sent && call.key === `${change.changeId}/${change.call}`
    return isNew ? [{ _tag: 'v1.FavoriteChangeSent', changeId: change.changeId, call: change.call }] : []
  }
  if (call.lane === 'order') {
    return order.placing && !order.placing.sent
      ? [{ _tag: 'v1.OrderSent', id: order.placing.id, phase: order.placing.phase }]
      : []
  }
  const { rebuild } = cart
  if (rebuild && call.key.startsWith(`rebuild-${rebuild.lostBasketId}/`)) {
    return rebuild.sent ? [] : [{ _tag: 'v1.RebuildSent', lostBasketId: rebuild.lostBasketId, step: rebuild.step }]
  }
  const head = cart.pending[0]
  if (!head || call.key !== `${head.changeId}/${head.call}` || !canTurn(head, 'Sent')) return []
  return [{ _tag: 'v1.ChangeSent', changeId: head.changeId, call: head.call }]
}
