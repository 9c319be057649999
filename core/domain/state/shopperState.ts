import { nobody } from '../account/account.ts'
import type { Account } from '../account/account.ts'
import { emptyCart } from '../cart/cart.ts'
import type { Cart } from '../cart/cart.ts'
import type { GivenConsent } from '../consent/consent.ts'
import { newCheckout } from '../checkout/checkout.ts'
import type { Checkout } from '../checkout/checkout.ts'
import type { Assignments } from '../experiment/assignments.ts'
import { noFavorites } from '../favorites/favorites.ts'
import type { Favorites } from '../favorites/favorites.ts'
import { guestListAccess } from '../favorites/listAccess.ts'
import type { ListAccess } from '../favorites/listAccess.ts'
import { nothingSaved } from '../saved/saved.ts'
import type { SavedItems } from '../saved/saved.ts'
import { noOrder } from '../order/order.ts'
import type { OrderState } from '../order/order.ts'

/** Everything that a shopper's log folds to. */
export type ShopperState = {
  readonly account: Account
  readonly cart: Cart
  readonly checkout: Checkout
  readonly order: OrderState
  readonly favorites: Favorites
  readonly saved: SavedItems
  readonly standing: ListAccess
  /** TRK-03: null = never asked, or not answered. */
  readonly consent: GivenConsent | null
  readonly experiments: Assignments
  /** The last commands, so that a command sent twice is done once. */
  readonly recentCommands: readonly string[]
}

/** A new one each time, because replay folds into it in place. */
export const initialState = (): ShopperState => ({
  account: nobody(),
  cart: emptyCart(),
  checkout: newCheckout(),
  order: noOrder(),
  favorites: noFavorites(),
  saved: nothingSaved(),
  standing: { ...guestListAccess },
  consent: null,
  experiments: [],
  recentCommands: [],
})

/** Far more than can be unacknowledged at once. */
export const rememberedCommands = 64
