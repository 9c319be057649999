import type { FavoriteList } from '../../../contracts/api/entities/wishlist.ts'
import { favoriteRuleOf, productAddedBy, productIdOf, summaryToFavorite } from '../../domain/favorites/favorites.ts'
import type { Favorite, Favorites, PendingFavorite } from '../../domain/favorites/favorites.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { ShopEvent } from '../../events/shop/shopEvent.ts'
import type { Settled } from '../answer.ts'
import type { Call } from '../call.ts'
import { favoriteHandlerOf, isFavoriteList } from './favoriteChanges.ts'

/** What an answer in the favorites lane means. */
export const recordFavorites = ({ favorites }: ShopperState, call: Call, answer: Settled): readonly ShopEvent[] => {
  const [head] = favorites.pending
  if (head && call.key === `${head.changeId}/${head.call}`) return recordChange(favorites, head, answer)
  if (!favorites.refresh) return []
  const { id } = favorites.refresh
  if (answer._tag !== 'Confirmed' || !isFavoriteList(answer.body)) return [{ _tag: 'v1.FavoritesRefreshAbandoned', id }]
  const { favoriteId, total, items } = answer.body
  return [{ _tag: 'v1.FavoritesPageRead', id, favoriteId, total, items: items.flatMap(itemToFavorite) }]
}

/** FAV-08: a failure is shown in the view; nothing is thrown. */
const recordChange = (favorites: Favorites, change: PendingFavorite, answer: Settled): readonly ShopEvent[] => {
  const { changeId, wish: wanted } = change
  if (answer._tag === 'SecretGone') return []
  if (answer._tag === 'Refused') {
    const { errorId, message } = answer
    const { favoriteId } = favorites
    if (errorId === listUnknown && favoriteId !== null)
      return [{ _tag: 'v1.FavoritesLost', favoriteId }, ...fulfilledByLoss(change)]
    const { what } = favoriteHandlerOf(wanted)
    return [
      {
        _tag: 'v1.FavoriteChangeRefused',
        changeId,
        refusal: { refusalId: changeId, what, errorId, message, name: nameOf(favorites, change) },
      },
    ]
  }
  return favoriteHandlerOf(wanted).confirmed(wanted, favorites, changeId, answer.body)
}

const listUnknown = 'API404'

/** The list is gone, and with it the item to be removed. */
const fulfilledByLoss = ({ changeId, wish: wanted }: PendingFavorite): readonly ShopEvent[] =>
  favoriteRuleOf(wanted).needsItem ? [{ _tag: 'v1.FavoriteChangeWithdrawn', changeId }] : []

const nameOf = ({ items }: Favorites, { wish: wanted }: PendingFavorite): string | null => {
  const product =
    productAddedBy(wanted) ?? items.find((item) => item.product.productId === productIdOf(wanted))?.product
  return product?.name ?? null
}

/** An item without its product is of no use on a page. */
const itemToFavorite = ({ itemId, product }: FavoriteList['items'][number]): readonly Favorite[] =>
  product ? [{ itemId, product: summaryToFavorite(product) }] : []
