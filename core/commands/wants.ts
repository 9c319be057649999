import type { Shop } from '../domain/shop/shop.ts'
import type { Call, Lane } from './call.ts'
import { wantsCart } from './cart/wantsCart.ts'
import { wantsFavorites } from './favorites/wantsFavorites.ts'
import { wantsOrder } from './order/wantsOrder.ts'

/**
 * Which API calls are owed: at most the head of each lane. The outbox is this function of the state and nothing else, so
 * after a crash the folded log owes the same calls under the same keys.
 */
export const wants = (shop: Shop): readonly Call[] => {
  const bought = wantsCart(shop) ?? wantsOrder(shop)
  const favorites = wantsFavorites(shop)
  return [...(bought ? [bought] : []), ...(favorites ? [favorites] : [])]
}

/** Whether this call is still the one owed, so that its answer counts: same key, same basket. */
export const isOwed = (shop: Shop, call: Call): boolean => wants(shop).some(({ key, basketId }) => key === call.key && basketId === call.basketId)

export const wantsIn = (shop: Shop, lane: Lane): Call | null => wants(shop).find((call) => call.lane === lane) ?? null
