import { favoriteQuantity } from '../../domain/configuration/constants.ts'
import type { FavoriteList } from '../../../contracts/api/entities/wishlist.ts'
import { productIdOf } from '../../domain/favorites/favorites.ts'
import type { FavoriteChange, FavoriteRefusal, Favorites } from '../../domain/favorites/favorites.ts'
import type { ShopEvent } from '../../events/shop/shopEvent.ts'
import type { AnswerBody } from '../answer.ts'
import type { Request } from '../call.ts'

/** What one kind of change owes to the API and makes of its answers. */
type FavoriteHandler<Change> = {
  call(change: Change, favorites: Favorites): Request
  /** What an answer other than a refusal means. */
  confirmed(change: Change, favorites: Favorites, changeId: string, body: AnswerBody): readonly ShopEvent[]
  /** What its refusal is called. */
  readonly what: FavoriteRefusal['what']
}

/** One row for each kind: the compiler demands a row for a new one. */
const favoriteHandlers: {
  readonly [Kind in FavoriteChange['kind']]: FavoriteHandler<Extract<FavoriteChange, { readonly kind: Kind }>>
} = {
  Add: {
    call: ({ product }, { favoriteId }) => ({
      endpoint: 'addFavorite',
      input: {
        body: {
          id: product.productId,
          qty: favoriteQuantity,
          itemType: 'product',
          ...(favoriteId === null ? {} : { favoriteId }),
        },
      },
    }),
    confirmed: (change, favorites, changeId, body) => {
      const { productId } = change.product
      if (!isFavoriteList(body)) return []
      const itemId = body.items.find(({ id }) => id === productId)?.itemId ?? null
      return done(changeId, body, itemId, [productId, ...othersThan(change, favorites)])
    },
    what: 'add',
  },
  Remove: {
    call: ({ productId }, { favoriteId, items }) => ({
      endpoint: 'removeFavorite',
      // A removal comes after the add of its product, so the item exists.
      input: {
        params: {
          favoriteId: favoriteId ?? '',
          itemId: items.find(({ product }) => product.productId === productId)?.itemId ?? '',
        },
      },
    }),
    confirmed: (change, favorites, changeId, body) =>
      isFavoriteList(body) ? done(changeId, body, null, othersThan(change, favorites)) : [],
    what: 'remove',
  },
  Share: {
    call: (_change, { favoriteId }) => ({
      endpoint: 'shareFavorites',
      input: { params: { favoriteId: favoriteId ?? '' }, body: {} },
    }),
    confirmed: (_change, _favorites, changeId, body) =>
      'shareUrl' in body ? [{ _tag: 'v1.FavoritesShared', changeId, path: body.shareUrl }] : [],
    what: 'share',
  },
}

export const favoriteHandlerOf = ({ kind }: Pick<FavoriteChange, 'kind'>): FavoriteHandler<FavoriteChange> =>
  favoriteHandlers[kind]

export const isFavoriteList = (body: AnswerBody): body is FavoriteList => 'favoriteId' in body && 'total' in body

const othersThan = (change: FavoriteChange, { items }: Favorites): readonly string[] =>
  items.map(({ product }) => product.productId).filter((id) => id !== productIdOf(change))

/** The list is read again when the server's differs from the expected one. */
const done = (
  changeId: string,
  { favoriteId, items }: FavoriteList,
  itemId: string | null,
  expected: readonly string[],
): readonly ShopEvent[] => {
  const refresh = items.length !== expected.length || items.some(({ id }) => !expected.includes(id))
  return [{ _tag: 'v1.FavoriteChangeDone', changeId, favoriteId, itemId, refresh }]
}
