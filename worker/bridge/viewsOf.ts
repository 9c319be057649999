import type { RecordedViews } from '../../contracts/recorder.ts'
import type { ConnectionView, HealthView, LaneView } from '../../contracts/views/workerViews.ts'
import { viewSaved } from '../../core/events/saved/viewSaved.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { viewAccount } from '../../core/events/account/viewAccount.ts'
import { viewCart } from '../../core/events/cart/viewCart.ts'
import { viewCheckout } from '../../core/events/checkout/viewCheckout.ts'
import { viewFavorites } from '../../core/events/favorites/viewFavorites.ts'
import { viewOrder } from '../../core/events/order/viewOrder.ts'

/** What the screen sees of a folded log; a log does not tell whether its browser sends Global Privacy Control. */
export const viewsOf = (shopper: ShopperState, hasPrivacyControl = false): RecordedViews => ({
  account: viewAccount(shopper.account),
  cart: viewCart(shopper.cart),
  checkout: viewCheckout(shopper.checkout, shopper.cart),
  order: viewOrder(shopper.order),
  favorites: viewFavorites(shopper),
  saved: viewSaved(shopper),
  consent: { answer: shopper.consent, hasPrivacyControl },
})

const idleLane: LaneView = { state: 'idle', attempts: 0, reason: null, retryAt: null }

export const firstConnection: ConnectionView = {
  online: true,
  cart: idleLane,
  order: idleLane,
  favorites: idleLane,
  leader: false,
}

export const goodHealth: HealthView = { storage: 'ok', reason: null, amnesia: null, readOnly: false }
