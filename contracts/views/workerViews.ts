import type { AccountView } from './accountView.ts'
import type { CartView } from './cartView.ts'
import type { CheckoutView } from './checkoutView.ts'
import type { ConsentView } from './consentView.ts'
import type { FavoritesView } from './favoritesView.ts'
import type { OrderView } from './orderView.ts'
import type { SavedView } from './savedView.ts'

/** A lane of calls as the sender sees it now. Not part of the log. */
export type LaneView = {
  readonly state: 'idle' | 'sending' | 'waiting'
  /** How often the call at the head has been tried without an answer. */
  readonly attempts: number
  readonly reason: string | null
  /** Epoch ms of the next attempt. */
  readonly retryAt: number | null
}

export type ConnectionView = {
  readonly online: boolean
  readonly cart: LaneView
  readonly order: LaneView
  readonly favorites: LaneView
  /** Whether this tab is the one that sends. */
  readonly leader: boolean
}

/** Storage health. memory = nothing survives a reload. */
export type HealthView = {
  readonly storage: 'ok' | 'degraded' | 'memory'
  readonly reason: 'blocked' | 'full' | 'closed' | 'corrupt' | null
  /** The database was emptied or rolled back since the last visit. */
  readonly amnesia: { readonly lostAfter: number } | null
  /** A newer version of the shop has taken over the database: this tab only reads. */
  readonly readOnly: boolean
}

/** Everything the screen can subscribe to. */
export type Views = {
  readonly account: AccountView
  readonly cart: CartView
  readonly checkout: CheckoutView
  readonly order: OrderView
  readonly favorites: FavoritesView
  readonly saved: SavedView
  readonly consent: ConsentView
  readonly connection: ConnectionView
  readonly health: HealthView
}
export type ViewName = keyof Views
