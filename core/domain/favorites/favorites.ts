import type { FavoriteProduct } from '../../../contracts/commands/favoriteProduct.ts'
import type { FavoriteRefusal } from '../../../contracts/views/favoritesView.ts'

/** A favorite as the server has it. */
export type Favorite = { readonly product: FavoriteProduct; readonly itemId: string }

/** Something asked of the server's list and not answered yet; `changeId/call` is its key. */
export type PendingFavorite = {
  readonly changeId: string
  readonly call: number
  /** The call may have left: the change can no longer be withdrawn. */
  readonly sent: boolean
  readonly wish: FavoriteChange
}

export type FavoriteChange =
  | { readonly kind: 'Add'; readonly product: FavoriteProduct }
  | { readonly kind: 'Remove'; readonly productId: string }
  | { readonly kind: 'Share' }

export type Favorites = {
  /** The server's name of the list; null until it has said it. */
  readonly favoriteId: string | null
  /** What the server has, newest first: the base on which the changes lie. */
  readonly items: readonly Favorite[]
  readonly pending: readonly PendingFavorite[]
  /** The list is owed a fresh look: the id its keys are made of, and the pages that have come. */
  readonly refresh: { readonly id: string; readonly read: readonly Favorite[] } | null
  readonly refusals: readonly FavoriteRefusal[]
  /** FAV-06: where anybody may read the list, once its owner has shared it. */
  readonly sharePath: string | null
}

export const noFavorites = (): Favorites => ({
  favoriteId: null,
  items: [],
  pending: [],
  refresh: null,
  refusals: [],
  sharePath: null,
})

/** What the shopper sees: the server's list with everything still owed laid on it, newest first. */
export const shownFavorites = ({
  items,
  pending,
}: Pick<Favorites, 'items' | 'pending'>): readonly (FavoriteProduct & { readonly isWaiting: boolean })[] =>
  pending.reduce(
    (shown, { wish: change }) => {
      if (change.kind === 'Share') return shown
      const productId = change.kind === 'Add' ? change.product.productId : change.productId
      const others = shown.filter((favorite) => favorite.productId !== productId)
      return change.kind === 'Add' ? [{ ...change.product, isWaiting: true }, ...others] : others
    },
    items.map(({ product }) => ({ ...product, isWaiting: false })),
  )
