import { nobody } from '../account/account.ts'
import type { Account } from '../account/account.ts'
import { emptyCart } from '../cart/cart.ts'
import type { Cart } from '../cart/cart.ts'
import { newCheckout } from '../checkout/checkout.ts'
import type { Checkout } from '../checkout/checkout.ts'
import { noFavorites } from '../favorites/favorites.ts'
import type { Favorites } from '../favorites/favorites.ts'
import { guestStanding } from '../favorites/standing.ts'
import type { Standing } from '../favorites/standing.ts'
import { nothingSaved } from '../saved/saved.ts'
import type { SavedForLater } from '../saved/saved.ts'
import { quietDesk } from '../order/order.ts'
import type { OrderDesk } from '../order/order.ts'

/** All a shopper's log folds to. */
export type Shop = {
  readonly account: Account
  readonly cart: Cart
  readonly checkout: Checkout
  readonly order: OrderDesk
  readonly favorites: Favorites
  readonly saved: SavedForLater
  readonly standing: Standing
  /** The last commands done, so that one sent twice is done once. */
  readonly recentCommands: readonly string[]
}

/** A fresh one each time: replay folds into it in place. */
export const newShop = (): Shop => ({
  account: nobody(),
  cart: emptyCart(),
  checkout: newCheckout(),
  order: quietDesk(),
  favorites: noFavorites(),
  saved: nothingSaved(),
  standing: { ...guestStanding },
  recentCommands: [],
})

/** Far more than can be unacknowledged at once. */
export const rememberedCommands = 64
