import type { Currency } from '../api/wire.ts'
import type { Amount } from './amount.ts'
import type { LineView, RefusalView, RemovedView } from './lineView.ts'

export type TotalsView = {
  readonly itemTotal: Amount
  readonly itemSubTotal: Amount
  /** All discounts, shown as a minus. */
  readonly totalDiscount: Amount
  readonly orderDiscount: Amount
  readonly totalDiscountPercentage: number
  /** null = not known yet (no server answer so far). */
  readonly shipping: Amount | null
  readonly tax: Amount | null
  readonly total: Amount
  readonly totalWithoutTax: Amount
  readonly appliedRewards: Amount
  readonly remainingToPay: Amount
  readonly units: number
  readonly taxIncluded: boolean
}

/** CART-08: the text before the remaining amount, the text after it, and the text once it is reached. */
export type CalloutView = {
  readonly promotionId: string
  readonly before: string
  readonly after: string
  readonly reached: string
  /** Minor units still missing; 0 = reached. */
  readonly distance: number
  /** The share that is reached, 0…1. */
  readonly progress: number
}

/** void = still on the cart, but has no effect at the moment. */
export type CouponView = {
  readonly code: string
  readonly discount: Amount
  readonly state: 'confirmed' | 'void' | 'waiting' | 'leaving'
}

/** CART-42: the cart's last move to another country's shop, until the shopper has read about it. */
export type MoveView = {
  readonly moveId: string
  /** Locales: the shop that it left, and the one it is in. */
  readonly from: string
  readonly to: string
  /** What it cost there, minor units of that shop's currency. */
  readonly before: { readonly minor: number; readonly currency: Currency }
  /** What it costs now; null until the new price of every line is known. */
  readonly after: Amount | null
  readonly dropped: readonly ('payments' | 'adjustments')[]
  readonly notSold: readonly { readonly lineKey: string; readonly name: string }[]
  /** The names of what is shipped now instead of collected. */
  readonly sentHome: readonly string[]
}

export type CartView = {
  /** null = no lines, or a cart that moves (CART-42) and does not know the price of every line: no amount is shown. */
  readonly currency: Currency | null
  readonly lines: readonly LineView[]
  readonly removed: readonly RemovedView[]
  readonly units: number
  readonly totals: TotalsView
  readonly coupons: readonly CouponView[]
  readonly callouts: readonly CalloutView[]
  /**
   * Codes of flashes and notifications with the server's text (CART-32, 34…39); `lineKey` for those about an existing
   * line.
   */
  readonly messages: readonly {
    readonly code: string
    readonly message: string
    readonly shipmentId: string | null
    readonly lineKey?: string
  }[]
  readonly refusals: readonly RefusalView[]
  readonly estimate: { readonly postalCode: string; readonly country: string; readonly province: string | null } | null
  /** Changes not yet answered by the server. */
  readonly waiting: number
  /** The server lost the basket, and its lines are being added again (CART-27). */
  readonly rebuilding: boolean
  /** CART-28: shown once; the page reloads 4 s later. Epoch ms when it happened. */
  readonly customerRejectedAt: number | null
  readonly move: MoveView | null
}
