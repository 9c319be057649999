import type { Basket } from '../../contracts/api/entities/basket.ts'
import type { Order } from '../../contracts/api/entities/order.ts'
import type { FavoriteList, SavedForLater } from '../../contracts/api/entities/wishlist.ts'

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
      /** The body's invalid field, dotted (`addresses.0.province`). */
      readonly field?: string
    }
  /** The call needs a secret that is no longer in memory. Nothing was sent. */
  | { readonly _tag: 'SecretGone' }

/** An order and a list may name a basket too; only a basket has a version. */
export const isBasket = (body: AnswerBody): body is Basket => 'version' in body

export const isOrder = (body: AnswerBody): body is Order => 'orderNumber' in body
