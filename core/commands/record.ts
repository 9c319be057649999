import type { ShopperState } from '../domain/state/shopperState.ts'
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
 * What the API's answer means. It counts only while its call is still owed: same key, same basket. A late or duplicate
 * answer means nothing and changes nothing. `at` = epoch ms.
 */
export const record = (state: ShopperState, call: Call, answer: Settled, at: number): readonly ShopEvent[] => {
  const owed = owedAs(state, call)
  if (!owed) return []
  if (owed.lane === 'favorites') return recordFavorites(state, owed, answer)
  if (answer._tag === 'Refused' && answer.errorId === 'AUT498')
    return [{ _tag: 'v2.CustomerRejected', at }, ...refreshKnownLists(state, `after-${at}`), ...endOrder(state, answer)]
  if (owed.lane === 'order') return recordOrder(state, answer)
  if (owed.endpoint === 'readSaved') return recordSavedPage(state, answer)
  if (state.cart.rebuild && owed.key.startsWith(`rebuild-${state.cart.rebuild.lostBasketId}/`))
    return recordRebuild(state, state.cart.rebuild, owed, answer)
  const head = state.cart.pending[0]
  return head && owed.key === `${head.changeId}/${head.call}`
    ? recordChange(state, head, owed, answer)
    : recordRefresh(state, owed, answer)
}
