import { canKeepFavorites, canSaveForLater } from '../../domain/favorites/listAccess.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { ShopEvent } from '../../events/shop/shopEvent.ts'

/**
 * Another session: the lists that this device knows by id are out of its reach, and their contents are requested again
 * once it is known.
 */
export const refreshKnownLists = (state: ShopperState, id: string): readonly ShopEvent[] =>
  refreshLists(state, id).filter(
    ({ _tag }) =>
      (_tag === 'v1.SavedRefreshRequested' ? state.saved.saveForLaterId : state.favorites.favoriteId) !== null,
  )

/** This device has lost its log, or the end of it: the server still has the lists, so they are requested. */
export const refreshLists = (
  { favorites, saved, standing: listAccess }: ShopperState,
  id: string,
): readonly ShopEvent[] => [
  ...(canKeepFavorites(listAccess) && favorites.refresh === null
    ? [{ _tag: 'v1.FavoritesRefreshRequested', id } as const]
    : []),
  ...(canSaveForLater(listAccess) && saved.refresh === null ? [{ _tag: 'v1.SavedRefreshRequested', id } as const] : []),
]
