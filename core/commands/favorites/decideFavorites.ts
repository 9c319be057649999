import type { FavoriteCommand } from '../../../contracts/commands/favoriteCommand.ts'
import type { FavoriteChange } from '../../domain/favorites/favorites.ts'
import { shownFavorites } from '../../domain/favorites/favorites.ts'
import { keepsFavorites } from '../../domain/favorites/standing.ts'
import type { Shop } from '../../domain/shop/shop.ts'
import type { Decide, Decision } from '../decision.ts'

/** The favorites' commands. FAV-02, FAV-17: switched off, nothing is asked of them. */
export const decideFavorites: Decide<FavoriteCommand> = {
  NoteStanding: ({ standing }, { offersFavorites }) =>
    offersFavorites === standing.offersFavorites ? [] : [{ _tag: 'v1.StandingNoted', offersFavorites }],
  AddFavorite: (shop, { commandId, product }) =>
    whenOn(shop, () => {
      if (isShown(shop, product.productId)) return []
      const removal = lastUnsent(shop, product.productId)
      return removal ? withdrawn(removal) : [{ _tag: 'v1.FavoriteAddRequested', changeId: commandId, product }]
    }),
  /** FAV-09: decided here; no call leaves for what is not there. */
  RemoveFavorite: (shop, { commandId, productId }) =>
    whenOn(shop, () => {
      if (!isShown(shop, productId)) return { _tag: 'FavoriteNotFound' }
      const add = lastUnsent(shop, productId)
      return add ? withdrawn(add) : [{ _tag: 'v1.FavoriteRemovalRequested', changeId: commandId, productId }]
    }),
  RefreshFavorites: (shop, { commandId }) =>
    whenOn(shop, () => (shop.favorites.refresh ? [] : [{ _tag: 'v1.FavoritesRefreshRequested', id: commandId }])),
  ShareFavorites: (shop, { commandId }) =>
    whenOn(shop, () => {
      if (shownFavorites(shop.favorites).length === 0) return { _tag: 'NothingToShare' }
      const isUnderWay = shop.favorites.pending.some(({ wish }) => wish.kind === 'Share')
      return isUnderWay || shop.favorites.sharePath !== null
        ? []
        : [{ _tag: 'v1.FavoritesShareRequested', changeId: commandId }]
    }),
  DismissFavoriteRefusal: ({ favorites }, { refusalId }) =>
    favorites.refusals.some((refusal) => refusal.refusalId === refusalId)
      ? [{ _tag: 'v1.FavoriteRefusalDismissed', refusalId }]
      : [],
}

const whenOn = (shop: Shop, decision: () => Decision): Decision =>
  keepsFavorites(shop.standing) ? decision() : { _tag: 'FavoritesOff' }

const isShown = ({ favorites }: Shop, productId: string): boolean =>
  shownFavorites(favorites).some((favorite) => favorite.productId === productId)

/** What was never sent cancels out. */
const withdrawn = ({ changeId }: FavoriteChange): Decision => [{ _tag: 'v1.FavoriteChangeWithdrawn', changeId }]

/** The last wish about a product, while it can be withdrawn. */
const lastUnsent = ({ favorites }: Shop, productId: string): FavoriteChange | undefined => {
  const last = favorites.pending.findLast(
    ({ wish }) =>
      wish.kind !== 'Share' && (wish.kind === 'Add' ? wish.product.productId : wish.productId) === productId,
  )
  return last && !last.sent && last.call === 0 ? last : undefined
}
