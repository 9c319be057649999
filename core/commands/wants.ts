import type { ShopperState } from '../domain/state/shopperState.ts'
import type { Call, Lane } from './call.ts'
import { wantsCart } from './cart/wantsCart.ts'
import { wantsFavorites } from './favorites/wantsFavorites.ts'
import { wantsOrder } from './order/wantsOrder.ts'

/**
 * Which API calls are owed: at most the head of each lane. The outbox is this function of the state and nothing else,
 * so after a crash the folded log owes the same calls under the same keys. The order lane waits for an empty cart lane.
 */
export const wants = (state: ShopperState): readonly Call[] => {
  const bought = wantsCart(state) ?? wantsOrder(state)
  const favorites = wantsFavorites(state)
  return [...(bought ? [bought] : []), ...(favorites ? [favorites] : [])]
}

/** The call as it is owed now, if it still is and its answer counts: same key, same basket. */
export const owedAs = (state: ShopperState, { key, basketId }: Pick<Call, 'key' | 'basketId'>): Call | undefined =>
  wants(state).find((call) => call.key === key && call.basketId === basketId)

export const wantsIn = (state: ShopperState, lane: Lane): Call | null =>
  wants(state).find((call) => call.lane === lane) ?? null
