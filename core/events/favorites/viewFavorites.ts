import type { FavoritesView } from '../../../contracts/views/favoritesView.ts'
import { shownFavorites } from '../../domain/favorites/favorites.ts'
import { keepsFavorites } from '../../domain/favorites/standing.ts'
import type { Shop } from '../../domain/shop/shop.ts'

/** What the screen sees of the favorites. Switched off, it sees none (FAV-02, FAV-17). */
export const viewFavorites = ({ favorites, standing }: Pick<Shop, 'favorites' | 'standing'>): FavoritesView => {
  const isOn = keepsFavorites(standing)
  const { pending, refresh, refusals, sharePath } = favorites
  return {
    isOn,
    items: isOn ? shownFavorites(favorites) : [],
    isReading: isOn && refresh !== null,
    waiting: isOn ? pending.length : 0,
    refusals,
    share: { path: sharePath, isWaiting: pending.some(({ wish }) => wish.kind === 'Share') },
  }
}
