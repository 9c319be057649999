import type { FavoriteCommand } from '../../../contracts/commands/favoriteCommand.ts'
import type { PendingFavorite } from '../../domain/favorites/favorites.ts'
import { isShareWaiting, productIdOf, shownFavorites } from '../../domain/favorites/favorites.ts'
import { canKeepFavorites } from '../../domain/favorites/listAccess.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { Decide, Decision } from '../decision.ts'

/** The favorites' commands. FAV-02, FAV-17: switched off, every command is rejected. */
export const decideFavorites: Decide<FavoriteCommand> = {
  NoteStanding: ({ standing: listAccess }, { offersFavorites }) =>
    offersFavorites === listAccess.offersFavorites ? [] : [{ _tag: 'v1.StandingNoted', offersFavorites }],
  AddFavorite: (state, { commandId, product }) =>
    whenOn(state, () => {
      if (isShown(state, product.productId)) return []
      const removal = lastUnsent(state, product.productId)
      return removal ? withdrawn(removal) : [{ _tag: 'v1.FavoriteAddRequested', changeId: commandId, product }]
    }),
  /** FAV-09: decided here; no call is sent for an item that is not there. */
  RemoveFavorite: (state, { commandId, productId }) =>
    whenOn(state, () => {
      if (!isShown(state, productId)) return { _tag: 'FavoriteNotFound' }
      const add = lastUnsent(state, productId)
      return add ? withdrawn(add) : [{ _tag: 'v1.FavoriteRemovalRequested', changeId: commandId, productId }]
    }),
  RefreshFavorites: (state, { commandId }) =>
    whenOn(state, () => (state.favorites.refresh ? [] : [{ _tag: 'v1.FavoritesRefreshRequested', id: commandId }])),
  ShareFavorites: (state, { commandId }) =>
    whenOn(state, () => {
      if (shownFavorites(state.favorites).length === 0) return { _tag: 'NothingToShare' }
      return isShareWaiting(state.favorites) || state.favorites.sharePath !== null
        ? []
        : [{ _tag: 'v1.FavoritesShareRequested', changeId: commandId }]
    }),
  DismissFavoriteRefusal: ({ favorites }, { refusalId }) =>
    favorites.refusals.some((refusal) => refusal.refusalId === refusalId)
      ? [{ _tag: 'v1.FavoriteRefusalDismissed', refusalId }]
      : [],
}

const whenOn = (state: ShopperState, decision: () => Decision): Decision =>
  canKeepFavorites(state.standing) ? decision() : { _tag: 'FavoritesOff' }

const isShown = ({ favorites }: ShopperState, productId: string): boolean =>
  shownFavorites(favorites).some((favorite) => favorite.productId === productId)

/** An add that was never sent cancels out. */
const withdrawn = ({ changeId }: PendingFavorite): Decision => [{ _tag: 'v1.FavoriteChangeWithdrawn', changeId }]

/** The last change of a product, while it can be withdrawn. */
const lastUnsent = ({ favorites }: ShopperState, productId: string): PendingFavorite | undefined => {
  const last = favorites.pending.findLast(({ wish: change }) => productIdOf(change) === productId)
  return last && !last.sent && last.call === 0 ? last : undefined
}
