import type { InStoreSalesInfo } from '../../../contracts/api/store.ts'
import type { ConfirmedOrder, OrderProblem } from '../../../contracts/views/orderView.ts'
import type { PlacingPhase } from './placing.ts'

/** An order that has been asked for and not been answered. It is asked again under the same keys until it is. */
export type PendingOrder = {
  /** The PlaceOrder command's id: `id/0` prepares, `id/1` places, `id/2` brings the bank's answer, `id/3` says there is none. One id, one key a call, for ever. */
  readonly id: string
  /** Epoch ms. */
  readonly since: number
  /** Minor units the shopper agreed to. */
  readonly shownTotal: number
  /** What of it the main method was to pay; absent in what was logged before that was said. */
  readonly shownRemaining?: number
  /** BIS-02: who sells it, as it was when the order was asked for. */
  readonly inStoreSalesInfo: InStoreSalesInfo | null
  /** CHK-09: names the answer of a bot check in the worker's memory; null without one, or when it is gone. */
  readonly botCheckRef: string | null
  readonly phase: PlacingPhase
  readonly sent: boolean
  /** PAY-30: the bank asks; there from the phase `challenge` on. */
  readonly challenge: Challenge | null
}

/** What the patch of PAY-32 needs, and where the shopper is asked. */
export type Challenge = {
  readonly orderNumber: string
  /** Path of the provider's page. */
  readonly action: string
  readonly instrumentId: string
  readonly cardType: string | null
  /** Names the bank's answer in the worker's memory; null until there is one. */
  readonly secretRef: string | null
}

export type OrderState = {
  readonly placing: PendingOrder | null
  readonly problem: OrderProblem | null
  readonly confirmed: ConfirmedOrder | null
}

export const noOrder = (): OrderState => ({ placing: null, problem: null, confirmed: null })
