import { limits } from '../../domain/configuration/limits.ts'
import { canKeepFavorites } from '../../domain/favorites/listAccess.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import { owedCall } from '../call.ts'
import type { Call } from '../call.ts'
import { favoriteHandlerOf } from './favoriteChanges.ts'

/**
 * The head of the favorites lane: the changes in order, then the pages of a fresh read. None while switched off
 * (FAV-02).
 */
export const wantsFavorites = ({
  favorites,
  standing: listAccess,
}: Pick<ShopperState, 'favorites' | 'standing'>): Call | null => {
  if (!canKeepFavorites(listAccess)) return null
  const [head] = favorites.pending
  if (head) {
    const request = favoriteHandlerOf(head.wish).call(head.wish, favorites)
    return owedCall('favorites', `${head.changeId}/${head.call}`, request, favorites.favoriteId)
  }
  if (!favorites.refresh) return null
  const { id, read } = favorites.refresh
  const query = { start: read.length, count: limits.favorites }
  const request = { endpoint: 'readFavorites', input: { query } } as const
  return owedCall('favorites', `${id}/read/${read.length}`, request, favorites.favoriteId)
}
