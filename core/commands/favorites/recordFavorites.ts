import type { FavoriteList } from '../../../contracts/api/wishlist.ts'
import type { Favorite, PendingFavorite, Favorites } from '../../domain/favorites/favorites.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { ShopEvent } from '../../events/shop/shopEvent.ts'
import type { AnswerBody, Settled } from '../answer.ts'
import type { Call } from '../call.ts'
import { summaryToFavorite } from '../../domain/favorites/summaryToFavorite.ts'

/** What an answer in the favorites' lane means. */
export const recordFavorites = ({ favorites }: ShopperState, call: Call, answer: Settled): readonly ShopEvent[] => {
  const [head] = favorites.pending
  if (head && call.key === `${head.changeId}/${head.call}`) return recordChange(favorites, head, answer)
  if (!favorites.refresh) return []
  const { id } = favorites.refresh
  if (answer._tag !== 'Confirmed' || !isFavoriteList(answer.body)) return [{ _tag: 'v1.FavoritesRefreshAbandoned', id }]
  const { favoriteId, total, items } = answer.body
  return [{ _tag: 'v1.FavoritesPageRead', id, favoriteId, total, items: items.flatMap(itemToFavorite) }]
}

/** FAV-08: a failure is told in the view; nothing is thrown. */
const recordChange = (favorites: Favorites, change: PendingFavorite, answer: Settled): readonly ShopEvent[] => {
  const { changeId, wish: wanted } = change
  if (answer._tag === 'SecretGone') return []
  if (answer._tag === 'Refused') {
    const { errorId, message } = answer
    const { favoriteId } = favorites
    if (errorId === listUnknown && favoriteId !== null)
      return [{ _tag: 'v1.FavoritesLost', favoriteId }, ...fulfilledByLoss(change)]
    const what = ({ Add: 'add', Remove: 'remove', Share: 'share' } as const)[wanted.kind]
    return [
      {
        _tag: 'v1.FavoriteChangeRefused',
        changeId,
        refusal: { refusalId: changeId, what, errorId, message, name: nameOf(favorites, change) },
      },
    ]
  }
  if (wanted.kind === 'Share')
    return 'shareUrl' in answer.body ? [{ _tag: 'v1.FavoritesShared', changeId, path: answer.body.shareUrl }] : []
  if (!isFavoriteList(answer.body)) return []
  const { favoriteId, items } = answer.body
  const productId = wanted.kind === 'Add' ? wanted.product.productId : wanted.productId
  const others = favorites.items.map(({ product }) => product.productId).filter((id) => id !== productId)
  const expected = wanted.kind === 'Add' ? [productId, ...others] : others
  const differs = items.length !== expected.length || items.some(({ id }) => !expected.includes(id))
  const itemId = wanted.kind === 'Add' ? (items.find(({ id }) => id === productId)?.itemId ?? null) : null
  return [{ _tag: 'v1.FavoriteChangeDone', changeId, favoriteId, itemId, refresh: differs }]
}

const listUnknown = 'API404'

/** The list is gone, and with it what was to be taken out. */
const fulfilledByLoss = ({ changeId, wish: wanted }: PendingFavorite): readonly ShopEvent[] =>
  wanted.kind === 'Remove' ? [{ _tag: 'v1.FavoriteChangeWithdrawn', changeId }] : []

const nameOf = ({ items }: Favorites, { wish: wanted }: PendingFavorite): string | null => {
  if (wanted.kind === 'Share') return null
  return wanted.kind === 'Add'
    ? wanted.product.name
    : (items.find(({ product }) => product.productId === wanted.productId)?.product.name ?? null)
}

const isFavoriteList = (body: AnswerBody): body is FavoriteList => 'favoriteId' in body && 'total' in body

/** An item that comes without its product is of no use on a page. */
const itemToFavorite = ({ itemId, product }: FavoriteList['items'][number]): readonly Favorite[] =>
  product ? [{ itemId, product: summaryToFavorite(product) }] : []
