import type { ProductSummary } from '../../../contracts/api/entities/catalogue.ts'
import type { FavoriteProduct } from '../../../contracts/commands/lineProduct.ts'

/** A favorite as the server has it. */
export type Favorite = { readonly product: FavoriteProduct; readonly itemId: string }

/** A request to change the server's list that is not answered yet; `changeId/call` is its key. */
export type PendingFavorite = {
  readonly changeId: string
  readonly call: number
  /** The call may have been sent: the change can no longer be withdrawn. */
  readonly sent: boolean
  readonly wish: FavoriteChange
}

export type FavoriteChange =
  | { readonly kind: 'Add'; readonly product: FavoriteProduct }
  | { readonly kind: 'Remove'; readonly productId: string }
  | { readonly kind: 'Share' }

/** A change of the favorites that was not done. `errorId`: code of the error catalogue. */
export type FavoriteRefusal = {
  readonly refusalId: string
  readonly what: 'add' | 'remove' | 'share'
  readonly errorId: string
  readonly message: string
  /** The product; null when it is not about one. */
  readonly name: string | null
}

export type Favorites = {
  /** The server's id of the list; null until known. */
  readonly favoriteId: string | null
  /** What the server has, newest first: the base for pending changes. */
  readonly items: readonly Favorite[]
  readonly pending: readonly PendingFavorite[]
  /** A fresh read of the list is owed: the id from which its keys are made, and the pages that have arrived. */
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

/** What always holds for one kind of change. */
type FavoriteRule = {
  /** It is possible only while its product is in the list, and done when the list is gone. */
  readonly needsItem?: true
  /** It is possible only while the server has a list, or will get one by another change. */
  readonly needsList?: true
}

/** One row for each kind: the compiler demands a row for a new one. */
const favoriteRules: { readonly [Kind in FavoriteChange['kind']]: FavoriteRule } = {
  Add: {},
  Remove: { needsItem: true },
  Share: { needsList: true },
}

export const favoriteRuleOf = ({ kind }: FavoriteChange): FavoriteRule => favoriteRules[kind]

export const productAddedBy = (change: FavoriteChange): FavoriteProduct | null =>
  'product' in change ? change.product : null

/** The product a change adds or removes; null when it is about the whole list. */
export const productIdOf = (change: FavoriteChange): string | null =>
  'productId' in change ? change.productId : (productAddedBy(change)?.productId ?? null)

/** FAV-06 */
export const isShareWaiting = ({ pending }: Pick<Favorites, 'pending'>): boolean =>
  pending.some(({ wish: change }) => change.kind === 'Share')

/** What the shopper sees: the server's list with all pending changes applied, newest first. */
export const shownFavorites = ({
  items,
  pending,
}: Pick<Favorites, 'items' | 'pending'>): readonly (FavoriteProduct & { readonly isWaiting: boolean })[] =>
  pending.reduce<readonly (FavoriteProduct & { readonly isWaiting: boolean })[]>(
    (shown, { wish: change }) => {
      const product = productAddedBy(change)
      const others = shown.filter((favorite) => favorite.productId !== productIdOf(change))
      return product ? [{ ...product, isWaiting: true }, ...others] : others
    },
    items.map(({ product }) => ({ ...product, isWaiting: false })),
  )

/** What is stored of a product, so that the page can show it without a connection. */
export const summaryToFavorite = ({
  productId,
  name,
  kind,
  path,
  tint,
  price,
  colourways,
}: ProductSummary): FavoriteProduct => ({
  productId,
  name,
  kind,
  path,
  picture: colourways[0].pictures[0].url,
  tint,
  price: price.current,
  originalPrice: price.original,
  currency: price.currency,
})
