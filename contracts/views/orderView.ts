import type { Order } from '../api/entities/order.ts'
import type { CreditNote, TrackedOrder } from '../api/entities/purchase.ts'

/** What prevents the order, with the place that ERR-10…17 give it. */
export type OrderProblem = {
  readonly problemId: string
  readonly errorId: string
  readonly message: string
  /** banner = stays at the top; toast = stays until closed (ERR-12); flash = the cart's own messages (ERR-10). */
  readonly surface: 'banner' | 'toast' | 'flash'
  /** The step it sends the shopper back to, if any. */
  readonly step: 'shipping' | 'billing' | null
}

/**
 * idle → placing (CHK-06) → perhaps asked by the bank (PAY-30) → confirmed, or back to idle with a problem. `placing`
 * survives reloads.
 */
export type OrderView = {
  readonly placing: {
    readonly shownTotal: number
    readonly since: number
    readonly sent: boolean
    /** PAY-30: the bank asks the shopper, on the page at this path. */
    readonly challenge: { readonly action: string } | null
    /** The bank has been answered, or left without an answer, and the server is being told. */
    readonly ending: 'complete' | 'abandon' | null
  } | null
  readonly problem: OrderProblem | null
  readonly confirmed: ConfirmedOrder | null
}

/** ORD-13 */
export type ConfirmedOrder = Pick<
  Order,
  'orderNumber' | 'placedAt' | 'currency' | 'taxIncluded' | 'email' | 'totals' | 'couponItems' | 'customerNotifications'
> & {
  readonly lines: readonly {
    readonly id: string
    readonly sku: string
    readonly name: string
    readonly variant: string
    readonly quantity: number
    readonly rowTotal: number
    readonly originalRowTotal: number
    /** CART-24: already subtracted from `rowTotal`, minor units. */
    readonly adjustment?: { readonly reason: string; readonly amount: number }
    readonly picture: string
    readonly tint: string
    readonly path: string
    /** CART-33: a gift; absent otherwise. */
    readonly isBonus?: boolean
    readonly recipeId?: string
    readonly giftOption?: { readonly to: string }
  }[]
  readonly shipments: readonly {
    readonly shipmentId: string
    readonly code: string
    readonly label: string
    readonly deliveryTime: string
    readonly price: number
    readonly lineIds: readonly string[]
    readonly address: readonly string[]
  }[]
  readonly payments: readonly {
    readonly method: string
    readonly brand: string | null
    readonly last4: string | null
    readonly amount: number
  }[]
}

/** ORD-05, ORD-08: an order after it was placed. `refunded` in minor units. */
export type PlacedOrder = ConfirmedOrder &
  Pick<TrackedOrder, 'status' | 'tracking' | 'returns'> & {
    readonly refunded: number
    readonly creditNotes: readonly CreditNote[]
  }

/** ORD-15: what a guest entered to track the order; absent for its owner. */
export type GuestProof = { readonly email?: string; readonly postalCode?: string }

export type AskedOrder = { readonly orderId: string } & GuestProof

/** ORD-06: `creditNote` = the number of one of its credit notes, instead of the invoice (ORD-24). */
export type AskedPaper = AskedOrder & { readonly creditNote?: string }
