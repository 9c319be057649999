import { canTurn } from '../domain/cart/changeTable.ts'
import type { Shop } from '../domain/shop/shop.ts'
import type { ShopEvent } from '../events/shop/shopEvent.ts'
import type { Settled } from './answer.ts'
import type { Call } from './call.ts'
import { recordSavedPage } from './saved/recordSaved.ts'
import { recordChange } from './cart/recordChange.ts'
import { recordRebuild } from './cart/recordRebuild.ts'
import { recordRefresh } from './cart/recordRefresh.ts'
import { refreshKnownLists } from './favorites/refreshLists.ts'
import { recordFavorites } from './favorites/recordFavorites.ts'
import { endOrder } from './order/haltOrder.ts'
import { recordOrder } from './order/recordOrder.ts'
import { owedAs } from './wants.ts'

/**
 * What the API's answer means. It counts only while its call is the one still owed: same key, same basket. A late or
 * doubled answer means nothing and changes nothing. `at` = epoch ms.
 */
export const record = (shop: Shop, call: Call, answer: Settled, at: number): readonly ShopEvent[] => {
  const owed = owedAs(shop, call)
  if (!owed) return []
  if (owed.lane === 'favorites') return recordFavorites(shop, owed, answer)
  if (answer._tag === 'Refused' && answer.errorId === 'AUT498')
    return [{ _tag: 'v2.CustomerRejected', at }, ...refreshKnownLists(shop, `after-${at}`), ...endOrder(shop, answer)]
  if (owed.lane === 'order') return recordOrder(shop, answer)
  if (shop.cart.refresh && owed.key === `${shop.cart.refresh.id}/refresh`) return recordRefresh(shop, owed, answer)
  if (owed.endpoint === 'readSaved') return recordSavedPage(shop, answer)
  if (shop.cart.rebuild && owed.key.startsWith(`rebuild-${shop.cart.rebuild.lostBasketId}/`))
    return recordRebuild(shop, shop.cart.rebuild, owed, answer)
  const head = shop.cart.pending[0]
  return head && owed.key === `${head.changeId}/${head.call}`
    ? recordChange(shop, head, owed, answer)
    : recordRefresh(shop, owed, answer)
}

/** Sending is a fact too: appended before the first byte leaves. Nothing to say when it has been said. */
export const recordSending = (shop: Shop, call: Call): readonly ShopEvent[] => {
  const { cart, order, favorites } = shop
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
