import type { FavoriteProduct } from '../commands/favoriteProduct.ts'

/** `isWaiting`: the server has not said yes yet. */
export type FavoriteView = FavoriteProduct & { readonly isWaiting: boolean }

/** Something asked of the favorites that was not done. `errorId`: code of the error catalogue. */
export type FavoriteRefusal = {
  readonly refusalId: string
  readonly what: 'add' | 'remove' | 'share'
  readonly errorId: string
  readonly message: string
  /** Of the product; null when it is not about one. */
  readonly name: string | null
}

export type FavoritesView = {
  /** FAV-02, FAV-17: off = no control shows and no call is made. */
  readonly isOn: boolean
  /** Newest first. */
  readonly items: readonly FavoriteView[]
  /** The server is being asked for its list. */
  readonly isReading: boolean
  /** Changes not yet answered by the server. */
  readonly waiting: number
  readonly refusals: readonly FavoriteRefusal[]
  /** FAV-06: `path` leads anybody to the list, once it is shared. */
  readonly share: { readonly path: string | null; readonly isWaiting: boolean }
}
