import type { FavoriteProduct } from '../commands/lineProduct.ts'

/** `isWaiting`: the server has not confirmed it yet. */
export type FavoriteView = FavoriteProduct & { readonly isWaiting: boolean }

/** A request about the favorites that was not done. `errorId`: code of the error catalogue. */
export type FavoriteRefusalView = {
  readonly refusalId: string
  readonly what: 'add' | 'remove' | 'share'
  readonly errorId: string
  readonly message: string
  /** The product; null when it is not about one. */
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
  readonly refusals: readonly FavoriteRefusalView[]
  /** FAV-06: once the list is shared, anybody can read it at `path`. */
  readonly share: { readonly path: string | null; readonly isWaiting: boolean }
}
