import { keepsFavorites, keepsSaved } from '../../domain/favorites/standing.ts'
import type { Shop } from '../../domain/shop/shop.ts'
import type { ShopEvent } from '../../events/shop/shopEvent.ts'

/** This device has lost its log, or the end of it: the server still has the lists, and is asked for them. */
export const refreshLists = ({ favorites, saved, standing }: Shop, id: string): readonly ShopEvent[] => [
  ...(keepsFavorites(standing) && favorites.refresh === null ? [{ _tag: 'v1.FavoritesRefreshRequested', id } as const] : []),
  ...(keepsSaved(standing) && saved.refresh === null ? [{ _tag: 'v1.SavedRefreshRequested', id } as const] : []),
]
