import type { InStoreSalesInfo } from '../../../contracts/api/entities/store.ts'
import type { PlacingPhase } from './placing.ts'
import type { StoredOrder, StoredOrderProblem } from './storedOrder.ts'

/** An order that was requested and is not answered yet. It is repeated under the same keys until it is. */
export type PendingOrder = {
  /**
   * The PlaceOrder command's id: `id/0` prepares, `id/1` places, `id/2` brings the bank's answer, `id/3` says that
   * there is none. Each id is one key for one call, forever.
   */
  readonly id: string
  /** Epoch ms. */
  readonly since: number
  /** The minor units to which the shopper agreed. */
  readonly shownTotal: number
  /** The part that the main method was to pay; absent in older logs. */
  readonly shownRemaining?: number
  /** BIS-02: who sells it, as of when the order was requested. */
  readonly inStoreSalesInfo: InStoreSalesInfo | null
  /** CHK-09: the name of a bot check's answer in the worker's memory; null without one, or when it is gone. */
  readonly botCheckRef: string | null
  readonly phase: PlacingPhase
  readonly sent: boolean
  /** PAY-30: the bank asks; present from the phase `challenge` on. */
  readonly challenge: Challenge | null
}

/** What the patch of PAY-32 needs, and where the shopper is asked. */
export type Challenge = {
  readonly orderNumber: string
  /** Path of the provider's page. */
  readonly action: string
  readonly instrumentId: string
  readonly cardType: string | null
  /** The name of the bank's answer in the worker's memory; null until there is one. */
  readonly secretRef: string | null
}

export type OrderState = {
  readonly placing: PendingOrder | null
  readonly problem: StoredOrderProblem | null
  readonly confirmed: StoredOrder | null
}

export const noOrder = (): OrderState => ({ placing: null, problem: null, confirmed: null })

/** PAY-34, ERR-16: our code for a refused, failed or closed 3-D Secure challenge; the catalogue has none. */
export const authenticationFailed = 'authentication-failed'

/** PAY-01: our code for an order whose card, gift card or consent was gone from memory before the shop had it. */
export const paymentGone = 'payment-gone'

/** CART-25: our code for a cart that is no longer what the shopper agreed to. */
export const totalChanged = 'total-changed'

/** PAY-30: not authorised, and the bank gave no page to authorise it on. */
export const paymentRefused = 'PAY400'

/** ERR-166: the payment does not cover the total, or no longer as shown. */
export const paymentNotEnough = 'PYT400'
