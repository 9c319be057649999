import { favoriteQuantity } from '../../domain/configuration/constants.ts'
import { limits } from '../../domain/configuration/limits.ts'
import type { PendingFavorite, Favorites } from '../../domain/favorites/favorites.ts'
import { canKeepFavorites } from '../../domain/favorites/listAccess.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { Call, EndpointName } from '../call.ts'

/** The head of the favorites' lane: the changes in order, then the pages of a fresh look. None while switched off (FAV-02). */
export const wantsFavorites = ({
  favorites,
  standing: listAccess,
}: Pick<ShopperState, 'favorites' | 'standing'>): Call | null => {
  if (!canKeepFavorites(listAccess)) return null
  const [head] = favorites.pending
  if (head) return changeCall(favorites, head)
  if (!favorites.refresh) return null
  const { id, read } = favorites.refresh
  return callOf(favorites, `${id}/read/${read.length}`, 'readFavorites', {
    query: { start: read.length, count: limits.favorites },
  })
}

const changeCall = (favorites: Favorites, { changeId, call, wish: change }: PendingFavorite): Call => {
  const at = (endpoint: EndpointName, input: Call['input']) => callOf(favorites, `${changeId}/${call}`, endpoint, input)
  const { favoriteId } = favorites
  switch (change.kind) {
    case 'Add':
      return at('addFavorite', {
        body: {
          id: change.product.productId,
          qty: favoriteQuantity,
          itemType: 'product',
          ...(favoriteId === null ? {} : { favoriteId }),
        },
      })
    case 'Remove':
      return at('removeFavorite', {
        params: { favoriteId: favoriteId ?? '', itemId: itemIdOf(favorites, change.productId) },
      })
    case 'Share':
      return at('shareFavorites', { params: { favoriteId: favoriteId ?? '' }, body: {} })
  }
}

const callOf = ({ favoriteId }: Favorites, key: string, endpoint: EndpointName, input: Call['input']): Call => ({
  key,
  lane: 'favorites',
  endpoint,
  input,
  basketId: favoriteId,
  secret: null,
  strict: false,
})

/** A removal stands behind the add of its product, so the item is there. */
const itemIdOf = ({ items }: Favorites, productId: string): string =>
  items.find(({ product }) => product.productId === productId)?.itemId ?? ''
