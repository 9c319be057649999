import type { Basket } from '../../contracts/api/basket.ts'
import type { Order } from '../../contracts/api/order.ts'
import type { FavoriteList, SavedForLater } from '../../contracts/api/wishlist.ts'

/** The bodies of all calls that can be owed. */
export type AnswerBody =
  | Basket
  | Order
  | FavoriteList
  | SavedForLater
  | { readonly cart: Basket; readonly saveForLater: SavedForLater }
  | { readonly shareUrl: string }

/** What came back, as data. `Unknown` settles nothing, so it never gets here: the call stays owed. */
export type Settled =
  | { readonly _tag: 'Confirmed'; readonly body: AnswerBody }
  | {
      readonly _tag: 'Refused'
      readonly status: number
      readonly errorId: string
      readonly message: string
      readonly maxAllowedQty?: number
      /** The body's field at fault, dotted (`addresses.0.province`). */
      readonly field?: string
    }
  /** The call needs a secret that is no longer in memory. Nothing was sent. */
  | { readonly _tag: 'SecretGone' }
