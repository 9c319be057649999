import type { Cart } from '../../domain/cart/cart.ts'
import type { CartChange } from '../../domain/cart/changes/cartChange.ts'
import type { ShopEvent } from '../../events/shop/shopEvent.ts'
import { isSent } from './unsentChange.ts'

/** A newer wish of the same kind takes the place of those that were never sent. */
export const withdrawUnsent = (cart: Cart, kind: CartChange['kind']): readonly ShopEvent[] =>
  cart.pending
    .filter((change) => change.wish.kind === kind && !isSent(change))
    .map((change) => ({ _tag: 'v1.ChangeWithdrawn', changeId: change.changeId }))
