import type { FavoritesView } from '../../../contracts/views/favoritesView.ts'
import { isShareWaiting, shownFavorites } from '../../domain/favorites/favorites.ts'
import { canKeepFavorites } from '../../domain/favorites/listAccess.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'

/** What the screen sees of the favorites. Switched off, it sees none (FAV-02, FAV-17). */
export const viewFavorites = ({
  favorites,
  standing: listAccess,
}: Pick<ShopperState, 'favorites' | 'standing'>): FavoritesView => {
  const isOn = canKeepFavorites(listAccess)
  const { pending, refresh, refusals, sharePath } = favorites
  return {
    isOn,
    items: isOn ? shownFavorites(favorites) : [],
    isReading: isOn && refresh !== null,
    waiting: isOn ? pending.length : 0,
    refusals,
    share: { path: sharePath, isWaiting: isShareWaiting(favorites) },
  }
}
