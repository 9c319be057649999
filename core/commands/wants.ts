import type { Shop } from '../domain/shop/shop.ts'
import type { Call, Lane } from './call.ts'
import { wantsCart } from './cart/wantsCart.ts'
import { wantsFavorites } from './favorites/wantsFavorites.ts'
import { wantsOrder } from './order/wantsOrder.ts'

/**
 * Which API calls are owed: at most the head of each lane. The outbox is this function of the state and nothing else, so
 * after a crash the folded log owes the same calls under the same keys. The order's lane waits for an empty cart lane.
 */
export const wants = (shop: Shop): readonly Call[] => {
  const bought = wantsCart(shop) ?? wantsOrder(shop)
  const favorites = wantsFavorites(shop)
  return [...(bought ? [bought] : []), ...(favorites ? [favorites] : [])]
}

/** The call as it is owed now, when it still is and its answer counts: same key, same basket. */
export const owedAs = (shop: Shop, { key, basketId }: Pick<Call, 'key' | 'basketId'>): Call | undefined =>
  wants(shop).find((call) => call.key === key && call.basketId === basketId)

export const wantsIn = (shop: Shop, lane: Lane): Call | null => wants(shop).find((call) => call.lane === lane) ?? null
