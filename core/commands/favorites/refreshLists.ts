import { keepsFavorites, keepsSaved } from '../../domain/favorites/standing.ts'
import type { Shop } from '../../domain/shop/shop.ts'
import type { ShopEvent } from '../../events/shop/shopEvent.ts'

/** Another session: the lists this device knows by name are out of the new one's reach, and what they held is asked for again once it says so. */
export const refreshKnownLists = (shop: Shop, id: string): readonly ShopEvent[] =>
  refreshLists(shop, id).filter(
    ({ _tag }) =>
      (_tag === 'v1.SavedRefreshRequested' ? shop.saved.saveForLaterId : shop.favorites.favoriteId) !== null,
  )

/** This device has lost its log, or the end of it: the server still has the lists, and is asked for them. */
export const refreshLists = ({ favorites, saved, standing }: Shop, id: string): readonly ShopEvent[] => [
  ...(keepsFavorites(standing) && favorites.refresh === null
    ? [{ _tag: 'v1.FavoritesRefreshRequested', id } as const]
    : []),
  ...(keepsSaved(standing) && saved.refresh === null ? [{ _tag: 'v1.SavedRefreshRequested', id } as const] : []),
]
