import type { Basket } from '../../contracts/api/basket.ts'
import type { Order } from '../../contracts/api/order.ts'

/** What came back, as data. `Unknown` settles nothing, so it never gets here: the call stays owed. */
export type Settled =
  | { readonly _tag: 'Confirmed'; readonly body: Basket | Order }
  | {
      readonly _tag: 'Refused'
      readonly status: number
      readonly errorId: string
      readonly message: string
      readonly maxAllowedQty?: number
    }
  /** The call needs a secret that is no longer in memory. Nothing was sent. */
  | { readonly _tag: 'SecretGone' }
